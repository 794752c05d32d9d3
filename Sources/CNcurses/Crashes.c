#define _GNU_SOURCE
#include "CNcurses.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

// Swift traps with SIGILL or SIGTRAP. No Swift code may run in a signal handler, hence C.
static const int crashes[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS};
enum { CRASHES = sizeof crashes / sizeof *crashes, TERMINALS = 2 };

static struct sigaction before[CRASHES];
static bool is_watching;
static char report[256], memory_report[256], stack_report[256];

// The main thread's stack, which grows down from its top.
static uintptr_t stack_top, stack_limit;
enum { SMALL_STACK = 1 << 20, STACK_GAP = 1 << 20 };

static volatile sig_atomic_t is_armed;
static int output;
static cncurses_crash_terminal terminals[TERMINALS];
static int terminal_count;
static uint8_t farewell[1024];
static size_t farewell_count;

/// Writes what the other side accepts within half a second and drops the rest.
static void deliver(int descriptor, const void *bytes, size_t count) {
  const uint8_t *rest = bytes;
  for (int attempts = 0; count > 0 && attempts < 10;) {
    ssize_t written = write(descriptor, rest, count);
    if (written > 0) {
      rest += written;
      count -= (size_t)written;
    } else if (written < 0 && errno == EAGAIN) {
      struct pollfd room = {.fd = descriptor, .events = POLLOUT};
      poll(&room, 1, 50);
      attempts++;
    } else if (written == 0 || errno != EINTR) {
      return;
    }
  }
}

/// Whether a fault is that of a small stack used up. The kernel keeps a gap of 1 MiB free below the largest stack, so
/// nothing else is there.
static bool is_small_stack(int number, const siginfo_t *info) {
  uintptr_t place = (uintptr_t)info->si_addr;
  return number == SIGSEGV && info->si_code > 0 && stack_limit < SMALL_STACK && place < stack_top &&
         stack_top - place <= stack_limit + STACK_GAP;
}

static void handle(int number, siginfo_t *info, void *context) {
  (void)context;
  // malloc leaves it behind, and Swift gives up at once.
  bool is_memory = errno == ENOMEM;
  if (is_armed) {
    is_armed = 0;
    deliver(output, farewell, farewell_count);
    for (int i = 0; i < terminal_count; i++) tcsetattr(terminals[i].descriptor, TCSANOW, &terminals[i].modes);
  }
  const char *line = is_small_stack(number, info) ? stack_report : is_memory ? memory_report : report;
  deliver(STDERR_FILENO, line, strlen(line));
  for (int i = 0; i < CRASHES; i++) sigaction(crashes[i], &before[i], NULL);
  // The faulting instruction runs again and meets the previous action, usually the system's. A signal sent by a
  // process, or a breakpoint, would not recur by itself.
  if (info->si_code <= 0 || number == SIGTRAP) raise(number);
}

void cncurses_crash_watch(const char *line, const char *memory_line, const char *stack_line) {
  strncpy(report, line, sizeof report - 1);
  strncpy(memory_report, memory_line, sizeof memory_report - 1);
  strncpy(stack_report, stack_line, sizeof stack_report - 1);
  if (is_watching) return;
  is_watching = true;
  struct rlimit limit;
  stack_limit = getrlimit(RLIMIT_STACK, &limit) == 0 ? limit.rlim_cur : RLIM_INFINITY;
  stack_top = (uintptr_t)&limit;
  // Stack for the handler, in case the stack has run out.
  static uint8_t room[64 * 1024];
  stack_t stack;
  if (sigaltstack(NULL, &stack) == 0 && (stack.ss_flags & SS_DISABLE)) {
    stack = (stack_t){.ss_sp = room, .ss_size = sizeof room};
    sigaltstack(&stack, NULL);
  }
  struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  // Swift's own handler starts a program that may prompt on the terminal. It stays only for users who ask for it.
  struct sigaction standard = {.sa_handler = SIG_DFL};
  bool keeps_report = getenv("SWIFT_BACKTRACE") != NULL;
  for (int i = 0; i < CRASHES; i++) {
    sigaction(crashes[i], &action, &before[i]);
    if (!keeps_report && before[i].sa_handler != SIG_IGN) before[i] = standard;
  }
}

void cncurses_crash_arm(int descriptor, const cncurses_crash_terminal *modes, int count, const uint8_t *bytes,
                        size_t byte_count) {
  is_armed = 0;
  if (!is_watching) cncurses_crash_watch("", "", "");
  output = descriptor;
  terminal_count = count < TERMINALS ? count : TERMINALS;
  memcpy(terminals, modes, (size_t)terminal_count * sizeof *modes);
  farewell_count = byte_count < sizeof farewell ? byte_count : sizeof farewell;
  memcpy(farewell, bytes, farewell_count);
  is_armed = 1;
}

void cncurses_crash_disarm(void) { is_armed = 0; }

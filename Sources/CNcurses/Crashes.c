#define _GNU_SOURCE
#include "CNcurses.h"

#include <signal.h>
#include <string.h>
#include <unistd.h>

// A trap of Swift is SIGILL or SIGTRAP. No code of Swift may run in a handler, hence C.
static const int crashes[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
enum { CRASHES = sizeof crashes / sizeof *crashes };

static struct sigaction before[CRASHES];
static volatile sig_atomic_t is_armed;
static int terminal;
static struct termios saved;
static uint8_t farewell[1024];
static size_t farewell_count;

static void handle(int number, siginfo_t *info, void *context) {
  (void)context;
  if (is_armed) {
    is_armed = 0;
    // What the terminal does not take is lost; there is nothing left to do about it.
    ssize_t ignored = write(terminal, farewell, farewell_count);
    (void)ignored;
    tcsetattr(terminal, TCSANOW, &saved);
  }
  for (int i = 0; i < CRASHES; i++) sigaction(crashes[i], &before[i], NULL);
  // The instruction at fault is tried again and meets the handler from before, or the default. What was sent by
  // a process, or by a breakpoint, would not come again by itself.
  if (info->si_code <= 0 || number == SIGTRAP) raise(number);
}

void cncurses_crash_arm(int descriptor, const struct termios *modes, const uint8_t *bytes, size_t count) {
  cncurses_crash_disarm();
  terminal = descriptor;
  saved = *modes;
  farewell_count = count < sizeof farewell ? count : sizeof farewell;
  memcpy(farewell, bytes, farewell_count);

  // Room for the handler when it is the stack that has run out.
  static uint8_t room[64 * 1024];
  stack_t stack;
  if (sigaltstack(NULL, &stack) == 0 && (stack.ss_flags & SS_DISABLE)) {
    stack = (stack_t){.ss_sp = room, .ss_size = sizeof room};
    sigaltstack(&stack, NULL);
  }
  struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  for (int i = 0; i < CRASHES; i++) sigaction(crashes[i], &action, &before[i]);
  is_armed = 1;
}

void cncurses_crash_disarm(void) {
  if (!is_armed) return;
  is_armed = 0;
  for (int i = 0; i < CRASHES; i++) sigaction(crashes[i], &before[i], NULL);
}

#define _GNU_SOURCE
#include "CNcurses.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/signalfd.h>
#include <unistd.h>

static sigset_t mask_before;
static struct sigaction pipe_before, file_size_before;

int cncurses_signals_open(const int *signals, int count) {
  sigset_t set;
  sigemptyset(&set);
  for (int i = 0; i < count; i++) {
    struct sigaction action;
    if (sigaction(signals[i], NULL, &action) == 0 && action.sa_handler != SIG_IGN) sigaddset(&set, signals[i]);
  }
  int descriptor = signalfd(-1, &set, SFD_NONBLOCK | SFD_CLOEXEC);
  if (descriptor < 0) return -1;
  pthread_sigmask(SIG_BLOCK, &set, &mask_before);
  // A failing write reports that itself, as does one over the file size limit (ulimit -f).
  struct sigaction ignore = {.sa_handler = SIG_IGN};
  sigaction(SIGPIPE, &ignore, &pipe_before);
  sigaction(SIGXFSZ, &ignore, &file_size_before);
  return descriptor;
}

int cncurses_signals_next(int descriptor) {
  struct signalfd_siginfo info;
  ssize_t count;
  do count = read(descriptor, &info, sizeof info);
  while (count < 0 && errno == EINTR);
  return count == sizeof info ? (int)info.ssi_signo : 0;
}

void cncurses_signals_close(int descriptor) {
  close(descriptor);
  sigaction(SIGPIPE, &pipe_before, NULL);
  sigaction(SIGXFSZ, &file_size_before, NULL);
  pthread_sigmask(SIG_SETMASK, &mask_before, NULL);
}

void cncurses_signal_act(int signal) {
  struct sigaction standard = {.sa_handler = SIG_DFL}, before;
  sigset_t set, mask;
  sigemptyset(&set);
  sigaddset(&set, signal);
  sigaction(signal, &standard, &before);
  raise(signal);
  pthread_sigmask(SIG_UNBLOCK, &set, &mask);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  sigaction(signal, &before, NULL);
}

static int last_signal;

static void end_by_last_signal(void) {
  if (last_signal) cncurses_signal_act(last_signal);
}

/// Registered before all others, so that it runs after them: what is to be done at the end is done by then.
__attribute__((constructor(101))) static void watch_the_end(void) { atexit(end_by_last_signal); }

void cncurses_signal_at_exit(int signal) { last_signal = signal; }

#define _GNU_SOURCE
#include "CSupport.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

/// In the new process, where nothing but what is safe after fork may be called. Returns only if it failed.
static void become(char *const *words, const int *files, int how, pid_t starter) {
  if (how & SUPPORT_OWN_SESSION) setsid();
  if (how & SUPPORT_ENDS_WITH_STARTER) {
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) < 0) return;
    // It may have ended before that.
    if (getppid() != starter) _exit(127);
  }
  // First out of the way, because one may be where another is to be.
  int moved[3];
  for (int i = 0; i < 3; i++)
    if ((moved[i] = fcntl(files[i], F_DUPFD_CLOEXEC, 3)) < 0) return;
  for (int i = 0; i < 3; i++)
    if (dup2(moved[i], i) < 0) return;
  // Ignored here, and the new program's to decide about.
  static const int usual[] = {SIGPIPE, SIGXFSZ, SIGCHLD};
  for (size_t i = 0; i < sizeof usual / sizeof *usual; i++) signal(usual[i], SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execvp(words[0], words);
}

int support_start(char *const *words, const int *files, int how, int *process) {
  // Closed by exec, or else it tells why there was none.
  int report[2];
  if (pipe2(report, O_CLOEXEC) < 0) return errno;
  pid_t starter = getpid();
  // posix_spawn cannot ask for the signal of the starter's end.
  pid_t child = fork();
  if (child == 0) {
    become(words, files, how, starter);
    int code = errno;
    // Fewer bytes than a pipe takes at once, and only the starter reads them.
    if (write(report[1], &code, sizeof code) < 0) _exit(126);
    _exit(127);
  }
  int code = child < 0 ? errno : 0;
  close(report[1]);
  if (child > 0) {
    int told = 0;
    ssize_t count;
    do count = read(report[0], &told, sizeof told);
    while (count < 0 && errno == EINTR);
    if (count == sizeof told) {
      code = told;
      while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
    }
  }
  close(report[0]);
  if (code == 0) *process = child;
  return code;
}

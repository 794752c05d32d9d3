#define _XOPEN_SOURCE 700
#include "CNcurses.h"

#include <curses.h>
#include <term.h>
#include <unistd.h>

cncurses_terminfo cncurses_load(const char *name) {
  int result = 0;
  // Given a `result`, setupterm neither prints nor exits.
  if (setupterm(name, STDERR_FILENO, &result) == OK) return CNCURSES_TERMINFO_FOUND;
  return result < 0 ? CNCURSES_TERMINFO_MISSING : CNCURSES_TERMINFO_UNKNOWN;
}

void cncurses_unload(void) {
  if (cur_term) del_curterm(cur_term);
}

int cncurses_number(const char *capability) { return tigetnum(capability); }

bool cncurses_flag(const char *capability) { return tigetflag(capability) > 0; }

const char *cncurses_string(const char *capability) {
  const char *string = tigetstr(capability);
  return string == (const char *)-1 ? NULL : string;
}

const char *cncurses_foreground(int color) {
  const char *string = cncurses_string("setaf");
  return string ? tiparm(string, color) : NULL;
}

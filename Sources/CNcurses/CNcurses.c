// _XOPEN_SOURCE for the wide-character functions of <curses.h>, _GNU_SOURCE for memfd_create.
#define _GNU_SOURCE
#define _XOPEN_SOURCE 700
#include "CNcurses.h"

#include <curses.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <term.h>
#include <unistd.h>
#include <wchar.h>

// ncurses keeps its state in globals, so there can be only one screen.
static SCREEN *screen;
// A file in memory. ncurses blocks, or spins, until a terminal has accepted its output; memory accepts it at once.
static FILE *output;

/// Sets or removes an environment variable.
static void set_variable(const char *name, const char *value) {
  if (value)
    setenv(name, value, 1);
  else
    unsetenv(name);
}

/// newterm reads the size from the terminal, which it has no access to here, or else from LINES and COLUMNS.
static SCREEN *new_screen(const char *name, int width, int height) {
  static const char *const names[] = {"LINES", "COLUMNS"};
  const int values[] = {height, width};
  char *before[] = {NULL, NULL};
  for (int i = 0; i < 2; i++) {
    const char *value = getenv(names[i]);
    before[i] = value ? strdup(value) : NULL;
    char digits[16];
    snprintf(digits, sizeof digits, "%d", values[i]);
    set_variable(names[i], digits);
  }
  SCREEN *result = newterm(name, output, output);
  for (int i = 0; i < 2; i++) {
    set_variable(names[i], before[i]);
    free(before[i]);
  }
  return result;
}

bool cncurses_start(const char *name, int width, int height) {
  if (screen) return false;
  int descriptor = memfd_create("ncurses output", MFD_CLOEXEC);
  if (descriptor < 0) return false;
  output = fdopen(descriptor, "w+");
  if (!output) {
    close(descriptor);
    return false;
  }
  // newterm installs handlers; we learn of signals in another way.
  static const int signals[] = {SIGINT, SIGTERM, SIGTSTP, SIGWINCH};
  enum { SIGNALS = sizeof signals / sizeof *signals };
  struct sigaction before[SIGNALS];
  for (int i = 0; i < SIGNALS; i++) sigaction(signals[i], NULL, &before[i]);
  screen = new_screen(name, width, height);
  for (int i = 0; i < SIGNALS; i++) sigaction(signals[i], &before[i], NULL);
  if (!screen) {
    int another = fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
    int code = another < 0 ? errno : 0;
    if (another >= 0) close(another);
    fclose(output);
    output = NULL;
    errno = code;
    return false;
  }
  // With OPOST off, a line feed only moves down.
  nonl();
  // No checking for input in the middle of an update: this file has none.
  typeahead(-1);
  scrollok(stdscr, FALSE);
  leaveok(stdscr, FALSE);
  if (has_colors()) {
    start_color();
    use_default_colors();
  }
  return true;
}

bool cncurses_is_running(void) { return screen != NULL; }

void cncurses_stop(void) {
  if (!screen) return;
  if (!isendwin()) endwin();
  delscreen(screen);
  screen = NULL;
  fclose(output);
  output = NULL;
}

void cncurses_resize(int width, int height) {
  if (screen && width > 0 && height > 0) resizeterm(height, width);
}

void cncurses_erase(void) {
  if (screen) werase(stdscr);
}

void cncurses_forget(void) {
  if (screen) clearok(curscr, TRUE);
}

int cncurses_pair_count(void) { return screen && has_colors() ? COLOR_PAIRS : 0; }

bool cncurses_define_pair(int pair, int foreground, int background) {
  return screen && init_extended_pair(pair, foreground, background) == OK;
}

/// The attributes of ncurses.
static attr_t attributes_of(int attributes) {
  attr_t result = A_NORMAL;
  if (attributes & CNCURSES_BOLD) result |= A_BOLD;
  if (attributes & CNCURSES_UNDERLINE) result |= A_UNDERLINE;
  if (attributes & CNCURSES_REVERSE) result |= A_REVERSE;
  if (attributes & CNCURSES_DIM) result |= A_DIM;
  return result;
}

void cncurses_put(int y, int x, const cncurses_glyph *glyphs, int count, int attributes, int pair) {
  if (!screen) return;
  attr_t attribute = attributes_of(attributes);
  enum { CHUNK = 128 };
  cchar_t cells[CHUNK];
  while (count > 0) {
    int filled = 0, width = 0;
    for (; filled < CHUNK && filled < count; filled++) {
      wchar_t text[] = {(wchar_t)glyphs[filled].base, (wchar_t)glyphs[filled].mark,
                        (wchar_t)glyphs[filled].second_mark, 0};
      int cell_width = wcwidth(text[0]);
      // ncurses counts cells by wcwidth too and must not be given a character without width.
      if (cell_width < 1) {
        text[0] = L' ';
        cell_width = 1;
      }
      // The pair goes in the last argument: the short one before it holds at most 32767.
      if (setcchar(&cells[filled], text, attribute, 0, &pair) != OK) return;
      width += cell_width;
    }
    // Unlike waddch this neither wraps nor scrolls, not even in the last cell of the screen.
    mvadd_wchnstr(y, x, cells, filled);
    x += width;
    glyphs += filled;
    count -= filled;
  }
}

void cncurses_move(int y, int x) {
  if (screen) move(y, x);
}

void cncurses_show_cursor(bool is_visible) {
  if (screen) curs_set(is_visible ? 1 : 0);
}

void cncurses_update(void) {
  if (!screen) return;
  wnoutrefresh(stdscr);
  doupdate();
}

void cncurses_distrust(int y) {
  if (screen) wredrawln(stdscr, y, 1);
}

// What ncurses' low-level functions compose; they take a function of one byte.
static uint8_t composed[512];
static size_t composed_count;

static int compose(int byte) {
  if (composed_count < sizeof composed) composed[composed_count++] = (uint8_t)byte;
  return byte;
}

static void compose_move(int y, int x) {
  if (cursor_address) tputs(tiparm(cursor_address, y, x), 1, compose);
}

void cncurses_overlay(int y, int x, const cncurses_glyph *glyph, int attributes, int pair) {
  if (!screen) return;
  int cursor_y, cursor_x;
  getyx(curscr, cursor_y, cursor_x);
  composed_count = 0;
  compose_move(y, x);
  vid_puts(attributes_of(attributes), 0, &pair, compose);
  const uint32_t scalars[] = {glyph->base, glyph->mark, glyph->second_mark};
  for (size_t i = 0; i < sizeof scalars / sizeof *scalars && scalars[i]; i++) {
    char bytes[MB_LEN_MAX];
    mbstate_t state = {0};
    size_t count = wcrtomb(bytes, (wchar_t)scalars[i], &state);
    for (size_t j = 0; count != (size_t)-1 && j < count; j++) compose((uint8_t)bytes[j]);
  }
  // As ncurses leaves the terminal after an update, and expects to find it.
  vid_puts(A_NORMAL, 0, NULL, compose);
  compose_move(cursor_y, cursor_x);
  for (size_t sent = 0; sent < composed_count;) {
    ssize_t count = write(fileno(output), composed + sent, composed_count - sent);
    if (count <= 0) return;
    sent += (size_t)count;
  }
}

void cncurses_leave(void) {
  if (screen && !isendwin()) endwin();
}

size_t cncurses_output_count(void) {
  off_t end = output ? lseek(fileno(output), 0, SEEK_CUR) : 0;
  return end > 0 ? (size_t)end : 0;
}

size_t cncurses_take_output(uint8_t *buffer, size_t capacity) {
  if (!output) return 0;
  int descriptor = fileno(output);
  ssize_t count = pread(descriptor, buffer, capacity, 0);
  // Overwritten from the start next time: freeing the pages for every frame would cost more than keeping them.
  lseek(descriptor, 0, SEEK_SET);
  return count > 0 ? (size_t)count : 0;
}

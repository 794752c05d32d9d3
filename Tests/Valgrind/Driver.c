// Calls every function of CSupport and CNcurses, so that valgrind can find leaks and invalid memory accesses. The
// results are tested elsewhere.
#define _GNU_SOURCE
#include <CNcurses.h>
#include <CSupport.h>
#include <errno.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static int failures;

static void expect(bool holds, const char *what) {
  if (holds) return;
  fprintf(stderr, "does not hold: %s\n", what);
  failures++;
}

// MARK: CSupport

static void fold(void) {
  static const char *const texts[] = {"", "ＪＲ", "ﾎﾝｱﾂｷﾞ", "か\u3099", "ﷺ\u0301", "\xff\xfe", "a\xe8"};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    const uint8_t *text = (const uint8_t *)texts[i];
    size_t length = strlen(texts[i]);
    ptrdiff_t needed = support_fold(text, length, NULL, 0);
    if (needed <= 0) continue;
    // Exactly as large as needed, and one byte less.
    for (ptrdiff_t capacity = needed - 1; capacity <= needed; capacity++) {
      uint8_t *buffer = malloc((size_t)capacity + 1);
      expect(support_fold(text, length, buffer, (size_t)capacity) == needed, "the folded length");
      free(buffer);
    }
  }
  // More than fits on the stack, also if it turns out not to be UTF-8 at its end.
  enum { COUNT = 10000 };
  uint8_t *text = malloc(COUNT), *buffer = malloc(COUNT);
  memset(text, 'A', COUNT);
  expect(support_fold(text, COUNT, buffer, COUNT) == COUNT, "long text");
  text[COUNT - 1] = 0xe8;
  expect(support_fold(text, COUNT, buffer, COUNT) < 0, "long text that is no UTF-8");
  free(text);
  free(buffer);
}

static void find(void) {
  uint8_t *text = malloc(5);
  memcpy(text, "abcab", 5);
  expect(support_find(text, 5, (const uint8_t *)"ab", 2) == 0, "found");
  expect(support_find(text + 1, 4, (const uint8_t *)"ab", 2) == 2, "found at the end");
  expect(support_find(text, 5, (const uint8_t *)"abd", 3) == -1, "not found");
  expect(support_find(text, 5, (const uint8_t *)"abcabc", 6) == -1, "longer than the text");
  expect(support_find(text, 5, NULL, 0) == 0, "nothing is at 0");
  free(text);
}

static void options(void) {
  const support_option table[] = {{"tab", 1, 0x100}, {"ascii", 0, 0x101}};
  char *words[] = {"townranking", "file", "--tab", "buy", "--asc", "-x", "--no", "--tab=rent", "--tab", NULL};
  const char *value = NULL;
  support_reset_options();
  int code, count = 0;
  while ((code = support_next_option(9, words, ":hV", table, 2, &value)) != SUPPORT_OPTIONS_END && count < 99) {
    count++;
    support_refused_option();
  }
  expect(count == 6 && support_option_index() == 8, "options and operands");
}

static void widths(void) {
  for (uint32_t scalar = 0; scalar < 0x110000; scalar += 7) support_scalar_width(scalar);
  expect(support_scalar_width(0x672c) == 2, "the width of 本");
}

static void programs(void) {
  char *right[] = {"true", NULL}, *wrong[] = {"/nowhere/x", NULL};
  int files[] = {0, 1, 2}, missing[] = {0, 1, 99}, process = 0, status = -1;
  expect(support_start(right, files, SUPPORT_OWN_SESSION | SUPPORT_ENDS_WITH_STARTER, &process) == 0, "it is started");
  expect(waitpid(process, &status, 0) == process && status == 0, "it ends");
  expect(support_start(wrong, files, 0, &process) == ENOENT, "there is no such program");
  expect(support_start(right, missing, 0, &process) == EBADF, "there is no such file");
  expect(waitpid(-1, NULL, 0) < 0, "no child is left");
}

// MARK: CNcurses

static void terminfo(void) {
  expect(cncurses_load("there-is-none") == CNCURSES_TERMINFO_UNKNOWN, "an unknown terminal");
  static const char *const names[] = {"xterm-256color", "vt100", "linux", "xterm"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    if (cncurses_load(names[i]) != CNCURSES_TERMINFO_FOUND) continue;
    cncurses_number("colors");
    cncurses_flag("bce");
    expect(cncurses_string("cup") != NULL, "cup");
    expect(cncurses_string("there-is-none") == NULL, "an unknown capability");
    cncurses_foreground(3);
    cncurses_unload();
  }
}

static void take(size_t capacity) {
  uint8_t *buffer = malloc(capacity);
  expect(cncurses_take_output(buffer, capacity) <= capacity, "the output's length");
  free(buffer);
}

static void draw(int width, int height) {
  cncurses_glyph glyphs[200];
  for (int i = 0; i < 200; i++) glyphs[i] = (cncurses_glyph){i % 3 ? 0x672c : 'a', i % 5 ? 0 : 0x3099, i % 25 ? 0 : 0x301};
  cncurses_erase();
  for (int y = -1; y <= height; y++) cncurses_put(y, 0, glyphs, 200, y & 7, y % 9);
  cncurses_put(0, width - 1, glyphs, 1, CNCURSES_BOLD, 0);
  cncurses_move(height - 1, width - 1);
  cncurses_show_cursor(height % 2 == 0);
  cncurses_update();
  expect(cncurses_output_count() > 0, "something is drawn");
  take(cncurses_output_count());
}

static void screen(const char *name) {
  if (!cncurses_start(name, 80, 24)) return;
  expect(cncurses_is_running() && !cncurses_start(name, 80, 24), "one screen at a time");
  int pairs = cncurses_pair_count();
  for (int pair = 1; pair < 300 && pair < pairs; pair++) cncurses_define_pair(pair, pair % 8, -1);
  static const int sizes[][2] = {{80, 24}, {1, 1}, {300, 100}, {2, 1}, {0, 0}, {40, 12}};
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
    cncurses_resize(sizes[i][0], sizes[i][1]);
    if (sizes[i][0]) draw(sizes[i][0], sizes[i][1]);
  }
  cncurses_forget();
  draw(40, 12);
  cncurses_leave();
  take(cncurses_output_count() + 1);
  cncurses_stop();
  cncurses_stop();
}

/// ncurses 6.4 itself leaks what it began if it cannot start. The program would end then; here a child does, which
/// valgrind is told to ignore.
static void unknown_screen(void) {
  pid_t child = fork();
  if (child == 0) _exit(cncurses_start("there-is-none", 80, 24) || cncurses_is_running());
  int status = 0;
  waitpid(child, &status, 0);
  // valgrind may give the child the status for a leak.
  expect(child > 0 && WIFEXITED(status) && WEXITSTATUS(status) != 1, "an unknown terminal has no screen");
}

static void signals(void) {
  static const int watched[] = {SIGHUP, SIGWINCH};
  int descriptor = cncurses_signals_open(watched, 2);
  expect(descriptor >= 0, "a descriptor for signals");
  expect(cncurses_signals_next(descriptor) == 0, "no signal");
  raise(SIGWINCH);
  expect(cncurses_signals_next(descriptor) == SIGWINCH, "a signal");
  cncurses_signal_act(SIGWINCH);
  cncurses_signals_close(descriptor);
}

static void crashes(void) {
  cncurses_crash_terminal terminals[2] = {{.descriptor = -1}, {.descriptor = -1}};
  uint8_t *bytes = calloc(1, 4000);
  cncurses_crash_arm(-1, terminals, 2, bytes, 4000);
  cncurses_crash_arm(-1, terminals, 1, bytes, 3);
  free(bytes);
  cncurses_crash_disarm();
  cncurses_crash_disarm();
}

int main(void) {
  expect(setlocale(LC_CTYPE, "C.UTF-8") != NULL, "the locale C.UTF-8");
  fold();
  find();
  options();
  widths();
  programs();
  terminfo();
  screen("xterm-256color");
  screen("vt100");
  unknown_screen();
  screen("xterm-256color");
  signals();
  crashes();
  return failures > 0;
}

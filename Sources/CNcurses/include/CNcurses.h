// What Swift cannot reach by itself to drive a terminal: ncurses and signals. Plain C types only: no type or macro of
// <curses.h> is visible outside this target.
#ifndef CNCURSES_H
#define CNCURSES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <termios.h>

// MARK: terminfo

typedef enum {
  CNCURSES_TERMINFO_MISSING = -1,  ///< No terminfo database was found.
  CNCURSES_TERMINFO_UNKNOWN = 0,   ///< There is no such entry, or it describes no terminal in particular.
  CNCURSES_TERMINFO_FOUND = 1,
} cncurses_terminfo;

/// Reads a terminal's entry so that the functions of this section can be used. Changes nothing on the terminal. Must
/// not be called while a screen is running: that would lose its entry.
cncurses_terminfo cncurses_load(const char *_Nonnull name);

/// Frees what cncurses_load read.
void cncurses_unload(void);

/// A numeric capability of the entry; negative if it has none.
int cncurses_number(const char *_Nonnull capability);

/// A Boolean capability of the entry.
bool cncurses_flag(const char *_Nonnull capability);

/// A string capability of the entry, padding included; NULL if it has none. Valid until the entry is freed.
const char *_Nullable cncurses_string(const char *_Nonnull capability);

/// What the entry sends to set the foreground to a colour; NULL if it cannot. Valid until the next call.
const char *_Nullable cncurses_foreground(int color);

// MARK: the screen

/// Starts ncurses for a screen of that size in cells. It writes to memory, never to the terminal: the caller sends what
/// cncurses_take_output returns. Needs a UTF-8 LC_CTYPE. Returns false if it cannot start; errno says so if no more files
/// can be opened.
bool cncurses_start(const char *_Nonnull name, int width, int height);

/// Whether there is a screen: from a successful cncurses_start to cncurses_stop.
bool cncurses_is_running(void);

/// Ends what cncurses_start began and frees it.
void cncurses_stop(void);

/// Adapts to a new size in cells; the next update sends the whole screen.
void cncurses_resize(int width, int height);

/// Blanks the screen in memory.
void cncurses_erase(void);

/// Makes the next update send the whole screen.
void cncurses_forget(void);

/// The number of colour pairs; 0 on a monochrome terminal.
int cncurses_pair_count(void);

/// Sets the colours of a pair, counted from 1; -1 is the terminal's own colour. Returns false if ncurses refuses, for
/// example a pair or a colour beyond the terminal's range: the pair must not be used then.
bool cncurses_define_pair(int pair, int foreground, int background);

enum { CNCURSES_BOLD = 1, CNCURSES_UNDERLINE = 2, CNCURSES_REVERSE = 4, CNCURSES_DIM = 8 };

/// The scalars of one glyph: one that has width, and up to two combining marks (0: none).
typedef struct {
  uint32_t base, mark, second_mark;
} cncurses_glyph;

/// Writes glyphs of one style from a place to the right. Clips at the edge; never scrolls.
void cncurses_put(int y, int x, const cncurses_glyph *_Nonnull glyphs, int count, int attributes, int pair);

/// Makes the next update write the whole of a row, whatever it shows.
void cncurses_distrust(int y);

/// Composes one glyph for a place right after an update, without ncurses' knowledge: what it knows of the cells stays as
/// it is, and so do cursor and style.
void cncurses_overlay(int y, int x, const cncurses_glyph *_Nonnull glyph, int attributes, int pair);

/// Sets where the cursor is after the next update, in cells from the top left.
void cncurses_move(int y, int x);

/// Sets whether the cursor is visible after the next update; a terminal that cannot hide it always shows it.
void cncurses_show_cursor(bool is_visible);

/// Composes the bytes that make the terminal show the screen in memory; the first update takes over the terminal's
/// screen.
void cncurses_update(void);

/// Composes the bytes that give the screen back. The next update takes it over again.
void cncurses_leave(void);

/// The number of bytes composed and not yet taken.
size_t cncurses_output_count(void);

/// Moves up to `capacity` composed bytes to `buffer`; returns how many.
size_t cncurses_take_output(uint8_t *_Nonnull buffer, size_t capacity);

// MARK: signals

/// Blocks these signals, so that they can be read like input. A signal that was ignored at the start stays ignored
/// (nohup). Returns a file descriptor that is readable when signals are pending, or -1.
int cncurses_signals_open(const int *_Nonnull signals, int count);

/// Returns the next signal; 0 if there is none.
int cncurses_signals_next(int descriptor);

/// Closes the descriptor and restores the signals' previous actions.
void cncurses_signals_close(int descriptor);

/// Lets one of the blocked signals act on this process as if it had just arrived: the process may stop or end. Returns
/// when the process continues, or at once if the system ignores the signal.
void cncurses_signal_act(int signal);

/// Lets this signal end the process when it exits, after all that is done at its end.
void cncurses_signal_at_exit(int signal);

// MARK: crashes

/// From this call on, a crash writes a line to standard error, and the process ends by the signal: `memory_line` if an
/// allocation has just failed, `stack_line` if a limit of less than 1 MiB leaves the main thread no stack, and otherwise
/// `line`. Swift's own report, which may prompt on the terminal, appears only if SWIFT_BACKTRACE is set.
void cncurses_crash_watch(const char *_Nonnull line, const char *_Nonnull memory_line,
                          const char *_Nonnull stack_line);

/// A terminal and its original modes.
typedef struct {
  int descriptor;
  struct termios modes;
} cncurses_crash_terminal;

/// From this call on, a crash also writes these bytes to `descriptor` and restores the modes of up to two terminals.
void cncurses_crash_arm(int descriptor, const cncurses_crash_terminal *_Nonnull modes, int count,
                        const uint8_t *_Nonnull bytes, size_t byte_count);

/// From this call on, a crash leaves the terminal as it is.
void cncurses_crash_disarm(void);

#endif

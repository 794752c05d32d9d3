// What Swift cannot reach by itself to drive a terminal: ncurses, and the signals around it.
// Plain C types only: no type or macro of <curses.h> is seen outside this target.
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

/// Reads a terminal's entry so that the functions of this section can be asked. Changes nothing on the terminal.
/// Not while a screen is running: that would lose its entry.
cncurses_terminfo cncurses_load(const char *_Nonnull name);

/// Frees what cncurses_load read.
void cncurses_unload(void);

/// A number of the entry; negative where it has none.
int cncurses_number(const char *_Nonnull capability);

/// A switch of the entry.
bool cncurses_flag(const char *_Nonnull capability);

/// A string of the entry, padding included; NULL where it has none. Valid until the entry is freed.
const char *_Nullable cncurses_string(const char *_Nonnull capability);

/// What the entry sends to set the foreground to a colour; NULL where it cannot. Valid until the next call.
const char *_Nullable cncurses_foreground(int color);

// MARK: the screen

/// Starts ncurses for a screen of that size in cells. It writes to memory, never to the terminal: whoever calls
/// delivers what cncurses_take_output gives. Needs a UTF-8 LC_CTYPE. False if it cannot start.
bool cncurses_start(const char *_Nonnull name, int width, int height);

/// Whether there is a screen: from a cncurses_start that succeeded to cncurses_stop.
bool cncurses_is_running(void);

/// Ends what cncurses_start began and frees it.
void cncurses_stop(void);

/// Adapts to a new size in cells; the next update sends the whole screen.
void cncurses_resize(int width, int height);

/// Blanks the screen in memory.
void cncurses_erase(void);

/// Has the next update send the whole screen.
void cncurses_forget(void);

/// How many colour pairs there are; 0 on a monochrome terminal.
int cncurses_pair_count(void);

/// Gives a colour pair, from 1, its colours; -1 is the terminal's own. False if ncurses refuses them, such as a pair or
/// a colour more than the terminal has: the pair is not to be used then.
bool cncurses_define_pair(int pair, int foreground, int background);

enum { CNCURSES_BOLD = 1, CNCURSES_UNDERLINE = 2, CNCURSES_REVERSE = 4 };

/// Scalars of one glyph: one that takes room, and up to two marks over it (0: none).
typedef struct {
  uint32_t base, mark, second_mark;
} cncurses_glyph;

/// Writes glyphs of one look from a place to the right. Clips at the edge; never scrolls.
void cncurses_put(int y, int x, const cncurses_glyph *_Nonnull glyphs, int count, int attributes, int pair);

/// Where the cursor stands after the next update.
void cncurses_move(int y, int x);

/// Whether the cursor is seen after the next update; a terminal that cannot hide it shows it always.
void cncurses_show_cursor(bool is_visible);

/// Composes what makes the terminal show the screen in memory; the first one takes the terminal's screen.
void cncurses_update(void);

/// Composes what gives the screen back. The next update takes it again.
void cncurses_leave(void);

/// Bytes composed and not yet taken.
size_t cncurses_output_count(void);

/// Moves up to `capacity` bytes, all of them if that is enough, to `buffer`; returns how many.
size_t cncurses_take_output(uint8_t *_Nonnull buffer, size_t capacity);

// MARK: signals

/// Blocks these signals, so that they can be read like input. One that was ignored at the start stays ignored (nohup).
/// Returns a file descriptor that is readable when there are any, or -1.
int cncurses_signals_open(const int *_Nonnull signals, int count);

/// The next signal; 0 if there is none.
int cncurses_signals_next(int descriptor);

/// Closes the descriptor and lets the signals act as they did before.
void cncurses_signals_close(int descriptor);

/// Lets one of the blocked signals act on this process as if it had just come: it may stop, or end.
/// Returns when the process goes on, or when the system ignores the signal.
void cncurses_signal_act(int signal);

// MARK: crashes

/// From now on a crash writes this line to standard error, and the process ends by the signal. What Swift would report,
/// and perhaps ask on the terminal, comes only where SWIFT_BACKTRACE is set.
void cncurses_crash_watch(const char *_Nonnull line);

/// A terminal and the modes that it was in.
typedef struct {
  int descriptor;
  struct termios modes;
} cncurses_crash_terminal;

/// From now on a crash also writes these bytes to `descriptor` and restores the modes of up to two terminals.
void cncurses_crash_arm(int descriptor, const cncurses_crash_terminal *_Nonnull modes, int count,
                        const uint8_t *_Nonnull bytes, size_t byte_count);

/// From now on a crash leaves the terminal as it is.
void cncurses_crash_disarm(void);

#endif

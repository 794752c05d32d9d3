// What libc has and Swift cannot reach, in plain C types.
#ifndef CSUPPORT_H
#define CSUPPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The cells that a Unicode scalar takes on a terminal, by libc's wcwidth: -1, 0, 1 or 2. Needs a UTF-8 LC_CTYPE.
int support_scalar_width(uint32_t scalar);

/// One long option for support_next_option.
typedef struct {
  const char *_Nonnull name;
  /// 0: takes no value; 1: needs one.
  int takes_value;
  /// What support_next_option returns for the option; above 0xff.
  int code;
} support_option;

enum {
  SUPPORT_OPTIONS_END = -1,
  SUPPORT_OPTION_UNKNOWN = '?',
  SUPPORT_OPTION_MISSING_VALUE = ':',
};

/// Options beyond this number are ignored.
#define SUPPORT_MAXIMUM_OPTIONS 64

/// Returns the next option of the command line by getopt_long (which permutes argv), or one of the codes above.
/// `short_options` has getopt's form and should start with ':'. `value` is set for options that take one.
int support_next_option(int argc, char *_Nullable *_Nonnull argv, const char *_Nonnull short_options,
                        const support_option *_Nonnull options, int option_count,
                        const char *_Nullable *_Nonnull value);

/// The index in argv of the first operand once support_next_option has returned SUPPORT_OPTIONS_END, otherwise of the
/// word after the one just read.
int support_option_index(void);

/// The byte of the short option that was refused, or 0 if it was a long one.
int support_refused_option(void);

/// Starts a new scan at argv[1].
void support_reset_options(void);

/// Folds UTF-8 by NFKC_Casefold (https://www.unicode.org/reports/tr44/#NFKC_Casefold): width, case, presentation
/// forms and composition make no difference.
///
/// Writes at most `capacity` bytes to `buffer`, and allocates memory for long text only. Returns the number of bytes of
/// the folded text, which may exceed `capacity`; -1 if the text is not UTF-8.
ptrdiff_t support_fold(const uint8_t *_Nullable text, size_t length, uint8_t *_Nullable buffer, size_t capacity);

/// The offset in bytes of the first `pattern` in `text`, by libc's memmem; -1 if there is none. An empty pattern is at
/// 0.
ptrdiff_t support_find(const uint8_t *_Nullable text, size_t length, const uint8_t *_Nullable pattern,
                       size_t pattern_length);

/// A file in memory that holds these bytes, to be read from its beginning: its descriptor, which programs do not inherit;
/// -1 with errno set.
int support_memory_file(const uint8_t *_Nullable bytes, size_t count);

// MARK: other programs

enum {
  /// In a session of its own, away from this terminal and its Ctrl-C.
  SUPPORT_OWN_SESSION = 1,
  /// It is killed when the thread that started it ends, by whatever.
  SUPPORT_ENDS_WITH_STARTER = 2,
};

/// Starts a program, which execvp looks up; `words` ends with a null pointer, and no shell sees them. `files` are the
/// three descriptors that become its standard input, output and error. No signal is blocked in it.
///
/// Returns 0 and sets `process`; otherwise an error number.
int support_start(char *_Nullable const *_Nonnull words, const int *_Nonnull files, int how, int *_Nonnull process);

// MARK: the command line

/// The number of words on the command line, including the program's name.
int support_argument_count(void);

/// The words of the command line as given; a null pointer follows the last.
char *_Nullable const *_Nonnull support_arguments(void);

#endif

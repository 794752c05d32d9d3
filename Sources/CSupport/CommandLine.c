#define _GNU_SOURCE
#include "CSupport.h"

#include <getopt.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <unistd.h>

static char *no_arguments[] = {NULL};
static int argument_count = 0;
static char **arguments = no_arguments;
static bool names_swift_root = false;

/// Where /proc is not mounted, Swift's runtime does not find its own place when it is linked statically, and ends the
/// process before main. It only needs the place for its crash reporter. The priority is before that of the runtime.
__attribute__((constructor(101))) static void name_swift_root(void) {
  char first;
  names_swift_root = readlink("/proc/self/exe", &first, 1) < 0 && getenv("SWIFT_ROOT") == NULL;
  if (names_swift_root) setenv("SWIFT_ROOT", "/", 1);
}

/// glibc passes constructors the arguments of main. Swift reads them from /proc, which is not mounted in every root.
/// Programs that are started are not to see what the runtime has read by now.
__attribute__((constructor)) static void keep_arguments(int count, char **words) {
  argument_count = count;
  arguments = words;
  if (names_swift_root) unsetenv("SWIFT_ROOT");
}

int support_argument_count(void) { return argument_count; }

char *const *support_arguments(void) { return arguments; }

int support_next_option(int argc, char **argv, const char *short_options, const support_option *options,
                        int option_count, const char **value) {
  struct option table[SUPPORT_MAXIMUM_OPTIONS + 1] = {{0}};
  for (int i = 0; i < option_count && i < SUPPORT_MAXIMUM_OPTIONS; i++)
    table[i] = (struct option){options[i].name, options[i].takes_value ? required_argument : no_argument, NULL,
                               options[i].code};
  opterr = 0;
  optarg = NULL;
  int code = getopt_long(argc, argv, short_options, table, NULL);
  *value = optarg;
  return code;
}

int support_option_index(void) { return optind; }

// For a long option optopt is getopt's code of it; a non-ASCII byte is a negative number.
int support_refused_option(void) { return optopt > 0xff ? 0 : (unsigned char)optopt; }

void support_reset_options(void) { optind = 0; }

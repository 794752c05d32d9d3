#include "CSupport.h"

static char *no_arguments[] = {NULL};
static int argument_count = 0;
static char **arguments = no_arguments;

/// glibc gives constructors what it gives main. Swift reads the words from /proc, which not every root has mounted.
__attribute__((constructor)) static void keep_arguments(int count, char **words) {
  argument_count = count;
  arguments = words;
}

int support_argument_count(void) { return argument_count; }

char *const *support_arguments(void) { return arguments; }

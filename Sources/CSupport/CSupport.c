#define _GNU_SOURCE
#include "CSupport.h"

#include <getopt.h>
#include <stddef.h>
#include <wchar.h>

int support_scalar_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

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

// getopt has the code of a long option there too, and a byte beyond ASCII as a negative number.
int support_refused_option(void) { return optopt > 0xff ? 0 : (unsigned char)optopt; }

void support_reset_options(void) { optind = 0; }

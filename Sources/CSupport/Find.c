#define _GNU_SOURCE
#include "CSupport.h"

#include <string.h>

ptrdiff_t support_find(const uint8_t *text, size_t length, const uint8_t *pattern, size_t pattern_length) {
  const uint8_t *place = memmem(text, length, pattern, pattern_length);
  return place == NULL ? -1 : place - text;
}

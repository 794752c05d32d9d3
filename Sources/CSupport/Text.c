#define _GNU_SOURCE
#include "CSupport.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <utf8proc.h>
#include <wchar.h>

int support_scalar_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

enum { STACK_SCALARS = 256 };

/// The options of utf8proc_NFKC_Casefold; that function would return memory to be freed on every call.
static const utf8proc_option_t FOLDING =
    UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD | UTF8PROC_IGNORE;

ptrdiff_t support_fold(const uint8_t *text, size_t length, uint8_t *buffer, size_t capacity) {
  utf8proc_int32_t local[STACK_SCALARS];
  utf8proc_int32_t *scalars = local;
  utf8proc_ssize_t count = utf8proc_decompose(text, (utf8proc_ssize_t)length, scalars, STACK_SCALARS, FOLDING);
  if (count > STACK_SCALARS) {
    scalars = malloc((size_t)count * sizeof *scalars);
    if (scalars == NULL) return -1;
    count = utf8proc_decompose(text, (utf8proc_ssize_t)length, scalars, count, FOLDING);
  }
  if (count > 0) count = utf8proc_normalize_utf32(scalars, count, FOLDING);

  ptrdiff_t needed = count < 0 ? -1 : 0;
  for (utf8proc_ssize_t i = 0; i < count; i++) {
    utf8proc_uint8_t bytes[4];
    utf8proc_ssize_t size = utf8proc_encode_char(scalars[i], bytes);
    for (utf8proc_ssize_t j = 0; j < size; j++, needed++)
      if ((size_t)needed < capacity) buffer[needed] = bytes[j];
  }
  if (scalars != local) free(scalars);
  return needed;
}

ptrdiff_t support_find(const uint8_t *text, size_t length, const uint8_t *pattern, size_t pattern_length) {
  const uint8_t *place = memmem(text, length, pattern, pattern_length);
  return place == NULL ? -1 : place - text;
}

int support_memory_file(const uint8_t *bytes, size_t count) {
  int descriptor = memfd_create("text", MFD_CLOEXEC);
  if (descriptor < 0) return -1;
  for (size_t done = 0; done < count;) {
    ssize_t written = write(descriptor, bytes + done, count - done);
    if (written > 0) {
      done += (size_t)written;
    } else if (written == 0 || errno != EINTR) {
      int code = written == 0 ? ENOSPC : errno;
      close(descriptor);
      errno = code;
      return -1;
    }
  }
  lseek(descriptor, 0, SEEK_SET);
  return descriptor;
}

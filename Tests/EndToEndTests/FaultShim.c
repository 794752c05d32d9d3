// Loaded before libc (LD_PRELOAD), this makes system calls fail in permitted ways, chosen by FAULT:
//   short   a terminal gives one byte at a time and takes at most five
//   eintr   half of all reads, writes and polls are interrupted by a signal
//   eagain  a terminal that was said to be ready is not: two thirds of all reads and writes would block
//   full    no file takes a byte: the disk is full
//   closed  nothing fails, but closing a descriptor that is not open ends the program: with threads, its number may be
//           another file's by then
// When the program ends, the file named by FAULTS gets the number of calls that were made to fail or do less; for
// `closed`, of those that were watched.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int is(const char *fault) {
  const char *wanted = getenv("FAULT");
  return wanted && strcmp(wanted, fault) == 0;
}

enum { READ, WRITE };

static unsigned count;

__attribute__((destructor)) static void tell(void) {
  const char *path = getenv("FAULTS");
  FILE *file = path ? fopen(path, "w") : NULL;
  if (!file) return;
  fprintf(file, "%u", count);
  fclose(file);
}

/// True in this many of a hundred cases, the same in every run. A repeating pattern could hit one call for ever.
static int is_unlucky(unsigned percentage) {
  static unsigned state = 1;
  state = state * 1103515245u + 12345u;
  return (state >> 16) % 100 < percentage;
}

/// Files in memory have no name and are not on a disk.
static int is_on_disk(int descriptor) {
  struct stat status;
  return fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) && status.st_nlink > 0;
}

/// Whether a call fails; if so, errno is set.
static int fails(int kind, int descriptor) {
  int error = 0;
  if (is("eintr") && is_unlucky(50)) error = EINTR;
  if (is("eagain") && isatty(descriptor) && is_unlucky(67)) error = EAGAIN;
  if (is("full") && kind == WRITE && is_on_disk(descriptor)) error = ENOSPC;
  if (error) {
    errno = error;
    count++;
  }
  return error;
}

static size_t shortened(int descriptor, size_t size, size_t limit) {
  if (!is("short") || !isatty(descriptor) || size <= limit) return size;
  count++;
  return limit;
}

ssize_t read(int descriptor, void *buffer, size_t size) {
  static ssize_t (*next)(int, void *, size_t);
  if (!next) next = (ssize_t (*)(int, void *, size_t))dlsym(RTLD_NEXT, "read");
  return fails(READ, descriptor) ? -1 : next(descriptor, buffer, shortened(descriptor, size, 1));
}

ssize_t write(int descriptor, const void *buffer, size_t size) {
  static ssize_t (*next)(int, const void *, size_t);
  if (!next) next = (ssize_t (*)(int, const void *, size_t))dlsym(RTLD_NEXT, "write");
  return fails(WRITE, descriptor) ? -1 : next(descriptor, buffer, shortened(descriptor, size, 5));
}

int poll(struct pollfd *entries, nfds_t size, int timeout) {
  static int (*next)(struct pollfd *, nfds_t, int);
  if (!next) next = (int (*)(struct pollfd *, nfds_t, int))dlsym(RTLD_NEXT, "poll");
  if (is("eintr") && is_unlucky(50)) {
    errno = EINTR;
    count++;
    return -1;
  }
  return next(entries, size, timeout);
}

int close(int descriptor) {
  static int (*next)(int);
  if (!next) next = (int (*)(int))dlsym(RTLD_NEXT, "close");
  int result = next(descriptor);
  if (is("closed")) {
    count++;
    if (result != 0 && errno == EBADF) abort();
  }
  return result;
}

// Loaded before libc (LD_PRELOAD), this makes system calls fail in permitted ways, chosen by FAULT:
//   short   a terminal gives one byte at a time and takes at most five
//   eintr   half of all reads, writes and polls are interrupted by a signal
//   eagain  a terminal that was said to be ready is not: two thirds of all reads and writes would block
//   full    no file takes a byte: the disk is full
//   closed  nothing fails, but closing a descriptor that is not open ends the program: with threads, its number may be
//           another file's by then
//   nolock  no file can be locked
//   record  nothing fails; what is done to the favourites is written to the file "calls", a call a line
// When the program ends, the file named by FAULTS gets the number of calls that were made to fail or do less; for
// `closed`, of those that were watched.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
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

/// Writes down a call with the last part of the path. The system is called directly: the calls here are recorded too.
static void record(const char *call, const char *path) {
  if (!is("record") || !strstr(path, "/townranking")) return;
  char line[512];
  int length = snprintf(line, sizeof line, "%s %s\n", call, strrchr(path, '/') + 1);
  long file = syscall(SYS_openat, AT_FDCWD, "calls", O_WRONLY | O_CREAT | O_APPEND, 0600);
  if (length > 0 && length < (int)sizeof line) syscall(SYS_write, file, line, length);
  syscall(SYS_close, file);
}

static void record_descriptor(const char *call, int descriptor) {
  char link[64], path[512];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return;
  path[length] = 0;
  record(call, path);
}

int open(const char *path, int flags, ...) {
  static int (*next)(const char *, int, ...);
  if (!next) next = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, "open");
  if (!(flags & O_CREAT)) return next(path, flags);
  va_list rest;
  va_start(rest, flags);
  mode_t mode = va_arg(rest, mode_t);
  va_end(rest);
  record("create", path);
  return next(path, flags, mode);
}

int fsync(int descriptor) {
  static int (*next)(int);
  if (!next) next = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
  record_descriptor("fsync", descriptor);
  return next(descriptor);
}

int rename(const char *from, const char *to) {
  static int (*next)(const char *, const char *);
  if (!next) next = (int (*)(const char *, const char *))dlsym(RTLD_NEXT, "rename");
  record("rename", to);
  return next(from, to);
}

int flock(int descriptor, int operation) {
  static int (*next)(int, int);
  if (!next) next = (int (*)(int, int))dlsym(RTLD_NEXT, "flock");
  if (is("nolock")) {
    errno = ENOLCK;
    return -1;
  }
  return next(descriptor, operation);
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
  if (is_on_disk(descriptor)) record_descriptor("write", descriptor);
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

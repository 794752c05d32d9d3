// Tells the thread sanitizer of `Synchronization.Mutex` on Linux. Threads that meet at one wait in the library, which is
// compiled without the sanitizer, so what the one did before it let the mutex go seems to race with what the other does
// after it took it. This is loaded before the library, stands in the place of both functions, and calls them. Whatever
// goes on without a mutex is seen as before.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

typedef SWIFT void (*lock_function)(uint32_t thread, SELF void *mutex);
typedef SWIFT void (*unlock_function)(SELF void *mutex);

// The sanitizer's. Programs that run without it, such as `swift test` itself, have none.
void __tsan_acquire(void *) __attribute__((weak));
void __tsan_release(void *) __attribute__((weak));

SWIFT void shim_lock(uint32_t thread, SELF void *mutex) __asm__(LOCK);
SWIFT void shim_unlock(SELF void *mutex) __asm__(UNLOCK);

static void *next(const char *name) {
  void *function = dlsym(RTLD_NEXT, name);
  if (!function) abort();
  return function;
}

SWIFT void shim_lock(uint32_t thread, SELF void *mutex) {
  ((lock_function)next(LOCK))(thread, mutex);
  if (__tsan_acquire) __tsan_acquire(mutex);
}

SWIFT void shim_unlock(SELF void *mutex) {
  if (__tsan_release) __tsan_release(mutex);
  ((unlock_function)next(UNLOCK))(mutex);
}

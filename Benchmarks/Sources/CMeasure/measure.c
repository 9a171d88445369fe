// SPDX-License-Identifier: Apache-2.0
// Stands before the C library's allocator and counts; while it doesn't count it costs a branch.

#include "CMeasure.h"
#include <stddef.h>
#include <features.h>

static bool counts;
static uint64_t count, bytes;

void allocations_start(void) { count = 0; bytes = 0; counts = true; }
void allocations_stop(void) { counts = false; }
uint64_t allocations_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }
uint64_t allocations_bytes(void) { return __atomic_load_n(&bytes, __ATOMIC_RELAXED); }

__attribute__((noinline)) void measured_region(void (*body)(void *), void *context) {
  body(context);
  // Not a tail call: the region ends with this function.
  __asm__ volatile("");
}

#ifdef __GLIBC__

#include <errno.h>
#include <malloc.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static inline void note(size_t size) {
  if (__builtin_expect(counts, 0)) {
    __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
    __atomic_fetch_add(&bytes, size, __ATOMIC_RELAXED);
  }
}

bool allocations_can_be_counted(void) { return true; }
void allocations_return_free_memory(void) { malloc_trim(0); }

void *malloc(size_t size) { note(size); return __libc_malloc(size); }
void *calloc(size_t n, size_t size) { note(n * size); return __libc_calloc(n, size); }
void *realloc(void *old, size_t size) { note(size); return __libc_realloc(old, size); }
void *memalign(size_t alignment, size_t size) { note(size); return __libc_memalign(alignment, size); }
void *aligned_alloc(size_t alignment, size_t size) { note(size); return __libc_memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  note(size);
  void *block = __libc_memalign(alignment, size);
  if (!block) return ENOMEM;
  *result = block;
  return 0;
}

#else

bool allocations_can_be_counted(void) { return false; }
void allocations_return_free_memory(void) {}

#endif

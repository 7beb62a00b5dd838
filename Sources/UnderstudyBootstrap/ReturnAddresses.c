// The return addresses of the functions that lead to a call on a mock.
//
// Each sequence is stored once and never freed, so that a recorded call needs one pointer only. A
// program has few such sequences, because it has few lines that call mocks.

#ifdef __linux__
#define _GNU_SOURCE
#endif
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "UnderstudyBootstrap.h"

#if UINTPTR_MAX > UINT32_MAX

enum { depth = 14, bucket_count = 1024, limit = 1 << 16 };

struct sequence {
  struct sequence *next;
  uintptr_t addresses[depth + 1];  // Ends with 0.
};

static _Atomic(struct sequence *) buckets[bucket_count];
static atomic_int sequence_count;

// The end of the memory that holds the frames of this thread.
static uintptr_t top_of_stack(void) {
  static _Thread_local uintptr_t top;
  if (top) return top;
#ifdef __linux__
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes)) return 0;
  void *base;
  size_t size;
  if (!pthread_attr_getstack(&attributes, &base, &size)) top = (uintptr_t)base + size;
  pthread_attr_destroy(&attributes);
#elif defined(__APPLE__)
  top = (uintptr_t)pthread_get_stackaddr_np(pthread_self());
#endif
  return top;
}

// Returns the stored copy of a sequence, or NULL if there are too many.
static const uintptr_t *stored(const uintptr_t *addresses) {
  uintptr_t hash = 0;
  for (int i = 0; i < depth; i++) hash = (hash ^ addresses[i]) * 0x9E3779B97F4A7C15u;
  _Atomic(struct sequence *) *bucket = &buckets[(hash >> 32) % bucket_count];
  struct sequence *first = atomic_load_explicit(bucket, memory_order_acquire), *seen = NULL;
  struct sequence *created = NULL;
  do {
    for (struct sequence *node = first; node != seen; node = node->next) {
      if (!memcmp(node->addresses, addresses, sizeof node->addresses)) {
        free(created);
        return node->addresses;
      }
    }
    if (!created) {
      if (atomic_load(&sequence_count) >= limit) return NULL;
      created = malloc(sizeof *created);
      if (!created) return NULL;
      memcpy(created->addresses, addresses, sizeof created->addresses);
    }
    created->next = seen = first;
  } while (!atomic_compare_exchange_weak_explicit(
    bucket, &first, created, memory_order_acq_rel, memory_order_acquire));
  atomic_fetch_add(&sequence_count, 1);
  return created->addresses;
}

// Removes what pointer authentication has stored in the upper bits of a return address. Functions of
// the system sign the addresses in their frames.
static uintptr_t stripped(uintptr_t address) {
#ifdef __APPLE__
  enum { address_bits = 47 };
#else
  enum { address_bits = 48 };
#endif
  return address & (((uintptr_t)1 << address_bits) - 1);
}

// Swift functions have frame pointers. An `async` function stores its context below its frame, and
// the address at which its caller continues in the context of the caller.
__attribute__((noinline)) const uintptr_t *understudy_return_addresses(bool isAsync) {
  uintptr_t addresses[depth + 1] = {0};
  int count = 0;
  const uintptr_t *frame = __builtin_frame_address(0);
  if (isAsync) {
    addresses[count++] = stripped(frame[1]);
    const uintptr_t *caller = (const uintptr_t *)(frame[0] & ~((uintptr_t)1 << 60));
    const uintptr_t *context = (const uintptr_t *)caller[-1];
    while (count < depth && context && context[1]) {
      // The beginning of a function, but the line of a return address is that before it.
      addresses[count++] = stripped(context[1]) + 1;
      context = (const uintptr_t *)context[0];
    }
    return stored(addresses);
  }
  uintptr_t top = top_of_stack();
  while (count < depth && (uintptr_t)frame + 2 * sizeof *frame <= top && frame[1]) {
    addresses[count++] = stripped(frame[1]);
    const uintptr_t *next = (const uintptr_t *)(frame[0] & ~((uintptr_t)1 << 60));
    if (next <= frame || (uintptr_t)next % sizeof *frame) break;
    frame = next;
  }
  return stored(addresses);
}

#else

// A frame on a 32-bit platform of Apple has slots of 8 bytes, and pointers of 4 bytes.
const uintptr_t *understudy_return_addresses(bool isAsync) {
  (void)isAsync;
  return NULL;
}

#endif

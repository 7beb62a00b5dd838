// The return addresses of the functions that lead to a call on a mock.
//
// Each sequence is stored once and never freed, so that a recorded call needs one pointer only. A
// program has few such sequences, because it has few lines that call mocks.

#ifdef __linux__
#define _GNU_SOURCE
#include <sys/uio.h>
#include <unistd.h>
#elif defined(__APPLE__)
#include <execinfo.h>
#include <mach/mach.h>
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

// The memory that holds the frames of a thread.
struct stack {
  uintptr_t bottom;
  uintptr_t top;
};

static struct stack stack_of_thread(void) {
  static _Thread_local struct stack stack;
  if (stack.top) return stack;
#ifdef __linux__
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes)) return stack;
  void *base;
  size_t size;
  if (!pthread_attr_getstack(&attributes, &base, &size)) {
    stack.bottom = (uintptr_t)base;
    stack.top = (uintptr_t)base + size;
  }
  pthread_attr_destroy(&attributes);
#elif defined(__APPLE__)
  stack.top = (uintptr_t)pthread_get_stackaddr_np(pthread_self());
  stack.bottom = stack.top - pthread_get_stacksize_np(pthread_self());
#endif
  return stack;
}

// Whether a frame, with the word below it, lies on the stack. The stack of the main thread grows, so
// its bottom is unknown, but every frame lies above the innermost one.
static bool is_frame(const uintptr_t *frame, const uintptr_t *inner, struct stack stack) {
  return frame > inner && !((uintptr_t)frame % sizeof *frame)
    && (uintptr_t)(frame + 2) <= stack.top;
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

// Swift marks the frame of an `async` function with this bit of the stored frame pointer.
static const uintptr_t async_mark = (uintptr_t)1 << 60;

// The beginning of a function at which an `async` caller continues, as a return address: the line of
// a return address is that of the instruction before it.
static uintptr_t continuation(uintptr_t address) { return stripped(address) + 1; }

// Swift functions have frame pointers. An `async` function stores its context below its frame, and
// the address at which its caller continues in the context of the caller.
__attribute__((noinline)) const uintptr_t *understudy_return_addresses(bool isAsync) {
  uintptr_t addresses[depth + 1] = {0};
  int count = 0;
  const uintptr_t *frame = __builtin_frame_address(0);
  if (isAsync) {
    addresses[count++] = stripped(frame[1]);
    const uintptr_t *caller = (const uintptr_t *)(frame[0] & ~async_mark);
    const uintptr_t *context = (const uintptr_t *)caller[-1];
    while (count < depth && context && context[1]) {
      addresses[count++] = continuation(context[1]);
      context = (const uintptr_t *)context[0];
    }
    return stored(addresses);
  }
  struct stack stack = stack_of_thread();
  if (!is_frame(frame, (const uintptr_t *)stack.bottom, stack)) return NULL;
  while (count < depth && frame[1]) {
    addresses[count++] = stripped(frame[1]);
    const uintptr_t *next = (const uintptr_t *)(frame[0] & ~async_mark);
    if (!is_frame(next, frame, stack)) break;
    frame = next;
  }
  return stored(addresses);
}

// Copies the two words of a context. Returns false if there is no such memory.
static bool read_context(uintptr_t address, uintptr_t words[2]) {
  if (!address || address % sizeof *words) return false;
#ifdef __linux__
  struct iovec copy = {words, 2 * sizeof *words}, source = {(void *)address, 2 * sizeof *words};
  return process_vm_readv(getpid(), &copy, 1, &source, 1, 0) == (ssize_t)copy.iov_len;
#elif defined(__APPLE__)
  vm_size_t read = 0;
  return vm_read_overwrite(
           mach_task_self(), address, 2 * sizeof *words, (vm_address_t)words, &read) == KERN_SUCCESS
    && read == 2 * sizeof *words;
#else
  return false;
#endif
}

// A function without a frame pointer leaves any value where a frame is expected, such as a part of a
// string, whose bits can look like the mark. So a frame is read only if it lies on the stack, and a
// context only through the system, which checks its address.
__attribute__((noinline)) size_t understudy_stack(uintptr_t *addresses, size_t capacity) {
  size_t count = 0;
  const uintptr_t *frame = __builtin_frame_address(0);
  struct stack stack = stack_of_thread();
  if (!is_frame(frame, (const uintptr_t *)stack.bottom, stack)) return 0;
  while (count < capacity && frame[1]) {
    const uintptr_t *next = (const uintptr_t *)(frame[0] & ~async_mark);
    bool has_next = is_frame(next, frame, stack);
    if (has_next && frame[0] & async_mark) {
      // The frame belongs to an `async` function, whose callers have no frames.
      uintptr_t context[2] = {stripped(frame[-1])};
      while (count < capacity && read_context(context[0], context) && context[1]) {
        addresses[count++] = continuation(context[1]);
        context[0] = stripped(context[0]);
      }
      break;
    }
    addresses[count++] = stripped(frame[1]);
    if (!has_next) break;
    frame = next;
  }
  return count;
}

#else

// A frame on a 32-bit platform of Apple has slots of 8 bytes, and pointers of 4 bytes.
const uintptr_t *understudy_return_addresses(bool isAsync) {
  (void)isAsync;
  return NULL;
}

size_t understudy_stack(uintptr_t *addresses, size_t capacity) {
#ifdef __APPLE__
  int count = backtrace((void **)addresses, (int)capacity);
  return count > 0 ? (size_t)count : 0;
#else
  (void)addresses, (void)capacity;
  return 0;
#endif
}

#endif

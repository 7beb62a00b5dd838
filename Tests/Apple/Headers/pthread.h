#pragma once
#include <Availability.h>
#include <signal.h>
#include <sys/types.h>
#include <time.h>
struct _opaque_pthread_t { long __sig; void * _Nullable __cleanup_stack; char __opaque[8176]; };
struct _opaque_pthread_attr_t { long __sig; char __opaque[56]; };
struct _opaque_pthread_mutex_t { long __sig; char __opaque[56]; };
struct _opaque_pthread_mutexattr_t { long __sig; char __opaque[8]; };
struct _opaque_pthread_cond_t { long __sig; char __opaque[40]; };
struct _opaque_pthread_condattr_t { long __sig; char __opaque[8]; };
struct _opaque_pthread_once_t { long __sig; char __opaque[8]; };
struct _opaque_pthread_rwlock_t { long __sig; char __opaque[192]; };
typedef struct _opaque_pthread_t *pthread_t;
typedef struct _opaque_pthread_attr_t pthread_attr_t;
typedef struct _opaque_pthread_mutex_t pthread_mutex_t;
typedef struct _opaque_pthread_mutexattr_t pthread_mutexattr_t;
typedef struct _opaque_pthread_cond_t pthread_cond_t;
typedef struct _opaque_pthread_condattr_t pthread_condattr_t;
typedef struct _opaque_pthread_once_t pthread_once_t;
typedef struct _opaque_pthread_rwlock_t pthread_rwlock_t;
typedef unsigned long pthread_key_t;
#define PTHREAD_ONCE_INIT {0x30B1BCBA, {0}}
#define PTHREAD_MUTEX_INITIALIZER {0x32AAABA7, {0}}
#define PTHREAD_COND_INITIALIZER {0x3CB0B1BB, {0}}
#define PTHREAD_CREATE_DETACHED 2
#define PTHREAD_MUTEX_RECURSIVE 2
int pthread_create(pthread_t _Nullable * _Nonnull __restrict, const pthread_attr_t * _Nullable __restrict, void * _Nullable (* _Nonnull)(void * _Nonnull), void * _Nullable __restrict);
int pthread_detach(pthread_t _Nonnull);
int pthread_join(pthread_t _Nonnull, void * _Nullable * _Nullable);
pthread_t _Nonnull pthread_self(void);
unsigned int pthread_mach_thread_np(pthread_t _Nonnull);
int pthread_equal(pthread_t _Nullable, pthread_t _Nullable);
int pthread_main_np(void);
int pthread_attr_init(pthread_attr_t * _Nonnull);
int pthread_attr_destroy(pthread_attr_t * _Nonnull);
int pthread_attr_setstacksize(pthread_attr_t * _Nonnull, size_t);
int pthread_attr_setdetachstate(pthread_attr_t * _Nonnull, int);
void * _Nonnull pthread_get_stackaddr_np(pthread_t _Nonnull);
size_t pthread_get_stacksize_np(pthread_t _Nonnull);
int pthread_threadid_np(pthread_t _Nullable, uint64_t * _Nullable) API_AVAILABLE(macos(10.6), ios(3.2));
int pthread_setname_np(const char * _Nonnull);
int pthread_getname_np(pthread_t _Nonnull, char * _Nonnull, size_t);
int pthread_key_create(pthread_key_t * _Nonnull, void (* _Nullable)(void * _Nonnull));
void * _Nullable pthread_getspecific(pthread_key_t);
int pthread_setspecific(pthread_key_t, const void * _Nullable);
int pthread_once(pthread_once_t * _Nonnull, void (* _Nonnull)(void));
int pthread_mutex_init(pthread_mutex_t * _Nonnull, const pthread_mutexattr_t * _Nullable);
int pthread_mutex_destroy(pthread_mutex_t * _Nonnull);
int pthread_mutex_lock(pthread_mutex_t * _Nonnull);
int pthread_mutex_trylock(pthread_mutex_t * _Nonnull);
int pthread_mutex_unlock(pthread_mutex_t * _Nonnull);
int pthread_cond_init(pthread_cond_t * _Nonnull, const pthread_condattr_t * _Nullable);
int pthread_cond_destroy(pthread_cond_t * _Nonnull);
int pthread_cond_signal(pthread_cond_t * _Nonnull);
int pthread_cond_broadcast(pthread_cond_t * _Nonnull);
int pthread_cond_wait(pthread_cond_t * _Nonnull, pthread_mutex_t * _Nonnull);
int pthread_cond_timedwait(pthread_cond_t * _Nonnull, pthread_mutex_t * _Nonnull, const struct timespec * _Nullable);
int pthread_cond_timedwait_relative_np(pthread_cond_t * _Nonnull, pthread_mutex_t * _Nonnull, const struct timespec * _Nullable);

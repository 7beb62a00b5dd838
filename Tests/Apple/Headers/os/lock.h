#pragma once
#include <Availability.h>
#include <stdbool.h>
#include <stdint.h>
typedef struct API_AVAILABLE(macos(10.12), ios(10.0), tvos(10.0), watchos(3.0)) os_unfair_lock_s {
  uint32_t _os_unfair_lock_opaque;
} os_unfair_lock, *os_unfair_lock_t;
#define OS_UNFAIR_LOCK_INIT ((os_unfair_lock){0})
API_AVAILABLE(macos(10.12), ios(10.0), tvos(10.0), watchos(3.0))
void os_unfair_lock_lock(os_unfair_lock_t _Nonnull lock);
API_AVAILABLE(macos(10.12), ios(10.0), tvos(10.0), watchos(3.0))
bool os_unfair_lock_trylock(os_unfair_lock_t _Nonnull lock);
API_AVAILABLE(macos(10.12), ios(10.0), tvos(10.0), watchos(3.0))
void os_unfair_lock_unlock(os_unfair_lock_t _Nonnull lock);
API_AVAILABLE(macos(10.12), ios(10.0), tvos(10.0), watchos(3.0))
void os_unfair_lock_assert_owner(const os_unfair_lock * _Nonnull lock);

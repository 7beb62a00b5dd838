#pragma once
#include <Availability.h>
#include <sys/types.h>
struct timespec {
  time_t tv_sec;
  long tv_nsec;
};
typedef enum {
  _CLOCK_REALTIME = 0,
  _CLOCK_MONOTONIC = 6,
  _CLOCK_MONOTONIC_RAW = 4,
  _CLOCK_MONOTONIC_RAW_APPROX = 5,
  _CLOCK_UPTIME_RAW = 8,
  _CLOCK_UPTIME_RAW_APPROX = 9,
  _CLOCK_PROCESS_CPUTIME_ID = 12,
  _CLOCK_THREAD_CPUTIME_ID = 16
} clockid_t;
// Macros in the SDK. A macro that names an enumerator is imported with the SDK only.
static const clockid_t CLOCK_REALTIME = _CLOCK_REALTIME;
static const clockid_t CLOCK_MONOTONIC = _CLOCK_MONOTONIC;
static const clockid_t CLOCK_MONOTONIC_RAW = _CLOCK_MONOTONIC_RAW;
static const clockid_t CLOCK_MONOTONIC_RAW_APPROX = _CLOCK_MONOTONIC_RAW_APPROX;
static const clockid_t CLOCK_UPTIME_RAW = _CLOCK_UPTIME_RAW;
static const clockid_t CLOCK_PROCESS_CPUTIME_ID = _CLOCK_PROCESS_CPUTIME_ID;
static const clockid_t CLOCK_THREAD_CPUTIME_ID = _CLOCK_THREAD_CPUTIME_ID;
API_AVAILABLE(macos(10.12), ios(10.0), tvos(10.0), watchos(3.0))
int clock_gettime(clockid_t, struct timespec * _Nonnull);
API_AVAILABLE(macos(10.12), ios(10.0), tvos(10.0), watchos(3.0))
uint64_t clock_gettime_nsec_np(clockid_t);
int nanosleep(const struct timespec * _Nullable, struct timespec * _Nullable);
time_t time(time_t * _Nullable);

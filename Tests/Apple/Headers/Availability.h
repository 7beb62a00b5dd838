// The macros that state the availability of C declarations, as <os/availability.h> has them.
#pragma once
#define __API_A_macos(v) macos, introduced = v
#define __API_A_ios(v) ios, introduced = v
#define __API_A_tvos(v) tvos, introduced = v
#define __API_A_watchos(v) watchos, introduced = v
#define __API_A(x) __attribute__((availability(__API_A_##x)))
#define __API_AVAILABLE_1(a) __API_A(a)
#define __API_AVAILABLE_2(a, b) __API_A(a) __API_A(b)
#define __API_AVAILABLE_3(a, b, c) __API_A(a) __API_A(b) __API_A(c)
#define __API_AVAILABLE_4(a, b, c, d) __API_A(a) __API_A(b) __API_A(c) __API_A(d)
#define __API_AVAILABLE_GET(_1, _2, _3, _4, NAME, ...) NAME
#define API_AVAILABLE(...) \
  __API_AVAILABLE_GET(__VA_ARGS__, __API_AVAILABLE_4, __API_AVAILABLE_3, __API_AVAILABLE_2, \
                      __API_AVAILABLE_1, 0)(__VA_ARGS__)
#define __WATCHOS_PROHIBITED __attribute__((availability(watchos, unavailable)))
#define __TVOS_PROHIBITED __attribute__((availability(tvos, unavailable)))

#pragma once
#include <Availability.h>
#include <stddef.h>
int backtrace(void * _Nullable * _Nonnull, int) API_AVAILABLE(macos(10.5), ios(2.0));
char * _Nullable * _Nullable backtrace_symbols(void * _Nullable const * _Nonnull, int) API_AVAILABLE(macos(10.5), ios(2.0));

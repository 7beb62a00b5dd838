#pragma once
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
void * _Nullable malloc(size_t);
void * _Nullable calloc(size_t, size_t);
void * _Nullable realloc(void * _Nullable, size_t);
void free(void * _Nullable);
int posix_memalign(void * _Nullable * _Nonnull, size_t, size_t);
char * _Nullable getenv(const char * _Nonnull);
int setenv(const char * _Nonnull, const char * _Nonnull, int);
int unsetenv(const char * _Nonnull);
int atexit(void (* _Nonnull)(void));
void exit(int) __attribute__((noreturn));
void abort(void) __attribute__((noreturn));
uint32_t arc4random(void);
char * _Nullable realpath(const char * _Nonnull __restrict, char * _Nullable __restrict);
char * _Nullable mkdtemp(char * _Nonnull);

#pragma once
#include <stddef.h>
size_t strlen(const char * _Nonnull);
int strcmp(const char * _Nonnull, const char * _Nonnull);
int strncmp(const char * _Nonnull, const char * _Nonnull, size_t);
char * _Nullable strstr(const char * _Nonnull, const char * _Nonnull);
char * _Nullable strdup(const char * _Nonnull);
char * _Nullable strerror(int);
void * _Nullable memcpy(void * _Nullable, const void * _Nullable, size_t);
void * _Nullable memmove(void * _Nullable, const void * _Nullable, size_t);
void * _Nullable memset(void * _Nullable, int, size_t);
int memcmp(const void * _Nullable, const void * _Nullable, size_t);
void * _Nullable memchr(const void * _Nonnull, int, size_t);

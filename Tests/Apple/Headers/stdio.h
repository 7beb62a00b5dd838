#pragma once
#include <stddef.h>
#include <stdint.h>
typedef struct __sFILE {
  unsigned char * _Nullable _p;
  int _r;
  int _w;
} FILE;
// Macros for __stdinp and so on in the SDK.
extern FILE *stdin;
extern FILE *stdout;
extern FILE *stderr;
#define EOF (-1)
int fflush(FILE * _Nullable);
int fputs(const char * _Nonnull, FILE * _Nonnull);
int puts(const char * _Nonnull);
int fclose(FILE * _Nonnull);
FILE * _Nullable fopen(const char * _Nonnull, const char * _Nonnull);
size_t fwrite(const void * _Nonnull, size_t, size_t, FILE * _Nonnull);
int printf(const char * _Nonnull, ...);
int fprintf(FILE * _Nonnull, const char * _Nonnull, ...);
int snprintf(char * _Nullable, size_t, const char * _Nonnull, ...);
int rename(const char * _Nonnull, const char * _Nonnull);
int setvbuf(FILE * _Nonnull, char * _Nullable, int, size_t);

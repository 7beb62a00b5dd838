#pragma once
#include <stdbool.h>
typedef struct dl_info {
  const char * _Nullable dli_fname;
  void * _Nullable dli_fbase;
  const char * _Nullable dli_sname;
  void * _Nullable dli_saddr;
} Dl_info;
#define RTLD_LAZY 0x1
#define RTLD_NOW 0x2
#define RTLD_NOLOAD 0x10
#define RTLD_NEXT ((void *)-1)
#define RTLD_DEFAULT ((void *)-2)
#define RTLD_SELF ((void *)-3)
#define RTLD_MAIN_ONLY ((void *)-5)
int dladdr(const void * _Nonnull, Dl_info * _Nonnull);
void * _Nullable dlopen(const char * _Nullable, int);
int dlclose(void * _Nonnull);
void * _Nullable dlsym(void * _Nullable, const char * _Nonnull);
char * _Nullable dlerror(void);

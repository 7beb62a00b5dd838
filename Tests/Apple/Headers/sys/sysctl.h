#pragma once
#include <sys/types.h>
#define CTL_KERN 1
#define KERN_PROC 14
#define KERN_PROC_PID 1
#define P_TRACED 0x00000800
struct extern_proc {
  int p_flag;
  char p_stat;
  pid_t p_pid;
};
struct kinfo_proc {
  struct extern_proc kp_proc;
};
int sysctl(int * _Nullable, u_int, void * _Nullable, size_t * _Nullable, void * _Nullable, size_t);
int sysctlbyname(const char * _Nullable, void * _Nullable, size_t * _Nullable, void * _Nullable, size_t);

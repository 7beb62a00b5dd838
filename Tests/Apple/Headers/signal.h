#pragma once
#include <Availability.h>
#include <sys/types.h>
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGFPE 8
#define SIGKILL 9
#define SIGBUS 10
#define SIGSEGV 11
#define SIGPIPE 13
#define SIGALRM 14
#define SIGTERM 15
// The codes that a program can send with a signal. Kernels use small positive numbers for others.
#define SI_USER 0x10001
#define SI_QUEUE 0x10002
#define SI_TIMER 0x10003
#define SI_ASYNCIO 0x10004
#define SI_MESGQ 0x10005
typedef uint32_t sigset_t;
union sigval {
  int sival_int;
  void * _Nullable sival_ptr;
};
typedef struct __siginfo {
  int si_signo;
  int si_errno;
  int si_code;
  pid_t si_pid;
  uid_t si_uid;
  int si_status;
  void * _Nullable si_addr;
  union sigval si_value;
  long si_band;
  unsigned long __pad[7];
} siginfo_t;
union __sigaction_u {
  void (* _Nullable __sa_handler)(int);
  void (* _Nullable __sa_sigaction)(int, siginfo_t * _Nullable, void * _Nullable);
};
struct sigaction {
  union __sigaction_u __sigaction_u;
  sigset_t sa_mask;
  int sa_flags;
};
#define sa_handler __sigaction_u.__sa_handler
#define sa_sigaction __sigaction_u.__sa_sigaction
#define SA_ONSTACK 0x0001
#define SA_RESTART 0x0002
#define SA_RESETHAND 0x0004
#define SA_NODEFER 0x0010
#define SA_SIGINFO 0x0040
#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
#define SIG_SETMASK 3
#define SS_ONSTACK 0x0001
#define SS_DISABLE 0x0004
#define MINSIGSTKSZ 32768
#define SIGSTKSZ 131072
typedef struct {
  void * _Nullable ss_sp;
  size_t ss_size;
  int ss_flags;
} stack_t;
int sigaction(int, const struct sigaction * _Nullable __restrict, struct sigaction * _Nullable __restrict);
// Not available for watchOS and tvOS: the header says so.
int sigaltstack(const stack_t * _Nullable __restrict, stack_t * _Nullable __restrict) __WATCHOS_PROHIBITED __TVOS_PROHIBITED;
int sigemptyset(sigset_t * _Nonnull);
int sigaddset(sigset_t * _Nonnull, int);
#define sigemptyset(set) (*(set) = 0, 0)
int raise(int);
int kill(pid_t, int);
void (* _Nullable signal(int, void (* _Nullable)(int)))(int);

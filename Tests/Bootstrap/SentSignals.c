// Signals with the codes of Apple platforms. A signal that was sent must be sent again after the
// texts are printed; an instruction that caused one runs again.

#ifdef __linux__
#define _GNU_SOURCE
#endif
#include <signal.h>
#include <stdio.h>

#undef SI_USER
#undef SI_QUEUE
#define SI_USER 0x10001
#define SI_QUEUE 0x10002

#include "../../Sources/UnderstudyBootstrap/UnreportedFailures.c"

static int failures;

// Handles a signal and returns whether it was sent again.
static bool sends_again(int signal, int code) {
  siginfo_t info;
  memset(&info, 0, sizeof info);
  info.si_signo = signal;
  info.si_code = code;
  handle(signal, &info, NULL);
  sigset_t pending;
  sigpending(&pending);
  bool is_pending = sigismember(&pending, signal);
  struct sigaction ignore = {.sa_handler = SIG_IGN}, restore = {.sa_handler = SIG_DFL};
  sigaction(signal, &ignore, NULL);  // Discards the pending signal.
  sigaction(signal, &restore, NULL);
  return is_pending;
}

static void expect(const char *name, int signal, int code, bool expected) {
  bool actual = sends_again(signal, code);
  if (actual == expected) return;
  printf("%s: expected %d, actual %d\n", name, expected, actual);
  failures++;
}

int main(void) {
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_BLOCK, &all, NULL);
  expect("kill", SIGSEGV, SI_USER, true);
  expect("sigqueue", SIGSEGV, SI_QUEUE, true);
  expect("a code of 0", SIGSEGV, 0, true);
  expect("a thread of Linux", SIGBUS, -6, true);
  expect("abort", SIGABRT, SI_USER, true);
  expect("a trap", SIGTRAP, TRAP_BRKPT, true);
  expect("an unmapped address", SIGSEGV, SEGV_MAPERR, false);
  expect("a forbidden address", SIGSEGV, SEGV_ACCERR, false);
  expect("an illegal instruction", SIGILL, ILL_ILLOPC, false);
  return failures;
}

// Texts that are printed if the process is stopped by a signal.
//
// The list only grows, and its nodes are used again, so that a signal handler can walk it at any
// time. A text is owned by whichever of the handler and `understudy_forget` takes it from its node.

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifdef __APPLE__
#include <TargetConditionals.h>
#endif

#include "UnderstudyBootstrap.h"

// The systems of televisions and watches have no stacks for signals.
#if defined(__APPLE__) && (TARGET_OS_TV || TARGET_OS_WATCH)
#define HAS_SIGNAL_STACKS 0
#else
#define HAS_SIGNAL_STACKS 1
#endif

struct understudy_text {
  _Atomic(char *) text;
  struct understudy_text *next;
};

static _Atomic(struct understudy_text *) first;

// The signals that stop a process whose code has failed, with the previous handlers.
static const int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
enum { signal_count = sizeof signals / sizeof *signals };
static struct sigaction previous[signal_count];

static void print(const char *text) {
  size_t left = strlen(text);
  while (left > 0) {
    ssize_t written = write(STDERR_FILENO, text, left);
    if (written < 0 && errno != EINTR) return;
    if (written > 0) text += written, left -= (size_t)written;
  }
}

void understudy_print_unreported(void) {
  for (struct understudy_text *node = atomic_load(&first); node; node = node->next) {
    char *text = atomic_exchange(&node->text, NULL);
    if (text) print(text);
  }
}

// Returns whether a process or a thread has sent a signal. Otherwise an instruction has caused it.
// The codes of sent signals are negative or 0 on Linux, and large numbers on Apple platforms.
static bool is_sent(const siginfo_t *info) {
  return info->si_code <= 0 || info->si_code == SI_USER || info->si_code == SI_QUEUE;
}

// Prints the texts, and lets the previous handler handle the signal. Calls only functions that are
// safe in a signal handler.
static void handle(int signal, siginfo_t *info, void *context) {
  (void)context;
  int error = errno;
  understudy_print_unreported();
  for (int index = 0; index < signal_count; index++) {
    if (signals[index] == signal) sigaction(signal, &previous[index], NULL);
  }
  // A faulting instruction runs again when the handler returns. Other signals must be sent again.
  // They arrive when the handler returns, because they are blocked until then.
  if (is_sent(info) || signal == SIGTRAP || signal == SIGABRT) raise(signal);
  errno = error;
}

static void install(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_sigaction = handle;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  for (int index = 0; index < signal_count; index++) {
    sigaction(signals[index], &action, &previous[index]);
  }
}

#if HAS_SIGNAL_STACKS

static pthread_key_t stack_key;

static void remove_signal_stack(void *memory) {
  stack_t none;
  memset(&none, 0, sizeof none);
  none.ss_flags = SS_DISABLE;
  sigaltstack(&none, NULL);
  free(memory);
}

static void prepare_signal_stacks(void) { pthread_key_create(&stack_key, remove_signal_stack); }

// Lets this thread handle signals even if a description has used up its stack.
static void add_signal_stack(void) {
  enum { size = 128 * 1024 };
  stack_t stack;
  if (pthread_getspecific(stack_key)) return;
  if (sigaltstack(NULL, &stack) != 0 || !(stack.ss_flags & SS_DISABLE)) return;
  memset(&stack, 0, sizeof stack);
  stack.ss_sp = malloc(size);
  stack.ss_size = size;
  if (!stack.ss_sp) return;
  if (sigaltstack(&stack, NULL) == 0) {
    pthread_setspecific(stack_key, stack.ss_sp);
  } else {
    free(stack.ss_sp);
  }
}

#else

static void prepare_signal_stacks(void) {}

static void add_signal_stack(void) {}

#endif

static void prepare(void) {
  prepare_signal_stacks();
  install();
}

struct understudy_text *understudy_print_if_stopped(const char *text) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, prepare);
  add_signal_stack();
  char *copy = strdup(text);
  if (!copy) return NULL;
  for (struct understudy_text *node = atomic_load(&first); node; node = node->next) {
    char *none = NULL;
    if (atomic_compare_exchange_strong(&node->text, &none, copy)) return node;
  }
  struct understudy_text *node = malloc(sizeof *node);
  if (!node) return free(copy), NULL;
  atomic_init(&node->text, copy);
  node->next = atomic_load(&first);
  while (!atomic_compare_exchange_weak(&first, &node->next, node)) {
  }
  return node;
}

void understudy_forget(struct understudy_text *node) {
  if (node) free(atomic_exchange(&node->text, NULL));
}

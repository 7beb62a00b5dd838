#ifndef UNDERSTUDY_BOOTSTRAP_H
#define UNDERSTUDY_BOOTSTRAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Connects mocks to the test frameworks. Defined in Swift and called when the test process loads.
void understudy_install_reporter(void);

/// Does nothing. A linker takes an object from a static archive only if another one refers to it, so
/// whoever calls this function gets the constructor that installs the reporter.
void understudy_load(void);

struct understudy_text;

/// Copies a text that is printed to standard error if a signal stops the process. Thread-safe.
///
/// Returns the copy, for `understudy_forget`, or `NULL` if there is no memory.
struct understudy_text *understudy_print_if_stopped(const char *text);

/// Forgets a text. Must be called once at most for each text.
void understudy_forget(struct understudy_text *text);

/// Prints the texts that were not forgotten, once each. Can be called in a signal handler.
void understudy_print_unreported(void);

/// Returns the return addresses of this thread's innermost functions, followed by 0, or `NULL` if
/// they are unknown. They are valid until the process ends. Thread-safe.
///
/// If `isAsync` is true, the caller must be an `async` Swift function.
const uintptr_t *understudy_return_addresses(bool isAsync);

/// Stores the return addresses of this thread's functions, innermost first. Thread-safe.
///
/// Cannot crash, whatever lies on the stack. If a function on it has no frame pointer, the addresses
/// after its own can be missing or wrong.
///
/// Returns how many addresses were stored.
size_t understudy_stack(uintptr_t *addresses, size_t capacity);

#endif

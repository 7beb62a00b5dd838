#ifndef UNDERSTUDY_BOOTSTRAP_H
#define UNDERSTUDY_BOOTSTRAP_H

/// Connects mocks to the test frameworks. Defined in Swift and called when the test process loads.
void understudy_install_reporter(void);

struct understudy_text;

/// Copies a text that is printed to standard error if a signal stops the process. Thread-safe.
///
/// Returns the copy, for `understudy_forget`, or `NULL` if there is no memory.
struct understudy_text *understudy_print_if_stopped(const char *text);

/// Forgets a text. Must be called once at most for each text.
void understudy_forget(struct understudy_text *text);

#endif

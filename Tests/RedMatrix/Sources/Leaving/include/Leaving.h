#ifndef LEAVING_H
#define LEAVING_H

/// Runs a function. Returns when the function has returned, or when ``leaving_leave`` was called in it.
void leaving_run(void (*body)(void *), void *context);

/// Leaves the function that `leaving_run` runs, as an exception does: no `defer` runs.
__attribute__((noreturn)) void leaving_leave(void);

#endif

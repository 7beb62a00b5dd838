#include "Leaving.h"

#include <setjmp.h>

static jmp_buf place;

void leaving_run(void (*body)(void *), void *context) {
  if (!setjmp(place)) body(context);
}

void leaving_leave(void) { longjmp(place, 1); }

#include "UnderstudyBootstrap.h"

// Swift has no code that runs at load time, and a line of set-up that a user can forget would make
// failures pass in silence.
__attribute__((constructor)) static void understudy_at_load(void) {
  understudy_install_reporter();
}

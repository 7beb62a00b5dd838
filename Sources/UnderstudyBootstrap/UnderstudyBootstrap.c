#include "UnderstudyBootstrap.h"

void understudy_load(void) {}

// Swift cannot run code at load time. If users had to call a setup function and forgot it, failures
// would go unreported.
__attribute__((constructor)) static void understudy_at_load(void) {
  understudy_install_reporter();
}

#ifndef UNDERSTUDY_BOOTSTRAP_H
#define UNDERSTUDY_BOOTSTRAP_H

/// Connects mocks to the test frameworks. Defined in Swift and called when the test process loads.
void understudy_install_reporter(void);

#endif

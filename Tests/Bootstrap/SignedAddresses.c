// Return addresses with a signature in their upper bits, as functions of Apple's systems store them.

#include "../../Sources/UnderstudyBootstrap/ReturnAddresses.c"

#include <stdio.h>

__attribute__((noinline)) static const uintptr_t *call(int depth) {
  const uintptr_t *result = depth ? call(depth - 1) : understudy_return_addresses(false);
  __asm__ volatile("");
  return result;
}

// Calls functions below a frame whose return address has a signature.
__attribute__((noinline)) static const uintptr_t *call_signed(uintptr_t signature) {
  volatile uintptr_t *slot = (volatile uintptr_t *)__builtin_frame_address(0) + 1;
  uintptr_t address = *slot;
  *slot = address | signature;
  const uintptr_t *result = call(2);
  *slot = address;
  return result;
}

int main(void) {
  static const uintptr_t signatures[] = {
    0, (uintptr_t)1 << 63, (uintptr_t)1 << 48, (uintptr_t)0xA5A5 << 48, (uintptr_t)0xFFFF << 48};
  const uintptr_t *plain = NULL;
  int failures = 0;
  for (size_t i = 0; i < sizeof signatures / sizeof *signatures; i++) {
    const uintptr_t *addresses = call_signed(signatures[i]);
    if (!plain) plain = addresses;
    // Equal sequences are stored once.
    if (!addresses || !addresses[0] || addresses != plain) {
      printf("signature %#lx: other addresses\n", (unsigned long)signatures[i]);
      failures++;
    }
  }
  return failures;
}

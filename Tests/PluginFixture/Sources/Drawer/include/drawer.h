// A C module with a name that looks like that of a mock.
#ifndef DRAWER_H
#define DRAWER_H

/// A drawer without money in it.
typedef struct {
  int cents;
} DrawerMock;

/// The state of a drawer.
typedef enum __attribute__((enum_extensibility(closed))) DrawerState : int {
  DrawerStateShut,
  DrawerStateOpen
} DrawerState;

/// The lock of a drawer. None of its cases is zero.
typedef enum __attribute__((enum_extensibility(closed))) DrawerLock : int {
  DrawerLockKey = 4,
  DrawerLockCode = 7
} DrawerLock;

/// Returns the contents of a drawer.
int count_drawer(DrawerMock drawer);

#endif

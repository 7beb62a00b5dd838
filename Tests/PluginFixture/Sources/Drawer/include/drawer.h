// A C module with a name that looks like that of a mock.
#ifndef DRAWER_H
#define DRAWER_H

/// A drawer without money in it.
typedef struct {
  int cents;
} DrawerMock;

/// Returns the contents of a drawer.
int count_drawer(DrawerMock drawer);

#endif

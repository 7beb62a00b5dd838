#include "drawer.h"

int count_drawer(DrawerMock drawer) { return drawer.cents; }

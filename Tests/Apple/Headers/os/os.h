#pragma once
#include <os/lock.h>

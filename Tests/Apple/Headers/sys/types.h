#pragma once
#include <stddef.h>
#include <stdint.h>
typedef long ssize_t;
typedef int32_t pid_t;
typedef uint32_t uid_t;
typedef uint32_t gid_t;
typedef int64_t off_t;
typedef uint16_t mode_t;
typedef int32_t dev_t;
typedef uint64_t ino_t;
typedef unsigned int u_int;
typedef uint32_t useconds_t;
typedef int32_t suseconds_t;
typedef long time_t;

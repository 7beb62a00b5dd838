#pragma once
#include <sys/types.h>
#include <time.h>
#define S_IFMT 0170000
#define S_IFDIR 0040000
#define S_IFREG 0100000
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  uint16_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec;
  struct timespec st_mtimespec;
  struct timespec st_ctimespec;
  struct timespec st_birthtimespec;
  off_t st_size;
};
int stat(const char * _Nonnull, struct stat * _Nonnull);
int lstat(const char * _Nonnull, struct stat * _Nonnull);
int fstat(int, struct stat * _Nonnull);
int mkdir(const char * _Nonnull, mode_t);
int chmod(const char * _Nonnull, mode_t);

#pragma once
#define POLLIN 0x0001
struct pollfd {
  int fd;
  short events;
  short revents;
};
typedef unsigned int nfds_t;
extern int poll(struct pollfd * _Nonnull, nfds_t, int);

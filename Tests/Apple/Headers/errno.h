#pragma once
extern int * _Nonnull __error(void);
#define errno (*__error())
#define ENOENT 2
#define EINTR 4
#define EAGAIN 35
#define EACCES 13
#define EEXIST 17
#define ETIMEDOUT 60

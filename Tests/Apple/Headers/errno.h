#pragma once
extern int * _Nonnull __error(void);
#define errno (*__error())
#define ENOENT 2
#define EINTR 4
#define EAGAIN 35
#define EACCES 13
#define EEXIST 17
#define ETIMEDOUT 60
#define ENOMEM 12
#define ENFILE 23
#define EMFILE 24
#define EFBIG 27
#define ENOSPC 28
#define EROFS 30
#define EDQUOT 69

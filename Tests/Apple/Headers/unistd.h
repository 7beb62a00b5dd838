#pragma once
#include <sys/types.h>
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define _SC_NPROCESSORS_ONLN 58
ssize_t read(int, void * _Nullable, size_t);
ssize_t write(int, const void * _Nullable, size_t);
int close(int);
int unlink(const char * _Nonnull);
int isatty(int);
int usleep(useconds_t);
unsigned int sleep(unsigned int);
unsigned int alarm(unsigned int);
pid_t getpid(void);
pid_t getppid(void);
uid_t getuid(void);
int access(const char * _Nonnull, int);
int dup2(int, int);
int pipe(int * _Nonnull);
long sysconf(int);
void _exit(int) __attribute__((noreturn));

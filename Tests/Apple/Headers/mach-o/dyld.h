#pragma once
#include <stdint.h>
struct mach_header { uint32_t magic; };
uint32_t _dyld_image_count(void);
const struct mach_header * _Nullable _dyld_get_image_header(uint32_t image_index);
const char * _Nullable _dyld_get_image_name(uint32_t image_index);
int _NSGetExecutablePath(char * _Nullable buf, uint32_t * _Nonnull bufsize);

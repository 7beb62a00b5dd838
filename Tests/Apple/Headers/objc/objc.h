#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
typedef bool BOOL;
typedef struct objc_selector *SEL;
#ifndef __OBJC__
typedef struct objc_class *Class;
struct objc_object { Class _Nonnull isa; };
typedef struct objc_object *id;
#else
typedef struct objc_class *Class __attribute__((swift_bridge("AnyClass")));
#endif
#define YES __objc_yes
#define NO __objc_no
SEL _Nonnull sel_registerName(const char * _Nonnull str);
const char * _Nonnull sel_getName(SEL _Nonnull sel);

#pragma once
#include <Availability.h>
#include <objc/objc.h>
typedef struct objc_method *Method;
typedef struct objc_ivar *Ivar;
typedef struct objc_property *objc_property_t;
typedef id _Nullable (*IMP)(id _Nonnull, SEL _Nonnull, ...);
#ifdef __OBJC__
@class Protocol;
#else
typedef struct objc_object Protocol;
#endif
Class _Nullable object_getClass(id _Nullable obj);
Class _Nullable object_setClass(id _Nullable obj, Class _Nonnull cls);
BOOL object_isClass(id _Nullable obj) API_AVAILABLE(macos(10.10), ios(8.0), tvos(9.0), watchos(1.0));
const char * _Nonnull object_getClassName(id _Nullable obj);
Class _Nullable objc_getClass(const char * _Nonnull name);
Class _Nullable objc_lookUpClass(const char * _Nonnull name);
Protocol * _Nullable objc_getProtocol(const char * _Nonnull name);
Class _Nullable objc_allocateClassPair(Class _Nullable superclass, const char * _Nonnull name, size_t extraBytes);
void objc_registerClassPair(Class _Nonnull cls);
Class _Nonnull * _Nullable objc_copyClassList(unsigned int * _Nullable outCount);
const char * _Nonnull class_getName(Class _Nullable cls);
BOOL class_isMetaClass(Class _Nullable cls);
Class _Nullable class_getSuperclass(Class _Nullable cls);
size_t class_getInstanceSize(Class _Nullable cls);
const char * _Nullable class_getImageName(Class _Nullable cls);
Method _Nullable class_getInstanceMethod(Class _Nullable cls, SEL _Nonnull name);
Method _Nullable class_getClassMethod(Class _Nullable cls, SEL _Nonnull name);
IMP _Nullable class_getMethodImplementation(Class _Nullable cls, SEL _Nonnull name);
BOOL class_respondsToSelector(Class _Nullable cls, SEL _Nonnull sel);
BOOL class_conformsToProtocol(Class _Nullable cls, Protocol * _Nullable protocol);
BOOL class_addMethod(Class _Nullable cls, SEL _Nonnull name, IMP _Nonnull imp, const char * _Nullable types);
IMP _Nullable class_replaceMethod(Class _Nullable cls, SEL _Nonnull name, IMP _Nonnull imp, const char * _Nullable types);
SEL _Nonnull method_getName(Method _Nonnull m);
IMP _Nonnull method_getImplementation(Method _Nonnull m);
IMP _Nonnull method_setImplementation(Method _Nonnull m, IMP _Nonnull imp);
void method_exchangeImplementations(Method _Nonnull m1, Method _Nonnull m2);
const char * _Nullable method_getTypeEncoding(Method _Nonnull m);
Method _Nonnull * _Nullable class_copyMethodList(Class _Nullable cls, unsigned int * _Nullable outCount);
IMP _Nonnull imp_implementationWithBlock(id _Nonnull block);
id _Nullable objc_getAssociatedObject(id _Nonnull object, const void * _Nonnull key);
typedef enum __attribute__((enum_extensibility(open))) objc_AssociationPolicy : unsigned long {
  OBJC_ASSOCIATION_ASSIGN = 0,
  OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
  OBJC_ASSOCIATION_COPY_NONATOMIC = 3,
  OBJC_ASSOCIATION_RETAIN = 01401,
  OBJC_ASSOCIATION_COPY = 01403
} objc_AssociationPolicy;
void objc_setAssociatedObject(id _Nonnull object, const void * _Nonnull key, id _Nullable value, objc_AssociationPolicy policy);

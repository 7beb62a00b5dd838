#pragma once
#include <objc/objc.h>
#ifdef __OBJC__
#if __LP64__
typedef long NSInteger;
typedef unsigned long NSUInteger;
#else
typedef int NSInteger;
typedef unsigned int NSUInteger;
#endif
@class NSString, NSMethodSignature, NSInvocation;
@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property(readonly) NSUInteger hash;
@property(readonly) Class superclass;
@property(readonly, copy, nonnull) NSString *description;
@optional
@property(readonly, copy, nonnull) NSString *debugDescription;
@required
- (nonnull Class)class __attribute__((swift_name("self()"), availability(swift, unavailable, message = "use 'type(of: anObject)' instead")));
- (nonnull instancetype)self;
- (BOOL)isProxy;
- (BOOL)isKindOfClass:(nonnull Class)aClass;
- (BOOL)isMemberOfClass:(nonnull Class)aClass;
- (BOOL)respondsToSelector:(nonnull SEL)aSelector;
@end
__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (void)load;
+ (void)initialize;
- (nonnull instancetype)init;
@property(readonly, copy, nonnull) NSString *debugDescription;
+ (nonnull instancetype)new __attribute__((availability(swift, unavailable, message = "use object initializers instead")));
+ (nonnull instancetype)alloc __attribute__((availability(swift, unavailable, message = "use object initializers instead")));
- (void)dealloc __attribute__((availability(swift, unavailable, message = "use 'deinit' to define a de-initializer")));
- (nonnull id)copy;
- (nonnull id)mutableCopy;
+ (BOOL)instancesRespondToSelector:(nonnull SEL)aSelector;
- (void)doesNotRecognizeSelector:(nonnull SEL)aSelector;
+ (BOOL)isSubclassOfClass:(nonnull Class)aClass;
@end
#endif

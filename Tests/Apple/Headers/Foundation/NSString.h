#pragma once
#include <Foundation/NSObject.h>
#ifdef __OBJC__
#pragma clang assume_nonnull begin
__attribute__((swift_attr("@Sendable")))
@interface NSString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property(readonly) NSUInteger length;
- (unsigned short)characterAtIndex:(NSUInteger)index;
- (instancetype)init __attribute__((objc_designated_initializer));
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
- (instancetype)initWithString:(NSString *)aString;
@property(readonly, copy) NSString *lastPathComponent;
@property(readonly, copy) NSString *stringByDeletingLastPathComponent __attribute__((swift_name("deletingLastPathComponent")));
@property(readonly, copy) NSString *pathExtension;
- (NSString *)stringByAppendingPathComponent:(NSString *)str __attribute__((swift_name("appendingPathComponent(_:)")));
@end
@interface NSMutableString : NSString
@end
#pragma clang assume_nonnull end
#endif

// The protocols that Foundation adds to NSObject.
#pragma once
#include <Availability.h>
#include <objc/NSObject.h>
#ifdef __OBJC__
#pragma clang assume_nonnull begin
typedef struct _NSZone NSZone;
@class NSCoder;
@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone;
@end
@protocol NSMutableCopying
- (id)mutableCopyWithZone:(nullable NSZone *)zone;
@end
@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
@protocol NSSecureCoding <NSCoding>
@property(class, readonly) BOOL supportsSecureCoding;
@end
#pragma clang assume_nonnull end
#endif

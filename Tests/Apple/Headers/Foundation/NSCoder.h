#pragma once
#include <Foundation/NSString.h>
#ifdef __OBJC__
#pragma clang assume_nonnull begin
@interface NSCoder : NSObject
@property(readonly) BOOL allowsKeyedCoding;
- (void)encodeObject:(nullable id)object forKey:(NSString *)key;
- (void)encodeBool:(BOOL)value forKey:(NSString *)key;
- (void)encodeInteger:(NSInteger)value forKey:(NSString *)key;
- (nullable id)decodeObjectForKey:(NSString *)key;
- (BOOL)decodeBoolForKey:(NSString *)key;
- (NSInteger)decodeIntegerForKey:(NSString *)key;
@end
#pragma clang assume_nonnull end
#endif

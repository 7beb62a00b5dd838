// A center with a delegate, in the style of User Notifications: no public initializers.
#pragma once
#include <Foundation/NSString.h>
#include "../Macros.h"
NS_ASSUME_NONNULL_BEGIN
@class UNUserNotificationCenter;
typedef NS_OPTIONS(NSUInteger, UNAuthorizationOptions) { UNAuthorizationOptionBadge = 1, UNAuthorizationOptionSound = 2 };
@interface UNNotificationContent : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (nonatomic, readonly, copy) NSString *title;
@end
@interface UNMutableNotificationContent : UNNotificationContent
@property (nonatomic, readwrite, copy) NSString *title;
@end
@interface UNNotificationRequest : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, readonly, copy) NSString *identifier;
+ (instancetype)requestWithIdentifier:(NSString *)identifier content:(UNNotificationContent *)content;
- (instancetype)init NS_UNAVAILABLE;
@end
@protocol UNUserNotificationCenterDelegate <NSObject>
@optional
- (void)userNotificationCenter:(UNUserNotificationCenter *)center willPresentRequest:(UNNotificationRequest *)request withCompletionHandler:(void (^)(UNAuthorizationOptions options))completionHandler;
- (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveRequest:(UNNotificationRequest *)request withCompletionHandler:(void (^)(void))completionHandler;
@end
@interface UNUserNotificationCenter : NSObject
@property (nonatomic, weak, nullable) id<UNUserNotificationCenterDelegate> delegate;
@property (nonatomic, readonly) BOOL supportsContentExtensions;
+ (UNUserNotificationCenter *)currentNotificationCenter;
- (instancetype)init NS_UNAVAILABLE;
- (void)requestAuthorizationWithOptions:(UNAuthorizationOptions)options completionHandler:(void (^)(BOOL granted))completionHandler;
- (void)addRequest:(UNNotificationRequest *)request withCompletionHandler:(void (^ _Nullable)(void))completionHandler;
- (void)removeAllPendingNotificationRequests;
@end
NS_ASSUME_NONNULL_END

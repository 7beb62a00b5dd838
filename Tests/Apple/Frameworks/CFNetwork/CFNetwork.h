// Sessions and tasks, in the style of Foundation's: categories, factories, completion handlers with
// their asynchronous twins, and a protocol that inherits another one.
#pragma once
#include <Foundation/NSString.h>
#include "../Macros.h"
NS_ASSUME_NONNULL_BEGIN
@class CFNSession;

typedef NS_ENUM(NSInteger, CFNTaskState) { CFNTaskStateRunning = 0, CFNTaskStateSuspended = 1 };
typedef NS_OPTIONS(NSUInteger, CFNRequestOptions) { CFNRequestOptionsCached = 1, CFNRequestOptionsSecure = 2 };

NS_SWIFT_SENDABLE
@interface CFNRequest : NSObject <NSSecureCoding, NSCopying, NSMutableCopying>
+ (instancetype)requestWithPath:(NSString *)path;
- (instancetype)initWithPath:(NSString *)path;
- (instancetype)initWithPath:(NSString *)path options:(CFNRequestOptions)options NS_DESIGNATED_INITIALIZER;
@property (readonly, copy) NSString *path;
@end

NS_SWIFT_SENDABLE
@interface CFNResponse : NSObject <NSSecureCoding, NSCopying>
- (instancetype)initWithRequest:(CFNRequest *)request status:(NSInteger)status NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)new NS_UNAVAILABLE;
@property (readonly) NSInteger statusCode;
@property (nullable, readonly, copy) NSString *mimeType NS_SWIFT_NAME(mediaType);
@end

NS_SWIFT_SENDABLE
@interface CFNConfiguration : NSObject <NSCopying>
@property (class, readonly, strong) CFNConfiguration *defaultConfiguration;
@property (class, readonly, strong) CFNConfiguration *ephemeralConfiguration;
@property BOOL allowsCellularAccess;
@property double timeoutInterval;
- (instancetype)init API_DEPRECATED_WITH("use a class property instead");
+ (instancetype)new API_DEPRECATED_WITH("use a class property instead");
@end

NS_SWIFT_SENDABLE
@interface CFNTask : NSObject <NSCopying>
@property (readonly) NSUInteger taskIdentifier;
@property (nullable, readonly, copy) CFNRequest *originalRequest;
@property (readonly) CFNTaskState state;
@property (nullable, copy) NSString *taskDescription;
@property (nullable, weak) id delegate;
- (void)cancel;
- (void)resume;
- (instancetype)init API_DEPRECATED_WITH("not supported");
@end

@interface CFNUploadTask : CFNTask
- (void)cancelByProducingResumeData:(void (^)(NSString * _Nullable resumeData))completionHandler;
@end

NS_SWIFT_SENDABLE
@protocol CFNSessionDelegate <NSObject>
@optional
- (void)session:(CFNSession *)session didBecomeInvalidWithRequest:(nullable CFNRequest *)request;
- (void)session:(CFNSession *)session didReceiveChallenge:(CFNRequest *)challenge
    completionHandler:(void (^)(CFNTaskState disposition, CFNRequest * _Nullable credential))completionHandler;
@end

NS_SWIFT_SENDABLE
@protocol CFNTaskDelegate <CFNSessionDelegate>
@optional
- (void)session:(CFNSession *)session task:(CFNTask *)task didCompleteWithResponse:(CFNResponse *)response;
@required
- (void)session:(CFNSession *)session didCreateTask:(CFNTask *)task;
@property (readonly) NSInteger retries;
@end

NS_SWIFT_SENDABLE
@interface CFNSession : NSObject
@property (class, readonly, strong) CFNSession *sharedSession NS_SWIFT_NAME(shared);
+ (CFNSession *)sessionWithConfiguration:(CFNConfiguration *)configuration;
+ (CFNSession *)sessionWithConfiguration:(CFNConfiguration *)configuration delegate:(nullable id<CFNSessionDelegate>)delegate;
@property (nullable, readonly, strong) id<CFNSessionDelegate> delegate;
@property (readonly, copy) CFNConfiguration *configuration;
@property (nullable, copy) NSString *sessionDescription;
- (void)finishTasksAndInvalidate;
- (void)resetWithCompletionHandler:(void (^)(void))completionHandler;
- (void)getAllTasksWithCompletionHandler:(void (^)(CFNTask *task))completionHandler NS_SWIFT_ASYNC_NAME(getter:allTasks());
- (CFNTask *)dataTaskWithRequest:(CFNRequest *)request;
- (instancetype)init API_DEPRECATED_WITH("use a factory");
@end

@interface CFNSession (CFNSessionAsynchronousConvenience)
- (CFNTask *)dataTaskWithRequest:(CFNRequest *)request completionHandler:(void (^)(CFNResponse * _Nullable response, NSString * _Nullable reason))completionHandler;
@property (readonly) NSInteger pendingCount;
@property (copy) NSString *label;
+ (void)forgetEverything;
@end
NS_ASSUME_NONNULL_END

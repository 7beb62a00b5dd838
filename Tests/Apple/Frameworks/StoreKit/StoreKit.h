// A payment queue with observers, in the style of StoreKit.
#pragma once
#include <Foundation/NSString.h>
#include "../Macros.h"
NS_ASSUME_NONNULL_BEGIN
@class SKPaymentQueue, SKRequest;
@interface SKProduct : NSObject
@property (nonatomic, readonly) NSString *localizedTitle;
@property (nonatomic, readonly) BOOL isDownloadable;
@end
@interface SKPayment : NSObject <NSCopying, NSMutableCopying>
+ (instancetype)paymentWithProduct:(SKProduct *)product;
@property (nonatomic, copy, readonly) NSString *productIdentifier;
@end
@interface SKMutablePayment : SKPayment
@property (nonatomic, copy, readwrite) NSString *productIdentifier;
@end
@protocol SKRequestDelegate <NSObject>
@optional
- (void)requestDidFinish:(SKRequest *)request;
@end
@protocol SKProductsRequestDelegate <SKRequestDelegate>
@required
- (void)productsRequest:(SKRequest *)request didReceiveProduct:(SKProduct *)product;
@end
@interface SKRequest : NSObject
@property (nonatomic, weak, nullable) id<SKRequestDelegate> delegate;
- (void)cancel;
- (void)start;
@end
@protocol SKPaymentTransactionObserver <NSObject>
- (void)paymentQueue:(SKPaymentQueue *)queue updatedPayment:(SKPayment *)payment;
@optional
- (BOOL)paymentQueue:(SKPaymentQueue *)queue shouldAddStorePayment:(SKPayment *)payment forProduct:(SKProduct *)product;
@end
@interface SKPaymentQueue : NSObject
+ (instancetype)defaultQueue;
+ (BOOL)canMakePayments;
- (void)addPayment:(SKPayment *)payment;
- (void)addTransactionObserver:(id<SKPaymentTransactionObserver>)observer;
@end
NS_ASSUME_NONNULL_END

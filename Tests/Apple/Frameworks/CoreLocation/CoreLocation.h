// A manager with a delegate, in the style of Core Location: everything but the essence is in categories.
#pragma once
#include <Foundation/NSString.h>
#include "../Macros.h"
NS_ASSUME_NONNULL_BEGIN
@class CLLocationManager;
typedef double CLLocationDegrees;
typedef struct CLLocationCoordinate2D { CLLocationDegrees latitude; CLLocationDegrees longitude; } CLLocationCoordinate2D;
typedef NS_ENUM(int, CLAuthorizationStatus) { kCLAuthorizationStatusNotDetermined = 0, kCLAuthorizationStatusDenied };

NS_SWIFT_SENDABLE
@interface CLLocation : NSObject <NSCopying, NSSecureCoding>
- (instancetype)initWithLatitude:(CLLocationDegrees)latitude longitude:(CLLocationDegrees)longitude;
- (instancetype)initWithCoordinate:(CLLocationCoordinate2D)coordinate altitude:(double)altitude;
@property (readonly, nonatomic) CLLocationCoordinate2D coordinate;
- (double)distanceFromLocation:(const CLLocation *)location;
@end

@interface CLRegion : NSObject <NSCopying, NSSecureCoding>
@property (readonly, nonatomic, copy) NSString *identifier;
@property (nonatomic) BOOL notifyOnEntry;
@end

@protocol CLLocationManagerDelegate <NSObject>
@optional
- (void)locationManager:(CLLocationManager *)manager didUpdateLocation:(CLLocation *)location;
- (void)locationManager:(CLLocationManager *)manager didChangeAuthorizationStatus:(CLAuthorizationStatus)status;
- (BOOL)locationManagerShouldDisplayHeadingCalibration:(CLLocationManager *)manager;
- (void)locationManagerDidPauseLocationUpdates:(CLLocationManager *)manager API_AVAILABLE(ios(14.0), macos(11.0), tvos(14.0), watchos(7.0));
@end

@interface CLLocationManager : NSObject
+ (BOOL)locationServicesEnabled;
+ (CLAuthorizationStatus)authorizationStatus API_DEPRECATED_WITH("use the instance property");
@property (nonatomic, readonly) CLAuthorizationStatus currentStatus API_AVAILABLE(ios(14.0), macos(11.0), tvos(14.0), watchos(7.0));
@property (weak, nonatomic, nullable) id<CLLocationManagerDelegate> delegate;
@property (readonly, nonatomic, copy, nullable) CLLocation *location;
- (void)requestWhenInUseAuthorization;
- (void)startUpdatingLocation;
- (void)stopUpdatingLocation;
@end

@interface CLLocationManager (CLVisitExtensions)
- (void)startMonitoringVisits;
- (void)stopMonitoringVisits;
@property (nonatomic, readonly) double maximumRegionMonitoringDistance;
@end

@interface CLLocationManager (CLRegions)
- (void)startMonitoringForRegion:(CLRegion *)region;
+ (BOOL)isMonitoringAvailableForClass:(Class)regionClass;
@end
NS_ASSUME_NONNULL_END

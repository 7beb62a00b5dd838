// Views, controllers and their delegates, in the style of UIKit: everything is isolated to the main
// actor, and `initWithCoder:` is required.
#pragma once
#include <Foundation/NSString.h>
#include "../Macros.h"
NS_ASSUME_NONNULL_BEGIN
@class KitView, KitScreen, KitTable;
typedef struct KitRect { double x, y, width, height; } KitRect;

NS_SWIFT_UI_ACTOR
@interface KitResponder : NSObject
@property (nonatomic, readonly, nullable) KitResponder *nextResponder;
@property (nonatomic, readonly) BOOL canBecomeFirstResponder;
- (BOOL)becomeFirstResponder;
- (void)touchesBegan:(id)touches withEvent:(nullable id)event;
@end

@protocol KitAppearance <NSObject>
+ (instancetype)appearance;
@end

NS_SWIFT_UI_ACTOR
@interface KitView : KitResponder <NSCoding, KitAppearance>
@property (class, nonatomic, readonly) Class layerClass;
- (instancetype)initWithFrame:(KitRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic) NSInteger tag;
@end

@interface KitView (KitViewGeometry)
@property (nonatomic) KitRect frame;
- (nullable KitView *)hitTest:(KitRect)point withEvent:(nullable id)event;
- (void)sizeToFit;
@end

@interface KitView (KitViewHierarchy)
@property (nullable, nonatomic, readonly) KitView *superview;
- (void)addSubview:(KitView *)view;
- (void)layoutSubviews NS_REQUIRES_SUPER;
+ (void)animateWithDuration:(double)duration animations:(void (^)(void))animations completion:(void (^ __nullable)(BOOL finished))completion;
+ (void)performWithoutAnimation:(void (NS_NOESCAPE ^)(void))actionsWithoutAnimation;
@end

NS_SWIFT_UI_ACTOR
@interface KitControl : KitView
@property (nonatomic, getter=isEnabled) BOOL enabled;
- (void)sendAction:(SEL)action to:(nullable id)target;
@end

NS_SWIFT_UI_ACTOR
@interface KitButton : KitControl
+ (instancetype)buttonWithType:(NSInteger)buttonType;
@property (nullable, nonatomic, copy) NSString *title;
@end

NS_SWIFT_UI_ACTOR
@interface KitController : KitResponder <NSCoding>
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (null_resettable, nonatomic, strong) KitView *view;
- (void)viewDidLoad;
- (void)viewWillAppear:(BOOL)animated;
@property (nullable, nonatomic, copy) NSString *title;
- (void)presentController:(KitController *)controllerToPresent animated:(BOOL)flag completion:(void (^ __nullable)(void))completion NS_SWIFT_DISABLE_ASYNC;
@end

NS_SWIFT_UI_ACTOR
@protocol KitScrollDelegate <NSObject>
@optional
- (void)scrollViewDidScroll:(KitView *)scrollView;
- (nullable KitView *)viewForZoomingInScrollView:(KitView *)scrollView;
@end

NS_SWIFT_UI_ACTOR
@protocol KitTableDataSource <NSObject>
- (NSInteger)table:(KitTable *)table numberOfRowsInSection:(NSInteger)section;
- (KitView *)table:(KitTable *)table cellForRow:(NSInteger)row;
@optional
- (NSInteger)numberOfSectionsInTable:(KitTable *)table;
- (nullable NSString *)table:(KitTable *)table titleForHeaderInSection:(NSInteger)section;
@end

NS_SWIFT_UI_ACTOR
@protocol KitTableDelegate <KitScrollDelegate>
@optional
- (void)table:(KitTable *)table didSelectRow:(NSInteger)row;
- (double)table:(KitTable *)table heightForRow:(NSInteger)row;
@end

NS_SWIFT_UI_ACTOR
@interface KitTable : KitView
- (instancetype)initWithFrame:(KitRect)frame style:(NSInteger)style NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, weak, nullable) id<KitTableDataSource> dataSource;
@property (nonatomic, weak, nullable) id<KitTableDelegate> delegate;
- (void)reloadData;
@end

NS_SWIFT_UI_ACTOR
@protocol KitApplicationDelegate <NSObject>
@optional
- (BOOL)applicationDidFinishLaunching:(id)application;
@property (nullable, nonatomic, strong) KitView *window;
@end

NS_SWIFT_UI_ACTOR
@interface KitApplication : KitResponder
@property (class, nonatomic, readonly) KitApplication *sharedApplication NS_SWIFT_NAME(shared);
@property (nullable, nonatomic, assign) id<KitApplicationDelegate> delegate;
- (void)openPath:(NSString *)path options:(id)options completionHandler:(void (^ __nullable)(BOOL success))completion;
@end

NS_SWIFT_UI_ACTOR
@interface KitDevice : NSObject
@property (class, nonatomic, readonly) KitDevice *currentDevice;
@property (nonatomic, readonly, strong) NSString *name;
@property (nonatomic, getter=isBatteryMonitoringEnabled) BOOL batteryMonitoringEnabled;
@end
NS_ASSUME_NONNULL_END

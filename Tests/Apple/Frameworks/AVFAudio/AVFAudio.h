// Players and sessions, in the style of AVFoundation: errors by reference, and lightweight generics.
#pragma once
#include <Foundation/NSString.h>
#include "../Macros.h"
NS_ASSUME_NONNULL_BEGIN
@class AVFPlayer, NSError;

@interface AVFPlayerItem : NSObject <NSCopying>
+ (instancetype)playerItemWithPath:(NSString *)path;
- (instancetype)initWithPath:(NSString *)path NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, readonly) double duration;
@end

@protocol AVFPlayerDelegate <NSObject>
@optional
- (void)playerDidFinishPlaying:(AVFPlayer *)player successfully:(BOOL)flag;
@end

@interface AVFPlayer : NSObject
- (nullable instancetype)initWithPath:(NSString *)path error:(NSError * _Nullable * _Nullable)outError;
+ (nullable AVFPlayer *)playerWithItem:(AVFPlayerItem *)item;
- (BOOL)prepareToPlay;
- (BOOL)play;
- (BOOL)setActive:(BOOL)active error:(NSError * _Nullable * _Nullable)outError;
@property (nonatomic, weak, nullable) id<AVFPlayerDelegate> delegate;
@property (nonatomic) float volume;
@end

@interface AVFQueue<__covariant Element> : NSObject
- (instancetype)initWithElement:(Element)element;
@property (nonatomic, readonly, nullable) Element firstElement;
- (void)addElement:(Element)element;
@end

@interface AVFQueuePlayer : AVFPlayer
- (void)advanceToNextItem;
- (void)insertItem:(AVFPlayerItem *)item afterItem:(nullable AVFPlayerItem *)afterItem;
@end

NS_SUBCLASSING_RESTRICTED
@interface AVFFormat : NSObject
@property (nonatomic, readonly) double sampleRate;
@end
NS_ASSUME_NONNULL_END

/// What one `stub` or `expect` set up.
///
/// Variables are guarded by the lock of the mock, so the ones that every call touches are not
/// checked for exclusive access once more.
final class Rule {
  /// The line that set it up.
  let site: SourceSite

  /// How often the call is expected; nil for a stub.
  let count: CallCount?

  let pattern: ArgumentPattern

  @exclusivity(unchecked) var script = AnswerScript()

  /// How many calls it took.
  @exclusivity(unchecked) var taken = 0

  /// How many calls it should have taken less: each was reported at the call.
  @exclusivity(unchecked) var surplus = 0

  /// Whether a verification has reported it as unmet, so that the end need not do so again.
  var isReported = false

  init(site: SourceSite, count: CallCount?, pattern: ArgumentPattern) {
    self.site = site
    self.count = count
    self.pattern = pattern
  }

  /// Whether it may take another call.
  var isUnsaturated: Bool {
    guard let upper = count?.upper else { return true }
    return taken < upper
  }

  /// Whether too few calls have come.
  var isUnmet: Bool { taken < count?.lower ?? 0 }

  /// Whether it forbids its calls.
  var isRejection: Bool { count?.upper == 0 }
}

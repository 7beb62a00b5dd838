/// What one `stub` or `expect` set up.
///
/// Variables are guarded by the lock of the mock.
class AnyRule {
  /// The line that set it up.
  let site: SourceSite

  /// How often the call is expected; nil for a stub.
  let count: CallCount?

  /// How many calls it took.
  var taken = 0

  /// How many calls it should have taken less: each was reported at the call.
  var surplus = 0

  /// Whether a verification has reported it as unmet, so that the end need not do so again.
  var isReported = false

  init(site: SourceSite, count: CallCount?) {
    self.site = site
    self.count = count
  }

  /// Whether it may take another call.
  final var isUnsaturated: Bool { taken < count?.upper ?? .max }

  /// Whether too few calls have come.
  final var isUnmet: Bool { taken < count?.lower ?? 0 }

  /// Whether it forbids its calls.
  final var isRejection: Bool { count?.upper == 0 }

  /// What each argument must be, in words. Never under a lock.
  func describeArguments() -> [String] { [] }
}

/// A rule with its matchers and answers.
final class Rule<Arguments, Result>: AnyRule {
  let pattern: ArgumentPattern<Arguments>

  /// Guarded by the lock of the mock.
  var script = AnswerScript<Arguments, Result>()

  init(site: SourceSite, count: CallCount?, pattern: ArgumentPattern<Arguments>) {
    self.pattern = pattern
    super.init(site: site, count: count)
  }

  override func describeArguments() -> [String] { pattern.describe() }
}

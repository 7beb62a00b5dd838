/// The real object that a spy forwards calls to.
///
/// - Warning: For generated code only.
public final class __Spied: Sendable {
  private let object: Guarded<Any?>

  /// The real object of a mock that is not a spy.
  static let nothing = __Spied(nil)

  init(_ object: Any?) { self.object = Guarded(object) }

  /// The object, or `nil` if there is none. Mutating requirements write it back, because it may be
  /// a value. If two such calls overlap, the last one to finish wins.
  public var real: Any? {
    get { object.withLock { $0 } }
    set {
      let old = object.withLock { object in
        defer { object = newValue }
        return object
      }
      withExtendedLifetime(old) {}
    }
  }
}

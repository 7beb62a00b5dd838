/// The real object behind a spy, which calls are forwarded to.
///
/// - Warning: For generated code only.
public final class __Spied: @unchecked Sendable {  // `object` is guarded by `lock`.
  private let lock = Lock()
  private var object: Any?

  /// What stands behind a mock that spies on nothing.
  static let nothing = __Spied(nil)

  init(_ object: Any?) { self.object = object }

  /// The object; nil when there is none. Written back by requirements that may change it, since
  /// it may be a value: of two such calls at once the last one to end wins.
  public var real: Any? {
    get { lock.withLock { object } }
    set {
      let old = lock.withLock {
        defer { object = newValue }
        return object
      }
      withExtendedLifetime(old) {}
    }
  }
}

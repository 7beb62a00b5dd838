#if canImport(ObjectiveC)
  internal import ObjectiveC
#endif

/// Which ``Mock`` records for which object, where the object cannot hold it.
///
/// A class mock adds no stored property to its superclass, so that all initialisers are inherited
/// and the layouts stay equal; its mock is found here by the object's identity, from the first use,
/// which may be in the superclass's initialiser, to the `deinit` of the subclass.
enum ClassMocks {
  private static let lock = Lock()
  // Guarded by `lock`.
  private nonisolated(unsafe) static var mocks: [ObjectIdentifier: Mock] = [:]

  /// The mock of an object; nil where it has none yet.
  static func mock(of object: AnyObject) -> Mock? {
    lock.withLock { mocks[ObjectIdentifier(object)] }
  }

  /// Makes a mock that of an object, unless the object has one already.
  ///
  /// - Parameters:
  ///   - fresh: The mock, which belongs to no scope yet.
  ///   - object: The object.
  /// - Returns: The mock of the object, which has joined the current scope.
  static func insert(_ fresh: Mock, for object: AnyObject) -> Mock {
    guard !isDeallocating(object) else { return fresh }
    let mock = lock.withLock {
      let key = ObjectIdentifier(object)
      if let mock = mocks[key] { return mock }
      mocks[key] = fresh
      return fresh
    }
    if mock === fresh { fresh.core.joinCurrentScope() }
    return mock
  }

  /// Lets go of the mock of an object.
  static func remove(_ object: AnyObject) {
    let mock = lock.withLock { mocks.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(mock) {}
  }

  /// How many objects have a mock here.
  package static var count: Int { lock.withLock { mocks.count } }

  /// Whether an object is about to go away: the `deinit` of a superclass calls it.
  ///
  /// What would be kept for it then would be taken for that of the next object at its place. On
  /// Apple's systems a weak reference to a dying `NSObject` may not even be made.
  private static func isDeallocating(_ object: AnyObject) -> Bool {
    #if canImport(ObjectiveC)
      if object is NSObject { return false }
    #endif
    weak var reference: AnyObject?
    reference = object
    return reference == nil
  }
}

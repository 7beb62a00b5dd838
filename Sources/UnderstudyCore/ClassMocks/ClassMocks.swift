#if canImport(ObjectiveC)
  internal import ObjectiveC
#endif

/// Which ``Mock`` records for which object, where the object cannot hold it.
///
/// A class mock adds no stored property to its superclass, so that all initialisers are inherited
/// and the layouts stay equal; its mock is found here by the object's identity, from the first use,
/// which may be in the superclass's initialiser, to the `deinit` of the subclass. Living objects
/// whose class was changed to that of a mock are found here too, with all their partial mocks.
enum ClassMocks {
  /// What an object has.
  private enum Entry {
    /// A mock of its own: it was made as a mock.
    case own(Mock)

    /// Partial mocks: it was made as a real object.
    case partial(MockedObject)
  }

  private static let lock = Lock()
  // Guarded by `lock`, as is what the entries refer to.
  private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]

  /// How many real objects have the class of a mock just now. Guarded by `lock`.
  private nonisolated(unsafe) static var changedObjects: [ObjectIdentifier: Int] = [:]

  /// The mock of an object, for the code that runs here; nil where it has none yet.
  static func mock(of object: AnyObject) -> Mock? {
    let key = ObjectIdentifier(object)
    switch lock.withLock({ entries[key] }) {
    case .own(let mock): return mock
    case .partial: return partialMock(of: key) ?? .passthrough
    case nil: return nil
    }
  }

  /// Makes a mock that of an object, unless the object has one already.
  ///
  /// - Parameters:
  ///   - fresh: The mock, which belongs to no scope yet.
  ///   - object: The object.
  /// - Returns: The mock of the object, which has joined the current scope.
  static func insert(_ fresh: Mock, for object: AnyObject) -> Mock {
    guard isMock(object) else { return .passthrough }
    guard !isDeallocating(object) else { return fresh }
    let mock: Mock = lock.withLock {
      let key = ObjectIdentifier(object)
      switch entries[key] {
      case .own(let mock): return mock
      case nil where isMock(object):
        entries[key] = .own(fresh)
        return fresh
      // A call that came by while its partial mock ended, or another began.
      case nil, .partial: return .passthrough
      }
    }
    if mock === fresh { fresh.core.joinCurrentScope() }
    return mock
  }

  /// Whether an object has the class of a mock now.
  private static func isMock(_ object: AnyObject) -> Bool {
    ObjectClass.current(of: object) is any Mockable.Type
  }

  /// Lets go of the mock of an object that goes away, and of its partial mocks.
  ///
  /// What its superclass calls on it from now on is real.
  static func remove(_ object: AnyObject) {
    let key = ObjectIdentifier(object)
    let removed = lock.withLock {
      if case .partial(let mocked) = entries[key], !mocked.mocks.isEmpty { restore(key, mocked) }
      return entries.removeValue(forKey: key)
    }
    withExtendedLifetime(removed) {}
  }

  /// How many objects have a mock here.
  package static var count: Int { lock.withLock { entries.count } }

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

// MARK: - Partial mocks

extension ClassMocks {
  /// The partial mock of an object that takes a call made here, or `nil` if the call is real.
  private static func partialMock(of key: ObjectIdentifier) -> Mock? {
    let caller = Caller.current
    let (mock, scoped, type) = lock.withLock { () -> (Mock?, ScopedMocks?, AnyClass?) in
      guard case .partial(let mocked) = entries[key] else { return (nil, nil, nil) }
      return (mocked.mocks.mock(for: caller), mocked.mocks, mocked.realClass)
    }
    if mock == nil, case .unknown = caller, let scoped, let type {
      scoped.reportAmbiguousCall(to: "the partial mock of a \(type)")
    }
    return mock
  }

  /// The partial mock of an object that a caller's calls go to; nil where they are for the real one.
  static func partialMock(of key: ObjectIdentifier, for caller: Caller) -> Mock? {
    lock.withLock {
      guard case .partial(let mocked) = entries[key] else { return nil }
      return mocked.mocks.mock(for: caller)
    }
  }

  /// Whether an object has partial mocks, of whichever scope.
  static func hasPartialMocks(_ object: AnyObject) -> Bool {
    lock.withLock {
      guard case .partial(let mocked) = entries[ObjectIdentifier(object)] else { return false }
      return !mocked.mocks.isEmpty
    }
  }

  /// Whether real objects have the class of a mock now.
  static func hasChangedObjects(_ type: ObjectIdentifier) -> Bool {
    lock.withLock { changedObjects[type] != nil }
  }

  /// Gives an object a partial mock, and, with the first one, the mock's class.
  ///
  /// - Returns: Why not; nil when it is done.
  static func insert(
    _ mock: Mock, in scope: MockScope, for object: AnyObject, as type: AnyClass
  ) -> PartialMockRefusal? {
    let key = ObjectIdentifier(object)
    return lock.withLock {
      let current: AnyClass = ObjectClass.current(of: object)
      if case .partial(let mocked) = entries[key], !mocked.mocks.isEmpty || isMock(object) {
        guard !mocked.mocks.isEmpty, current == mocked.mockClass else {
          return .isChanged(to: current)
        }
        guard current == type else { return .isMocked(as: current, not: type) }
        mocked.add(mock, in: scope)
        return nil
      }
      if let refusal = PartialMockRefusal(current, as: type) { return refusal }
      let mocked = MockedObject(current, as: type)
      mocked.add(mock, in: scope)
      entries[key] = .partial(mocked)
      changedObjects[ObjectIdentifier(type), default: 0] += 1
      ObjectClass.set(type, of: object)
      return nil
    }
  }

  /// Takes a partial mock from an object, and, with the last one, gives it its class back.
  ///
  /// - Returns: The mock, to be released without the lock; and the class of the object, if somebody
  ///   else has changed it meanwhile: it stays as it is then, and all calls are real.
  static func remove(_ core: MockCore, of key: ObjectIdentifier) -> (mock: Mock?, other: AnyClass?)
  {
    lock.withLock {
      guard case .partial(let mocked) = entries[key], let mock = mocked.remove(core) else {
        return (nil, nil)
      }
      guard mocked.mocks.isEmpty else { return (mock, nil) }
      if let other: AnyClass = restore(key, mocked) { return (mock, other) }
      entries[key] = nil
      return (mock, nil)
    }
  }

  /// Gives a living object its class back, unless somebody else has changed it meanwhile. Lock held.
  ///
  /// - Returns: The class that somebody else has given it.
  @discardableResult
  private static func restore(_ key: ObjectIdentifier, _ mocked: MockedObject) -> AnyClass? {
    // It lives: its `deinit` would have to pass here first.
    let place = UnsafeRawPointer(bitPattern: UInt(bitPattern: key))!
    let object = Unmanaged<AnyObject>.fromOpaque(place).takeUnretainedValue()
    let left = (changedObjects[ObjectIdentifier(mocked.mockClass)] ?? 1) - 1
    changedObjects[ObjectIdentifier(mocked.mockClass)] = left > 0 ? left : nil
    let current: AnyClass = ObjectClass.current(of: object)
    guard current == mocked.mockClass else { return current }
    ObjectClass.set(mocked.realClass, of: object)
    return nil
  }
}

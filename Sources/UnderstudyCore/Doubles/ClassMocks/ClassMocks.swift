/// The table from objects to their mocks, for objects that cannot store a ``Mock``.
///
/// A class mock adds no stored property to its superclass, so all initializers are inherited and
/// the layouts stay equal. Its mock is registered here under the object's identity. The entry is
/// created at first use, which may be in the superclass's initializer, and removed in the `deinit`
/// of the subclass. Real objects whose class was changed to that of a mock are registered here too,
/// with all their partial mocks.
enum ClassMocks {
  /// The entry of an object.
  private enum Entry {
    /// The mock of an object that was created as a mock.
    case own(Mock)

    /// The partial mocks of an object that was created as a real object.
    case partial(MockedObject)
  }

  private static let table = Guarded(Table())

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]

    /// The number of real objects that currently have the class of a mock.
    var changedObjects: [ObjectIdentifier: Int] = [:]

    /// Returns the partial mocks of an object, or `nil` if there are none.
    func partial(_ key: ObjectIdentifier) -> MockedObject? {
      guard case .partial(let mocked) = entries[key] else { return nil }
      return mocked
    }

    /// Restores the class of a real object, unless other code has changed it.
    ///
    /// - Returns: The class that other code has set, or `nil`.
    mutating func restore(_ key: ObjectIdentifier, _ mocked: MockedObject) -> AnyClass? {
      // The object is alive: its `deinit` has to acquire the lock first.
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

  /// Returns the mock of an object for the code that runs here, or `nil` if it does not have one
  /// yet.
  static func mock(of object: AnyObject) -> Mock? {
    let key = ObjectIdentifier(object)
    switch table.withLock({ $0.entries[key] }) {
    case .own(let mock): return mock
    case .partial: return partialMock(of: key) ?? .passthrough
    case nil: return nil
    }
  }

  /// Registers a mock for an object, unless the object already has one.
  ///
  /// - Parameters:
  ///   - fresh: The mock, which does not belong to a scope yet.
  ///   - object: The object.
  /// - Returns: The mock of the object. It has joined the current scope.
  static func insert(_ fresh: Mock, for object: AnyObject) -> Mock {
    guard isMock(object) else { return .passthrough }
    let mock: Mock = table.withLock { table in
      let key = ObjectIdentifier(object)
      switch table.entries[key] {
      case .own(let mock): return mock
      case nil where isMock(object):
        table.entries[key] = .own(fresh)
        return fresh
      // The call was made while a partial mock of the object was ending or beginning.
      case nil, .partial: return .passthrough
      }
    }
    if mock === fresh { fresh.core.joinCurrentScope() }
    return mock
  }

  /// Returns a Boolean value that indicates whether an object has the class of a mock now.
  private static func isMock(_ object: AnyObject) -> Bool {
    ObjectClass.current(of: object) is any Mockable.Type
  }

  /// Removes the mock of an object that is being deallocated, or its partial mocks.
  ///
  /// Calls that the superclass makes on it from now on are real, because the object is changed to the
  /// class that is mocked. They would add an entry otherwise, which the next object at the same address
  /// would get.
  static func remove(_ object: AnyObject) {
    let key = ObjectIdentifier(object)
    let removed = table.withLock { table in
      if let mocked = table.partial(key), !mocked.mocks.isEmpty {
        _ = table.restore(key, mocked)
      }
      let current: AnyClass = ObjectClass.current(of: object)
      var real: AnyClass = current
      while real is any Mockable.Type, let superclass = ObjectClass.superclass(of: real) {
        real = superclass
      }
      if real != current { ObjectClass.set(real, of: object) }
      return table.entries.removeValue(forKey: key)
    }
    withExtendedLifetime(removed) {}
  }

  /// The number of objects that are registered.
  package static var count: Int { table.withLock { $0.entries.count } }
}

// MARK: - Partial mocks

extension ClassMocks {
  /// Returns the partial mock of an object that takes a call made here, or `nil` if the call is
  /// real.
  private static func partialMock(of key: ObjectIdentifier) -> Mock? {
    let caller = Caller.current
    guard let mocked = table.withLock({ $0.partial(key) }) else { return nil }
    let mock = mocked.mocks.mock(for: caller)
    if mock == nil, case .unknown = caller {
      mocked.mocks.reportAmbiguousCall(to: "the partial mock of a \(mocked.realClass)")
    }
    return mock
  }

  /// Returns the partial mock of an object that takes a caller's calls, or `nil` if those calls are
  /// real.
  static func partialMock(of key: ObjectIdentifier, for caller: Caller) -> Mock? {
    table.withLock { $0.partial(key) }?.mocks.mock(for: caller)
  }

  /// Returns a Boolean value that indicates whether an object has partial mocks in any scope.
  static func hasPartialMocks(_ object: AnyObject) -> Bool {
    table.withLock { $0.partial(ObjectIdentifier(object)) }?.mocks.isEmpty == false
  }

  /// Returns a Boolean value that indicates whether real objects currently have the class of a
  /// mock.
  static func hasChangedObjects(_ type: ObjectIdentifier) -> Bool {
    table.withLock { $0.changedObjects[type] != nil }
  }

  /// Adds a partial mock to an object. The first one changes the object's class.
  ///
  /// - Returns: The reason for a refusal, or `nil` if the partial mock was added.
  static func insert(
    _ mock: Mock, in scope: MockScope, for object: AnyObject, as type: AnyClass
  ) -> PartialMockRefusal? {
    let key = ObjectIdentifier(object)
    return table.withLock { table in
      let current: AnyClass = ObjectClass.current(of: object)
      if var mocked = table.partial(key), !mocked.mocks.isEmpty || isMock(object) {
        guard !mocked.mocks.isEmpty, current == mocked.mockClass else {
          return .isChanged(to: current)
        }
        guard current == type else { return .isMocked(as: current, not: type) }
        mocked.add(mock, in: scope)
        table.entries[key] = .partial(mocked)
        return nil
      }
      if let refusal = PartialMockRefusal(current, as: type) { return refusal }
      var mocked = MockedObject(current, as: type)
      mocked.add(mock, in: scope)
      table.entries[key] = .partial(mocked)
      table.changedObjects[ObjectIdentifier(type), default: 0] += 1
      ObjectClass.set(type, of: object)
      return nil
    }
  }

  /// Removes a partial mock of an object. The last one restores the object's class.
  ///
  /// - Returns: The mock, to be released after the lock is released, and the class of the object if
  ///   other code has changed it. In that case the class is not restored, and all calls are real.
  static func remove(_ core: MockCore, of key: ObjectIdentifier) -> (mock: Mock?, other: AnyClass?)
  {
    table.withLock { table in
      guard var mocked = table.partial(key), let mock = mocked.remove(core) else {
        return (nil, nil)
      }
      table.entries[key] = .partial(mocked)
      guard mocked.mocks.isEmpty else { return (mock, nil) }
      if let other: AnyClass = table.restore(key, mocked) { return (mock, other) }
      table.entries[key] = nil
      return (mock, nil)
    }
  }
}

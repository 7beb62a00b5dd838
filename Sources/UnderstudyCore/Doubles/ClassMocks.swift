// The room `Doubles`: what stands for something other than a protocol.
//
// Here are closures, streams, class mocks, partial mocks, replacements and handwritten mocks. What an
// earlier room needs of them is in that room.

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

// Entry points for generated class mocks.

extension Mock {
  /// Returns the mock that records for an object. The first use creates it.
  ///
  /// - Parameters:
  ///   - object: An object of a generated class.
  ///   - typeName: The name of that class.
  ///   - fileID: The file ID of the generated class.
  ///   - filePath: The file path of the generated class.
  ///   - line: The line of the generated class.
  ///   - column: The column of the generated class.
  /// - Warning: For generated code only.
  public static func __of(
    _ object: AnyObject, _ typeName: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Mock {
    if let mock = ClassMocks.mock(of: object) { return mock }
    let site = MockSourceLocation(fileID, filePath, line, column)
    return insert(Mock(of: typeName, nil, .nice, site), for: object, typeName, site)
  }

  /// Names the mock of an object that was just created.
  ///
  /// Calls made by the superclass's initializer are already recorded. They were answered like those
  /// on a nice mock, because nothing could have been set up for them.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - typeName: The name of the generated class.
  ///   - name: The name for failures, or `nil` for the name of the class.
  ///   - strictness: What happens to calls that nothing was set up for.
  ///   - fileID: The file ID of the line that creates the object.
  ///   - filePath: The file path of that line.
  ///   - line: The line.
  ///   - column: The column.
  /// - Warning: For generated code only.
  public static func __begin(
    _ object: AnyObject, _ typeName: String, _ name: String?, _ strictness: Strictness,
    _ fileID: StaticString, _ filePath: StaticString, _ line: Int, _ column: Int
  ) {
    let site = MockSourceLocation(fileID, filePath, line, column)
    let fresh = Mock(of: typeName, name, strictness, site)
    let mock = insert(fresh, for: object, typeName, site)
    if mock !== fresh { mock.core.configure(name, strictness, site) }
  }

  /// Registers a mock for an object, unless the object already has one. Reports it if the superclass is
  /// ``Unmockable``.
  ///
  /// An inherited initializer does not name the mock, so the first use of the object reports that.
  private static func insert(
    _ fresh: Mock, for object: AnyObject, _ typeName: String, _ site: MockSourceLocation
  ) -> Mock {
    let mock = ClassMocks.insert(fresh, for: object)
    if mock === fresh, let type = type(of: object) as? any Unmockable.Type,
      let reason = type.reasonAgainstMocking
    {
      FailureReporting.reportMisuse(
        "\(typeName) must not be created: \(reason)", site,
        "Its superclass is Unmockable. Mock another class, or remove the reason first.")
    }
    return mock
  }

  /// Ends the mock of an object that is being deallocated.
  ///
  /// - Parameter object: The object.
  /// - Warning: For generated code only.
  public static func __end(_ object: AnyObject) { ClassMocks.remove(object) }
}

/// Returns whether types have default values.
///
/// - Parameter types: The types of arguments.
/// - Warning: For generated code only.
public func __haveDefaults<each Value>(_ types: repeat (each Value).Type) -> Bool {
  for type in repeat each types {
    func isMissing<Single>(_ type: Single.Type) -> Bool {
      DefaultValues.value(for: type, in: MockScope.current) == nil
    }
    if isMissing(type) { return false }
  }
  return true
}

/// Returns the value that a class mock passes to an initializer of its superclass if the test does
/// not pass one.
///
/// - Parameters:
///   - type: The type of the parameter.
///   - initializer: The description of the initializer, for failures.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
/// - Returns: The default value of the type. If there is none, a failure that names the type is
///   reported and the process stops, because an object cannot be partially initialized.
/// - Warning: For generated code only.
public func __argument<Value>(
  _ type: Value.Type, _ initializer: String,
  _ fileID: StaticString, _ filePath: StaticString, _ line: Int, _ column: Int
) -> Value {
  if let value = DefaultValues.value(for: type, in: MockScope.current) { return value }
  let text = "No value of type \(type) for \(initializer)"
  FailureReporting.reportMisuse(
    text, MockSourceLocation(fileID, filePath, line, column),
    "The mock calls this initializer with default values. Pass values of your own, or call "
      + "DefaultValues.register(<#\(type)#>) first.")
  fatalError(text)
}

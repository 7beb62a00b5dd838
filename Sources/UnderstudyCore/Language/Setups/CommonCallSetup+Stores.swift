import UnderstudyValues

extension CallSetup {
  /// Remembers what is set: the property returns its initial value until it is set, and then the
  /// newest one.
  ///
  /// ```swift
  /// stub(user.name).stores("bob")
  /// user.name = "ann"
  /// #expect(user.name == "ann")
  /// verify(user.name.set("ann"))
  /// ```
  ///
  /// The test can set the value too, also that of a property without a setter:
  ///
  /// ```swift
  /// let token = stub(keychain.token).stores(nil)
  /// token.value = "new"
  /// token.failReads(with: Locked())
  /// ```
  ///
  /// A subscript remembers a value for each list of arguments. If the arguments cannot be compared,
  /// it remembers one value. Reads and writes are recorded as usual. A newer stub of the setter
  /// takes its calls, and the property then keeps its value.
  ///
  /// For a method, this function reports a failure on its line.
  ///
  /// - Parameters:
  ///   - initial: The value until the first write.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The stored value, which the test can change.
  @discardableResult
  public func stores(
    _ initial: Result, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> StoredValue<Arguments, Result, Failure> {
    let site = MockSourceLocation(fileID, filePath, line, column)
    let storage = PropertyStorage<Arguments, Result>(initial) { [weak core, rule] in
      core?.withState { $0[rule].isExemptFromUse = true }
    }
    if storesWrites?(storage, site) != true, !canStore(site) { return StoredValue(storage) }
    append(.compute { try storage.read(for: $0) })
    return StoredValue(storage)
  }

  /// Remembers what is set. See ``stores(_:fileID:filePath:line:column:)->StoredValue<_,_,_>``.
  ///
  /// - Parameters:
  ///   - initial: The value until the first write.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The setup, for chaining.
  @_disfavoredOverload
  @discardableResult
  public func stores(
    _ initial: Result, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Self {
    let _: StoredValue<Arguments, Result, Failure> = stores(
      initial, fileID: fileID, filePath: filePath, line: line, column: column)
    return self
  }
}

extension AsyncCallSetup {
  /// Returns a value that the test can change. Only for properties and subscripts.
  ///
  /// ```swift
  /// let token = stub(keychain.token).stores(nil)
  /// token.value = "new"
  /// ```
  ///
  /// For a method, this function reports a failure on its line.
  ///
  /// - Parameters:
  ///   - initial: The value until the test changes it.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The stored value, which the test can change.
  @discardableResult
  public func stores(
    _ initial: Result, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> StoredValue<Arguments, Result, Failure> {
    let storage = PropertyStorage<Arguments, Result>(initial) {}
    if canStore(MockSourceLocation(fileID, filePath, line, column)) {
      append(.compute { try storage.read(for: $0) })
    }
    return StoredValue(storage)
  }
}

extension CommonCallSetup {
  /// Returns a Boolean value that indicates whether the requirement is read like a stored property.
  /// Otherwise reports a failure.
  fileprivate func canStore(_ site: MockSourceLocation) -> Bool {
    switch firstMember.name.kind {
    case .getter, .subscriptGetter: return true
    case .method, .setter, .subscriptSetter: break
    }
    core.reportMisuse(
      "\(pattern) cannot store a value", site,
      "Only a property or subscript stores a value. Write .returns(value).")
    return false
  }

  /// Excludes the stub from the report of unused stubs.
  func exemptFromUse() { core.withState { $0[rule].isExemptFromUse = true } }
}

/// The value of a stubbed property or subscript, which the test can change.
///
/// ```swift
/// let token = stub(keychain.token).stores(nil)
/// token.value = "new"
/// token.failReads(with: Locked())
/// ```
///
/// Thread-safe.
public final class StoredValue<Arguments, Value, Failure: Error>: @unchecked Sendable {
  // The storage has its own lock.

  private let storage: PropertyStorage<Arguments, Value>

  /// Creates a value that the property shares.
  init(_ storage: PropertyStorage<Arguments, Value>) { self.storage = storage }

  /// Makes reads throw an error, until a value is set again. Does not compile if the property cannot
  /// throw it.
  ///
  /// - Parameter error: The error to throw.
  public func failReads(with error: Failure) { storage.fail(error) }
}

extension StoredValue where Arguments == Void {
  /// The current value of the property. Setting it is not recorded as a call.
  public var value: Value {
    get { storage.value(for: ()) }
    set { storage.set(newValue, for: (), isByTest: true) }
  }
}

extension StoredValue {
  /// Accesses the current value for the arguments of a subscript. Setting it is not recorded as a
  /// call.
  ///
  /// ```swift
  /// let sizes = stub(cache[.any]).stores(0)
  /// sizes["images"] = 7
  /// ```
  ///
  /// - Parameter arguments: The arguments of the subscript.
  public subscript(_ arguments: Arguments) -> Value {
    get { storage.value(for: arguments) }
    set { storage.set(newValue, for: arguments, isByTest: true) }
  }
}

/// The values that a stubbed property or subscript remembers.
final class PropertyStorage<Arguments, Value> {
  private let initial: Value
  private let onWrite: () -> Void
  private let state = Guarded(State())

  /// The state that the lock guards.
  private struct State {
    /// The values, by the hashes of the arguments, oldest first.
    var entries: [Int: [Entry]] = [:]

    /// The error of reads, until the next write.
    var error: (any Error)?
  }

  /// A value that was set.
  private struct Entry {
    let arguments: ArgumentIdentity
    let value: Value
  }

  /// Creates a storage without written values.
  ///
  /// - Parameters:
  ///   - initial: The value until the first write.
  ///   - onWrite: Runs after each write by a call.
  init(_ initial: Value, onWrite: @escaping () -> Void) {
    self.initial = initial
    self.onWrite = onWrite
  }

  /// Returns the newest value that was set for these arguments. Compares outside the lock.
  ///
  /// - Complexity: Constant on average if all arguments have standard types. Otherwise O(*n*), where
  ///   *n* is the number of values that were set.
  func value(for arguments: Arguments) -> Value {
    let identity = Self.identity(of: arguments)
    let entries = state.withLock { $0.entries[identity.hash] ?? [] }
    return entries.last { $0.arguments.isEqual(to: identity) }?.value ?? initial
  }

  /// Returns the value that a call reads, or throws the error of the test.
  func read(for arguments: Arguments) throws -> Value {
    if let error = state.withLock({ $0.error }) { throw error }
    return value(for: arguments)
  }

  /// Remembers a value for arguments.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - arguments: The arguments of a subscript.
  ///   - isByTest: Whether the test sets the value, and not a call.
  func set(_ value: Value, for arguments: Arguments, isByTest: Bool = false) {
    let identity = Self.identity(of: arguments)
    let old = state.withLock { state in
      defer { state.error = nil }
      state.entries[identity.hash, default: []].append(Entry(arguments: identity, value: value))
      return state.error
    }
    withExtendedLifetime(old) {}
    if !isByTest { onWrite() }
  }

  /// Makes reads throw an error.
  func fail(_ error: any Error) {
    // Released after the lock, because releasing an error may run user code.
    let old = state.withLock { state in
      defer { state.error = error }
      return state.error
    }
    withExtendedLifetime(old) {}
  }

  private static func identity(of arguments: Arguments) -> ArgumentIdentity {
    ArgumentIdentity(arguments, count: TupleType.elementCount(of: Arguments.self))
  }
}

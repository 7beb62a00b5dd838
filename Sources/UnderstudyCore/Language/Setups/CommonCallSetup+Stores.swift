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
  /// A subscript remembers a value for each list of arguments. If the arguments cannot be compared,
  /// it remembers one value. Reads and writes are recorded as usual. A newer stub of the setter
  /// takes its calls, and the property then keeps its value.
  ///
  /// If the property or subscript cannot be set, this method reports a failure on its line.
  ///
  /// - Parameters:
  ///   - initial: The value until the first write.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func stores(
    _ initial: Result, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Self {
    let site = MockSourceLocation(fileID, filePath, line, column)
    let storage = PropertyStorage<Arguments, Result>(initial) { [weak core, rule] in
      core?.withState { $0[rule].isExemptFromUse = true }
    }
    guard let storesWrites, storesWrites(storage, site) else {
      core.reportMisuse(
        "\(pattern) cannot store a value", site,
        "Only a property or subscript with a setter remembers what is set. Write .returns(value).")
      return self
    }
    append(.compute { storage.value(for: $0) })
    return self
  }
}

extension CommonCallSetup {
  /// Excludes the stub from the report of unused stubs.
  func exemptFromUse() { core.withState { $0[rule].isExemptFromUse = true } }
}

/// The values that a stubbed property or subscript remembers.
final class PropertyStorage<Arguments, Value> {
  private let initial: Value
  private let onWrite: () -> Void
  private let written = Guarded<[(arguments: Arguments, value: Value)]>([])

  /// Creates a storage without written values.
  ///
  /// - Parameters:
  ///   - initial: The value until the first write.
  ///   - onWrite: Runs after each write.
  init(_ initial: Value, onWrite: @escaping () -> Void) {
    self.initial = initial
    self.onWrite = onWrite
  }

  /// Returns the newest value that was set for these arguments. Compares outside the lock.
  func value(for arguments: Arguments) -> Value {
    let entries = written.withLock { $0 }
    return entries.last { DynamicEquality.areEqual($0.arguments, arguments) ?? true }?.value
      ?? initial
  }

  /// Remembers a value for arguments.
  func set(_ value: Value, for arguments: Arguments) {
    written.withLock { $0.append((arguments, value)) }
    onWrite()
  }
}

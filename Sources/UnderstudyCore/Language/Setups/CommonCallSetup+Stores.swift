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

/// Turns a real object into a partial mock until the current scope ends.
///
/// The object's class is changed to the mock class. Calls through any reference to it can be
/// stubbed, expected and verified, including calls that the object makes to itself. Calls without a
/// matching stub or expectation run the real code.
///
/// ```swift
/// let files = partialMock(of: FileManager.default, as: MockFileManager.self)
/// stub(files.fileExists(atPath: "/etc/shop.conf")).returns(true)
/// #expect(Settings().isInstalled)  // asks FileManager.default
/// verify(files.fileExists(atPath: .any))
/// ```
///
/// Only calls from this scope, and from scopes inside it, reach the mock. A test that runs in
/// parallel uses the real object. Calls that belong to no test, as on a private queue of the
/// object, reach the mock too. If several tests have partial mocks of the object, such calls are
/// real.
///
/// Partial mocks of the same object nest: calls that the innermost one does not answer go to the
/// next one. The object may be deallocated before the scope ends. This function is thread-safe,
/// even while other threads use the object.
///
/// The function reports a failure and leaves the calls real if
///
/// - the object is an instance of a class other than the one that `type` mocks,
/// - the object is already a mock,
/// - other code has changed the object's class, or
/// - the class is ``Unmockable``.
///
/// If the two classes are unrelated, the process stops after the failure. In optimized builds the
/// compiler may devirtualize calls on an object that was created in the same function. Such calls
/// are not intercepted.
///
/// - Parameters:
///   - object: The object. It is not retained.
///   - type: The mock class of the object's own class, which is a subclass without stored
///     properties.
///   - name: The name for failures. Defaults to the name of the class.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
/// - Returns: The object, typed as the mock class.
public func partialMock<Object: AnyObject, MockObject: Mockable & AnyObject>(
  of object: Object, as type: MockObject.Type, _ name: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> MockObject {
  let site = MockSourceLocation(fileID, filePath, line, column)
  return PartialMocks.begin(object, type, in: MockScope.current, name, site)
}

/// Turns a real object into a partial mock while `body` runs. See
/// ``partialMock(of:as:_:fileID:filePath:line:column:)``.
///
/// `body` runs in a scope of its own, so its expectations are verified when it returns or throws.
///
/// ```swift
/// withPartialMock(of: FileManager.default, as: MockFileManager.self) { files in
///   stub(files.fileExists(atPath: .any)).returns(false)
///   #expect(!Settings().isInstalled)
/// }
/// ```
///
/// - Parameters:
///   - object: The object.
///   - type: The mock class of the object's own class.
///   - name: The name for failures. Defaults to the name of the class.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
///   - body: A closure that receives the object, typed as the mock class.
/// - Returns: The value that `body` returns.
/// - Throws: The error that `body` throws, after the object's class has been restored.
@discardableResult
public func withPartialMock<
  Object: AnyObject, MockObject: Mockable & AnyObject, Result, Failure: Error
>(
  of object: Object, as type: MockObject.Type, _ name: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column,
  _ body: (MockObject) throws(Failure) -> Result
) throws(Failure) -> Result {
  let site = MockSourceLocation(fileID, filePath, line, column)
  return try MockScope.runInside { () throws(Failure) in
    try body(PartialMocks.begin(object, type, in: MockScope.current, name, site))
  }
}

/// The asynchronous counterpart of the function that turns a real object into a partial mock while
/// `body` runs.
///
/// - Parameters:
///   - isolation: The caller's actor, which `body` runs on.
///   - object: The object.
///   - type: The mock class of the object's own class.
///   - name: The name for failures. Defaults to the name of the class.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
///   - body: A closure that receives the object, typed as the mock class.
/// - Returns: The value that `body` returns.
/// - Throws: The error that `body` throws, after the object's class has been restored.
@discardableResult
public func withPartialMock<
  Object: AnyObject, MockObject: Mockable & AnyObject, Result, Failure: Error
>(
  isolation: isolated (any Actor)? = #isolation,
  of object: Object, as type: MockObject.Type, _ name: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column,
  _ body: (MockObject) async throws(Failure) -> Result
) async throws(Failure) -> Result {
  let site = MockSourceLocation(fileID, filePath, line, column)
  return try await MockScope.runInside(isolation: isolation) { () async throws(Failure) in
    _ = isolation  // Capturing the actor keeps the closure on it.
    // `body` runs on the same actor, where the object is used.
    nonisolated(unsafe) let mock = PartialMocks.begin(
      object, type, in: MockScope.current, name, site)
    return try await body(mock)
  }
}

/// Ends the innermost partial mock of an object in this scope before the scope ends.
///
/// ```swift
/// stopPartialMock(of: FileManager.default)
/// #expect(!isPartialMock(FileManager.default))
/// ```
///
/// The object's class is restored immediately, and later calls are real. Unmet expectations are
/// reported. Verifying more calls on the mock is a failure.
///
/// If the object has no partial mock in this scope, reports a failure on this line. Thread-safe.
///
/// - Parameters:
///   - object: The object.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
public func stopPartialMock(
  of object: AnyObject,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) {
  PartialMocks.end(object, at: MockSourceLocation(fileID, filePath, line, column))
}

/// Returns a Boolean value that indicates whether an object currently has partial mocks, in this
/// test or in another.
///
/// ```swift
/// let files = partialMock(of: FileManager.default, as: MockFileManager.self)
/// #expect(isPartialMock(FileManager.default))
/// ```
///
/// Intended for code that changes the classes of objects too. Tests do not have to call it.
///
/// Thread-safe.
///
/// - Parameter object: The object.
/// - Returns: `true` if the object has the class of a mock but was not created with it.
public func isPartialMock(_ object: AnyObject) -> Bool { ClassMocks.hasPartialMocks(object) }

/// Makes a partial mock of a living object, until the current scope ends.
///
/// The object gets the class of the mock: calls through any reference to it, those that it makes of
/// itself included, can be stubbed, expected and verified. What nothing answers runs the real code.
///
/// ```swift
/// let files = partialMock(of: FileManager.default, as: MockFileManager.self)
/// stub(files.fileExists(atPath: "/etc/shop.conf")).returns(true)
/// #expect(Settings().isInstalled)                             // asks FileManager.default
/// verify(files.fileExists(atPath: .any))
/// ```
///
/// A test that runs in parallel sees the real object: only calls from this scope, and from those
/// inside of it, come to the mock. Code of no test at all, as on a queue of the object's own, comes
/// to it unless several tests have partial mocks of the object; then its calls are real.
///
/// Several partial mocks of one object nest: what the innermost one does not answer goes to the one
/// around it. The object may go away first. Thread-safe, also while other threads use the object.
///
/// Refused, with a failure that says why, are objects of another class than the one that `type`
/// mocks, objects that are mocks, those whose class somebody else has changed, and classes that are
/// ``Unmockable``; calls are real then. Where the classes have nothing to do with each other, the
/// process stops after the failure. In optimised builds the compiler may know the class of an object
/// that was made in the same function, and call it directly.
///
/// - Parameters:
///   - object: The object, which is not kept alive.
///   - type: The mock class of the object's own class: a subclass without stored properties.
///   - name: The name for failures; nil takes that of the class.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
/// - Returns: The object, as one of the mock class.
public func partialMock<Object: AnyObject, Double: Mockable & AnyObject>(
  of object: Object, as type: Double.Type, _ name: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> Double {
  let site = MockSourceLocation(fileID, filePath, line, column)
  return PartialMocks.begin(object, type, in: MockScope.current, name, site)
}

/// Makes a partial mock of a living object while `body` runs; see
/// ``partialMock(of:as:_:fileID:filePath:line:column:)``.
///
/// `body` runs in a scope of its own, so that what it expects is verified when it returns or throws.
///
/// ```swift
/// withPartialMock(of: URLSession.shared, as: MockURLSession.self) { session in
///   stub(session.dataTask(with: url)).returns(task)
///   Download(url).start()
/// }
/// ```
///
/// - Parameters:
///   - object: The object.
///   - type: The mock class of the object's own class.
///   - name: The name for failures; nil takes that of the class.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
///   - body: Takes the object, as one of the mock class.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws, after the object has its class back.
@discardableResult
public func withPartialMock<
  Object: AnyObject, Double: Mockable & AnyObject, Result, Failure: Error
>(
  of object: Object, as type: Double.Type, _ name: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column,
  _ body: (Double) throws(Failure) -> Result
) throws(Failure) -> Result {
  let site = MockSourceLocation(fileID, filePath, line, column)
  return try MockScope.runInside { () throws(Failure) in
    try body(PartialMocks.begin(object, type, in: MockScope.current, name, site))
  }
}

/// Makes a partial mock of a living object while an async `body` runs; else like the synchronous one.
///
/// - Parameters:
///   - isolation: The caller's actor, which `body` runs on.
///   - object: The object.
///   - type: The mock class of the object's own class.
///   - name: The name for failures; nil takes that of the class.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
///   - body: Takes the object, as one of the mock class.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws, after the object has its class back.
@discardableResult
public func withPartialMock<
  Object: AnyObject, Double: Mockable & AnyObject, Result, Failure: Error
>(
  isolation: isolated (any Actor)? = #isolation,
  of object: Object, as type: Double.Type, _ name: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column,
  _ body: (Double) async throws(Failure) -> Result
) async throws(Failure) -> Result {
  let site = MockSourceLocation(fileID, filePath, line, column)
  return try await MockScope.runInside(isolation: isolation) { () async throws(Failure) in
    _ = isolation  // What is captured here keeps the closure on the caller's actor.
    // So it is with `body`, which was written where the object is used.
    nonisolated(unsafe) let mock = PartialMocks.begin(
      object, type, in: MockScope.current, name, site)
    return try await body(mock)
  }
}

/// Ends the innermost partial mock of an object in this scope before the scope ends.
///
/// The object has its class back at once, and later calls are real. Expectations that were not met
/// are reported; to verify more on the mock is a failure.
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

/// Whether an object has partial mocks just now, of this test or of another.
///
/// For code that changes the classes of objects too; a test need not ask.
///
/// - Parameter object: The object.
/// - Returns: Whether the object has the class of a mock, and was not made with it.
public func isPartialMock(_ object: AnyObject) -> Bool { ClassMocks.hasPartialMocks(object) }

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

extension MockScope {
  /// Ends the innermost partial mock of an object in this scope before the scope ends.
  ///
  /// ```swift
  /// MockScope.stopPartialMock(of: FileManager.default)
  /// #expect(!MockScope.isPartialMock(FileManager.default))
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
  public static func stopPartialMock(
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
  /// #expect(MockScope.isPartialMock(FileManager.default))
  /// ```
  ///
  /// Intended for code that changes the classes of objects too. Tests do not have to call it.
  ///
  /// Thread-safe.
  ///
  /// - Parameter object: The object.
  /// - Returns: `true` if the object has the class of a mock but was not created with it.
  public static func isPartialMock(_ object: AnyObject) -> Bool {
    ClassMocks.hasPartialMocks(object)
  }
}

/// Starts and ends partial mocks.
enum PartialMocks {
  /// Raised when the first partial mock is created. Until then, no object has a changed class. Only
  /// saves the search: it decides nothing about a test.
  private static let wereMade = Flag()

  /// Turns an object into a partial mock, or reports the reason why it cannot become one.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - type: The class of the mock.
  ///   - scope: The scope, or `nil` if none is open.
  ///   - name: The name for failures, or `nil` for the name of the class.
  ///   - site: The line of the test.
  /// - Returns: The object, typed as the mock class.
  static func begin<MockObject: Mockable & AnyObject>(
    _ object: AnyObject, _ type: MockObject.Type, in scope: MockScope?, _ name: String?,
    _ site: MockSourceLocation
  ) -> MockObject {
    let mock = Mock(of: "\(type)", name, .nice, site)
    mock.core.forwards = true
    mock.core.role.isPartial = true
    if let refusal = refusal(object, type, mock, in: scope) {
      FailureReporting.reportMisuse(refusal.headline, site, refusal.details)
      guard refusal.isHarmless else { fatalError("\(refusal.headline). \(refusal.details)") }
    }
    // A cast would check the class, but a refused object has another class of the same layout.
    return Unmanaged<MockObject>.fromOpaque(Unmanaged.passUnretained(object).toOpaque())
      .takeUnretainedValue()
  }

  private static func refusal(
    _ object: AnyObject, _ type: AnyClass, _ mock: Mock, in scope: MockScope?
  ) -> PartialMockRefusal? {
    let current: AnyClass = ObjectClass.current(of: object)
    if let refusal = PartialMockRefusal(current, as: type), !refusal.isHarmless { return refusal }
    if let reason = (current as? any Unmockable.Type)?.reasonAgainstMocking {
      return .unmockable(ObjectClass.superclass(of: type) ?? current, reason)
    }
    guard let scope else { return .noScope(type) }
    wereMade.raise()
    if let refusal = ClassMocks.insert(mock, in: scope, for: object, as: type) { return refusal }
    let core = mock.core
    let key = ObjectIdentifier(object)
    core.join(scope)
    let statics = scope.staticMock(of: type).core
    statics.withState { $0.partialMocks += 1 }
    core.statics = statics
    if scope.atEnd({ end(core, of: key) }) { return nil }
    end(core, of: key)
    return .noScope(type)
  }

  /// Ends the innermost partial mock of an object in this scope, or reports that there is none.
  static func end(_ object: AnyObject, at site: MockSourceLocation) {
    let key = ObjectIdentifier(object)
    guard let mock = ClassMocks.partialMock(of: key, for: .current) else {
      return MockCore.reportMissingPartialMock(at: site)
    }
    end(mock.core, of: key)
  }

  /// Ends a partial mock. The last one restores the object's class.
  static func end(_ core: MockCore, of key: ObjectIdentifier) {
    let (mock, other): (Mock?, AnyClass?) = ClassMocks.remove(core, of: key)
    if mock != nil { core.statics?.withState { $0.partialMocks -= 1 } }
    guard let other else { return withExtendedLifetime(mock) {} }
    let refusal = PartialMockRefusal.isChanged(to: other)
    FailureReporting.reportMisuse(refusal.headline, core.site, refusal.details)
  }

  /// Returns a Boolean value that indicates whether objects that were created as real ones
  /// currently have the class of a mock, in any test.
  ///
  /// Only for calls that belong to no test's mock: those outside all scopes, and those that a real
  /// object makes. The scope decides about all others.
  static func areMade(of type: Any.Type) -> Bool {
    wereMade.isRaised && ClassMocks.hasChangedObjects(ObjectIdentifier(type))
  }
}

/// Changes the class of an object of the test framework in the same way as partial mocks do.
package enum ChangedClass {
  /// Changes the class of an object to a subclass that adds no stored property.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - superclass: The class that the object must currently have.
  ///   - subclass: The new class.
  /// - Returns: `false` if the object has another class, or if the layouts differ.
  package static func change(
    of object: AnyObject, from superclass: AnyClass, to subclass: AnyClass
  ) -> Bool {
    guard ObjectClass.current(of: object) == superclass,
      ObjectClass.layout(of: subclass) == ObjectClass.layout(of: superclass)
    else { return false }
    ObjectClass.set(subclass, of: object)
    return true
  }
}

/// A real object whose class was changed to that of a mock, with its partial mocks.
struct MockedObject {
  /// The class that the object was created with.
  let realClass: AnyClass

  /// The class that the object has now.
  let mockClass: AnyClass

  /// The partial mocks, each with the scope in which it was created.
  private(set) var mocks = ScopedMocks()

  init(_ realClass: AnyClass, as mockClass: AnyClass) {
    self.realClass = realClass
    self.mockClass = mockClass
  }

  /// Adds a partial mock. It forwards calls that it does not answer to the partial mock around it.
  mutating func add(_ mock: Mock, in scope: MockScope) {
    mock.core.outer = mocks.mock(in: scope)
    mocks.add(mock, in: scope)
  }

  /// Removes a partial mock.
  ///
  /// - Returns: The mock, to be released after the lock is released, or `nil` if it is not a mock
  ///   of this object.
  mutating func remove(_ core: MockCore) -> Mock? { mocks.remove(core) }
}

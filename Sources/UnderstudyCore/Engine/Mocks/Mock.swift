/// The object that records, matches and answers calls.
///
/// Generated mocks contain one. A handwritten mock is a subclass with an empty body. A
/// protocol marked `@Mockable` implements its requirements for every ``Mockable`` type:
///
/// ```swift
/// final class PaperPrinter: Mock, Printer, @unchecked Sendable {}
/// ```
///
/// A subclass of a `Sendable` class has to restate the conformance.
///
/// Any number of threads and tasks can call, set up and verify a mock at the same time. Matchers,
/// answers and descriptions run outside its lock. A mock that is deallocated reports expectations
/// that are unmet and were never verified, at the line of each expectation.
open class Mock: Mockable, @unchecked Sendable {  // Its only property is immutable and Sendable.
  package let core: MockCore

  /// The mock itself.
  public final var mock: Mock { self }

  /// The name of the mock.
  ///
  /// - Warning: For generated code only.
  public final var __name: String { core.name }

  /// Creates a mock.
  ///
  /// - Parameters:
  ///   - name: The name for failures. Defaults to the name of the type.
  ///   - strictness: What happens to calls that nothing was set up for.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public init(
    _ name: String? = nil, _ strictness: Strictness = .nice,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    core = MockCore(
      MockName(given: name, ofType: Self.typeOfSubclass), strictness,
      MockSourceLocation(fileID, filePath, line, column), in: .current)
  }

  /// Creates a mock with a strictness and the name of its type.
  ///
  /// - Parameters:
  ///   - strictness: What happens to calls that nothing was set up for.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public convenience init(
    _ strictness: Strictness, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates a spy: a mock that forwards calls to a real object unless something else answers them.
  ///
  /// Calls are recorded, matched and counted as on any mock. A stub replaces the real answer. Calls
  /// that the object makes to itself are not intercepted.
  ///
  /// ```swift
  /// let printer = MockPrinter(spying: LaserPrinter())
  /// stub(printer.isReady()).returns(false).then.forwards()
  /// ```
  ///
  /// - Parameters:
  ///   - real: The real object. The spy retains it and calls it on the thread of the caller.
  ///   - name: The name for failures. Defaults to the name of the type.
  ///   - strictness: What is reported about calls that nothing was set up for. They are always
  ///     forwarded.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public init(
    spying real: Any, _ name: String? = nil, _ strictness: Strictness = .nice,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    core = MockCore(
      MockName(given: name, ofType: Self.typeOfSubclass), strictness,
      MockSourceLocation(fileID, filePath, line, column))
    core.spy(on: real)
    core.joinCurrentScope()
  }

  /// Creates the mock inside a generated one, which passes its own name.
  ///
  /// - Parameters:
  ///   - typeName: The name of the generated class.
  ///   - name: The name for failures, or `nil` for the name of the type.
  ///   - strictness: What happens to calls that nothing was set up for.
  ///   - fileID: The file ID of the line that creates the mock.
  ///   - filePath: The file path of that line.
  ///   - line: The line.
  ///   - column: The column.
  /// - Warning: For generated code only.
  public init(
    __of typeName: String, _ name: String?, _ strictness: Strictness,
    _ fileID: StaticString, _ filePath: StaticString, _ line: Int, _ column: Int
  ) {
    core = MockCore(
      MockName(given: name, ofType: .named(typeName)), strictness,
      MockSourceLocation(fileID, filePath, line, column), in: .current)
  }

  /// Creates the mock inside one that a subclass of ``__MockObject`` contains.
  init(
    in owner: __MockObject.Type, _ name: String?, _ strictness: Strictness,
    _ site: MockSourceLocation
  ) {
    core = MockCore(
      MockName(given: name, ofType: .generated(owner)), strictness, site, in: .current)
  }

  /// Creates the mock of an object that cannot store it. The mock does not belong to a scope yet.
  init(of typeName: String, _ name: String?, _ strictness: Strictness, _ site: MockSourceLocation) {
    core = MockCore(MockName(given: name, ofType: .named(typeName)), strictness, site)
    core.isClassMock = true
  }

  deinit { core.end() }

  /// The type of a subclass, or `nil` for a mock inside another type. Such a mock is named after
  /// the protocol of the first requirement that is used.
  private static var typeOfSubclass: MockName.Source? {
    self == Mock.self ? nil : .subclass(self)
  }
}

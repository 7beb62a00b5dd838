/// The object that records calls, matches them and answers them.
///
/// Generated mocks contain one. A mock can be written by hand as a subclass with an empty body,
/// since a protocol marked `@Mockable` gives its members to every ``Mockable`` type:
///
/// ```swift
/// final class PaperPrinter: Mock, Printer, @unchecked Sendable {}
/// ```
///
/// (Swift wants a subclass of a `Sendable` class to say so again.)
///
/// A mock may be called, set up and verified by any number of threads and tasks at once. Matchers,
/// answers and descriptions run outside of its lock. When a mock goes away with an expectation that
/// was not met and never verified, that is reported at the expectation's line.
open class Mock: Mockable, @unchecked Sendable {  // Its only property is immutable and Sendable.
  package let core: MockCore

  /// The mock itself.
  public final var mock: Mock { self }

  /// Makes a mock.
  ///
  /// - Parameters:
  ///   - name: The name for failures; nil takes that of the type.
  ///   - strictness: What to do with calls that nothing was set up for.
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
      name: name, typeName: Self.nameOfSubclass, strictness: strictness, spied: nil,
      site: MockSourceLocation(fileID, filePath, line, column))
    core.joinCurrentScope()
  }

  /// Makes a spy: a mock that passes on to a real object what nothing else answers.
  ///
  /// Calls are recorded, matched and counted as on any mock; a stub takes the place of the real
  /// answer. The object's calls of itself do not pass through the spy.
  ///
  /// ```swift
  /// let printer = MockPrinter(spying: LaserPrinter())
  /// stub(printer.isReady()).returns(false).then.forwards()
  /// ```
  ///
  /// - Parameters:
  ///   - real: The real object, which the spy keeps alive. It is used on whatever thread the spy is
  ///     called on.
  ///   - name: The name for failures; nil takes that of the type.
  ///   - strictness: What to do with calls that nothing was set up for; they are passed on in any
  ///     case.
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
      name: name, typeName: Self.nameOfSubclass, strictness: strictness, spied: __Spied(real),
      site: MockSourceLocation(fileID, filePath, line, column))
    core.joinCurrentScope()
  }

  /// Makes the mock inside of a generated one, which says its own name.
  ///
  /// - Warning: For generated code only.
  public init(
    __of typeName: String, spying real: Any?, _ name: String?, _ strictness: Strictness,
    _ fileID: StaticString, _ filePath: StaticString, _ line: Int, _ column: Int
  ) {
    core = MockCore(
      name: name, typeName: typeName, strictness: strictness, spied: real.map { __Spied($0) },
      site: MockSourceLocation(fileID, filePath, line, column))
    core.joinCurrentScope()
  }

  /// Makes the mock of an object that cannot hold it; it belongs to no scope yet.
  init(of typeName: String, _ name: String?, _ strictness: Strictness, _ site: MockSourceLocation) {
    core = MockCore(
      name: name, typeName: typeName, strictness: strictness, spied: nil, site: site)
    core.isClassMock = true
  }

  deinit { core.end() }

  /// The name of a mock that is written as a subclass; nil for one that is contained in another
  /// type, which is called after the protocol that it is first used as.
  private static var nameOfSubclass: String? { self == Mock.self ? nil : "\(self)" }
}

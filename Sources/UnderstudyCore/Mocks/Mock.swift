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
  ///   - fileID: The file of the test; leave it to the compiler, as the three that follow.
  ///   - filePath: The path of the test.
  ///   - line: The line of the test.
  ///   - column: The column of the test.
  public init(
    _ name: String? = nil, _ strictness: Strictness = .nice,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    core = MockCore(
      name: name,
      typeName: Self.self == Mock.self ? nil : "\(Self.self)",
      strictness: strictness,
      site: SourceSite(fileID, filePath, line, column))
    if let scope = Mockery.current { core.join(scope) }
  }

  deinit { core.end() }
}

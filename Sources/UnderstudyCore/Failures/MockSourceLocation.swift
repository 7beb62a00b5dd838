/// A place in the user's source: where a verb was written or a mock was made.
///
/// Every verb captures its own site, so that a failure points at the test's line and never into
/// the framework.
public struct MockSourceLocation: Sendable, Hashable {
  /// `Module/File.swift`, as `#fileID` gives it.
  public let fileID: String

  /// The path that the compiler was given, as `#filePath` gives it.
  public let filePath: String

  /// The line, from 1.
  public let line: Int

  /// The column, from 1.
  public let column: Int

  /// Makes a site from the compiler's literals.
  ///
  /// - Parameters:
  ///   - fileID: `#fileID` of the place.
  ///   - filePath: `#filePath` of the place.
  ///   - line: `#line` of the place, from 1.
  ///   - column: `#column` of the place, from 1.
  public init(_ fileID: StaticString, _ filePath: StaticString, _ line: Int, _ column: Int) {
    self.fileID = fileID.description
    self.filePath = filePath.description
    self.line = line
    self.column = column
  }

  /// Makes a site from what a program's debug information says.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - line: The line, from 1.
  ///   - column: The column, from 1; 0 where it is not known.
  package init(path: String, line: Int, column: Int) {
    // The module is not known; test frameworks want one.
    fileID = "Unknown/\(path.split(separator: "/").last ?? "Unknown.swift")"
    filePath = path
    self.line = line
    self.column = max(column, 1)
  }

  /// The last path component of ``fileID``.
  public var fileName: String {
    fileID.split(separator: "/").last.map(String.init) ?? fileID
  }
}

extension MockSourceLocation {
  /// Where nobody can tell where something happened.
  static let unknown = MockSourceLocation("", "", 1, 1)

  /// Whether failures at this site are listed before those at another one.
  func comesBefore(_ other: MockSourceLocation) -> Bool {
    (filePath, line, column) < (other.filePath, other.line, other.column)
  }
}

extension MockSourceLocation: CustomStringConvertible {
  /// `File.swift:31`.
  public var description: String { "\(fileName):\(line)" }
}

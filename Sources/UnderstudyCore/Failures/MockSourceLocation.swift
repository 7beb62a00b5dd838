/// A source location: where a verb was written or a mock was created.
///
/// Every verb captures its own location, so that failures point to a line of the test, never into
/// the framework.
public struct MockSourceLocation: Sendable, Hashable {
  /// `Module/File.swift`, as in `#fileID`.
  public let fileID: String

  /// The path passed to the compiler, as in `#filePath`.
  public let filePath: String

  /// The 1-based line.
  public let line: Int

  /// The 1-based column.
  public let column: Int

  /// Creates a location from compiler literals.
  ///
  /// - Parameters:
  ///   - fileID: The value of `#fileID`.
  ///   - filePath: The value of `#filePath`.
  ///   - line: The value of `#line`, starting at 1.
  ///   - column: The value of `#column`, starting at 1.
  public init(_ fileID: StaticString, _ filePath: StaticString, _ line: Int, _ column: Int) {
    self.fileID = fileID.description
    self.filePath = filePath.description
    self.line = line
    self.column = column
  }

  /// Creates a location from debug information.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - line: The 1-based line.
  ///   - column: The 1-based column, or 0 if it is unknown.
  package init(path: String, line: Int, column: Int) {
    // The module is unknown, but test frameworks require one.
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
  /// An unknown source location.
  static let unknown = MockSourceLocation("", "", 1, 1)

  /// Returns a Boolean value that indicates whether failures at this location are listed before
  /// those at another one.
  func comesBefore(_ other: MockSourceLocation) -> Bool {
    (filePath, line, column) < (other.filePath, other.line, other.column)
  }
}

extension MockSourceLocation: CustomStringConvertible {
  /// `File.swift:31`.
  public var description: String { "\(fileName):\(line)" }
}

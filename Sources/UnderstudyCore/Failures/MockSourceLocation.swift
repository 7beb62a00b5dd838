/// A source location: where a verb was written or a mock was created.
///
/// Every verb captures its own location, so that failures point to a line of the test, never into
/// the framework.
public struct MockSourceLocation: Sendable {
  private let file: File

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
    file = .literals(fileID, filePath)
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
    file = .path(path)
    self.line = line
    self.column = max(column, 1)
  }

  /// The sources of the texts, which are made when something reads them. Most locations are never
  /// shown.
  private enum File: Sendable {
    /// The values of `#fileID` and `#filePath`.
    case literals(StaticString, StaticString)

    /// The path of the file.
    case path(String)
  }

  /// `Module/File.swift`, as in `#fileID`.
  public var fileID: String {
    switch file {
    case .literals(let fileID, _): fileID.description
    // The module is unknown, but test frameworks require one.
    case .path(let path): "Unknown/\(path.split(separator: "/").last ?? "Unknown.swift")"
    }
  }

  /// The path passed to the compiler, as in `#filePath`.
  public var filePath: String {
    switch file {
    case .literals(_, let filePath): filePath.description
    case .path(let path): path
    }
  }

  /// The last path component of ``fileID``.
  public var fileName: String {
    let fileID = fileID
    return fileID.split(separator: "/").last.map(String.init) ?? fileID
  }
}

extension MockSourceLocation: Hashable {
  /// Returns a Boolean value that indicates whether two locations are the same.
  ///
  /// - Parameters:
  ///   - left: A location.
  ///   - right: Another location.
  /// - Returns: `true` if the file, the line and the column are equal.
  public static func == (left: MockSourceLocation, right: MockSourceLocation) -> Bool {
    left.line == right.line && left.column == right.column && left.filePath == right.filePath
      && left.fileID == right.fileID
  }

  /// Feeds the location to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(filePath)
    hasher.combine(line)
    hasher.combine(column)
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

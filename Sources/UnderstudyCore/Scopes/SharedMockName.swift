/// A name that several mocks in a scope can have.
struct SharedMockName: Hashable {
  let text: String

  /// The line that created the mock, or `nil` for a default name.
  let line: Line?

  /// A line of a file. Two mocks of one line differ only in their columns, which failures do not show.
  struct Line: Hashable {
    let file: String
    let number: Int

    /// Creates the line of a source location.
    init(_ site: MockSourceLocation) {
      file = site.fileID
      number = site.line
    }
  }

  /// Creates the name of a mock.
  ///
  /// - Parameters:
  ///   - text: The name.
  ///   - site: The source location that created the mock, or `nil` for a default name.
  init(text: String, site: MockSourceLocation?) {
    self.text = text
    line = site.map { Line($0) }
  }
}

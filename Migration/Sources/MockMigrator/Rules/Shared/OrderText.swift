/// Writes verifications of an order.
enum OrderText {
  /// The length of a line after which each argument gets a line of its own.
  private static let width = 100

  /// Returns a call of `verifyInOrder`.
  ///
  /// - Parameters:
  ///   - arguments: The calls in their order, and further arguments.
  ///   - indentation: The indentation of the statement.
  static func verification(of arguments: [String], _ indentation: String) -> String {
    let line = "verifyInOrder(\(arguments.joined(separator: ", ")))"
    guard indentation.utf8.count + line.utf8.count > width else { return line }
    let lines = arguments.map { "\n\(indentation)  \($0)" }.joined(separator: ",")
    return "verifyInOrder(\(lines))"
  }
}

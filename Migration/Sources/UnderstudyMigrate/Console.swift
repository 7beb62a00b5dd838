import Foundation

/// The output of the command.
package struct Console: Sendable {
  /// Prints a result.
  let print: @Sendable (String) -> Void

  /// Prints a diagnostic.
  let report: @Sendable (String) -> Void

  /// Creates a console.
  package init(
    print: @escaping @Sendable (String) -> Void, report: @escaping @Sendable (String) -> Void
  ) {
    self.print = print
    self.report = report
  }

  /// The standard streams.
  static let standard = Console(
    print: { text in
      guard let code = write(text, to: STDOUT_FILENO) else { return }
      let reason = String(cString: strerror(code))
      _ = write("understudy: error: the output cannot be written: \(reason)\n", to: STDERR_FILENO)
      exit(73)
    },
    report: { _ = write($0, to: STDERR_FILENO) })

  /// Writes a text to a stream. A `FileHandle` would stop the process if the disk is full.
  ///
  /// - Returns: The error number of the operating system, or `nil`.
  private static func write(_ text: String, to stream: Int32) -> Int32? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(stream, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}

extension Error {
  /// The reason of the operating system, which Foundation wraps in an error of its own.
  var systemReason: String {
    let outer = self as NSError
    let cause = (outer.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? outer
    guard cause.domain == NSPOSIXErrorDomain else { return cause.localizedDescription }
    return String(cString: strerror(Int32(cause.code)))
  }
}

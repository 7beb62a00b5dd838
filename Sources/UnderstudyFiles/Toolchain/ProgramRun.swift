package import Foundation

/// A run of another program, which has ended.
package struct ProgramRun {
  /// The program.
  let program: URL

  /// What the program wrote to its standard output.
  package let output: String

  /// What the program wrote to its standard error.
  package let errors: String

  /// The end of the program.
  let end: End

  /// The end of a program.
  enum End: Equatable {
    /// The program exited with a code.
    case exit(Int32)

    /// A signal killed the program.
    case signal(Int32)
  }

  /// Creates a run of a program, and waits until the program exits.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - arguments: Its arguments.
  ///   - environment: Its environment variables, or `nil` for those of this process.
  /// - Throws: ``Failure`` if the program cannot be started, or if its output cannot be read.
  package init(_ program: URL, _ arguments: [String], environment: [String: String]? = nil) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    if let environment { process.environment = environment }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
    } catch {
      throw Failure(program, "cannot be run: \(UnwritableFile.reason(of: error))")
    }
    let texts = Self.contents(of: [output, errors].map(\.fileHandleForReading.fileDescriptor))
    process.waitUntilExit()
    guard let texts else { throw Failure(program, "was run, but its output cannot be read") }
    self.program = program
    (self.output, self.errors) = (texts[0], texts[1])
    end =
      process.terminationReason == .uncaughtSignal
      ? .signal(process.terminationStatus) : .exit(process.terminationStatus)
  }

  /// Reads several pipes at the same time, because a program waits if one of them is full.
  ///
  /// - Parameter files: The descriptors of the pipes.
  /// - Returns: The texts, or `nil` if a pipe cannot be read.
  private static func contents(of files: [Int32]) -> [String]? {
    var contents = files.map { _ in [UInt8]() }
    var open = Array(files.indices)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while !open.isEmpty {
      var waiting = open.map { pollfd(fd: files[$0], events: Int16(POLLIN), revents: 0) }
      guard poll(&waiting, nfds_t(waiting.count), -1) >= 0 else {
        if errno == EINTR { continue }
        return nil
      }
      for (index, pipe) in zip(open, waiting) where pipe.revents != 0 {
        let count = read(pipe.fd, &buffer, buffer.count)
        if count > 0 {
          contents[index] += buffer[..<count]
        } else if count == 0 {
          open.removeAll { $0 == index }
        } else if errno != EINTR {
          return nil
        }
      }
    }
    return contents.map { String(decoding: $0, as: UTF8.self) }
  }

  /// A Boolean value that indicates whether the program exited with the code 0.
  package var isSuccess: Bool { end == .exit(0) }

  /// Throws if a signal killed the program, or if the disk was full, whatever its exit code is.
  ///
  /// - Throws: ``Failure`` with the cause.
  func checkEnd() throws {
    if case .signal = end { throw failure }
    if systemError != nil { throw failure }
  }

  /// The failure of the run, with its cause.
  var failure: Failure {
    switch end {
    case .signal(let signal):
      return Failure(program, "was killed by signal \(signal); build again", isPassing: true)
    case .exit(let code):
      let lines = errors.split(separator: "\n")
      let line = systemError ?? lines.first { $0.contains("error: ") } ?? lines.first
      let cause = line.map { ": " + $0.text(after: "error: ") } ?? ""
      return Failure(
        program, "failed with exit code \(code)\(cause)", isPassing: systemError != nil)
    }
  }

  /// The line about a full disk or a similar fault that has nothing to do with what the program
  /// reads, or `nil` if there is none.
  private var systemError: Substring? {
    let faults = [ENOSPC, EDQUOT, EFBIG, EROFS, EMFILE, ENFILE, ENOMEM].map {
      String(cString: strerror($0))
    }
    return errors.split(separator: "\n").first { line in
      faults.contains { line.range(of: $0, options: .caseInsensitive) != nil }
    }
  }

  /// The reason why a run of a program has no result.
  struct Failure: CommandError {
    var place: String? { nil }

    var problem: String { description }

    var exitCode: ExitStatus { .unavailable }

    /// The program, and the cause.
    let description: String

    /// A Boolean value that indicates whether the failure has nothing to do with what the program reads,
    /// such as a full disk.
    let isPassing: Bool

    /// Creates a failure.
    init(_ program: URL, _ cause: String, isPassing: Bool = false) {
      description = "'\(program.path)' \(cause)"
      self.isPassing = isPassing
    }
  }
}

extension Substring {
  /// Returns what follows the first occurrence of a text, or everything if there is none.
  fileprivate func text(after text: String) -> String {
    range(of: text).map { String(self[$0.upperBound...]) } ?? String(self)
  }
}

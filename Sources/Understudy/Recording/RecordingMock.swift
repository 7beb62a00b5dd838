public import UnderstudyCore

extension __SpyableMock {
  /// Creates a spy that writes its calls to a file when its scope ends.
  ///
  /// Use it once with the real object, to make the stubs of later tests:
  ///
  /// ```swift
  /// let gateway = MockGateway(recording: SandboxGateway(), to: "checkout")
  /// _ = try await Till(gateway: gateway).sell(1000, in: "USD")
  /// ```
  ///
  /// With the format ``RecordingFormat/source``, the file
  /// `Recordings/CheckoutTests+checkout.swift` next to the test file declares a function
  /// `setUpCheckout()` for the mock, with stubs and expectations in Swift. With
  /// ``RecordingFormat/trace``, the file `Recordings/CheckoutTests+checkout.json` is a trace for
  /// `replay(_:on:)`. The file is replaced at each run that records,
  /// unless the test fails or is cancelled.
  ///
  /// Reports a misuse if the mock belongs to no scope, if the name is not a Swift name, if another
  /// line records to the same file or declares the same function, or if the file cannot be written.
  /// Source also needs a mock that is not private, and results that can be written as Swift. It contains
  /// a comment for each call without one.
  ///
  /// - Parameters:
  ///   - real: The real object.
  ///   - name: The name of the recording.
  ///   - format: The format of the file.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public init(
    recording real: __Real, to name: String = "recording", as format: RecordingFormat = .source,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.init(spying: real, fileID: fileID, filePath: filePath, line: line, column: column)
    mock.record(
      RecordingFile(name, at: MockSourceLocation(fileID, filePath, line, column)),
      String(reflecting: Self.self), format)
  }
}

extension Mock {
  /// Writes the calls to a file at the end of the scope. If that is not possible, reports a misuse.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - type: The name of the mock class with its module.
  ///   - format: The format of the file.
  package func record(_ file: RecordingFile, _ type: String, _ format: RecordingFormat) {
    guard file.isValid(), file.isReachable(type, format), file.isFree(for: type, format) else {
      return
    }
    if !atEndOfScope({ hasFailed in if !hasFailed { file.write(self, type, format) } }) {
      InteractionSnapshot.reportMisuse(
        "\(type.split(separator: ".").last ?? "")(recording:) records nothing outside a scope",
        "Add the trait .verifyingMocks, or use MockingTestCase or MockScope.run.", file.site)
    }
  }
}

/// Answers the calls on a mock from a trace that was recorded with the real object.
///
/// ```swift
/// let gateway = MockGateway()
/// replay("sale", on: gateway)
/// ```
///
/// A call gets the outcome of the oldest recorded call with equal arguments that has not answered
/// yet. The last one repeats. Arguments are compared as JSON, with sets and dictionaries in a stable
/// order, and those that are not `Encodable` by their descriptions. Stubs and expectations take
/// precedence. A call that is not in the trace is reported as a failure that lists the recorded calls
/// of the same requirement. A requirement of the trace that no call used is reported like an unused
/// stub, and so is an unused trace.
///
/// Errors that are not `Codable` are thrown as ``ReplayedError``.
///
/// Reports a misuse on this line if the trace cannot be read. Thread-safe.
///
/// - Parameters:
///   - name: The name of the recording, whose file is in the folder `Recordings` next to the test
///     file.
///   - mock: The mock.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
public func replay(
  _ name: String, on mock: some Mockable,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) {
  replay(name, on: mock, at: MockSourceLocation(fileID, filePath, line, column))
}

/// Answers the calls on a mock from a trace next to the file of a line.
package func replay(_ name: String, on mock: some Mockable, at site: MockSourceLocation) {
  let file = RecordingFile(name, at: site)
  guard mock.mock.belongsHere(site), file.isValid(), let trace = file.readTrace() else { return }
  mock.mock.setReplay(TraceReplay(trace, named: name, at: site))
}

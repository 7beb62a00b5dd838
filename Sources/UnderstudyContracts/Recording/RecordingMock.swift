public import UnderstudyCore

extension __SpyableMock {
  /// Creates a spy that writes its calls to a file when its scope ends.
  ///
  /// Use it once with the real object, to record the answers for later tests:
  ///
  /// ```swift
  /// let gateway = MockGateway(recording: SandboxGateway(), to: "sale")
  /// _ = try await Till(gateway: gateway).sell(1000, in: "USD")
  /// ```
  ///
  /// The file `Recordings/CheckoutTests+sale.json` next to the test file `CheckoutTests.swift` is a trace
  /// for ``replay(_:on:fileID:filePath:line:column:)``. The file is replaced at each run that records,
  /// unless the test fails or is cancelled.
  ///
  /// A call that the trace cannot hold is a failure, with the reason: a result that is not `Codable`, that
  /// differs after it is read back or that the test hides, an error of typed throws that is not `Codable`,
  /// or an argument that is a closure or `inout`. So are calls that have not returned at the end, and
  /// calls that were reset. Reports a misuse if the mock belongs to no scope, if the name is not one of a
  /// file, if another mock records to the same file, if another case of the test has recorded other calls to
  /// it, or if the file cannot be written.
  ///
  /// - Parameters:
  ///   - real: The real object.
  ///   - name: The name of the recording.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public init(
    recording real: __Real, to name: String = "recording",
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.init(spying: real, fileID: fileID, filePath: filePath, line: line, column: column)
    mock.record(
      RecordingFile(name, at: MockSourceLocation(fileID, filePath, line, column)), "\(Self.self)")
  }
}

extension Mock {
  /// Writes the calls to a file at the end of the scope. If that is not possible, reports a misuse.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - type: The name of the mock class.
  package func record(_ file: RecordingFile, _ type: String) {
    guard file.isValid() else { return }
    guard let scope = core.scope else { return reportNoScope(file, type) }
    guard file.isFree(in: scope) else { return }
    let recorder = CallRecorder()
    let isRecorded = scope.atEnd { [weak scope] in
      guard scope?.hasFailed == false, recorder.isComplete else { return }
      file.write(self.core.recordedValues(), observed: recorder.count)
    }
    guard isRecorded else { return reportNoScope(file, type) }
    core.observe(with: recorder)
  }

  private func reportNoScope(_ file: RecordingFile, _ type: String) {
    InteractionSnapshot.reportMisuse(
      "\(type)(recording:) records nothing outside a scope",
      "Add the trait .verifyingMocks, or use MockingTestCase or MockScope.run.", file.site)
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
  guard mock.mock.core.belongsHere(site), file.isValid(), let trace = file.readTrace() else {
    return
  }
  mock.mock.core.answerer = TraceReplay(trace, named: name, at: site)
}

import Testing
import UnderstudyCore

@Suite struct ProcessStops {
  @Test("a value that is missing where nothing can be thrown stops the process, after the report")
  func missingValue() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      FailureReporting.install(StandardOutputReporter())
      _ = MockVault("vault").value(Token.self)
    }
    let output = try #require(
      result.map { String(decoding: $0.standardOutputContent, as: UTF8.self) })
    let errors = try #require(
      result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) })
    #expect(output.contains("reported: No value for vault.value(Token.self) -> Token"))
    #expect(errors.contains("No value for vault.value(Token.self) -> Token"))
    #expect(errors.contains("there is no way to go on without a value"))
  }

  @Test("a value that a class mock lacks for an initialiser stops the process, after the report")
  func missingArgument() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      FailureReporting.install(StandardOutputReporter())
      #expect(__argument(Int.self, "Gate.init(key:)", #fileID, #filePath, #line, #column) == 0)
      _ = __argument(Token.self, "Gate.init(key:)", #fileID, #filePath, #line, #column)
    }
    let output = try #require(
      result.map { String(decoding: $0.standardOutputContent, as: UTF8.self) })
    #expect(output.contains("reported: No value of type Token for Gate.init(key:)"))
    #expect(output.contains("DefaultValues.register(<#Token#>)"))
  }
}

/// Prints failures at once, so that they are seen although the process stops.
private struct StandardOutputReporter: FailureReporter {
  func report(_ failure: Failure) -> Bool {
    print("reported: \(failure.headline)")
    if case .misuse(_, let details) = failure.kind { print(details.joined(separator: "\n")) }
    return true
  }

  func reportOutsideOfTests(_ failure: Failure) { _ = report(failure) }
  func scopeOfRunningTest() -> Mockery? { nil }
  func scopeForStatics() -> Mockery? { nil }
}

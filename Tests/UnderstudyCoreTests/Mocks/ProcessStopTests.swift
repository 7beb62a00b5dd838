import Testing
import UnderstudyCore

@Suite struct ProcessStopTests {
  @Test("a missing value of a requirement that cannot throw is reported and stops the process")
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
    #expect(errors.contains("no value for vault.value(Token.self) -> Token"))
    #expect(errors.contains("so the test process has to stop"))
  }

  @Test("a missing argument of a class mock's initializer is reported and stops the process")
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

  @Test("a partial mock with a mock class of an unrelated class stops the process")
  func unrelatedPartialMock() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardOutputContent]
    ) {
      FailureReporting.install(StandardOutputReporter())
      withPartialMock(of: Boiler.make(), as: MockGate.self) { _ in print("not reached") }
    }
    let output = try #require(
      result.map { String(decoding: $0.standardOutputContent, as: UTF8.self) })
    #expect(output.contains("reported: MockGate is not a mock of Boiler"))
    #expect(output.contains("mock class of the object's own class. Write as: MockBoiler.self."))
    #expect(!output.contains("not reached"))
  }

  @Test("a partial mock that is larger than its object stops the process")
  func largerPartialMock() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardOutputContent]
    ) {
      FailureReporting.install(StandardOutputReporter())
      withPartialMock(of: Boiler.make(), as: LargeMockBoiler.self) { _ in print("not reached") }
    }
    let output = try #require(
      result.map { String(decoding: $0.standardOutputContent, as: UTF8.self) })
    let sizes = (instanceSize(of: LargeMockBoiler.self), instanceSize(of: Boiler.self))
    #expect(
      output.contains(
        "The objects of LargeMockBoiler take \(sizes.0) bytes, those of Boiler \(sizes.1)"))
    #expect(output.contains("Remove those of LargeMockBoiler"))
    #expect(!output.contains("not reached"))
  }

  @Test("arguments that are read after their object was released are reported and stop the process")
  func releasedArguments() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardOutputContent]
    ) {
      FailureReporting.install(StandardOutputReporter())
      let scope = MockScope(unusedStubs: .allow, test: RunningTest(id: "read", name: "read"))
      scope.enter {
        let greeter = MockGreeter("greeter")
        greeter.send(Box(1))
        scope.releaseArguments()
        print(calls(greeter.send(.any)).map(\.order).count, "call")
        print("not reached", calls(greeter.send(.any)).map(\.arguments))
      }
    }
    let output = try #require(
      result.map { String(decoding: $0.standardOutputContent, as: UTF8.self) })
    #expect(output.contains("1 call"))
    #expect(
      output.contains(
        "reported: The arguments of a call are read after an object among them was released"))
    #expect(output.contains("keep the object in a property"))
    #expect(!output.contains("not reached"))
  }
}

/// A handwritten mock that is larger than its class.
private final class LargeMockBoiler: Boiler, Mockable, @unchecked Sendable {
  let mock = Mock()
}

/// Prints failures immediately, so that they are visible although the process stops.
private struct StandardOutputReporter: FailureReporter {
  func report(_ failure: MockFailure) -> Bool {
    print("reported: \(failure.headline)")
    for detail in failure.details { print(detail) }
    return true
  }

  func reportOutsideTests(_ failure: MockFailure) { _ = report(failure) }
}

import Testing
import UnderstudyCore

@Suite struct ArgumentAcceptanceTests {
  let machine = MockMachine("machine")

  /// A77. Origin: OCMock OCMConstraintTests, jMock NullAndNonNullAcceptanceTests.
  @Test("a matcher accepts exactly the given arguments", arguments: Constraint.all)
  func constraints(constraint: Constraint) {
    stub(machine.note(constraint.matcher)).returns(true)
    for value in ["foo", "bar", nil] {
      #expect(machine.note(value) == constraint.accepted.contains(value), "\(value ?? "nil")")
    }
    let accepted = ["foo", "bar", nil].filter { constraint.accepted.contains($0) }
    #expect(calls(machine.note(constraint.matcher)).map(\.arguments) == accepted)
  }

  /// A77, for a predicate.
  @Test("where(_:) runs its predicate once per call")
  func predicate() {
    var seen: [String?] = []
    stub(
      machine.note(
        .where { value in
          seen.append(value)
          return value == "foo"
        })
    ).returns(true)
    #expect(["foo", "bar", nil, "foo"].map(machine.note) == [true, false, false, true])
    #expect(seen == ["foo", "bar", nil, "foo"])
  }

  /// A77, for a failing call: the explanation of the failure does not run the predicate again.
  @Test("where(_:_:) runs its predicate once for a failing call")
  func predicateOfFailingCall() {
    var seen: [String?] = []
    let log = FailureLog.of {
      expect(
        machine.note(
          .where("foo") { value in
            seen.append(value)
            return value == "foo"
          }), .any)
      _ = machine.note("bar")
    }
    #expect(log.reports == [.unexpectedCall("note(_:)").with("bar")])
    #expect(log.failures.first?.candidates.first?.mismatches.map(\.expected) == ["foo"])
    #expect(seen == ["bar"])
  }
}

/// A matcher, and the values among "foo", "bar" and nil that it accepts.
struct Constraint: CustomTestStringConvertible {
  let testDescription: String
  let make: @Sendable () -> Matcher<String?>
  let accepted: Set<String?>

  var matcher: Matcher<String?> { make() }

  init(
    _ text: String, accepts accepted: Set<String?>,
    _ make: @escaping @Sendable () -> Matcher<String?>
  ) {
    (testDescription, self.accepted, self.make) = (text, accepted, make)
  }

  static let all = [
    Constraint(".any", accepts: ["foo", "bar", nil]) { .any },
    Constraint(".isNil", accepts: [nil]) { .isNil },
    Constraint(".notNil", accepts: ["foo", "bar"]) { .notNil },
    Constraint(".equal", accepts: ["foo"]) { .equal("foo") },
    Constraint(".not", accepts: ["bar", nil]) { .not(.equal("foo")) },
    Constraint(".isA", accepts: ["foo", "bar"]) { .isA(String.self) },
    Constraint(".isA", accepts: []) { .isA(Int.self) },
    Constraint(".where", accepts: ["bar"]) { .where { $0?.hasPrefix("b") == true } },
  ]
}

import UnderstudyCore

// Descriptions of a program as the lines of a Swift test.

extension Program {
  /// The names of the mocks.
  static let mockNames = ["first", "second", "third", "fourth"]

  /// The names of the state machines.
  static let machineNames = ["door", "light"]

  /// The program as the lines of a Swift test. The last line is the end of the program.
  var texts: [String] {
    lines.map { line in
      if case .create(let mock) = line.step { return creation(of: mock) }
      return line.description
    } + ["// the end"]
  }

  /// The lines that create the first mocks.
  var mockLines: [String] { (0..<initialMockCount).map(creation) }

  private func creation(of mock: Int) -> String {
    let (name, kind) = (Self.mockNames[mock], mocks[mock])
    let real = kind.isSpy ? "spying: real, " : ""
    return "let \(name) = MockArchive(\(real)\"\(name)\", .\(kind.strictness))  // line \(mock + 1)"
  }
}

extension Program.Line: CustomStringConvertible {
  /// The step with its line number.
  var description: String { "\(step)  // line \(number)" }
}

extension Program.Step: CustomStringConvertible {
  /// The step as a line of Swift.
  var description: String {
    switch self {
    case .setUp(let setUp): "\(setUp)"
    case .inOrder(let lines): "inOrder {\(Self.text(lines))}"
    case .when(let test, let lines): "when(\(test)) {\(Self.text(lines))}"
    case .become(let machine, let state): "\(Program.machineNames[machine]).become(\(state))"
    case .setStrictness(let strictness, let mocks):
      "setStrictness(.\(strictness), for: \(Self.names(mocks)))"
    case .setStrictnessOfMember(let strictness, let pattern):
      "setStrictness(.\(strictness), for: \(pattern))"
    case .ignore(let mocks): "ignore(\(Self.names(mocks)))"
    case .reset(let mocks): "reset(\(Self.names(mocks)))"
    case .resetParts(let mock, let parts): "reset(\(Self.names([mock])), \(Self.text(parts)))"
    case .resetCalls(let pattern): "reset(\(pattern))"
    case .call(let invocation): "\(invocation)"
    case .calls(let pattern): "calls(\(pattern))"
    case .verify(let pattern, let count): "verify(\(pattern), \(count.text))"
    case .verifyInOrder(let elements, let exactly):
      "verifyInOrder(\(elements.map(\.description).joined(separator: ", "))"
        + (exactly ? ", exactly: true)" : ")")
    case .verifyExpectations(let mocks): "verifyExpectations(\(Self.names(mocks)))"
    case .verifyNoMoreInteractions(let mocks, let excluding):
      "verifyNoMoreInteractions(\(Self.names(mocks))"
        + (excluding.isEmpty
          ? "" : ", excluding: \(excluding.map(\.description).joined(separator: ", "))") + ")"
    case .create(let mock): "create \(Self.names([mock]))"
    case .open(let unusedStubs): "MockScope.run(unusedStubs: .\(unusedStubs)) {"
    case .close(let threads):
      (threads.isEmpty ? "" : Self.text(threads: threads, named: "other threads")) + "}"
    case .threads(let threads): Self.text(threads: threads, named: "threads")
    }
  }

  private static func text(threads: [[Program.Line]], named name: String) -> String {
    "\(name) { \(threads.map { "{\(text($0))}" }.joined(separator: " and ")) } "
  }

  private static func names(_ mocks: [Int]) -> String {
    mocks.map { Program.mockNames[$0] }.joined(separator: ", ")
  }

  private static func text(_ lines: [Program.Line]) -> String {
    lines.map { "\n  \($0)" }.joined() + "\n"
  }

  private static func text(_ parts: ResetParts) -> String {
    let named: [(ResetParts, String)] = [
      (.calls, ".calls"), (.stubs, ".stubs"), (.expectations, ".expectations"),
    ]
    return "[" + named.filter { parts.contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
  }
}

extension Program.SetUp: CustomStringConvertible {
  /// The setup as Swift code.
  var description: String {
    let verb =
      switch self.verb {
      case .stub: "stub(\(pattern))"
      case .expect(let count): "expect(\(pattern), \(count.text))"
      case .reject: "reject(\(pattern))"
      }
    let orders =
      orders.isEmpty ? "" : ".inOrder(\(orders.map { "order\($0)" }.joined(separator: ", ")))"
    return verb + conditions.map { ".when(\($0))" }.joined() + orders + script.description
  }
}

extension Program.OrderElement: CustomStringConvertible {
  /// The call as Swift code.
  var description: String { "\(pattern)\(count.map { ".times(\($0.text))" } ?? "")" }
}

extension Program.StateTest: CustomStringConvertible {
  /// The condition as Swift code.
  var description: String {
    "\(Program.machineNames[machine]).\(isNegated ? "isNot" : "is")(\(state))"
  }
}

extension Program.Requirement {
  /// Returns a call to the requirement with the given texts as arguments.
  func text(_ arguments: [String]) -> String {
    switch self {
    case .pages: "pages(of: \(arguments[0]))"
    case .read: "read(\(arguments[0]), page: \(arguments[1]))"
    case .open: "open()"
    }
  }
}

extension Program.Invocation: CustomStringConvertible {
  /// The call as Swift code.
  var description: String {
    "\(Program.mockNames[mock]).\(requirement.text(arguments.map(String.init)))"
  }
}

extension Program.Pattern: CustomStringConvertible {
  /// The pattern as Swift code.
  var description: String {
    let arguments = conditions.map { condition in
      switch condition {
      case .any: ".any"
      case .equal(let value): "\(value)"
      case .not(let value): ".not(\(value))"
      }
    }
    return "\(Program.mockNames[mock]).\(requirement.text(arguments))"
  }
}

extension Program.Script: CustomStringConvertible {
  /// The answers as Swift code, following the verb.
  var description: String {
    parts.map { actions in
      actions.map { action in
        switch action {
        case .returns(let values):
          ".returns(\(values.map(String.init).joined(separator: ", ")))"
        case .throws(let code): ".throws(Damaged(code: \(code)))"
        case .answers(let addend): ".answers { sum of arguments + \(addend) }"
        case .performs: ".performs { note }"
        case .moves(let machine, let state):
          ".moves(\(Program.machineNames[machine]), to: \(state))"
        case .forwards: ".forwards()"
        case .fails: ".fails()"
        }
      }.joined()
    }.joined(separator: ".then")
  }
}

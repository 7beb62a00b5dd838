struct Suite {
  let index: Int
  let library: Library
  let contract: Contract
  let steps: [Step]

  init(_ index: Int, _ library: Library) {
    let contract = makeContract(index, library)
    self.index = index
    self.library = library
    self.contract = contract
    steps = (0..<number(3...6)).map { _ in Step.make(contract) }
  }

  /// The protocol.
  var protocolText: String {
    var lines = ["\(library.annotation)protocol \(contract.name): AnyObject {"]
    lines += contract.properties.map {
      "  var \($0.name): \($0.kind.rawValue) { get\($0.isSettable ? " set" : "") }"
    }
    return (lines + contract.functions.map { "  \($0.declaration)" } + ["}"]).joined(
      separator: "\n") + "\n"
  }

  /// The code under test.
  var gardenerText: String {
    """
    final class Gardener\(index) {
      private let pump: any \(contract.name)
      private(set) var log: [String] = []

      init(pump: any \(contract.name)) {
        self.pump = pump
      }

      func run(_ input: Int) async {
    \(steps.flatMap { $0.lines(contract) }.map { "    \($0)" }.joined(separator: "\n"))
      }
    }

    """
  }

  /// The tests.
  var testsText: String {
    var lines = ["final class GardenerTests\(index): XCTestCase {"]
    for test in 1...3 { lines += testLines(test).map { "  \($0)" } + [""] }
    return lines.dropLast().joined(separator: "\n") + "\n}\n"
  }

  private func testLines(_ test: Int) -> [String] {
    var simulation = Simulation(
      contract: contract, answers: contract.functions.map { Answer.make($0, library) },
      input: number(0...4), properties: contract.properties.map(\.kind.defaultValue),
      calls: contract.functions.map { _ in [] }, sets: contract.properties.map { _ in 0 })
    var lines = [
      "func testCase\(test)() async {", "  let pump = \(library.double(contract.name))()",
    ]
    for (index, property) in contract.properties.enumerated() {
      let isNeeded = ["Spyable", "AutoMockable"].contains(library.name) && property.kind != .maybe
      guard isNeeded || chance(50) && !library.isMockolo else { continue }
      simulation.properties[index] = property.kind.value()
      lines.append("  pump.\(property.name) = \(simulation.properties[index].literal)")
    }
    var effects: [(name: String, function: Int)] = []
    for (index, function) in contract.functions.enumerated() {
      let key = function.key
      let closure = library.isMockolo ? "\(key)Handler" : "\(key)Closure"
      switch simulation.answers[index] {
      case .nothing: break
      case .value(let value):
        lines.append("  pump.\(key)ReturnValue = \(value.literal)")
      case .error: lines.append("  pump.\(key)ThrowableError = Leak()")
      case .closure(let text, _): lines.append("  pump.\(closure) = \(text)")
      case .effect:
        let name = "\(key)Hits"
        effects.append((name, index))
        let ignored = function.parameters.map { _ in "_" }.joined(separator: ", ")
        lines.append("  var \(name) = 0")
        lines.append(
          "  pump.\(closure) = { \(ignored.isEmpty ? "" : "\(ignored) in ")\(name) += 1 }")
      }
    }
    for step in steps { simulation.run(step) }
    lines += [
      "  let gardener = Gardener\(index)(pump: pump)", "  await gardener.run(\(simulation.input))",
    ]
    if chance(60) {
      let expected = simulation.log.map { "\"\($0)\"" }.joined(separator: ", ")
      lines.append("  XCTAssertEqual(gardener.log, [\(expected)])")
    }
    for (name, index) in effects {
      lines.append("  XCTAssertEqual(\(name), \(simulation.calls[index].count))")
    }
    for (index, function) in contract.functions.enumerated() {
      lines += assertions(function, simulation.calls[index]).map { "  \($0)" }
    }
    for (index, property) in contract.properties.enumerated() where property.isSettable {
      if chance(50),
        !(["Spyable", "AutoMockable"].contains(library.name)) || simulation.sets[index] > 0
      {
        lines.append(
          "  XCTAssertEqual(pump.\(property.name), \(simulation.properties[index].literal))")
      }
      if library.isMockolo, chance(50) {
        lines.append(
          "  XCTAssertEqual(pump.\(property.name)SetCallCount, \(simulation.sets[index]))")
      }
    }
    return lines + ["}"]
  }

  /// Assertions about the calls to a function.
  private func assertions(_ function: Function, _ calls: [[Value]]) -> [String] {
    let (key, count) = (function.key, calls.count)
    let counter = library.isMockolo ? "CallCount" : "CallsCount"
    var choices = [
      "XCTAssertEqual(pump.\(key)\(counter), \(count))",
      "XCTAssertTrue(pump.\(key)\(counter) == \(count))",
      "XCTAssertEqual(\(count), pump.\(key)\(counter), \"calls\")",
      "XCTAssertLessThan(pump.\(key)\(counter), \(count + 1))",
    ]
    if count > 0 { choices.append("XCTAssertGreaterThan(pump.\(key)\(counter), \(count - 1))") }
    if !library.isMockolo {
      let flag = "pump.\(key)Called"
      choices.append(count > 0 ? "XCTAssertTrue(\(flag))" : "XCTAssertFalse(\(flag))")
    }
    if !function.parameters.isEmpty {
      let history =
        "pump.\(key)"
        + (library.isMockolo ? "ArgValues" : "ReceivedInvocations")
      let position = Int.random(in: function.parameters.indices, using: &random)
      let list = "[\(calls.map { $0[position].literal }.joined(separator: ", "))]"
      choices.append("XCTAssertEqual(\(history).count, \(count))")
      if function.parameters.count == 1 {
        choices.append("XCTAssertEqual(\(history), \(list))")
      } else {
        choices.append("XCTAssertEqual(\(history).map { $0.\(position) }, \(list))")
        choices.append(
          "XCTAssertEqual(\(history).map(\\.\(function.parameters[position].name)), \(list))")
      }
      if count > 0 {
        let member = function.parameters.count == 1 ? "" : ".\(function.parameters[position].name)"
        choices.append("XCTAssertEqual(\(history)[0]\(member), \(calls[0][position].literal))")
        let sign = member.isEmpty ? "" : "?"
        choices.append(
          "XCTAssertEqual(\(history).last\(sign)\(member), \(calls[count - 1][position].literal))")
      } else {
        choices.append("XCTAssertTrue(\(history).isEmpty)")
      }
    }
    if !function.parameters.isEmpty, !library.isMockolo {
      let isSingle = function.parameters.count == 1
      let last =
        "pump.\(key)"
        + (isSingle
          ? "Received\(function.parameters[0].name.capitalizedFirst)" : "ReceivedArguments")
      let position = Int.random(in: function.parameters.indices, using: &random)
      let member = isSingle ? "" : "?.\(function.parameters[position].name)"
      choices.append(
        count > 0
          ? "XCTAssertEqual(\(last)\(member), \(calls[count - 1][position].literal))"
          : "XCTAssertNil(\(last))")
    }
    return Array(choices.shuffled(using: &random).prefix(number(0...2)))
  }
}

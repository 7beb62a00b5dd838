/// An argument or a value in the code under test: its text, and its value for an input.
struct Term {
  let text: String
  let value: (Int) -> Value

  static func make(_ kind: Kind) -> Term {
    let constant = kind.value()
    guard chance(60) else { return Term(text: constant.literal) { _ in constant } }
    let limit = number(1...3)
    switch kind {
    case .int:
      return chance(50)
        ? Term(text: "input + 1") { .int($0 + 1) }
        : Term(text: "min(input, \(limit))") { .int(min($0, limit)) }
    case .text: return Term(text: "\"bed \\(input)\"") { .text("bed \($0)") }
    case .flag: return Term(text: "input > \(limit)") { .flag($0 > limit) }
    case .maybe: return Term(text: constant.literal) { _ in constant }
    }
  }
}

/// What the code under test does.
indirect enum Step {
  case call(Int, [Term])
  case condition(Int, Step, Step?)
  case loop(Int, [Term])
  case read(Int)
  case set(Int, Term)

  static func make(_ contract: Contract, _ depth: Int = 0) -> Step {
    let function = Int.random(in: contract.functions.indices, using: &random)
    let terms = contract.functions[function].parameters.map { Term.make($0.kind) }
    switch number(0...9) {
    case 0...1 where depth == 0:
      return .condition(number(1...3), make(contract, 1), chance(50) ? make(contract, 1) : nil)
    case 2: return .loop(function, terms)
    case 3...4 where !contract.properties.isEmpty:
      let property = Int.random(in: contract.properties.indices, using: &random)
      return contract.properties[property].isSettable && chance(60)
        ? .set(property, Term.make(contract.properties[property].kind)) : .read(property)
    default: return .call(function, terms)
    }
  }

  func lines(_ contract: Contract) -> [String] {
    switch self {
    case .call(let index, let terms):
      let function = contract.functions[index]
      let arguments = zip(function.parameters, terms).map { $0.argument($1.text) }
      let call = "\(function.call)pump.\(function.name)(\(arguments.joined(separator: ", ")))"
      let line: String
      switch function.result {
      case nil: line = call
      case .maybe?: line = "log.append(\"\(function.name) \\((\(call)) ?? -1)\")"
      default: line = "log.append(\"\(function.name) \\(\(call))\")"
      }
      guard function.canThrow else { return [line] }
      return ["do {", "  \(line)", "} catch {", "  log.append(\"\(function.name) failed\")", "}"]
    case .condition(let limit, let first, let second):
      var lines = ["if input > \(limit) {"] + first.lines(contract).map { "  \($0)" }
      if let second { lines += ["} else {"] + second.lines(contract).map { "  \($0)" } }
      return lines + ["}"]
    case .loop(let index, let terms):
      return ["for step in 0..<3 where step < input {"]
        + Step.call(index, terms).lines(contract).map { "  \($0)" } + ["}"]
    case .read(let index):
      let property = contract.properties[index]
      let value = property.kind == .maybe ? "pump.\(property.name) ?? -1" : "pump.\(property.name)"
      return ["log.append(\"\(property.name) \\(\(value))\")"]
    case .set(let index, let term):
      return ["pump.\(contract.properties[index].name) = \(term.text)"]
    }
  }
}

/// How a double answers the calls to a function.
enum Answer {
  case nothing, value(Value), error, closure(String, ([Value]) -> Value?), effect

  static func make(_ function: Function, _ library: Library) -> Answer {
    if function.canThrow, !library.isMockolo, chance(30) { return .error }
    guard let result = function.result else {
      return chance(50) ? .effect : .nothing
    }
    if library.isMockolo, chance(20) { return .nothing }
    guard library.isMockolo || chance(40) else { return .value(result.value()) }
    let ignored = function.parameters.map { _ in "_" }.joined(separator: ", ")
    let head = function.parameters.isEmpty ? "" : "\(ignored) in "
    if function.canThrow, chance(30) {
      return .closure("{ \(head)throw Leak() }") { _ in nil }
    }
    if result == .int, let index = function.parameters.firstIndex(where: { $0.kind == .int }) {
      let names = function.parameters.indices.map { $0 == index ? "value" : "_" }
      return .closure("{ \(names.joined(separator: ", ")) in value + 2 }") { values in
        guard case .int(let value) = values[index] else { return nil }
        return .int(value + 2)
      }
    }
    let value = result.value()
    return .closure("{ \(head)\(value.literal) }") { _ in value }
  }
}

/// Runs the code under test on a double.
struct Simulation {
  let contract: Contract
  let answers: [Answer]
  let input: Int
  var properties: [Value]
  var calls: [[[Value]]]
  var sets: [Int]
  var log: [String] = []

  mutating func run(_ step: Step) {
    switch step {
    case .call(let index, let terms):
      let function = contract.functions[index]
      let values = terms.map { $0.value(input) }
      calls[index].append(values)
      var result: Value?
      switch answers[index] {
      case .nothing, .effect: result = function.result?.defaultValue ?? .flag(true)
      case .value(let value): result = value
      case .error: result = nil
      case .closure(_, let compute): result = compute(values)
      }
      if let result {
        if function.result != nil { log.append("\(function.name) \(result.printed)") }
      } else {
        log.append("\(function.name) failed")
      }
    case .condition(let limit, let first, let second):
      if input > limit { run(first) } else if let second { run(second) }
    case .loop(let index, let terms):
      for number in 0..<3 where number < input { run(.call(index, terms)) }
    case .read(let index):
      log.append("\(contract.properties[index].name) \(properties[index].printed)")
    case .set(let index, let term):
      properties[index] = term.value(input)
      sets[index] += 1
    }
  }
}

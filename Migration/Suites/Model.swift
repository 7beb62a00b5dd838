/// Random numbers that a seed determines.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

var random = SeededGenerator(state: 1)
func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

/// A type of a parameter, a result or a property.
enum Kind: String, CaseIterable {
  case int = "Int"
  case text = "String"
  case flag = "Bool"
  case maybe = "Int?"

  var defaultText: String { ["0", "\"\"", "false", "nil"][Self.allCases.firstIndex(of: self)!] }
  var defaultValue: Value {
    [.int(0), .text(""), .flag(false), .none][Self.allCases.firstIndex(of: self)!]
  }

  func value() -> Value {
    switch self {
    case .int: .int(number(1...9))
    case .text: .text(["ivy", "moss", "rose"].randomElement(using: &random)!)
    case .flag: .flag(chance(50))
    case .maybe: chance(70) ? .int(number(1...9)) : .none
    }
  }
}

enum Value: Equatable {
  case int(Int), text(String), flag(Bool), none

  /// The literal in a source.
  var literal: String {
    switch self {
    case .int(let value): "\(value)"
    case .text(let value): "\"\(value)\""
    case .flag(let value): "\(value)"
    case .none: "nil"
    }
  }

  /// The text in an interpolation.
  var printed: String {
    if case .text(let value) = self { return value }
    return self == .none ? "-1" : literal
  }
}

struct Parameter {
  let label: String
  let name: String
  let kind: Kind

  var declaration: String {
    label == name ? "\(name): \(kind.rawValue)" : "\(label) \(name): \(kind.rawValue)"
  }
  func argument(_ text: String) -> String { label == "_" ? text : "\(label): \(text)" }
}

struct Function {
  let name: String
  let parameters: [Parameter]
  let result: Kind?
  let canThrow: Bool
  let isAsync: Bool

  /// The prefix of the members of the double.
  var key = ""

  var effects: String { (isAsync ? " async" : "") + (canThrow ? " throws" : "") }
  var arrow: String { result.map { " -> \($0.rawValue)" } ?? "" }
  var declaration: String {
    "func \(name)(\(parameters.map(\.declaration).joined(separator: ", ")))\(effects)\(arrow)"
  }
  var closureType: String {
    "((\(parameters.map(\.kind.rawValue).joined(separator: ", ")))\(effects) -> \(result?.rawValue ?? "Void"))?"
  }
  var call: String { (canThrow ? "try " : "") + (isAsync ? "await " : "") }
  var names: String { parameters.map(\.name).joined(separator: ", ") }
  var tuple: String {
    parameters.count == 1
      ? parameters[0].kind.rawValue
      : "(" + parameters.map { "\($0.name): \($0.kind.rawValue)" }.joined(separator: ", ") + ")"
  }
  var recorded: String {
    parameters.count == 1
      ? names
      : "(" + parameters.map { "\($0.name): \($0.name)" }.joined(separator: ", ") + ")"
  }
}

struct Property {
  let name: String
  let kind: Kind
  let isSettable: Bool
}

struct Contract {
  let name: String
  var functions: [Function]
  let properties: [Property]
}

func makeContract(_ index: Int, _ library: Library) -> Contract {
  let names = ["water", "find", "fill", "load", "drain", "read"].shuffled(using: &random)
  let words = ["bed", "liters", "name", "size"]
  func parameters(_ count: Int) -> [Parameter] {
    words.shuffled(using: &random).prefix(count).map { word in
      let label =
        chance(40) ? "_" : chance(40) ? ["of", "at"].randomElement(using: &random)! : word
      return Parameter(
        label: label, name: word, kind: [.int, .text, .flag].randomElement(using: &random)!)
    }
  }
  func function(_ name: String, _ parameters: [Parameter]) -> Function {
    Function(
      name: name, parameters: parameters,
      result: chance(60) ? Kind.allCases.randomElement(using: &random)! : nil,
      canThrow: chance(35), isAsync: chance(25))
  }
  var functions = names.prefix(number(2...4)).map { function($0, parameters(number(0...3))) }
  if chance(60) {
    // An overload by a label, and one by a type.
    functions += [
      function("update", [Parameter(label: "with", name: "id", kind: .int)]),
      function("update", [Parameter(label: "with", name: "id", kind: .text)]),
      function("update", [Parameter(label: "to", name: "size", kind: .int)]),
    ]
    if !library.hasTypedOverloads { functions.remove(at: functions.count - 2) }
  }
  for position in functions.indices {
    functions[position].key = library.key(functions, position)
  }
  let properties = ["level", "title", "isOn"].shuffled(using: &random).prefix(number(0...2)).map {
    // A name that begins with "is" is that of a condition, which mutations negate.
    Property(
      name: $0, kind: $0 == "isOn" ? .flag : Kind.allCases.randomElement(using: &random)!,
      isSettable: chance(60))
  }
  return Contract(name: "Pump\(index)", functions: functions, properties: Array(properties))
}

import UnderstudyValues

/// The description of a recorded call, or of a pattern for calls, for failures.
///
/// A class, so that a copy retains one object: the compiler writes code for each way to copy a value
/// with many fields, and for each type that contains one.
package final class CallDescription: Sendable, CustomStringConvertible {
  /// The name of the mock.
  package let mock: String

  /// The member that is called.
  package let member: MemberName

  /// The descriptions of the arguments, or of the matchers for them.
  package let arguments: [String]

  /// The number of the call in the order of all calls, or 0 if no call was recorded.
  package let order: Int

  /// A Boolean value that indicates whether a `verify` or an expectation matched the call.
  package let isAccountedFor: Bool

  /// The line of the code under test that made the call, or `nil` if it is unknown.
  package let site: MockSourceLocation?

  /// The outcome, or `nil` if it is not described.
  package let outcome: ReplacedOutcome<String>?

  /// Creates a description of its parts.
  init(
    mock: String, member: MemberName, arguments: [String], order: Int = 0,
    isAccountedFor: Bool = false, site: MockSourceLocation? = nil,
    outcome: ReplacedOutcome<String>? = nil
  ) {
    self.mock = mock
    self.member = member
    self.arguments = arguments
    self.order = order
    self.isAccountedFor = isAccountedFor
    self.site = site
    self.outcome = outcome
  }
}

extension CallDescription {
  /// The call without the mock: `greet("bob", times: 2)`.
  package var call: String { member.call(arguments) }

  /// The call without the mock, with long values truncated to fit on one line.
  package var shortCall: String { call(Truncation.listed) }

  /// The call including the name of the mock, with long values truncated to fit on one line.
  package var shortDescription: String { text(Truncation.listed) }

  /// The call including the name of the mock.
  package var description: String { text(.max) }

  /// The name of the member, with its labels: `greet(_:times:)`.
  package var memberName: String { member.description }

  /// The call as it is written in a verb. A write to a property is `name.set(any)`. A type that only the
  /// result fixes is `returning: Type.self`.
  package var verbCall: String {
    let type = member.takesReturnedType ? "Type" : nil
    return "\(mock)\(member.separator)\(member.pattern(arguments, returning: type))"
  }

  /// Returns the label of an argument, or a substitute if it has none.
  ///
  /// - Parameter position: The position of the argument, from 0.
  package func label(at position: Int) -> String { member.label(at: position) }

  /// The arguments with their labels.
  var values: [HeadlineValue] {
    arguments.enumerated().map { HeadlineValue(label: label(at: $0), text: $1) }
  }

  /// Returns the call without the mock.
  ///
  /// - Parameters:
  ///   - limit: The maximum length of an argument's description, in characters.
  ///   - mismatches: The arguments that matter most. If there are any, the others are shorter.
  func call(_ limit: Int, stressing mismatches: [ArgumentMismatch] = []) -> String {
    let stressed = Set(mismatches.map(\.position))
    let others = limit == .max || stressed.isEmpty ? limit : min(limit, Truncation.unstressed)
    return member.call(
      arguments.enumerated().map { position, text in
        Truncation.shorten(text, to: stressed.contains(position) ? limit : others)
      })
  }

  /// Returns the call including the name of the mock.
  ///
  /// - Parameters:
  ///   - limit: The maximum length of an argument's description, in characters.
  ///   - mismatches: The arguments that matter most. If there are any, the others are shorter.
  package func text(_ limit: Int, stressing mismatches: [ArgumentMismatch] = []) -> String {
    "\(mock)\(member.separator)\(call(limit, stressing: mismatches))"
  }
}

/// The name of a requirement, which also formats calls to it for failures.
///
/// In generated code, names are spelled as follows:
///
/// - `greet(_:times:)` for a method, and `decode<>(_:from:)` for a generic one.
/// - `name` for the getter of a property, and `name=` for its setter.
/// - `subscript(_:)` for the getter of a subscript, and `subscript(_:)=` for its setter.
/// - A static requirement has the prefix `static `.
/// - `resolve<returning>()` for a generic method whose result only a pattern's `returning:` fixes.
/// - A parameter without a label can be followed by its name: `greet(_ name:times:)`.
/// - A variadic parameter is marked: `log(_ words...:)`, `sum(of...:)`.
package struct MemberName: Sendable, Hashable {
  /// The kind of a requirement, which determines how a call is formatted.
  enum Kind: Sendable, Hashable {
    case method
    case getter
    case setter
    case subscriptGetter
    case subscriptSetter
  }

  let kind: Kind
  let isStatic: Bool

  /// A Boolean value that indicates whether the argument types can differ between calls.
  let isGeneric: Bool

  /// A Boolean value that indicates whether only a pattern's `returning:` fixes the result.
  let takesReturnedType: Bool

  /// The name without labels and parentheses.
  package let base: String

  /// The argument labels, with `_` for an argument without one.
  let labels: [String]

  /// The names of the parameters without a label, by position. Handwritten mocks have none.
  let parameterNames: [Int: String]

  /// The positions of the variadic parameters. Calls are printed without the brackets of their arrays.
  let variadic: Set<Int>

  /// Creates a name from its spelling in generated code.
  init(_ spelling: String) {
    var rest = Substring(spelling)
    isStatic = rest.hasPrefix("static ")
    if isStatic { rest = rest.dropFirst("static ".count) }
    let isSetter = rest.hasSuffix("=") && !rest.hasPrefix("=")
    if isSetter { rest = rest.dropLast() }
    var base = rest
    if let parenthesis = rest.firstIndex(of: "(") {
      base = rest[..<parenthesis]
      let inner = rest[rest.index(after: parenthesis)...].dropLast()
      let marked = inner.split(separator: ":")
      variadic = Set(marked.indices.filter { marked[$0].hasSuffix("...") })
      let parts = marked.map {
        ($0.hasSuffix("...") ? $0.dropLast(3) : $0).split(separator: " ", maxSplits: 1)
      }
      labels = parts.map { String($0[0]) }
      parameterNames = Dictionary(
        uniqueKeysWithValues: parts.enumerated().filter { $1.count > 1 }
          .map { ($0, String($1[1])) })
    } else {
      labels = []
      parameterNames = [:]
      variadic = []
    }
    let end = base.lastIndex(of: "<").map { String(base[$0...]) } ?? ""
    takesReturnedType = end == "<returning>"
    // An operator can have the name `<>`.
    isGeneric = takesReturnedType || (end == "<>" && base != end)
    if isGeneric { base = base.dropLast(end.count) }
    self.base = String(base)
    if base == "subscript" {
      kind = isSetter ? .subscriptSetter : .subscriptGetter
    } else if rest.hasSuffix(")") {
      kind = .method
    } else {
      kind = isSetter ? .setter : .getter
    }
  }

  /// The name as it is written in documentation: `greet(_:times:)`, `name`, `subscript(key:)`.
  var description: String {
    switch kind {
    case .getter, .setter: base
    case .method, .subscriptGetter, .subscriptSetter:
      "\(base)(\(labels.map { $0 + ":" }.joined()))"
    }
  }

  /// Returns the requirement of a mock, without arguments: `gateway.charge(_:)`.
  func text(on mock: String) -> String { "\(mock)\(separator)\(description)" }

  /// Formats a call as it is written after the mock's name.
  ///
  /// - Parameters:
  ///   - arguments: The description of each argument.
  ///   - type: The text of the type that no argument fixes, for a pattern, or `nil` for none.
  /// - Returns: `greet("bob", times: 2)`, `name`, `name = "bob"`, `["key"] = 3`.
  func call(_ arguments: [String], returning type: String? = nil) -> String {
    switch kind {
    case .getter: base
    case .setter: "\(base) = \(arguments.first ?? "")"
    case .method: "\(base)(\(labeled(arguments, returning: type)))"
    case .subscriptGetter: "[\(labeled(arguments, returning: type))]"
    case .subscriptSetter: "[\(labeled(arguments.dropLast()))] = \(arguments.last ?? "")"
    }
  }

  /// Formats a call as it is written in a verb. A write to a property is spelled `name.set("bob")`.
  ///
  /// - Parameters:
  ///   - arguments: The description of each argument.
  ///   - type: The text of the type that no argument fixes, or `nil` for none.
  func pattern(_ arguments: [String], returning type: String? = nil) -> String {
    switch kind {
    case .method, .getter, .subscriptGetter: call(arguments, returning: type)
    case .setter: "\(base).set(\(arguments.first ?? ""))"
    case .subscriptSetter:
      "[\(labeled(arguments.dropLast(), returning: type))].set(\(arguments.last ?? ""))"
    }
  }

  /// The number of arguments in a recorded call.
  var parameterCount: Int {
    switch kind {
    case .method, .subscriptGetter: labels.count
    case .getter: 0
    case .setter: 1
    case .subscriptSetter: labels.count + 1
    }
  }

  /// The separator between the mock's name and the call. Empty for subscripts and for closures,
  /// which have no name of their own.
  var separator: String {
    switch kind {
    case .subscriptGetter, .subscriptSetter: ""
    case .method, .getter, .setter: base.isEmpty ? "" : "."
    }
  }

  /// Returns the label of an argument, the name of its parameter if it has no label, or its position
  /// if neither is known.
  func label(at index: Int) -> String {
    if let label = writtenLabel(at: index) { return label }
    if isSetter, index == labels.count { return "new value" }
    return "argument \(index + 1)"
  }

  /// Returns the label of an argument in quotes, or the substitute for it.
  func quotedLabel(at index: Int) -> String {
    writtenLabel(at: index).map { "'\($0)'" } ?? label(at: index)
  }

  private func writtenLabel(at index: Int) -> String? {
    if index < labels.count, labels[index] != "_" { return labels[index] }
    return parameterNames[index]
  }

  private func labeled(
    _ arguments: some Collection<String>, returning type: String? = nil
  ) -> String {
    let texts: [String] = zip(labels, arguments).enumerated().compactMap { position, argument in
      let (label, text) = (argument.0, passed(argument.1, at: position))
      guard let text else { return nil }
      return label == "_" ? text : "\(label): \(text)"
    }
    return (texts + (type.map { ["returning: \($0).self"] } ?? [])).joined(separator: ", ")
  }

  /// Returns an argument as a call passes it, or `nil` for none.
  ///
  /// - Parameters:
  ///   - argument: The description of the argument, which is an array for a variadic parameter. Other
  ///     descriptions, such as that of a matcher for all arguments, remain.
  ///   - position: The position of the parameter.
  private func passed(_ argument: String, at position: Int) -> String? {
    guard variadic.contains(position), argument.hasPrefix("["), argument.hasSuffix("]") else {
      return argument
    }
    let elements = argument.dropFirst().dropLast()
    return elements.isEmpty ? nil : String(elements)
  }
}

extension MemberName {
  /// Returns the name of the function that makes a call.
  ///
  /// - Parameters:
  ///   - function: The `#function` of the function.
  ///   - parameters: The number of arguments of the call. It distinguishes the accessors of a
  ///     property, which share a `#function`.
  /// - Returns: The name, or `nil` if the number of parameters differs.
  static func ofFunction(_ function: String, parameters: Int) -> MemberName? {
    let names = [MemberName(function), MemberName(function + "=")]
    return names.first { $0.parameterCount == parameters }
  }

  /// Returns a Boolean value that indicates whether both names are of the same requirement.
  ///
  /// Ignores the mark that generated code adds to the names of generic requirements.
  func isName(of other: MemberName) -> Bool {
    kind == other.kind && isStatic == other.isStatic && base == other.base
      && labels == other.labels
  }

  /// The name as it is written in code, with labels. Distinguishes getters and setters.
  package var spelling: String {
    "\(isStatic ? "static " : "")\(description)\(isSetter ? "=" : "")"
  }

  /// The label of the result: the name of a property, or `nil` for other members.
  package var resultLabel: String? { kind == .getter ? base : nil }

  /// A Boolean value that indicates whether a call assigns a value.
  package var isSetter: Bool { kind == .setter || kind == .subscriptSetter }
}

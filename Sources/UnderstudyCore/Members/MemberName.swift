/// The name of a requirement, and how a call of it reads in a failure.
///
/// Generated code spells names like this: `greet(_:times:)`, `decode<>(_:from:)` for a generic
/// requirement, `name` and `name=` for a property's getter and setter, `subscript(_:)` and
/// `subscript(_:)=`, each with `static ` before it where the requirement is static.
struct MemberName: Sendable, Hashable {
  /// What kind of requirement it is, and with it how a call reads.
  enum Kind: Sendable, Hashable {
    case method
    case getter
    case setter
    case subscriptGetter
    case subscriptSetter
  }

  let kind: Kind
  let isStatic: Bool

  /// True when argument types differ from call to call.
  let isGeneric: Bool

  /// The name up to the parenthesis.
  let base: String

  /// The argument labels, `_` where there is none.
  let labels: [String]

  /// Reads a name as generated code spells it.
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
      labels = inner.split(separator: ":").map(String.init)
    } else {
      labels = []
    }
    isGeneric = base.hasSuffix("<>")
    if isGeneric { base = base.dropLast(2) }
    self.base = String(base)
    if base == "subscript" {
      kind = isSetter ? .subscriptSetter : .subscriptGetter
    } else if rest.hasSuffix(")") {
      kind = .method
    } else {
      kind = isSetter ? .setter : .getter
    }
  }

  /// The name as one writes about it: `greet(_:times:)`, `name`, `subscript(key:)`.
  var description: String {
    switch kind {
    case .getter, .setter: base
    case .method, .subscriptGetter, .subscriptSetter:
      "\(base)(\(labels.map { $0 + ":" }.joined()))"
    }
  }

  /// A call of the member with these argument texts, as one would write it after the mock's name.
  ///
  /// - Parameter arguments: One text for each argument.
  /// - Returns: `greet("bob", times: 2)`, `name`, `name = "bob"`, `["key"] = 3`.
  func call(_ arguments: [String]) -> String {
    switch kind {
    case .getter: base
    case .setter: "\(base) = \(arguments.first ?? "")"
    case .method: "\(base)(\(labelled(arguments)))"
    case .subscriptGetter: "[\(labelled(arguments))]"
    case .subscriptSetter: "[\(labelled(arguments.dropLast()))] = \(arguments.last ?? "")"
    }
  }

  /// How a verb is written for the member: properties are spelt `getName()` and `setName(_:)`.
  func pattern(_ arguments: [String]) -> String {
    let capitalised = base.prefix(1).uppercased() + base.dropFirst()
    return switch kind {
    case .method: call(arguments)
    case .getter: "get\(capitalised)()"
    case .setter: "set\(capitalised)(\(arguments.first ?? ""))"
    case .subscriptGetter: call(arguments)
    case .subscriptSetter:
      "[\(labelled(arguments.dropLast()))].set(\(arguments.last ?? ""))"
    }
  }

  /// How many arguments a call records.
  var parameterCount: Int {
    switch kind {
    case .method, .subscriptGetter: labels.count
    case .getter: 0
    case .setter: 1
    case .subscriptSetter: labels.count + 1
    }
  }

  /// The text between the mock's name and the call: none before a subscript's bracket, nor
  /// before the parenthesis of a closure, which has no name besides the mock's.
  var separator: String {
    switch kind {
    case .subscriptGetter, .subscriptSetter: ""
    case .method, .getter, .setter: base.isEmpty ? "" : "."
    }
  }

  /// The label of the argument at `index`, or a position for one that has none.
  func label(at index: Int) -> String {
    if index < labels.count, labels[index] != "_" { return labels[index] }
    if kind == .setter || kind == .subscriptSetter, index == labels.count { return "new value" }
    return "argument \(index + 1)"
  }

  private func labelled(_ arguments: some Collection<String>) -> String {
    zip(labels, arguments).map { $0 == "_" ? $1 : "\($0): \($1)" }.joined(separator: ", ")
  }
}

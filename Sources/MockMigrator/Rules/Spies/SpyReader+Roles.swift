import SwiftSources
import SwiftSyntax

extension SpyReader {
  /// Adds a role to a member.
  mutating func add(_ role: SpyRole, to member: String) {
    double.roles[member, default: []].append(role)
  }

  // MARK: - Roles

  /// Decides what the variables stand for.
  mutating func finish() {
    for index in double.functions.indices {
      let same = double.functions.filter {
        $0.name == double.functions[index].name && $0.labels == double.functions[index].labels
      }
      double.functions[index].isOverloaded = same.count > 1
      addRoles(of: index)
    }
    for (name, body) in computed { addComputed(name, body) }
    let needed = Set(order.filter { double.roles[$0] == nil })
    for name in order where needed.contains(name) { add(.property(name), to: name) }
    for (name, value) in initialized {
      variables[name] = .some(value)
      double.values[name] = value
    }
    for (name, value) in variables {
      guard let value, let roles = double.roles[name] else { continue }
      let isDefault =
        SpyValues.isDefault(value) || !roles.contains { $0.isAnswer || $0 == .property(name) }
      if !isDefault { double.initial[name] = value }
    }
    for (name, roles) in double.roles where roles.count > 1 {
      let isShared = roles.allSatisfy { $0.isAnswer } || Set(roles.map(\.function)).count == 1
      if !isShared { keep("'\(name)' records calls to several functions") }
    }
  }

  /// Adds the roles of the variables in a function.
  private mutating func addRoles(of index: Int) {
    var isRecorded = false
    for statement in statements[index] {
      switch statement {
      case .counts(let name): add(.count(index), to: name)
      case .marks(let name): add(.called(index), to: name)
      case .keeps(let name, let arguments): add(.last(index, labeled(arguments, name)), to: name)
      case .appends(let name, let arguments):
        add(.history(index, labeled(arguments, name)), to: name)
      case .throwsError(let name): add(.error(index), to: name)
      case .throwsIf(let name, let error): add(.flag(index, error), to: name)
      case .returns(let name): add(.result(index), to: name)
      case .resolves(let name): add(.outcome(index), to: name)
      case .calls(let name): add(.closure(index), to: name)
      case .completes(let parameter, let name): add(.completion(index, parameter), to: name)
      case .refers(let name): add(.reference(index), to: name)
      case .stops: double.functions[index].isStopping = true
      case .returnsFixed, .nothing: break
      }
      switch statement {
      case .counts, .marks, .keeps, .appends, .refers: isRecorded = true
      case .throwsError, .throwsIf, .resolves:
        let records = statements[index].contains { if case .counts = $0 { true } else { false } }
        if records, !isRecorded { double.functions[index].isErrorUnrecorded = true }
      default: break
      }
    }
  }

  /// Returns arguments with the labels of the variable that keeps them, if the tuple that a function assigns or
  /// appends has none.
  private func labeled(_ arguments: SpyArguments, _ name: String) -> SpyArguments {
    guard arguments.indices.count > 1, arguments.labels.allSatisfy({ $0 == nil }),
      let labels = (double.types[name] ?? double.values[name])?.tupleLabels,
      labels.count == arguments.indices.count
    else { return arguments }
    return SpyArguments(arguments.indices, labels)
  }

  /// Adds the role of a computed variable, such as `waterCallsCount > 0`.
  private mutating func addComputed(_ name: String, _ body: CodeBlockItemListSyntax) {
    let text = body.trimmedText.replacing("return ", with: "").replacing("self.", with: "")
    let parts = text.split(separator: " ").map(String.init)
    let base = parts.first.map { String($0.prefix { $0 != "." && $0 != "!" }) } ?? ""
    if parts.count == 3, parts[1] == ">" || parts[1] == "!=", parts[2] == "0",
      case .count(let index)? = double.roles[parts[0]]?.first
    {
      return add(.called(index), to: name)
    }
    if case .history(let index, let arguments)? = double.roles[base]?.first {
      if text == "\(base).count" { return add(.count(index), to: name) }
      if text == "\(base).last" { return add(.last(index, arguments), to: name) }
    }
    if text.hasPrefix("!"), text.hasSuffix(".isEmpty"),
      case .history(let index, _)? = double.roles[String(text.dropFirst().dropLast(8))]?.first
    {
      return add(.called(index), to: name)
    }
    if variables[text] != nil || double.roles[text]?.first == .property(name) {
      add(.property(name), to: name)
      if text != name { add(.property(name), to: text) }
      return
    }
    keep("'\(name)' is computed: \(text.split(separator: "\n").first ?? "")")
  }
}

extension String {
  /// The labels of the first tuple in a type, such as `[(bed: String, liters: Int)]`, or `nil`.
  fileprivate var tupleLabels: [String?]? {
    guard let open = firstIndex(of: "(") else { return nil }
    var (depth, elements) = (0, [""])
    for character in self[open...].dropFirst() {
      if depth == 0, character == ")" { break }
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if depth == 0, character == "," {
        elements.append("")
      } else {
        elements[elements.count - 1].append(character)
      }
    }
    return elements.map { element in
      let parts = element.split(separator: ":" as Character, maxSplits: 1)
      let label = (parts.first ?? "").filter { !$0.isWhitespace }
      let isLabel = label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      return parts.count == 2 && isLabel ? label : nil
    }
  }
}

import SwiftSyntax

extension SpyReader {
  /// Gives a member a role. A member with two of them stays.
  mutating func add(_ role: SpyRole, to member: String) {
    if let other = double.roles.updateValue(role, forKey: member), other != role {
      keep("'\(member)' stands for several things")
    }
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
      guard let value, let role = double.roles[name] else { continue }
      let isDefault =
        SpyValues.isDefault(value) || !role.isAnswer && role != .property(name)
      if !isDefault { double.initial[name] = value }
    }
  }

  /// Adds the roles of the variables in a function.
  private mutating func addRoles(of index: Int) {
    var isRecorded = false
    for statement in statements[index] {
      switch statement {
      case .counts(let name): add(.count(index), to: name)
      case .keeps(let name, let arguments): add(.last(index, labeled(arguments, name)), to: name)
      case .appends(let name, let arguments):
        add(.history(index, labeled(arguments, name)), to: name)
      case .throwsError(let name): add(.error(index), to: name)
      case .returns(let name): add(.result(index), to: name)
      case .calls(let name): add(.closure(index), to: name)
      case .stops: double.functions[index].isStopping = true
      case .nothing: break
      }
      switch statement {
      case .counts, .keeps, .appends: isRecorded = true
      case .throwsError:
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
    if parts.count == 3, parts[1] == ">", parts[2] == "0",
      case .count(let index)? = double.roles[parts[0]]
    {
      return add(.called(index), to: name)
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

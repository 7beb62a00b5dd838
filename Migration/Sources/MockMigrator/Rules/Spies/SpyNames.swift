import SwiftSyntax

/// The names that libraries give the members of generated test doubles.
struct SpyNames {
  /// A Boolean value that indicates whether names can contain types, as in newer templates of Sourcery.
  let isTyped: Bool

  /// Returns the double of a protocol, or `nil` if its requirements cannot be read.
  func double(_ node: ProtocolDeclSyntax, named name: String, _ library: String) -> SpyDouble? {
    var double = SpyDouble(name: name, type: node.name.text, library: library)
    double.isImplied = true
    for member in node.memberBlock.members {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        add(function, to: &double)
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        for binding in variable.bindings { add(binding, to: &double) }
      }
    }
    for index in double.functions.indices {
      let same = double.functions.filter {
        $0.name == double.functions[index].name && $0.labels == double.functions[index].labels
      }
      double.functions[index].isOverloaded = same.count > 1
    }
    return double
  }

  /// Adds the members for a property. One that is not optional has no value until a test sets one.
  private func add(_ binding: PatternBindingSyntax, to double: inout SpyDouble) {
    let property = binding.pattern.trimmedText
    let underlying = "underlying\(property.capitalizedFirst)"
    double.roles[property] = .property(property)
    double.roles[underlying] = .property(property)
    let type = binding.typeAnnotation?.type
    if type?.trimmedText.isOptionalType == true {
      double.values[property] = "nil"
    } else if isTyped, type?.is(ArrayTypeSyntax.self) == true {
      double.values[property] = "[]"
    } else if isTyped, type?.is(DictionaryTypeSyntax.self) == true {
      double.values[property] = "[:]"
    } else {
      double.types[underlying] = "\(type?.trimmedText ?? "")!"
    }
  }

  /// Adds the members for a function.
  private func add(_ node: FunctionDeclSyntax, to double: inout SpyDouble) {
    let parameters = Array(node.signature.parameterClause.parameters)
    let names = parameters.map { ($0.secondName ?? $0.firstName).text }
    let result = node.signature.returnClause?.type.trimmedText
    let index = double.functions.count
    double.functions.append(
      SpyFunction(
        name: node.name.text,
        labels: parameters.map { $0.firstName.text == "_" ? nil : $0.firstName.text },
        parameters: names, types: parameters.map(\.type.plainText),
        result: result == "Void" || result == "()" ? nil : result))
    let all = SpyArguments(Array(names.indices), names.count == 1 ? [nil] : names)
    for prefix in prefixes(node.name.text, parameters, result) {
      double.roles["\(prefix)CallsCount"] = .count(index)
      double.roles["\(prefix)Called"] = .called(index)
      double.roles["\(prefix)ReceivedInvocations"] = .history(index, all)
      double.roles["\(prefix)ReturnValue"] = .result(index)
      double.roles["\(prefix)ThrowableError"] = .error(index)
      double.roles["\(prefix)Closure"] = .closure(index)
      let last = names.count == 1 ? "Received\(names[0].capitalizedFirst)" : "ReceivedArguments"
      double.roles[prefix + last] = .last(index, all)
    }
  }

  /// Returns the prefixes of the names of members for a function.
  private func prefixes(
    _ name: String, _ parameters: [FunctionParameterSyntax], _ result: String?
  ) -> [String] {
    let labels = parameters.map {
      $0.firstName.text == "_" ? "" : $0.firstName.text.capitalizedFirst
    }
    let plain = name + labels.joined()
    guard isTyped else { return [plain] }
    let parts = parameters.map { parameter in
      let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text.capitalizedFirst
      let second = parameter.secondName?.text.capitalizedFirst ?? ""
      let type = parameter.type.trimmedText
        .split { !$0.isLetter && !$0.isNumber }.map { String($0).capitalizedFirst }.joined()
      return label + second + type
    }
    let type = (result ?? "Void").split { !$0.isLetter && !$0.isNumber }
      .map { String($0).capitalizedFirst }.joined()
    return [plain, name + parts.joined() + type]
  }
}

extension String {
  /// The text with an uppercase letter at its start.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

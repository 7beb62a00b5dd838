// Methods that only their results tell apart. A verb does not say which one it means.

extension [Member] {
  /// The signatures that several methods with different results have.
  var signaturesWithSeveralResults: Set<String> {
    var results: [String: Set<String>] = [:]
    collect(into: &results)
    return Set(results.filter { $0.value.count > 1 }.keys)
  }

  /// Adds the results of all methods by their signatures.
  private func collect(into results: inout [String: Set<String>]) {
    for member in self {
      switch member {
      case .method(let method):
        results[method.signature, default: []].insert(method.result?.value ?? "")
      case .conditional(let clauses):
        for clause in clauses { clause.members.collect(into: &results) }
      case .property, .subscript, .initializer, .refused: break
      }
    }
  }
}

extension Method {
  /// The name and the parameters of the method.
  var signature: String {
    let parameters = parameters.map { "\($0.label):\($0.plain)" }.joined(separator: ",")
    return (declaration.isStatic ? "static " : "") + declaration.name + "(\(parameters))"
  }
}

extension String {
  /// The type without the modules that emitted code names.
  var withoutModules: String {
    replacing("UnderstudyCore.", with: "").replacing("Swift.", with: "")
  }
}

/// The generic part of a requirement.
package struct Generics: Sendable, Equatable {
  /// The generic parameters with their constraints, those of `some` parameters at the end.
  package var parameters: [String]

  /// The requirements of the `where` clause, or `nil` if there are none.
  package var whereClause: String?

  /// The clause in angle brackets, or nothing.
  package var clause: String {
    parameters.isEmpty ? "" : "<" + parameters.joined(separator: ", ") + ">"
  }
}

// Generic parameters that only the type of a result fixes.

extension Generics {
  /// Returns the names of the parameters that occur in a result but that no argument fixes.
  ///
  /// - Parameters:
  ///   - parameters: The parameters of the requirement.
  ///   - result: The type of the result, or `nil` for none.
  func fixedByResult(_ parameters: [Parameter], _ result: ResultType?) -> [GenericName] {
    guard let result else { return [] }
    return names.filter { name in
      result.value.mentions(name.text)
        && !parameters.contains { $0.declared.mentions(name.text) }
        // A requirement such as 'A.Element == B' fixes one parameter by another.
        && whereClause?.holds("==") != true
    }
  }

  /// Returns the mark at the end of a requirement's name, which says whether a pattern's `returning:`
  /// fixes the result.
  ///
  /// - Returns: The mark, or `nil` if the requirement is not generic.
  func mark(_ parameters: [Parameter], _ result: ResultType?) -> GenericMark? {
    guard !self.parameters.isEmpty else { return nil }
    return fixedByResult(parameters, result).isEmpty ? .fixedByArguments : .fixedByResult
  }

  /// Returns the generic part without some of its parameters and without all requirements that
  /// mention one.
  func without(_ names: [GenericName]) -> Generics {
    let isKept = { (text: String) in !names.contains { text.mentions($0.text) } }
    return Generics(
      parameters: parameters.filter(isKept),
      whereClause: whereClause.flatMap { isKept($0) ? $0 : nil })
  }

  /// The names of the parameters.
  var names: [GenericName] {
    parameters.map { parameter in
      let head = parameter.prefix { $0 != ":" }
      let isPack = head.hasPrefix("each ")
      let text = (isPack ? head.dropFirst("each ".count) : head).filter { $0 != " " }
      return GenericName(text: text, isPack: isPack)
    }
  }
}

/// The end of a generic requirement's name, which the runtime reads.
enum GenericMark: String, CaseIterable {
  /// Arguments fix all generic parameters.
  case fixedByArguments = "<>"

  /// Only a pattern's `returning:` fixes a generic parameter.
  case fixedByResult = "<returning>"
}

/// The name of a generic parameter.
struct GenericName: Equatable {
  /// The name.
  let text: String

  /// A Boolean value that indicates whether the parameter is a pack.
  let isPack: Bool

  /// The type of an argument that fixes the parameter.
  var metatype: String { isPack ? "repeat (each \(text)).Type" : "\(text).Type" }
}

extension [GenericName] {
  /// The parameters that fix the generic ones: `returning _: T.Type`.
  var returningParameters: String {
    enumerated().map { ($0 == 0 ? "returning _: " : "_: ") + $1.metatype }.joined(separator: ", ")
  }

  /// The arguments that a message suggests.
  var returningArguments: String {
    "returning: " + map { "\($0.text).self" }.joined(separator: ", ")
  }
}

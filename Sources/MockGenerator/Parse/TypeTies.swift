import SwiftSyntax

/// The associated types whose own associated types depend on the conforming type, as `A.B == Self`.
struct TypeTies {
  /// The types of the own associated types, by their names and those of the associated types.
  private var types: [String: [String: String]] = [:]

  /// Returns the own associated types of an associated type that depend on the conforming type, with
  /// the types that they are, or `nil` if there are none.
  subscript(name: String) -> [String: String]? { types[name] }

  /// Adds a requirement, if it is a tie.
  ///
  /// - Parameters:
  ///   - path: An associated type and names of its own ones, with dots between them.
  ///   - type: The type that they are.
  mutating func add(_ path: String, _ type: String) {
    guard type.mentions("Self"), let head = path.split(separator: ".").first,
      head.count < path.count, path.allSatisfy({ $0.isIdentifierPart || $0 == "." })
    else { return }
    types[String(head), default: [:]][String(path.dropFirst(head.count + 1))] = type
  }

  /// Adds the ties in the generic arguments of a constraint.
  ///
  /// - Parameters:
  ///   - constraint: The constraint.
  ///   - name: The associated type.
  ///   - primaryTypes: The primary associated types of the constraint, or `nil` if they are unknown.
  mutating func read(_ constraint: TypeSyntax, of name: String, primaryTypes: [String]?) {
    let arguments = constraint.genericArguments.map(\.lineText.withoutSelf)
    guard arguments.contains(where: { $0.mentions("Self") }) else { return }
    let container = constraint.conformanceNames.first.flatMap(StandardContainers.primaryTypes)
    let names = primaryTypes ?? container ?? []
    for (position, argument) in arguments.enumerated() {
      // A number can be no name.
      let member = names.indices.contains(position) ? names[position] : "\(position)"
      types[name, default: [:]][member] = argument
    }
  }
}

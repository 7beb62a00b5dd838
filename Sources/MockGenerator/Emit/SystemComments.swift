// The comments on a mock that say why parts of it need newer systems. The compiler only says that they
// do.

extension MockedProtocol {
  /// Writes a comment for each part of the mock that is missing on older systems.
  func emitSystems(_ writer: inout SourceWriter) {
    for line in members.systems(memberNames) { writer.line(line) }
    guard isSpyable, case .possible(let primary) = spySupport, !spySystems.includeAll else {
      return
    }
    let real = "any \(spelling)<\(primary.joined(separator: ", "))>"
    writer.line(
      "/// A spy needs \(spySystems.description): the type '\(real)' does not exist before.")
  }
}

extension [Member] {
  /// Returns a comment for each member whose calls older systems cannot record.
  ///
  /// - Parameter names: The name of each member at the position of its index.
  func systems(_ names: [String]) -> [String] {
    flatMap { member -> [String] in
      let declaration: Declaration
      switch member {
      case .method(let method): declaration = method.declaration
      case .property(let property): declaration = property.declaration
      case .subscript(let `subscript`): declaration = `subscript`.declaration
      case .initializer(let initializer): declaration = initializer.declaration
      case .conditional(let clauses): return clauses.flatMap { $0.members.systems(names) }
      case .refused: return []
      }
      guard !declaration.systems.includeAll else { return [] }
      return [
        "/// '\(names[declaration.index])' needs \(declaration.systems.description): older systems "
          + "cannot record its types."
      ]
    }
  }
}

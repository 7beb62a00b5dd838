extension MemberEmitter {
  /// Writes the initializers among members, which only the body of the mock can hold.
  mutating func emitInitializers(_ members: [Member], of mocked: MockedProtocol) {
    for member in members {
      switch member {
      case .initializer(let initializer): emit(initializer, of: mocked)
      case .conditional(let clauses) where clauses.contains(where: \.hasInitializer):
        emit(clauses) { $0.emitInitializers($1, of: mocked) }
      default: break
      }
    }
  }

  /// Writes an initializer, which creates the recorder and then records its own call.
  private mutating func emit(_ initializer: Initializer, of mocked: MockedProtocol) {
    let declaration = initializer.declaration
    let requirements = initializer.generics.whereClause.map { " where " + $0 } ?? ""
    let body = CallBody(
      members: members, index: declaration.index, recorder: callRecorder(declaration),
      systems: declaration.systems, parameters: initializer.parameters,
      effects: initializer.effects, result: "Swift.Void",
      ending: .statement)
    let recorder = mocked.unnamedRecorder
    // One argument without a label is the name of the mock. Without arguments, it has no name.
    let parameters = initializer.parameters
    let isLikeNaming =
      parameters.map(\.label) == ["_"]
      || !parameters.isEmpty && parameters.allSatisfy { $0.declared.hasSuffix("...") }
    writer.block(
      (isLikeNaming ? "@_disfavoredOverload " : "")
        + (initializer.isOverride ? "override " : "") + prefix(declaration)
        + "init\(initializer.optionalMark)\(initializer.generics.clause)"
        + initializer.parameters.requirementClause + initializer.effects.specifiers + requirements
        + " {"
    ) {
      $0.line("self.mock = \(recorder)")
      mocked.emitDefaultCalls(&$0)
      if mocked.kind == .objectiveCClass { $0.line("super.init()") }
      body.write(&$0)
    }
  }
}

extension ConditionalClause {
  /// A Boolean value that indicates whether there is an initializer among the members.
  fileprivate var hasInitializer: Bool {
    members.contains { member in
      switch member {
      case .initializer: true
      case .conditional(let clauses): clauses.contains(where: \.hasInitializer)
      default: false
      }
    }
  }
}

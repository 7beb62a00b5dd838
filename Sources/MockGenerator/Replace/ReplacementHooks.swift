package import MockEmitter

/// The model of the replaced members of one type, or of the replaced free functions of one module.
package struct ReplacementHooks: Sendable, Equatable {
  /// The name for failures: that of the type, or of the module.
  package var name: String

  /// The name of the peer that holds the names of the members.
  package var membersName: String

  /// The members, in the extensions that declare them.
  package var scopes: [Scope]

  /// A declaration.
  package struct Entry: Sendable, Equatable {
    /// The members. A declaration of several properties has several.
    package var members: [Member]

    /// The name of each of them, and of their setters, at the position of its index.
    package var names: [String]

    /// The text that identifies the declaration in the process, so that several test targets can
    /// share its hook.
    package var key: String
  }

  /// Declarations for one extension, or free functions for the file.
  package struct Scope: Sendable, Equatable {
    /// The extension up to its brace, or `nil` for free functions.
    package var opening: String?

    /// The `@available` attributes of the extension.
    package var availability: [String]

    /// The type as the expression of an owner spells it, or `nil` for free functions.
    package var type: String?

    /// A Boolean value that indicates whether the members that are not static belong to an object,
    /// and not to the type.
    package var hasIdentity: Bool

    /// The spelling of `Self` in patterns, or `nil` if it does not change.
    package var selfType: String?

    /// The declarations.
    package var entries: [Entry]

    /// A function whose replacement only checks whether its module is dynamic, or `nil` if there is
    /// none.
    package var probe: Method?
  }
}

extension ReplacementHooks {
  /// Limits the patterns with both values and matchers to those that are used. Hooks exist only for
  /// declarations whose patterns are used.
  mutating func mix(by names: MentionedNames) {
    for scope in scopes.indices {
      for entry in scopes[scope].entries.indices {
        scopes[scope].entries[entry].members = scopes[scope].entries[entry].members.patterned(
          by: names.withAllWords)
      }
    }
  }

  /// Returns the names of the members, the hooks and the patterns.
  package func emitAll() -> String {
    var writer = SourceWriter()
    emitNames(&writer)
    var position = 0
    for (index, scope) in scopes.enumerated() {
      let protocols = PropertyPatternProtocols(
        typeName: "\(membersName.drop { $0 == "_" })\(index)", access: .internal,
        replacedIn: scope.selfType)
      let members = scope.entries.flatMap(\.members)
      writer.emit(protocols, of: members)
      for attribute in scope.availability { writer.line(attribute) }
      let emit = { (writer: inout SourceWriter) in
        var emitter = MemberEmitter(owner(of: scope, protocols), writer)
        for entry in scope.entries {
          emitter.owner.members = "\(membersName).m\(position)"
          emitter.emit(entry.members)
          position += 1
        }
        if let probe = scope.probe { emitter.emitProbe(probe) }
        writer = emitter.writer
      }
      if let opening = scope.opening(
        conformingTo: protocols.names(of: members))
      {
        writer.block("\(opening) {") { emit(&$0) }
      } else {
        emit(&writer)
      }
    }
    return writer.text
  }

  /// Writes the enum with the names of the members, in the order in which they are emitted.
  private func emitNames(_ writer: inout SourceWriter) {
    let lead = "nonisolated fileprivate static let"
    let alone = "UnderstudyCore.__Members.__alone(\"\(name)\", "
    writer.block("fileprivate enum \(membersName) {") { writer in
      // Functions belong to an object that represents their module.
      if scopes.contains(where: { $0.type == nil }) {
        writer.line("\(lead) all = \(alone)\"\", \"\(name)\")")
      }
      for (position, entry) in scopes.flatMap(\.entries).enumerated() {
        let names = entry.names.joined(separator: "\\n")
        writer.line(
          "\(lead) m\(position) = \(alone)\"\(names)\", \"\(entry.key.escaped)\")")
      }
    }
  }

  /// Returns the declarations of a scope as the owner of the members that are emitted.
  private func owner(
    of scope: Scope, _ protocols: PropertyPatternProtocols
  ) -> EmissionContext {
    EmissionContext(
      ofHooks: name, membersName: membersName, type: scope.type, hasIdentity: scope.hasIdentity,
      selfType: scope.selfType, protocols)
  }
}

extension ReplacementHooks.Scope {
  /// Returns the extension up to its brace, with conformances, or `nil` for free functions.
  fileprivate func opening(conformingTo protocols: [String]) -> String? {
    guard let opening, !protocols.isEmpty else { return opening }
    let parts = opening.split(separator: " where ", maxSplits: 1)
    return "\(parts[0]): " + protocols.joined(separator: ", ")
      + parts.dropFirst().map { " where " + $0 }.joined()
  }
}

extension String {
  /// The text as the contents of a string literal.
  fileprivate var escaped: String {
    reduce(into: "") { text, character in
      if character == "\\" || character == "\"" { text.append("\\") }
      text.append(character)
    }
  }
}

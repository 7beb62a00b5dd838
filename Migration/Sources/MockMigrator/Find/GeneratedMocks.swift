import SwiftSyntax

/// How the mocks look that a library with verbs generates into the sources.
///
/// Files of such mocks are removed when nothing uses the library any more. Tests can also use its mocks in a
/// file with other code, or in another target. Then the tests stay as they are.
package struct GeneratedMocks: Sendable {
  /// What the comment at the beginning of a generated file says.
  let header: String

  /// How the name of a type that each mock inherits, or of one of its members, begins.
  let traits: [String]

  /// Returns a Boolean value that indicates whether the beginning of a file says that it is generated.
  func isGenerated(_ source: SourceText) -> Bool {
    guard let start = source.text.utf8.prefix(600).firstRange(of: Array(header.utf8)) else {
      return false
    }
    return source.text[..<start.lowerBound].split(whereSeparator: \.isNewline).allSatisfy {
      $0.hasPrefix("/") || $0.hasPrefix(" ") || $0.hasPrefix("*")
    }
  }

  /// Returns the names of the classes in a generated file, which is not parsed.
  func names(inGenerated source: SourceText) -> [String] {
    let words = source.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return zip(words, words.dropFirst()).compactMap {
      $0 == "class" && $1.contains("Mock") ? String($1) : nil
    }
  }

  /// Returns the mocks that a file declares.
  func names(in source: ParsedSource) -> [String] {
    source.tree.statements.compactMap { item in
      item.item.as(ClassDeclSyntax.self).flatMap { isMock($0) ? $0.name.text : nil }
    }
  }

  /// Returns a Boolean value that indicates whether a file declares nothing but mocks, and the stubs that
  /// Cuckoo writes next to them.
  func isWhole(_ source: ParsedSource) -> Bool {
    let names = names(in: source)
    let stubs = names.map { "\($0.hasPrefix("Mock") ? String($0.dropFirst(4)) : $0)Stub" }
    return !names.isEmpty
      && source.tree.statements.allSatisfy { item in
        if item.item.is(ImportDeclSyntax.self) { return true }
        let name = item.item.as(ClassDeclSyntax.self)?.name.text ?? ""
        return names.contains(name) || stubs.contains(name)
      }
  }

  /// Returns a Boolean value that indicates whether a class is a mock of the library.
  private func isMock(_ node: ClassDeclSyntax) -> Bool {
    let members = node.memberBlock.members.map(\.decl)
    let types = [DeclarationTraits(node)] + members.map { DeclarationTraits($0) }
    return types.flatMap(\.names).contains { name in
      traits.contains { name.hasPrefix($0) }
    }
  }
}

/// The names that say what a declaration is.
private struct DeclarationTraits {
  /// The names of the declaration and of what it inherits.
  let names: [String]

  /// Reads a declaration.
  init(_ node: some DeclSyntaxProtocol) {
    let group = node.asProtocol((any DeclGroupSyntax).self)
    let inherited = group?.inheritanceClause?.inheritedTypes.flatMap { type in
      [type.type.trimmedText, String(type.type.trimmedText.split(separator: ".").last ?? "")]
    }
    let own = node.asProtocol((any NamedDeclSyntax).self)?.name.text
    let variables = node.as(VariableDeclSyntax.self)?.bindings.map(\.pattern.trimmedText)
    names = (inherited ?? []) + (own.map { [$0] } ?? []) + (variables ?? [])
  }
}

import SwiftSyntax

/// Opens a scope for the tests of a file that use mocks.
///
/// Suites of Swift Testing get the trait `.verifyingMocks`, and test cases of XCTest the base class
/// `MockingTestCase`. A type uses mocks if something in it was rewritten.
struct ScopePass {
  /// The file.
  private let source: ParsedSource

  /// The trait.
  private static let trait = ".verifyingMocks"

  /// Creates a pass over a file.
  init(_ source: ParsedSource) { self.source = source }

  /// Returns the edits that open scopes.
  ///
  /// - Parameter edits: The edits of the rules.
  func edits(besides edits: [SourceEdit]) -> [SourceEdit] {
    guard !edits.isEmpty else { return [] }
    let offsets = edits.map(\.range.lowerBound)
    return scopes(in: source.tree.statements.map { Syntax($0.item) }, offsets)
  }

  /// Returns the edits for declarations.
  private func scopes(in declarations: [Syntax], _ offsets: [Int]) -> [SourceEdit] {
    declarations.flatMap { declaration -> [SourceEdit] in
      let span = declaration.span
      let isTouched = offsets.contains { span.contains($0) }
      guard isTouched else { return [] }
      if let function = declaration.as(FunctionDeclSyntax.self) { return testEdits(function) }
      if let condition = declaration.as(IfConfigDeclSyntax.self) {
        return scopes(in: condition.clauses.flatMap(Self.declarations), offsets)
      }
      guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return [] }
      let members = group.memberBlock.members.map { Syntax($0.decl) }
      if let base = testCase(group) { return [.replace(base, "MockingTestCase")] }
      if !group.is(ExtensionDeclSyntax.self), Self.hasTests(members) { return suiteEdits(group) }
      return scopes(in: members, offsets)
    }
  }

  /// Returns the declarations in a clause of a condition.
  private static func declarations(_ clause: IfConfigClauseSyntax) -> [Syntax] {
    switch clause.elements {
    case .decls(let members): members.map { Syntax($0.decl) }
    case .statements(let statements): statements.map { Syntax($0.item) }
    default: []
    }
  }

  /// Returns the superclass `XCTestCase` of a class, or `nil`.
  private func testCase(_ group: any DeclGroupSyntax) -> TypeSyntax? {
    guard let found = group.as(ClassDeclSyntax.self) else { return nil }
    return found.inheritanceClause?.inheritedTypes.map(\.type).first {
      ["XCTestCase", "XCTest.XCTestCase"].contains($0.trimmedText)
    }
  }

  /// Returns a Boolean value that indicates whether there are tests of Swift Testing among
  /// declarations, also in nested types.
  private static func hasTests(_ declarations: [Syntax]) -> Bool {
    declarations.contains { declaration in
      if let function = declaration.as(FunctionDeclSyntax.self) {
        return attribute("Test", of: function.attributes) != nil
      }
      if let condition = declaration.as(IfConfigDeclSyntax.self) {
        return hasTests(condition.clauses.flatMap(Self.declarations))
      }
      guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return false }
      return hasTests(group.memberBlock.members.map { Syntax($0.decl) })
    }
  }

  /// Returns an attribute, or `nil`.
  private static func attribute(_ name: String, of list: AttributeListSyntax) -> AttributeSyntax? {
    list.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
      [name, "Testing.\(name)"].contains($0.attributeName.trimmedText)
    }
  }

  /// Returns the edits for a suite.
  private func suiteEdits(_ group: any DeclGroupSyntax) -> [SourceEdit] {
    if let attribute = Self.attribute("Suite", of: group.attributes) {
      return traitEdits(attribute)
    }
    let start = group.span.lowerBound
    return [.insert("@Suite(\(Self.trait))\n\(source.indentation(at: start))", at: start)]
  }

  /// Returns the edits for a test that is not in a suite.
  private func testEdits(_ function: FunctionDeclSyntax) -> [SourceEdit] {
    Self.attribute("Test", of: function.attributes).map(traitEdits) ?? []
  }

  /// Returns the edits that add the trait to an attribute.
  private func traitEdits(_ attribute: AttributeSyntax) -> [SourceEdit] {
    guard !attribute.description.contains(Self.trait) else { return [] }
    guard let arguments = attribute.arguments?.as(LabeledExprListSyntax.self), !arguments.isEmpty
    else {
      let end = attribute.attributeName.span.upperBound
      return [SourceEdit(end..<attribute.span.upperBound, "(\(Self.trait))")]
    }
    guard let name = arguments.first, name.label == nil,
      name.expression.is(StringLiteralExprSyntax.self)
    else { return [.insert("\(Self.trait), ", at: arguments.span.lowerBound)] }
    return [.insert(", \(Self.trait)", at: name.expression.span.upperBound)]
  }
}

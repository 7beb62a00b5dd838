import SwiftDiagnostics
package import SwiftSyntax

/// Reads the arguments of the attribute: the condition, and the noncopyable types.
struct ConditionReader {
  /// The diagnostics about the arguments.
  private(set) var diagnostics: [Diagnostic] = []

  /// The attribute.
  private let attribute: AttributeSyntax

  /// The arguments before the noncopyable types.
  private let conditions: [LabeledExprSyntax]

  /// The noncopyable types.
  private let types: [LabeledExprSyntax]

  /// Creates a reader of an attribute's arguments.
  init(_ attribute: AttributeSyntax) {
    self.attribute = attribute
    var arguments: [LabeledExprSyntax] = []
    if case .argumentList(let list) = attribute.arguments { arguments = Array(list) }
    let count = arguments.firstIndex { $0.label?.text == "noncopyable" } ?? arguments.count
    conditions = Array(arguments.prefix(count))
    types = Array(arguments.dropFirst(count))
  }

  /// Reads the noncopyable types, which the attribute cannot see.
  ///
  /// - Parameter unrecordable: The types whose values cannot be recorded. The names are added to it.
  mutating func readNoncopyableTypes(into unrecordable: inout UnrecordableTypes) {
    for argument in types {
      guard let member = argument.expression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "self", let type = member.base?.lineText
      else {
        diagnostics.append(.typeNotSpelled(argument.expression, attribute))
        continue
      }
      unrecordable.names.insert(type)
    }
  }

  /// Reads the condition.
  ///
  /// - Returns: The condition of the `#if`, `nil` for none, or the default if the argument is
  ///   wrong.
  mutating func read() -> String? {
    guard let argument = conditions.first else { return "DEBUG" }
    if let second = conditions.dropFirst().first {
      diagnostics.append(.extraArgument(second, attribute))
    }
    let expression = argument.expression
    if let member = expression.as(MemberAccessExprSyntax.self) {
      switch member.declName.baseName.text {
      case "debug": return "DEBUG"
      case "always": return nil
      default: break
      }
    }
    if let call = expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "when",
      let text = call.arguments.first?.expression
    {
      return literal(text)
    }
    diagnostics.append(.unknownCondition(expression, attribute))
    return "DEBUG"
  }

  /// Reads the plain string literal that names the condition.
  private mutating func literal(_ expression: ExprSyntax) -> String? {
    if let literal = expression.as(StringLiteralExprSyntax.self),
      literal.openingQuote.tokenKind == .stringQuote, literal.segments.count == 1,
      case .stringSegment(let segment) = literal.segments.first
    {
      let text = segment.content.text
      if !text.allSatisfy(\.isWhitespace), !text.contains("\\"), !text.holds("//"),
        !text.holds("/*")
      {
        return text
      }
    }
    diagnostics.append(.conditionNotLiteral(expression, attribute))
    return "DEBUG"
  }
}

/// The members of a type in each branch of the `#if` blocks that contain declarations of one kind.
///
/// A generic parameter of a mock cannot be conditional, so there is a mock for each branch with
/// associated types. Which initializers a mock of a class inherits depends on all of them.
struct ConditionalVariants<Declaration: DeclSyntaxProtocol> {
  /// The members under a condition.
  struct Variant {
    /// The conditions, all of which must hold.
    var conditions: [String] = []

    /// The members.
    var items: [MemberBlockItemSyntax] = []
  }

  /// The variants, or none if no declaration of the kind is conditional, or if there are too many.
  let all: [Variant]

  /// The number of variants above which the branches are not told apart.
  static var limit: Int { 16 }

  /// Creates the variants of the members of a type.
  ///
  /// - Parameters:
  ///   - items: The members.
  ///   - kind: The kind of declarations.
  init(of items: [MemberBlockItemSyntax], containing kind: Declaration.Type) {
    let found = items.contains { $0.hasConditional(kind) } ? Self.variants(of: items) : []
    all = found.count > Self.limit ? [] : found
  }

  /// Returns the combinations of all branches.
  private static func variants(of items: [MemberBlockItemSyntax]) -> [Variant] {
    items.reduce([Variant()]) { variants, item in
      guard variants.count <= limit else { return variants }
      guard item.hasConditional(Declaration.self), let block = item.decl.as(IfConfigDeclSyntax.self)
      else {
        return variants.map { Variant(conditions: $0.conditions, items: $0.items + [item]) }
      }
      let branches = branches(of: block)
      return variants.flatMap { variant in
        branches.map {
          Variant(
            conditions: variant.conditions + $0.conditions, items: variant.items + $0.items)
        }
      }
    }
  }

  /// Returns the branches of a block, one without members if no other may be chosen.
  private static func branches(of block: IfConfigDeclSyntax) -> [Variant] {
    var branches: [Variant] = []
    for clause in block.clauses {
      var items: [MemberBlockItemSyntax] = []
      if case .decls(let declarations) = clause.elements { items = Array(declarations) }
      for inner in variants(of: items) {
        branches.append(
          Variant(
            conditions: [clause.conditionText(\.lineText)] + inner.conditions, items: inner.items))
      }
    }
    if block.clauses.last?.condition != nil {
      let none = block.clauses.compactMap(\.condition).map { "!(\($0.lineText))" }
      branches.append(Variant(conditions: [none.joined(separator: " && ")]))
    }
    return branches
  }
}

extension MemberBlockItemSyntax {
  /// Returns a Boolean value that indicates whether this is an `#if` block with a declaration of a
  /// kind.
  func hasConditional(_ kind: (some DeclSyntaxProtocol).Type) -> Bool {
    decl.as(IfConfigDeclSyntax.self)?.firstDescendant(kind) != nil
  }
}

extension IfConfigClauseSyntax {
  /// Returns the condition under which the compiler reads the clause: its own, and none of those
  /// before.
  ///
  /// - Parameter text: Returns the text of one condition.
  package func conditionText(_ text: (ExprSyntax) -> String) -> String {
    var parts: [String] = []
    for clause in (parent?.as(IfConfigClauseListSyntax.self)).elements {
      guard clause.id != id else { break }
      if let condition = clause.condition { parts.append("!(\(text(condition)))") }
    }
    guard let condition else { return parts.joined(separator: " && ") }
    let own = text(condition)
    return parts.isEmpty ? own : (parts + ["(\(own))"]).joined(separator: " && ")
  }
}

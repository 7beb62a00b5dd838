package import SwiftDiagnostics
package import SwiftSyntax

/// Reads the members of a protocol or class, or declarations that are replaced, and collects what is
/// wrong with them.
package struct MemberParser {
  /// The name of each member at the position of its index.
  package private(set) var names: [String] = []

  /// The diagnostics about the members, in source order.
  package var diagnostics: [Diagnostic] = []

  /// A Boolean value that indicates whether a requirement cannot be implemented at all, so that no
  /// mock conforms to the protocol.
  var isMissingRequirement = false

  /// The spellings of methods and of pattern methods that are in use.
  private var takenVerbs: Set<String> = []

  /// The matcher overloads of methods that are in use.
  private var takenMatchers: Set<String> = []

  /// The access of the mock.
  let access: Access

  /// A Boolean value that indicates whether the mock inherits from `NSObject`, whose initializer a
  /// requirement may override.
  private var hasSuperclass = false

  /// A Boolean value that indicates whether the members are declared next to the mock's recorder,
  /// so that none can have its name.
  let isNextToRecorder: Bool

  /// The inherited associated types that the existential type of the protocol does not fix.
  private(set) var openTypes: Set<String> = []

  /// The requirements that have other implementations than those of the mock.
  private var shadowed: Set<MemberKey> = []

  /// The types whose values cannot be recorded.
  var unrecordableTypes = UnrecordableTypes()

  /// The name of the protocol, for diagnostics.
  var typeName = ""

  /// The default values of results.
  var defaults = ResultDefaults()

  /// The known result builders.
  var resultBuilders: Set<String> = []

  /// The known attributes of requirements that are global actors.
  var globalActors: Set<String> = []

  /// The requirements whose default implementations tests call.
  var calledDefaults: Set<MemberKey> = []

  /// The `@available` attributes of the declarations around the members.
  var surroundingAvailability: [String] = []

  /// A Boolean value that indicates whether the body of the mock has all operators.
  private var hasOperatorsInBody = false

  /// The default values that are repeated if the class is in this module.
  private let visibleDefaults: RepeatedDefaults

  /// The results of properties for which nothing is set up, by the names of the properties.
  var fallbacks: [String: String] = [:]

  /// The rules for overrides, or `nil` for the requirements of a protocol and for replacements.
  var overrides: OverrideRules?

  /// The rules for replacements, or `nil` for the members of a mock.
  private(set) var replacing: ReplacementRules?

  /// Creates a parser for the requirements of a protocol.
  ///
  /// - Parameters:
  ///   - members: All members, among which the names of patterns must be free.
  ///   - access: The access of the mock.
  ///   - hasSuperclass: A Boolean value that indicates whether the mock inherits from `NSObject`.
  ///   - isNextToRecorder: A Boolean value that indicates whether the members are in the body of
  ///     the mock.
  ///   - openTypes: The inherited associated types that the existential type does not fix.
  ///   - shadowed: The requirements that have other implementations than those of the mock.
  ///   - hasOperatorsInBody: A Boolean value that indicates whether the body of the mock has all
  ///     operators.
  ///   - unrecordableTypes: The types whose values cannot be recorded.
  init(
    _ members: MemberBlockItemListSyntax, access: Access, hasSuperclass: Bool,
    isNextToRecorder: Bool, openTypes: Set<String>, shadowed: Set<MemberKey>,
    hasOperatorsInBody: Bool, unrecordableTypes: UnrecordableTypes
  ) {
    self.unrecordableTypes = unrecordableTypes
    self.hasOperatorsInBody = hasOperatorsInBody
    self.shadowed = shadowed
    self.access = access
    self.hasSuperclass = hasSuperclass
    self.isNextToRecorder = isNextToRecorder
    visibleDefaults = .none
    self.openTypes = openTypes
    collectVerbs(in: members)
  }

  /// Creates a parser for a member that has an attribute of its own.
  ///
  /// - Parameters:
  ///   - access: The access of the patterns.
  ///   - isNextToRecorder: A Boolean value that indicates whether the member is in the body of the
  ///     mock.
  init(access: Access, isNextToRecorder: Bool) {
    self.access = access
    self.isNextToRecorder = isNextToRecorder
    visibleDefaults = .names(except: [])
  }

  /// Creates a parser for the members of a class.
  ///
  /// - Parameters:
  ///   - members: The members of the class and of its superclasses.
  ///   - access: The access of the mock.
  ///   - overrides: The rules for overrides.
  init(_ members: [MemberBlockItemListSyntax], access: Access, overrides: OverrideRules) {
    self.access = access
    self.overrides = overrides
    hasSuperclass = true
    isNextToRecorder = true
    visibleDefaults = .names(of: members)
    for members in members { collectVerbs(in: members) }
  }

  /// Creates a parser for declarations that are replaced.
  ///
  /// - Parameters:
  ///   - members: All members of the type, among which the names of patterns must be free.
  ///   - access: The access of the patterns.
  ///   - rules: The rules for replacements.
  package init(
    _ members: [MemberBlockItemListSyntax], access: Access, replacing rules: ReplacementRules
  ) {
    self.access = access
    replacing = rules
    isNextToRecorder = false
    visibleDefaults = .names(of: members)
    for members in members { collectVerbs(in: members) }
  }

  /// Reads a declaration that is replaced.
  package mutating func parse(replaced declaration: DeclSyntax) -> [Member] {
    surroundingAvailability = AttributeListSyntax.availability(
      of: sequence(first: Syntax(declaration), next: \.parent).dropFirst().map { $0 })
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return parse(function).map { [.method($0)] } ?? []
    }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return parse(variable).map(Member.property)
    }
    if let `subscript` = declaration.as(SubscriptDeclSyntax.self) {
      return parse(`subscript`).map { [.subscript($0)] } ?? []
    }
    return []
  }

  /// Reads members in the order of their declaration.
  mutating func parse(_ items: some Sequence<MemberBlockItemSyntax>) -> [Member] {
    var members: [Member] = []
    for item in items {
      let declaration = item.decl
      if overrides?.admits(declaration) == false { continue }
      if unrecordableTypes.excludesActorClosures,
        let closure = declaration.actorClosure(globalActors)
      {
        reportMissing(.actorClosure(closure))
        continue
      }
      if let function = declaration.as(FunctionDeclSyntax.self) {
        if let method = parse(function) {
          members.append(.method(method))
        } else {
          members += refused(function.lineText)
        }
      } else if let variable = declaration.as(VariableDeclSyntax.self) {
        members += parse(variable).map(Member.property)
      } else if let `subscript` = declaration.as(SubscriptDeclSyntax.self) {
        if let parsed = parse(`subscript`) {
          members.append(.subscript(parsed))
        } else {
          members += refused(`subscript`.with(\.accessorBlock, nil).lineText)
        }
      } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
        if overrides == nil, let parsed = parse(initializer) {
          members.append(.initializer(parsed))
        }
      } else if let block = declaration.as(IfConfigDeclSyntax.self) {
        members.append(.conditional(parse(block)))
      }
    }
    return members
  }

  /// Returns the stand-in for an unsupported requirement, or nothing for a member of a class, which
  /// is not overridden.
  ///
  /// - Parameter head: The requirement as written.
  private func refused(_ head: @autoclosure () -> String) -> [Member] {
    overrides == nil ? [.refused(access.prefix + head())] : []
  }

  /// Reads an `#if` block between members.
  private mutating func parse(_ block: IfConfigDeclSyntax) -> [ConditionalClause] {
    let before = takenMatchers
    defer { takenMatchers = before }
    return block.clauses.map { clause in
      takenMatchers = before
      var opening = clause.poundKeyword.text
      if let condition = clause.condition { opening += " " + condition.lineText }
      guard case .decls(let items) = clause.elements else {
        return ConditionalClause(opening: opening, members: [])
      }
      return ConditionalClause(opening: opening, members: parse(items))
    }
  }

  /// Records the names of the methods that the patterns of initializers could collide with.
  private mutating func collectVerbs(in items: MemberBlockItemListSyntax) {
    for item in items {
      if let function = item.decl.as(FunctionDeclSyntax.self) {
        let parameters = function.signature.parameterClause.parameters
        let labels = parameters.map { $0.firstName.text + ":" }.joined()
        takenVerbs.insert("\(staticPrefix(function.modifiers))\(function.name.bareText)(\(labels))")
      } else if let block = item.decl.as(IfConfigDeclSyntax.self) {
        for clause in block.clauses {
          if case .decls(let items) = clause.elements { collectVerbs(in: items) }
        }
      }
    }
  }

  /// Reserves the next index for a member.
  ///
  /// - Parameter name: The name of the member in messages.
  mutating func addName(_ name: String) -> Int {
    names.append(name)
    return names.count - 1
  }

  /// Returns a Boolean value that indicates whether the implementation of a requirement must be in
  /// the body of the mock.
  func mustBeInBody(_ requirement: some SyntaxProtocol) -> Bool {
    if hasOperatorsInBody, requirement.as(FunctionDeclSyntax.self)?.isOperator == true {
      return true
    }
    guard !shadowed.isEmpty, let declaration = requirement.as(DeclSyntax.self) else {
      return false
    }
    return !shadowed.isDisjoint(with: MemberKey.all(of: declaration))
  }

  /// Returns a Boolean value that indicates whether tests call the default implementation of a
  /// requirement.
  func callsDefault(of requirement: some SyntaxProtocol) -> Bool {
    guard !calledDefaults.isEmpty, let declaration = requirement.as(DeclSyntax.self) else {
      return false
    }
    return !calledDefaults.isDisjoint(with: MemberKey.all(of: declaration))
  }

  /// Returns a Boolean value that indicates whether no method has the spelling of a pattern.
  func isFree(_ verb: String) -> Bool { !takenVerbs.contains(verb) }

  /// The default values of parameters that are repeated.
  var repeatedDefaults: RepeatedDefaults {
    (overrides?.isFromAnotherModule ?? replacing?.isFromAnotherModule) == true
      ? .literals : visibleDefaults
  }

  /// Reserves the overload of a method whose parameters are matchers.
  ///
  /// - Returns: `true` if no other method has the same.
  mutating func takeMatchers(_ method: Method) -> Bool {
    guard !method.parameters.isEmpty else { return true }
    var key = method.declaration.isStatic ? "static " : ""
    key += method.declaration.name + method.generics.clause
    for parameter in method.parameters {
      key += " \(parameter.label): \(parameter.value) \(parameter.passing == .boxed)"
    }
    key += " -> \(method.result?.value ?? "") \(method.generics.whereClause ?? "")"
    return takenMatchers.insert(key + method.effects.specifiers).inserted
  }

  /// Returns a Boolean value that indicates whether an initializer overrides the superclass's.
  ///
  /// - Parameter parameters: The parameters of the initializer.
  func isOverride(_ parameters: [Parameter]) -> Bool { hasSuperclass && parameters.isEmpty }
}

extension MemberParser {
  /// Reports why parameters cannot be mocked.
  ///
  /// - Returns: `true` if they can.
  mutating func canBeMocked(_ parser: ParameterParser) -> Bool {
    if parser.isUnimplementable {
      for diagnostic in parser.diagnostics { reportMissing(diagnostic) }
    } else {
      report(parser.diagnostics)
    }
    return parser.diagnostics.isEmpty
  }

  /// Adds a diagnostic about a requirement that cannot be implemented at all.
  mutating func reportMissing(_ diagnostic: Diagnostic) {
    if overrides == nil { isMissingRequirement = true }
    report(diagnostic)
  }

  /// Adds a diagnostic; about a member of a class it is a warning, because the class can be mocked
  /// without it.
  mutating func report(_ diagnostic: Diagnostic) {
    guard overrides != nil else { return diagnostics.append(diagnostic) }
    diagnostics.append(diagnostic.asWarning)
    overrides?.refuse(diagnostic.node, diagnostic.message)
  }

  /// Adds diagnostics.
  mutating func report(_ found: [Diagnostic]) {
    for diagnostic in found { report(diagnostic) }
  }
}

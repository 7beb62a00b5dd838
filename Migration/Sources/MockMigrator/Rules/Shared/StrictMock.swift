package import SwiftSyntax

/// Creates strict mocks that permit some calls without a stub, as other libraries do.
package struct StrictMock {
  /// Requirements that a library lets tests call without a stub.
  package struct Permitted: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Methods that return nothing and do not throw.
    package static let voidMethods = Permitted(rawValue: 1)

    /// Methods that return nothing and can throw.
    package static let throwingVoidMethods = Permitted(rawValue: 8)

    /// Setters of properties.
    package static let setters = Permitted(rawValue: 2)

    /// Methods and properties with an optional result.
    package static let optionals = Permitted(rawValue: 4)

    /// What `.strictForResults` permits.
    package static let allButResults: Permitted = [
      .voidMethods, .throwingVoidMethods, .setters, .optionals,
    ]
  }

  /// The context.
  private let context: RuleContext

  /// The patterns of the calls with another strictness, without the mock.
  private let patterns: [String]

  /// The strictness of the mock, and that of the patterns.
  private let (strictness, exception): (String, String)

  /// What to report if the protocol is in no file that was read, or `nil`.
  private let note: String?

  /// Creates the strict mock of a type.
  ///
  /// If the protocol is in no file that was read, nothing is permitted. Then the mock reports calls
  /// that were not reported before, but never fewer.
  ///
  /// - Parameters:
  ///   - type: The mocked type.
  ///   - permitted: What tests may call without a stub.
  ///   - context: The context.
  package init(of type: String, _ permitted: Permitted, _ context: RuleContext) {
    self.context = context
    let facts = context.facts
    let isKnown = facts.protocols[type] != nil || facts.overridable(type) != nil
    note =
      permitted.isEmpty || permitted == .allButResults || isKnown
      ? nil
      : "no file that was read declares 'protocol \(type)', so each call on its mock needs a stub; "
        + "name the folder of its sources too"
    let all =
      facts.protocols[type] == nil
      ? facts.overridable(type)?.members ?? [] : facts.requirements(of: type)
    let names = Dictionary(grouping: all, by: \.fullName)
    func patterns(_ permitted: Permitted, except other: Permitted = []) -> [String] {
      all.filter { !$0.isGeneric }.flatMap { requirement in
        let isOverloaded = names[requirement.fullName, default: []].count > 1
        let excepted = Self.patterns(requirement, other, isOverloaded: isOverloaded)
        return Self.patterns(requirement, permitted, isOverloaded: isOverloaded)
          .filter { !excepted.contains($0) }
      }
    }
    let nice = patterns(permitted)
    let strict = patterns(.allButResults, except: permitted)
    // A requirement that is not known could be permitted by mistake.
    let isComplete =
      facts.areAllInheritedKnown(type, orSubscripts: false) && !all.contains(where: \.isGeneric)
    if permitted == .allButResults || isComplete && !nice.isEmpty && strict.count < nice.count {
      (strictness, exception) = (".strictForResults", ".strict")
      self.patterns = strict
    } else {
      (strictness, exception) = (".strict", ".nice")
      self.patterns = nice
    }
  }

  /// Returns the outcome of a rule that replaces the arguments of an initializer.
  ///
  /// - Parameters:
  ///   - range: The bytes of the arguments, with the parentheses.
  ///   - node: The call, for the indentation.
  ///   - prefix: The text before the arguments.
  ///   - suffix: The text after the arguments.
  package func outcome(
    replacing range: Range<Int>, at node: some SyntaxProtocol, prefix: String = "",
    suffix: String = ""
  ) -> RuleOutcome {
    let edit = SourceEdit(range, prefix + arguments(at: node) + suffix)
    return note.map { .rewriteNoting([edit], $0) } ?? .rewrite([edit])
  }

  /// Returns the outcome for the mock of a class that is created with the arguments of the class. Such
  /// initializers take no strictness, so the statements that follow set it.
  ///
  /// - Parameters:
  ///   - call: The creation.
  ///   - text: The creation in Understudy.
  package func outcome(
    creating call: FunctionCallExprSyntax, _ text: String
  ) throws(Unfaithful) -> RuleOutcome {
    guard let target = AssignedVariable(call) else {
      throw Unfaithful(
        "assign the mock to a variable, and write setStrictness(.strict, for: mock) below it, because "
          + "calls without a stub stop the test")
    }
    let list = patterns.map { "\(target.name).\($0)" }.joined(separator: ", ")
    let lines =
      ["setStrictness(\(strictness), for: \(target.name))"]
      + (list.isEmpty ? [] : ["setStrictness(\(exception), for: \(list))"])
    let indentation = "\n" + context.indentation(call)
    let following = lines.map { indentation + $0 }.joined()
    let edits: [SourceEdit] = [
      .replace(call, text), .insert(following, at: target.statement.span.upperBound),
    ]
    return note.map { .rewriteNoting(edits, $0) } ?? .rewrite(edits)
  }

  /// Returns the arguments of the initializer, and the closure that permits calls.
  ///
  /// - Parameter node: The call, for the indentation.
  package func arguments(at node: some SyntaxProtocol) -> String {
    guard !patterns.isEmpty else { return "(\(strictness))" }
    let list = patterns.map { "$0.\($0)" }
    let line =
      "(\(strictness)) { setStrictness(\(exception), for: \(list.joined(separator: ", "))) }"
    let column = context.source.place(node.span.upperBound).column
    guard column + line.utf8.count > 100 else { return line }
    let indentation = "\n" + context.indentation(node)
    let lines = list.joined(separator: ",\(indentation)    ")
    return
      "(\(strictness)) {\(indentation)  setStrictness(\(indentation)    \(exception), for: \(lines))"
      + "\(indentation)}"
  }

  /// Returns the patterns of the permitted calls of a requirement.
  private static func patterns(
    _ requirement: ProtocolFacts.Requirement, _ permitted: Permitted, isOverloaded: Bool
  ) -> [String] {
    let isOptional = requirement.result.hasSuffix("?") && permitted.contains(.optionals)
    if requirement.parameters == nil {
      let isSet = requirement.isSettable && permitted.contains(.setters)
      return (isOptional ? [requirement.name] : [])
        + (isSet ? ["\(requirement.name).set(.any)"] : [])
    }
    let methods: Permitted = requirement.isThrowing ? .throwingVoidMethods : .voidMethods
    let isVoid = requirement.result.isEmpty && permitted.contains(methods)
    guard isOptional || isVoid else { return [] }
    return [pattern(requirement, isOverloaded: isOverloaded)]
  }

  /// Returns the pattern of all calls to a method or property, without the mock.
  static func pattern(_ requirement: ProtocolFacts.Requirement, isOverloaded: Bool) -> String {
    guard let parameters = requirement.parameters else { return requirement.name }
    let arguments = parameters.map { parameter in
      let label = parameter.label.map { "\($0): " } ?? ""
      return label + (isOverloaded ? ".any(\(plain(parameter.type)).self)" : ".any")
    }
    return "\(requirement.name)(\(arguments.joined(separator: ", ")))"
  }

  /// Returns a type without attributes and specifiers.
  private static func plain(_ type: String) -> String {
    let words = type.split(separator: " ").drop {
      $0.hasPrefix("@") || $0 == "inout" || $0 == "sending"
    }
    let text = words.joined(separator: " ")
    return text.contains(" ") ? "(\(text))" : text
  }
}

import SwiftSyntax

/// The declarations of test doubles, and the places that name them.
struct SpyDeclarations {
  /// What is known about the file.
  let spies: SpyContext

  /// Returns the outcome for the declaration of a double.
  func outcome(declaring group: some DeclGroupSyntax, _ name: String) -> RuleOutcome? {
    guard let double = spies.double(named: name) else { return nil }
    if let reason = double.reason {
      return .keep("'\(name)' is kept, because \(reason)")
    }
    return .rewrite([Self.removal(of: group, spies.context.source)])
  }

  /// Returns the edit that removes a declaration with its documentation.
  static func removal(of node: some SyntaxProtocol, _ source: ParsedSource) -> SourceEdit {
    let start = node.position.utf8Offset + node.leadingTrivia.sourceLengthBeforeComment
    let lines = source.wholeLines(start..<node.span.upperBound)
    return SourceEdit(source.withBlankLine(lines), "")
  }

  /// Returns the outcome for a name in a type or an expression.
  func outcome(naming node: some SyntaxProtocol, _ name: String) -> RuleOutcome? {
    guard let double = spies.double(named: name), double.reason == nil else { return nil }
    let mock = double.mockName
    return mock == name ? nil : .replace(node, with: mock)
  }

  /// Returns the lines that set up the mock for a new double: stubs for its initial values and its
  /// arguments, and strictness for functions that stop the process if a test sets no result.
  ///
  /// - Parameter call: The call of the initializer.
  func setUp(creating call: FunctionCallExprSyntax) throws(Unfaithful) -> SpySetUp? {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let double = spies.double(named: name), double.reason == nil
    else { return nil }
    return try setUp(double, call.arguments)
  }

  /// Returns the lines that set up the mock for a double that is created with arguments.
  func setUp(
    _ double: SpyDouble, _ arguments: LabeledExprListSyntax = []
  ) throws(Unfaithful) -> SpySetUp {
    var values = double.initial
    for argument in arguments {
      guard let member = double.parameters[argument.label?.text ?? "_"] ?? argument.label?.text,
        double.roles[member] != nil
      else {
        throw Unfaithful("the initializer of a mock has no such argument; write a stub")
      }
      values[member] = spies.context.text(argument.expression)
    }
    for property in spies.readProperties(of: double) where values[property] == nil {
      values[property] = double.values[property]
    }
    var lines: [String] = []
    for (member, value) in values.sorted(by: { $0.key < $1.key }) {
      // Tests that never need the value get no warning of an unused stub.
      guard let stub = double.roles[member].flatMap({ double.stub($0, value, of: "$0") }) else {
        continue
      }
      let line = stub + ".lenient()"
      if !lines.contains(line) { lines.append(line) }
    }
    let unset = double.propertiesWithoutDefault.filter { values[$0] == nil }
    try spies.requireValues(of: unset, double)
    let strict =
      double.functionsWithoutDefault.map { $0.pattern(of: "$0") } + unset.map { "$0." + $0 }
    guard !strict.isEmpty else { return SpySetUp(lines: lines) }
    if isAllWithResults(strict, double) {
      return SpySetUp(strictness: ".strictForResults", lines: lines)
    }
    lines.append("setStrictness(.strict, for: \(strict.joined(separator: ", ")))")
    return SpySetUp(lines: lines)
  }

  /// Returns a Boolean value that indicates whether patterns are those of all requirements whose result has no
  /// default value, so that `.strictForResults` says the same.
  private func isAllWithResults(_ patterns: [String], _ double: SpyDouble) -> Bool {
    let facts = spies.context.facts
    let requirements = facts.requirements(of: double.type)
    guard facts.protocols[double.type] != nil, !requirements.contains(where: \.isGeneric),
      facts.areAllInheritedKnown(double.type, orSubscripts: false)
    else { return false }
    let needing = requirements.filter { !$0.result.isEmpty && !$0.result.isOptionalType }
    return needing.count == patterns.count && Set(patterns).count == patterns.count
  }
}

/// What the creation of a mock needs besides its name.
struct SpySetUp {
  /// The strictness of the whole mock, or `nil`.
  var strictness: String?

  /// The statements for the mock `$0`.
  var lines: [String]

  /// A Boolean value that indicates whether the name is enough.
  var isEmpty: Bool { strictness == nil && lines.isEmpty }
}

extension SpyDouble {
  /// The properties that have no value until a test or the code under test sets one.
  fileprivate var propertiesWithoutDefault: [String] {
    let found = roles.compactMap { member, role -> String? in
      // A variable of the name of the property stands for an optional one, which is nil at first.
      guard case .property(let name) = role, name != member,
        types[member]?.hasSuffix("!") == true, values[member] == nil, values[name] == nil
      else { return nil }
      return name
    }
    return Set(found).sorted()
  }

  /// The functions whose result is in a variable that has no value until a test sets one.
  fileprivate var functionsWithoutDefault: [SpyFunction] {
    functions.indices.filter { index in
      functions[index].isStopping
        || roles.contains { member, role in
          role == .result(index)
            && (isImplied
              ? functions[index].result?.hasSuffix("?") == false
              : types[member]?.hasSuffix("!") == true)
        }
    }.map { functions[$0] }
  }

  /// Returns the stub for the initial value of a member, or `nil` if there is none.
  fileprivate func stub(
    _ role: SpyRole, _ value: String, of mock: String
  ) -> String? {
    let pattern = role.function.map { functions[$0].pattern(of: mock) } ?? ""
    switch role {
    case .property(let name): return "stub(\(mock).\(name)).stores(\(value))"
    case .result: return "stub(\(pattern)).returns(\(value))"
    case .error: return "stub(\(pattern)).throws(\(value))"
    case .closure where value == "nil": return nil
    case .closure:
      return "stub(\(pattern)).answers" + (value.hasPrefix("{") ? " \(value)" : "(\(value))")
    default: return nil
    }
  }
}

extension Trivia {
  /// The number of bytes before the comment that belongs to the declaration.
  fileprivate var sourceLengthBeforeComment: Int {
    var (length, start) = (0, 0)
    var (lineBreaks, hasComment) = (0, false)
    for piece in pieces {
      switch piece {
      case .newlines(let count), .carriageReturnLineFeeds(let count): lineBreaks += count
      case .spaces, .tabs: break
      default:
        if !hasComment || lineBreaks > 1 { start = length }
        (hasComment, lineBreaks) = (true, 0)
      }
      length += piece.sourceLength.utf8Length
    }
    return lineBreaks > 1 || !hasComment ? length : start
  }
}

extension ParsedSource {
  /// Returns whole lines with the blank line after them, if there is also one before them.
  fileprivate func withBlankLine(_ lines: Range<Int>) -> Range<Int> {
    let (newline, start) = (UInt8(ascii: "\n"), lines.lowerBound)
    let isAfterBlank = start < 2 || (bytes[start - 1] == newline && bytes[start - 2] == newline)
    guard isAfterBlank, lines.upperBound < bytes.count, bytes[lines.upperBound] == newline else {
      return lines
    }
    return start..<(lines.upperBound + 1)
  }
}

extension SpyContext {
  /// Returns the properties of a double that keep what is assigned to them: those that the tests of the
  /// file read, and those that the code under test can assign.
  func readProperties(of double: SpyDouble) -> [String] {
    let text = context.once("Spies.reads") { SpyReads($0).names }
    let settable = context.facts.requirements(of: double.type).filter(\.isSettable).map(\.name)
    return double.roles.compactMap { name, role in
      guard case .property(let property) = role, property == name, double.values[name] != nil,
        text.contains(name) || settable.contains(name)
      else { return nil }
      return name
    }.sorted()
  }
}

extension SpyContext {
  /// Throws an error for a property that the tests of the file read, but never set. Then the code under
  /// test sets it, and a mock needs a value until then.
  fileprivate func requireValues(
    of properties: [String], _ double: SpyDouble
  ) throws(Unfaithful) {
    let read = context.once("Spies.reads") { SpyReads($0).names }
    let assigned = Set(
      context.once("Spies.\(library).answers") { SpyAssignments($0) }.all.map(\.name))
    let settable = context.facts.requirements(of: double.type).filter(\.isSettable).map(\.name)
    for name in properties where read.contains(name) && settable.contains(name) {
      let members = double.roles.filter { $0.value == .property(name) }.keys
      guard assigned.isDisjoint(with: members) else { continue }
      throw Unfaithful(
        "write the value that '\(name)' has before the code under test sets it: "
          + "\(double.mockName) { stub($0.\(name)).stores(value) }")
    }
  }
}

/// Finds the names of members that a file reads.
private final class SpyReads: SyntaxVisitor {
  /// The names.
  var names: Set<String> = []

  /// Finds the reads of a file.
  init(_ source: ParsedSource) {
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if !node.isAssignmentTarget { names.insert(node.declName.baseName.text) }
    return .visitChildren
  }
}

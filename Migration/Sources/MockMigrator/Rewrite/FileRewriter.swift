import SwiftSyntax

/// Applies the rules to one file.
///
/// A statement, or a member of a type, is rewritten as a whole or left as a whole. The statements
/// inside it, such as those of a closure, are decided one by one.
final class FileRewriter {
  /// The file.
  private let source: ParsedSource

  /// The facts of all files.
  private let facts: MigrationFacts

  /// The rules, by the types of their nodes.
  private let rules: [ObjectIdentifier: [MigrationRule]]

  /// A Boolean value that indicates whether an earlier run left something in the file.
  private let hasWarnings: Bool

  /// What was left or kept.
  private(set) var findings: [Finding] = []

  /// Where the constructs of libraries are, and what becomes of them.
  private(set) var record = ConstructRecord()

  /// The names of the test doubles that the outcomes depend on.
  private(set) var dependencies: Set<String> = []

  /// The offsets of statements and members that are left, because they would not parse.
  private let unparsable: Set<Int>

  /// What rules have computed for the whole file, by names.
  private var memo: [String: Any] = [:]

  /// The advice for the statement that is being rewritten, if it must be left.
  private var advice: Unfaithful?

  /// A Boolean value that indicates whether the statements inside the left one are left too.
  private var isLeftWhole = false

  /// The number of statements and members around the current one, with itself.
  private var depth = 0

  /// A Boolean value that indicates whether only the statements inside a left one are rewritten.
  private var isOnlyNested = false

  /// Creates a rewriter.
  init(
    _ source: ParsedSource, _ libraries: [any MigrationLibrary], _ facts: MigrationFacts,
    unparsable: Set<Int> = []
  ) {
    self.unparsable = unparsable
    self.source = source
    self.facts = facts
    hasWarnings = source.mentions("#warning(\"\(LeftWarning.prefix)")
    // A guest of several libraries does not say which of them reads its verbs.
    let guests = libraries.filter { !$0.verbs.isEmpty && !$0.isImported(in: source) }
    let readers = guests.count > 1 ? libraries.filter(\.verbs.isEmpty) : libraries
    let left = libraries.filter { !$0.verbs.isEmpty }.map(LeftVerbs.rule)
    rules = Dictionary(grouping: readers.flatMap(\.rules) + left, by: \.nodeType)
  }

  /// Returns the edits of the whole file.
  func edits() -> [SourceEdit] { edits(below: Syntax(source.tree), except: []) }

  /// Returns the text of a range, after the edits of the nodes in it.
  func text(_ range: Range<Int>) -> String {
    guard let node = smallestNode(around: range) else { return source.text(range) }
    let found = edits(of: node, in: range, except: [])
    do throws(OverlappingEdits) {
      return try source.applying(found.filter { range.encloses($0.range) }, in: range)
    } catch {
      // The statement is left, so nothing is lost.
      if advice == nil { advice = Unfaithful(Self.unparsableAdvice) }
      return source.text(range)
    }
  }

  /// Returns what a closure computes for the whole file, and computes it once.
  func once<Value>(_ name: String, _ compute: (ParsedSource) -> Value) -> Value {
    if let known = memo[name] as? Value { return known }
    let value = compute(source)
    memo[name] = value
    return value
  }

  /// Notes that the outcomes depend on a test double.
  func noteDependency(on double: String) { dependencies.insert(double) }

  /// Returns the smallest node that contains a range, by walking down from the file.
  private func smallestNode(around range: Range<Int>) -> Syntax? {
    var node = Syntax(source.tree)
    while true {
      let child = node.children(viewMode: .sourceAccurate).first {
        $0.position.utf8Offset <= range.lowerBound && range.upperBound <= $0.endPosition.utf8Offset
          && !$0.span.isEmpty
      }
      guard let child, child.span != range || child.children(viewMode: .sourceAccurate).isEmpty
      else { return child ?? node }
      node = child
    }
  }

  /// The advice for what would not parse.
  private static let unparsableAdvice =
    "what the migration would write here does not parse; write it with stub, verify or expect"

  /// Returns the edits of a node that is inside a range, or of the nodes below it.
  private func edits(
    of node: Syntax, in range: Range<Int>, except covered: [Range<Int>]
  ) -> [SourceEdit] {
    if range.encloses(node.span) { return edits(node, except: covered) }
    return node.children(viewMode: .sourceAccurate)
      .filter { $0.span.overlaps(range) }
      .flatMap { edits(of: $0, in: range, except: covered) }
  }

  /// Returns the edits of a node and of what is below it.
  private func edits(_ node: Syntax, except covered: [Range<Int>]) -> [SourceEdit] {
    guard !node.is(TokenSyntax.self) else { return [] }
    if covered.contains(where: { $0.encloses(node.span) }) { return [] }
    if node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self) {
      return itemEdits(node, except: covered)
    }
    return ruleEdits(node, except: covered)
  }

  /// Returns the edits of a node by its rules, and of what is below it.
  private func ruleEdits(_ node: Syntax, except covered: [Range<Int>]) -> [SourceEdit] {
    guard !isOnlyNested else { return edits(below: node, except: covered) }
    let context = RuleContext(source: source, facts: facts, rewriter: self)
    let nodeType = ObjectIdentifier(node.kind.syntaxNodeType)
    let offset = node.span.lowerBound
    for rule in rules[nodeType] ?? [] {
      guard let outcome = rule.outcome(node, context) else { continue }
      record.found.insert(offset)
      switch outcome {
      case .rewrite(let own):
        record.rewritten.insert(offset)
        return own + edits(below: node, except: covered + own.map(\.range))
      case .rewriteNoting(let own, let note):
        record.rewritten.insert(offset)
        findings.append(Finding(.kept, source.place(offset), note))
        return own + edits(below: node, except: covered + own.map(\.range))
      case .leave(let text):
        if advice == nil { advice = Unfaithful(text) }
        return []
      case .leaveWhole(let text):
        if advice == nil { advice = Unfaithful(text) }
        isLeftWhole = true
        return []
      case .keep(let reason):
        record.kept.insert(offset)
        findings.append(Finding(.kept, source.place(offset), reason))
        return []
      }
    }
    return edits(below: node, except: covered)
  }

  /// Returns the edits of what is below a node.
  private func edits(below node: Syntax, except covered: [Range<Int>]) -> [SourceEdit] {
    node.children(viewMode: .sourceAccurate).flatMap { edits($0, except: covered) }
  }

  /// Returns the edits of a statement or member: those of its rules, or a warning.
  private func itemEdits(_ item: Syntax, except covered: [Range<Int>]) -> [SourceEdit] {
    if hasWarnings, let reason = LeftWarning.reason(above: item) {
      findings.append(Finding(.left, source.place(item.span.lowerBound), reason))
      record.found.insert(item.span.lowerBound)
      record.left.append(item.span)
      return []
    }
    var outer = (advice, isOnlyNested, findings.count, record.rewritten)
    advice = nil
    isOnlyNested = false
    depth += 1
    defer {
      (advice, isOnlyNested, isLeftWhole) = (outer.0, outer.1, false)
      depth -= 1
    }
    var own: [SourceEdit] = []
    if unparsable.contains(item.span.lowerBound) {
      (advice, isLeftWhole) = (Unfaithful(Self.unparsableAdvice), true)
      record.found.insert(item.span.lowerBound)
    } else {
      own = ruleEdits(item, except: covered)
    }
    guard let advice else { return own }
    findings.removeSubrange(outer.2...)
    record.rewritten = outer.3
    let start = item.span.lowerBound
    // A warning in a closure of one line would change its result, so the outer statement gets it.
    if depth > 1, !source.beginsLine(start) {
      if outer.0 == nil { outer.0 = advice }
      return []
    }
    findings.append(Finding(.left, source.place(start), advice.advice))
    record.left.append(item.span)
    isOnlyNested = true
    let nested = isLeftWhole ? [] : edits(below: item, except: covered)
    let warning = LeftWarning.text(advice.advice) + "\n" + source.indentation(at: start)
    return [.insert(warning, at: start)] + nested
  }
}

extension Range<Int> {
  /// Returns a Boolean value that indicates whether a range is inside this one.
  func encloses(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

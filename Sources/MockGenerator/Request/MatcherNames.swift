import MockEmitter

/// The names that stand for matchers in the tests.
package struct MatcherNames {
  /// The members of `Matcher` in the runtime, those for messages among them, except the others below.
  package static let ofRuntime: Set<String> = [
    "allOf", "any", "anyArg", "anyOf", "anyValue", "argThat", "atLeast", "atMost", "capture",
    "captured", "capturing", "closeTo", "contains", "covers", "eq", "equal", "equalIgnoringCase",
    "equalIgnoringWhiteSpace", "equalTo", "equals", "greaterThan", "has", "hasCount", "hasEntry",
    "hasKey", "hasPrefix", "hasSuffix", "hasValue", "identical", "inRange", "isA", "isBlank",
    "isEmpty", "isEqual", "isExactly", "isFinite", "isNaN", "isNil", "lessThan", "matches",
    "matching", "noneOf", "notNil", "where",
  ]

  /// The members of `Matcher` in the runtime whose names are likely those of values, too.
  package static let ofRuntimeAndValues: Set<String> = [
    "each", "elements", "exact", "failure", "first", "ignored", "init", "last", "match", "not",
    "redacted", "some", "success", "value",
  ]

  /// The names that are declared in files that mention the type `Matcher`, which may declare matchers.
  var declared: Set<String> = []

  /// Returns a call as a pattern.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - mentionsType: A Boolean value that indicates whether the file mentions the type `Matcher`.
  func pattern(_ call: ScannedCall, mentionsType: Bool) -> PatternCall {
    PatternCall(call.arguments.map { .init($0.label, form(of: $0, mentionsType: mentionsType)) })
  }

  /// Returns what an argument is.
  private func form(
    of argument: ScannedCall.Argument, mentionsType: Bool
  ) -> PatternCall.Form {
    let isName = { (name: String) in
      Self.ofRuntime.contains(name) || Self.ofRuntimeAndValues.contains(name)
        || declared.contains(name)
    }
    if let member = argument.member {
      if Self.ofRuntime.contains(member), !declared.contains(member) { return .matcher }
      if isName(member) { return .either }
    }
    let mayBeMatcher =
      argument.isRange || argument.members.contains(where: isName)
      || mentionsType && !argument.names.isEmpty
      || argument.names.contains(where: declared.contains)
    return mayBeMatcher ? .either : .value
  }
}

extension Codebase {
  /// Returns what the files of a module mention, in code or in a comment such as
  /// `understudy:patterns load`.
  ///
  /// - Parameters:
  ///   - name: The module, usually a test target.
  ///   - hasOtherUsers: A Boolean value that indicates whether other sources, or later versions of these,
  ///     use the mocks, too.
  package func namesMentioned(in name: String, hasOtherUsers: Bool = false) -> MentionedNames {
    guard let tests = module(name) else { return .all }
    let written = tests.outlines.indices.filter {
      !tests.module.files[$0].text.hasPrefix(MockFile.firstLine)
    }
    let texts = written.map { file -> MentionedText in
      let text = MentionedText(tests.module.files[file])
      guard text.mayBeWrong, let tree = self.file(file, of: name)?.tree else { return text }
      var certain = text
      certain.calls = MentionedText(tree.withoutConfusingTokens).calls
      return certain
    }
    var names = MatcherNames(declared: matcherNames(importedBy: tests))
    for text in texts where text.words.contains("Matcher") {
      names.declared.formUnion(text.declaredNames)
    }
    var calls: [String: Set<PatternCall>] = [:]
    for text in texts {
      let mentionsType = text.words.contains("Matcher")
      for call in text.calls {
        let pattern = names.pattern(call, mentionsType: mentionsType)
        guard pattern.arguments.contains(where: { $0.form != .value }) else { continue }
        calls[call.name, default: []].insert(pattern)
      }
    }
    let isUnlimited = hasOtherUsers || tests.outlines.contains(where: \.needsAllPatterns)
    return MentionedNames(
      isUnlimited ? nil : texts.reduce(into: []) { $0.formUnion($1.words) },
      uncalled: tests.outlines.reduce(into: []) { $0.formUnion($1.patternNames) },
      calls: calls.mapValues { Array($0) })
  }

  /// Returns the names that are declared in the files about matchers of other modules with sources.
  private func matcherNames(importedBy tests: LoadedModule) -> Set<String> {
    let modules = reached(from: tests.outlines.flatMap(\.imports)).sources
    var names: Set<String> = []
    for name in modules where name != tests.module.name {
      guard let loaded = module(name),
        loaded.outlines.contains(where: { $0.imports.contains(where: Self.isFramework) })
      else { continue }
      for file in loaded.module.files where file.text.holds("Matcher") {
        let text = MentionedText(file)
        if text.words.contains("Matcher") { names.formUnion(text.declaredNames) }
      }
    }
    return names
  }
}

package import MockEmitter

/// A requested mock.
package struct MockRequest: Sendable, Equatable {
  /// The name of the mock.
  package var mock: MockName

  /// The names of the types around it, such as `Outer` in `Outer.MockInner`.
  package var qualifiers: [String]

  /// The first location of the request, or `nil` if it is not in a file.
  package var fileLocation: FileLocation?

  /// The names of the modules that the requesting files import.
  package var imports: [String]

  /// The only module that may declare what is mocked, or `nil` for any.
  package var module: String?

  /// The conditions of the `#if` around the uses, or `nil` if there is a use without one.
  package var conditions: [String]?

  /// A Boolean value that indicates whether a file has a label or a parameter of this name, or the name
  /// is likely that of a variable. Then the name may not be that of a mock.
  package var isLabel = false

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - mock: The name of the mock.
  ///   - qualifiers: The names of the types around it.
  ///   - fileLocation: The first location of the request.
  ///   - imports: The names of the modules that are imported there.
  ///   - module: The only module that may declare what is mocked, or `nil` for any.
  package init(
    _ mock: MockName, qualifiers: [String] = [], fileLocation: FileLocation? = nil,
    imports: [String] = [],
    module: String? = nil
  ) {
    self.mock = mock
    self.qualifiers = qualifiers
    self.fileLocation = fileLocation
    self.imports = imports
    self.module = module
  }

  /// The name of the declaration that is mocked, such as `Printer`.
  package var name: String { mock.stem }

  /// The condition under which the mock is used, or `nil` if it always is.
  var condition: String? {
    guard let conditions, !conditions.isEmpty else { return nil }
    return conditions.joinedConditions(by: "||")
  }

  /// Adds the condition of a use, or `nil` for a use without one.
  mutating func add(_ condition: String?) {
    guard let condition else { return conditions = nil }
    if conditions?.contains(condition) == false { conditions?.append(condition) }
  }

  /// The name of the mock as it is written, after the types around it.
  package var mockName: String { (qualifiers + [mock.text]).joined(separator: ".") }

  /// The name of the declaration, after the types around it.
  var typeName: String { (qualifiers + [name]).joined(separator: ".") }

  /// A Boolean value that indicates whether the request names the declaration, as the command line
  /// does, and not its mock, as the source of a test does.
  var namesDeclaration: Bool { fileLocation == nil }

  /// The use of the mock, for diagnostics about its declaration, or `nil` if no source uses it.
  var use: SourceDiagnostic.Use? {
    fileLocation.map { SourceDiagnostic.Use(mock: mockName, fileLocation: $0) }
  }
}

/// What the users of mocks mention. A requirement whose name they do not mention needs no patterns,
/// because a pattern cannot be written without it, and needs no mixture of values and matchers that
/// none of their calls has.
package struct MentionedNames: Sendable, Equatable {
  /// The words of the sources of all users, or `nil` if some users are unknown, so that every name may
  /// be mentioned.
  private let words: Set<String>?

  /// The names whose calls are unknown, because only a comment mentions them.
  private let uncalled: Set<String>

  /// The calls with matchers next to values, by the base name, in a fixed order.
  private let calls: [String: [PatternCall]]

  /// A Boolean value that indicates whether all names have patterns, whatever the words are.
  private var needsAll = false

  /// Everything, because all users are unknown.
  package static let all = MentionedNames(nil, uncalled: [], calls: [:])

  /// Creates what users mention.
  ///
  /// - Parameters:
  ///   - words: The words of the sources of all users, or `nil` if some users are unknown.
  ///   - uncalled: The names whose calls are unknown.
  ///   - calls: The calls by the base name, in a fixed order.
  init(_ words: Set<String>?, uncalled: Set<String>, calls: [String: [PatternCall]]) {
    self.words = words
    self.uncalled = uncalled
    self.calls = calls
  }

  /// Returns a Boolean value that indicates whether a pattern may be used.
  ///
  /// - Parameter name: The name of the pattern, with or without backticks. Swift itself uses some names
  ///   that no source has to contain, and names with spaces or symbols are not words.
  package func include(_ name: String) -> Bool {
    guard !needsAll, let words else { return true }
    let name = name.withoutBackticks
    return Self.unwritten.contains(name) || !name.allSatisfy(\.isIdentifierPart)
      || words.contains(name) || uncalled.contains(name)
  }

  /// Returns a Boolean value that indicates whether the sources of a user may contain a word.
  func mayContain(_ word: String) -> Bool { words?.contains(word.withoutBackticks) ?? true }

  /// A Boolean value that indicates whether the calls of a mock may be forwarded.
  var mayUseSpies: Bool { Self.wordsOfSpies.contains(where: mayContain) }

  /// The words of which every use of a spy contains one. A default implementation is called as a real
  /// object is.
  private static let wordsOfSpies = [
    "spying", "forwards", "recording", "verifyStubs", "verifyContract", "callsDefault",
  ]

  /// Returns the patterns of a name in which values are next to matchers.
  func mixtures(of name: String) -> PatternMixtures {
    let name = name.withoutBackticks
    // A call of `callAsFunction` can have any name.
    let found = name == "callAsFunction" ? calls.values.joined().unique : calls[name] ?? []
    return PatternMixtures(
      mayBeUnseen: words == nil || uncalled.contains(name) || !name.allSatisfy(\.isIdentifierPart),
      calls: found)
  }

  /// The same calls, with patterns for all names.
  var withAllWords: MentionedNames {
    var names = self
    names.needsAll = true
    return names
  }

  /// The names of members that are used without their names.
  private static let unwritten: Set<String> = ["callAsFunction", "dynamicallyCall", "subscript"]
}

extension Sequence<PatternCall> {
  /// The calls, each once.
  fileprivate var unique: [PatternCall] { Array(Set(self)) }
}

extension [Member] {
  /// Returns the members, with patterns only for those whose names are mentioned.
  package func patterned(by names: MentionedNames) -> [Member] {
    map { $0.patterned(by: names) }
  }

  /// The positions of the members without patterns in the list of member names.
  package var indicesWithoutPatterns: [Int] {
    flatMap { member -> [Int] in
      switch member {
      case .method(let method) where !method.declaration.hasPatterns: [method.declaration.index]
      case .property(let property) where !property.declaration.hasPatterns:
        [property.declaration.index]
      case .initializer(let initializer) where !initializer.declaration.hasPatterns:
        [initializer.declaration.index]
      case .conditional(let clauses): clauses.flatMap(\.members.indicesWithoutPatterns)
      case .method, .property, .initializer, .subscript, .refused: []
      }
    }
  }
}

extension Member {
  /// Returns the member, with patterns only if its name is mentioned.
  fileprivate func patterned(by names: MentionedNames) -> Member {
    switch self {
    case .method(var method):
      let name = method.operatorName ?? method.declaration.name
      method.declaration.hasPatterns = names.include(name)
      method.declaration.mixtures = names.mixtures(of: name)
      return .method(method)
    case .property(var property):
      property.declaration.hasPatterns = names.include(property.declaration.name)
      return .property(property)
    case .initializer(let initializer): return .initializer(initializer.patterned(by: names))
    case .conditional(let clauses):
      return .conditional(
        clauses.map { clause in
          var clause = clause
          clause.members = clause.members.patterned(by: names)
          return clause
        })
    case .subscript(var `subscript`):
      `subscript`.declaration.mixtures = names.mixtures(of: "subscript")
      return .subscript(`subscript`)
    case .refused: return self
    }
  }
}

extension Initializer {
  /// Returns the initializer, with patterns only if their name is mentioned.
  package func patterned(by names: MentionedNames) -> Initializer {
    var initializer = self
    initializer.declaration.hasPatterns = names.include(Self.patternName)
    initializer.declaration.mixtures = names.mixtures(of: Self.patternName)
    return initializer
  }
}

extension MockedProtocol {
  /// Removes what only users need that do not exist: patterns whose names are not mentioned, the way to
  /// a real object if there is no spy, and messages about values of the protocol's own type.
  ///
  /// - Parameters:
  ///   - names: What the users mention.
  ///   - protocolName: The name that the protocol is declared with, or `nil` if it has none.
  package mutating func keepPatterns(named names: MentionedNames, of protocolName: String?) {
    members = members.patterned(by: names)
    if case .possible = spySupport, !names.mayUseSpies { spySupport = .unused }
    explainsRealObjects = protocolName.map(names.mayContain) ?? true
  }

  /// The names of the members without patterns, with their labels.
  package var namesWithoutPatterns: [String] {
    members.indicesWithoutPatterns.map { memberNames[$0].withoutParameterNames }
  }
}

extension MockedClass {
  /// Removes the patterns whose names are not mentioned.
  package mutating func keepPatterns(named names: MentionedNames) {
    members = members.patterned(by: names)
    unmockable = unmockable.filter { names.include($0.name) }
    for index in initializers.indices {
      initializers[index].construction.keepPatterns(named: names)
    }
  }

  /// The names of the members without patterns, with their labels.
  package var namesWithoutPatterns: [String] {
    let recorded = initializers.flatMap(\.construction.recorded).map(Member.initializer)
    return (members.indicesWithoutPatterns + recorded.indicesWithoutPatterns).map {
      memberNames[$0].withoutParameterNames
    }
  }
}

extension MockedClass.Construction {
  /// Removes the patterns whose names are not mentioned.
  fileprivate mutating func keepPatterns(named names: MentionedNames) {
    guard case .overridden(var initializers, let naming) = self else { return }
    for index in initializers.indices {
      initializers[index].recording = initializers[index].recording?.patterned(by: names)
    }
    self = .overridden(initializers, naming: naming)
  }
}

extension String {
  /// The name of a member without the names of parameters that have no label: `load(_:)` instead of
  /// `load(_ id:)`, which is in the list of member names.
  fileprivate var withoutParameterNames: String {
    var isSkipping = false
    return reduce(into: "") { name, character in
      if character == " ", name.hasSuffix("(_") || name.hasSuffix(":_") { isSkipping = true }
      if character == ":" { isSkipping = false }
      if !isSkipping { name.append(character) }
    }
  }
}

/// A fact of one file that the rules need for others.
package enum MigrationFact: Sendable, Hashable {
  /// A type is a mock of a protocol or class.
  case mock(String, of: String)

  /// A protocol demands something.
  case protocolFacts(ProtocolFacts)

  /// A library has a setting for all mocks.
  case setting(String, String)

  /// A library's rules need to know of something, such as a name, in a category.
  case mention(String, in: String)

  /// A type is a mock that a library has generated, and that a migration does not remove.
  case standingMock(String, StandingMock)

  /// A type is a test double that records calls in variables.
  case double(SpyDouble)

  /// A type has variables, and members that can be overridden.
  case type(TypeFacts)
}

/// The facts of all files.
package struct MigrationFacts: Sendable {
  /// The mocked types, by the names of their mocks.
  package private(set) var mocks: [String: String] = [:]

  /// The protocols, by their names.
  package private(set) var protocols: [String: ProtocolFacts] = [:]

  /// The names of protocols that several files declare, with different members.
  private var repeated: Set<String> = []

  /// The generated mocks that a migration does not remove, by their names.
  private(set) var standingMocks: [String: StandingMock] = [:]

  /// The settings of libraries. Files with different values make a setting ambiguous.
  private var settings: [String: Set<String>] = [:]

  /// The mentioned names, by category.
  private var mentions: [String: Set<String>] = [:]

  /// The test doubles that record calls in variables, by their names.
  private var doubles: [String: Set<SpyDouble>] = [:]

  /// The types that these doubles stand in for.
  private var doubledTypes: Set<String> = []

  /// The names of the doubles, by their libraries.
  private var doubleNames: [String: Set<String>] = [:]

  /// The names of the variables of types that hold doubles, by the libraries of these.
  private var doubleVariables: [String: Set<String>] = [:]

  /// The requirements of all protocols, by their names with labels.
  private var requirements: [String: [ProtocolFacts.Requirement]] = [:]

  /// The requirements of all protocols, by their names without labels.
  private var members: [String: [ProtocolFacts.Requirement]] = [:]

  /// The names of the variables that hold each double.
  private var holders: [String: Set<String>] = [:]

  /// The doubles that stay because something still mentions them, and the marks of libraries that stay,
  /// with the reasons.
  package private(set) var kept: [String: String] = [:]

  /// The names that are members of types which are no doubles.
  private var otherMembers: Set<String> = []

  /// The classes, structures, actors and extensions, by their names.
  private var types: [String: [TypeFacts]] = [:]

  /// Merges the facts of files.
  init(_ files: [SourceFacts]) {
    for fact in files.flatMap(\.facts) {
      switch fact {
      case .mock(let name, let type): mocks[name] = type
      case .protocolFacts(let found):
        if let known = protocols[found.name], known != found { repeated.insert(found.name) }
        protocols[found.name] = found
      case .standingMock(let name, let mock): standingMocks[name] = mock
      case .setting(let key, let value): settings[key, default: []].insert(value)
      case .type(let found): types[found.name, default: []].append(found)
      case .mention(let name, let category): mentions[category, default: []].insert(name)
      case .double(let double):
        doubles[double.name, default: []].insert(double)
        doubledTypes.insert(double.type)
      }
    }
    completeDoublesOfMockolo()
    for double in doubles.values.compactMap(Self.first) {
      doubleNames[double.library, default: []].insert(double.name)
    }
    for (variable, type) in types.values.joined().flatMap(\.variables) {
      guard let double = doubles[type].flatMap(Self.first) else { continue }
      doubleVariables[double.library, default: []].insert(variable)
      holders[type, default: []].insert(variable)
    }
    for (name, found) in types where doubles[name] == nil {
      for type in found { otherMembers.formUnion(type.variables.keys) }
    }
    for requirement in protocols.values.flatMap(\.requirements) {
      requirements[requirement.fullName, default: []].append(requirement)
      members[requirement.name, default: []].append(requirement)
      otherMembers.insert(requirement.name)
    }
  }

  /// Returns one of the doubles of a name: a declared one, if there is one.
  private static func first(_ doubles: Set<SpyDouble>) -> SpyDouble? {
    doubles.sorted { $0.library < $1.library }.first { !$0.isImplied } ?? doubles.first
  }

  /// Adds the members to the implied doubles of mockolo, whose names depend on inherited protocols.
  private mutating func completeDoublesOfMockolo() {
    let waiting = doubles.filter { $0.value.contains { $0.isImplied && $0.library == "mockolo" } }
    for (name, found) in waiting {
      doubles[name] = Set(
        found.map { double in
          guard double.isImplied, double.library == "mockolo" else { return double }
          return completed(double)
        })
    }
  }

  /// Returns an implied double of mockolo with its members.
  private func completed(_ double: SpyDouble) -> SpyDouble {
    var (seen, lists): (Set<String>, [[DeclaredMember]]) = ([], [])
    func visit(_ name: String) {
      guard seen.insert(name).inserted, let found = protocols[name] else { return }
      lists.append(found.members)
      found.inherited.forEach(visit)
    }
    visit(double.type)
    var result = MockoloNames.completed(
      double, lists.first ?? [], inherited: Array(lists.dropFirst()))
    if let name = seen.sorted().first(where: repeated.contains) {
      result.reason = "several files declare a '\(name)'"
    } else if !areAllInheritedKnown(double.type) {
      let missing = seen.subtracting(protocols.keys).subtracting(Self.markers).sorted()
      result.reason =
        "no file that was read declares '\(missing.first ?? "")', which it inherits; "
        + "name the folder of its sources too"
    }
    return result
  }

  /// What protocols can inherit without a member.
  private static let markers: Set<String> = ["AnyObject", "Sendable", "class", "AutoMockable"]

  /// Returns the requirements of any protocol with a name, which has labels for methods.
  package func requirements(named name: String) -> [ProtocolFacts.Requirement] {
    requirements[name] ?? []
  }

  /// Returns the requirements of any protocol with a name, without the labels of methods.
  package func members(named name: String) -> [ProtocolFacts.Requirement] { members[name] ?? [] }

  /// Returns the requirements of a protocol, with those of the protocols that it inherits. They are
  /// empty if no file declares it.
  package func requirements(of name: String) -> [ProtocolFacts.Requirement] {
    var (seen, found): (Set<String>, [ProtocolFacts.Requirement]) = ([], [])
    var waiting = [name]
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted, let facts = protocols[next] else { continue }
      for requirement in facts.requirements where !found.contains(requirement) {
        found.append(requirement)
      }
      waiting += facts.inherited
    }
    return found
  }

  /// Returns the type of a variable of a type, which a superclass can declare. It is `nil` if the
  /// variable or its type is unknown, or if several declarations differ.
  package func variable(_ name: String, of type: String) -> String? {
    var next: String? = type
    var seen: Set<String> = []
    while let current = next, seen.insert(current).inserted, let found = types[current] {
      let declared = Set(found.compactMap { $0.variables[name] })
      if !declared.isEmpty { return declared.count == 1 ? declared.first : nil }
      next = found.first { !$0.inherited.isEmpty }?.inherited.first
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a type, or one of its superclasses, has a member with the
  /// name of a verb.
  func declaresVerb(_ verb: String, in type: String) -> Bool {
    var (seen, waiting): (Set<String>, [String]) = ([], [type])
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted, let found = types[next] else { continue }
      if found.contains(where: { $0.verbs.contains(verb) }) { return true }
      waiting += found.flatMap(\.inherited)
    }
    return false
  }

  /// Returns a class with the members that it inherits from other classes of the sources, or `nil` if
  /// there is no such class, or if one of the superclasses is in no file that was read.
  package func overridable(_ name: String) -> TypeFacts? {
    var classes: [TypeFacts] = []
    var next: String? = name
    while let current = next, classes.count < 16 {
      let found = (types[current] ?? []).filter(\.isClass)
      guard found.count == 1 else {
        let isProtocol = protocols[current] != nil || Self.protocolsOfTheLibrary.contains(current)
        if isProtocol, !classes.isEmpty { break }
        return nil
      }
      classes.append(found[0])
      next = found[0].inherited.first
    }
    guard var result = classes.first else { return nil }
    for superclass in classes.dropFirst() {
      result.members += superclass.members.filter { !result.members.contains($0) }
      result.gap = result.gap ?? superclass.gap
    }
    return result
  }

  /// Protocols that classes often conform to.
  private static let protocolsOfTheLibrary: Set<String> = [
    "NSObject", "Sendable", "@unchecked Sendable", "Equatable", "Hashable", "Codable",
    "ObservableObject", "CustomStringConvertible", "Identifiable",
  ]

  /// The names of the test doubles of a library.
  package func doubleNames(of library: String) -> Set<String> { doubleNames[library] ?? [] }

  /// The names of the variables of types that hold test doubles of a library.
  package func doubleVariables(of library: String) -> Set<String> {
    doubleVariables[library] ?? []
  }

  /// Returns the test double of a name, or `nil` if there is none, or more than one. A declared one has
  /// priority over one that a library writes when the tests are built.
  package func double(named name: String) -> SpyDouble? {
    var found = doubles[name] ?? []
    if hasOtherMocks("AutoMockable") {
      found = found.filter { !$0.isImplied || $0.library != "AutoMockable" }
    }
    let declared = found.filter { !$0.isImplied }
    let candidates = declared.isEmpty ? found : declared
    return candidates.count == 1 ? candidates.first : nil
  }

  /// Returns a Boolean value that indicates whether the annotations of a library are those of SwiftyMocky, whose
  /// mocks are no test doubles with variables.
  func hasOtherMocks(_ library: String) -> Bool {
    library == "AutoMockable" && mentions("SwiftyMocky", in: SpyDouble.otherGenerators)
  }

  /// Returns a Boolean value that indicates whether files declare test doubles of a name.
  func isDeclared(double name: String) -> Bool { doubles[name] != nil }

  /// Returns why a test double has to stay although a mock could replace it, or `nil`.
  package func reason(toKeep double: SpyDouble) -> String? {
    if let reason = kept[double.name] { return reason }
    if doubles[double.name, default: []].count(where: { !$0.isImplied }) > 1 {
      return "several files declare a '\(double.name)'"
    }
    if let reason = reason(toKeepDoubleOf: double) { return reason }
    if mentions(double.name, in: SpyDouble.extensions) { return "an extension adds members to it" }
    if doubles[double.type] != nil { return "it inherits from '\(double.type)'" }
    return doubledTypes.contains(double.name) ? "another test double inherits from it" : nil
  }

  /// Returns why no mock of a type can replace a test double, or `nil`.
  private func reason(toKeepDoubleOf double: SpyDouble) -> String? {
    let type = double.type
    guard let found = protocols[type] else {
      let isClass = types[type]?.contains(where: \.isClass) == true
      return isClass
        ? nil
        : "no file that was read declares '\(type)'; name the folder of its sources too"
    }
    if let gap = found.gap { return "'\(type)' \(gap)" }
    guard !double.isImplied, areAllInheritedKnown(type) else { return nil }
    let requirements = requirements(of: type)
    let names = Set(requirements.map(\.fullName))
    for function in double.functions where !names.contains(function.fullName) {
      return "'\(type)' does not require its '\(function.fullName)'"
    }
    for (name, role) in double.roles.sorted(by: { $0.key < $1.key })
    where role == .property(name) && !names.contains(name) {
      return "'\(type)' does not require its '\(name)'"
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether all protocols that one inherits were read.
  ///
  /// - Parameters:
  ///   - name: The name of the protocol.
  ///   - subscripts: A Boolean value that indicates whether subscripts, which are not among the
  ///     requirements, are unknown.
  func areAllInheritedKnown(_ name: String, orSubscripts subscripts: Bool = true) -> Bool {
    var (seen, waiting): (Set<String>, [String]) = ([], [name])
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      if Self.markers.contains(next) { continue }
      guard let facts = protocols[next], subscripts || !facts.hasSubscripts else { return false }
      waiting += facts.inherited
    }
    return true
  }

  /// The doubles that would be removed, by their names.
  var removableDoubles: [String: SpyDouble] {
    doubles.keys.reduce(into: [:]) { found, name in
      guard let double = double(named: name), double.reason == nil,
        reason(toKeep: double) == nil
      else { return }
      found[name] = double
    }
  }

  /// Returns a Boolean value that indicates whether a double of a library stays.
  func keepsDouble(of library: String) -> Bool {
    doubleNames(of: library).contains { name in
      double(named: name).map { $0.reason != nil || reason(toKeep: $0) != nil } ?? true
    }
  }

  /// Returns the names of the variables of types that hold a double.
  func doubleVariables(holding double: String) -> Set<String> { holders[double] ?? [] }

  /// Returns a Boolean value that indicates whether only test doubles have members of a name, as far as
  /// the files say.
  func isDistinctive(_ member: String) -> Bool {
    !otherMembers.contains(member) && !Self.commonMembers.contains(member)
  }

  /// Members of types of the standard library.
  private static let commonMembers: Set<String> = [
    "count", "first", "last", "isEmpty", "result", "error", "value", "values", "keys", "name",
    "description", "id", "data", "reset", "removeAll", "items", "url", "state", "status", "text",
  ]

  /// Keeps a double, or a mark of a library.
  mutating func keep(_ name: String, _ reason: String) {
    if kept[name] == nil { kept[name] = reason }
  }

  /// Returns a generated mock of libraries that is not removed, and that a file with identifiers names.
  func standingMock(
    of libraries: [any MigrationLibrary], in identifiers: Set<String>
  ) -> (name: String, mock: StandingMock)? {
    let found = standingMocks.filter { name, mock in
      identifiers.contains(name) && libraries.contains { $0.name == mock.library }
    }
    return found.min { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns the values that files give a setting.
  package func values(of setting: String) -> Set<String> { settings[setting] ?? [] }

  /// Returns a Boolean value that indicates whether a name is mentioned in a category.
  package func mentions(_ name: String, in category: String) -> Bool {
    mentions[category]?.contains(name) == true
  }
}

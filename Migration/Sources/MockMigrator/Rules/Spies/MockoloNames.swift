/// The names that mockolo gives the members of its mocks, for projects that do not commit these.
///
/// A function has a key: its name, or for overloads, the name with as many of its labels and types as
/// tell it apart from those before it. The members are `keyCallCount`, `keyHandler` and `keyArgValues`.
struct MockoloNames {
  /// The members of the protocol and of those that it inherits, in the order in which keys are given.
  private let members: [DeclaredMember]

  /// The names of functions that are overloaded across inherited protocols. Their keys depend on whether
  /// the mocks of the inherited protocols are in the same file.
  private let unclear: Set<String>

  /// The double so far.
  private var double: SpyDouble

  /// The functions and subscripts, by their keys. A key with several is not known.
  private var keys: [String: [DeclaredMember]] = [:]

  /// Returns a mock with its members.
  ///
  /// - Parameters:
  ///   - double: The mock without members.
  ///   - own: The members of its protocol.
  ///   - inherited: The members of each inherited protocol.
  static func completed(
    _ double: SpyDouble, _ own: [DeclaredMember], inherited: [[DeclaredMember]]
  ) -> SpyDouble {
    var names = MockoloNames(double, own, inherited)
    names.complete()
    return names.double
  }

  /// Creates the names of a mock.
  private init(
    _ double: SpyDouble, _ own: [DeclaredMember], _ inherited: [[DeclaredMember]]
  ) {
    self.double = double
    var seen: Set<String> = []
    members = ([own] + inherited).joined().filter { seen.insert($0.fullName).inserted }
    let overloads = Dictionary(grouping: members.filter { $0.kind != .property }, by: \.name)
    unclear = Set(
      overloads.filter { name, all in
        let places = ([own] + inherited).filter { $0.contains { all.contains($0) } }
        return all.count > 1 && places.count > 1
      }.keys)
  }

  /// Adds the members.
  private mutating func complete() {
    let properties = members.filter { $0.kind == .property }
    for property in properties { add(property) }
    let functions = members.filter { $0.kind == .function || $0.kind == .subscript }
    var names: [String] = []
    for function in functions where !names.contains(function.name) { names.append(function.name) }
    for name in names {
      let overloads = functions.filter { $0.name == name }
      // A property has its name first.
      if properties.contains(where: { $0.name == name }) {
        divide(overloads, 1)
      } else {
        giveKeys(overloads, 0)
      }
    }
    let taken = Set(properties.map(\.name))
    for (key, found) in keys.sorted(by: { $0.key < $1.key }) {
      guard found.count == 1, !taken.contains(key), !unclear.contains(found[0].name),
        isPattern(found[0])
      else {
        for function in found { keepIfStopping(function) }
        double.unreadable.formUnion(["CallCount", "Handler", "ArgValues"].map { key + $0 })
        continue
      }
      add(found[0], key)
    }
    for index in double.functions.indices {
      let same = double.functions.filter { $0.fullName == double.functions[index].fullName }
      double.functions[index].isOverloaded = same.count > 1
    }
  }

  // MARK: - Keys

  /// Gives the first of several overloads the key of a level, and longer keys to the others.
  private mutating func giveKeys(_ overloads: [DeclaredMember], _ level: Int) {
    guard let first = overloads.first else { return }
    keys[first.key(level), default: []].append(first)
    divide(Array(overloads.dropFirst()), level + 1)
  }

  /// Gives overloads keys of a level.
  private mutating func divide(_ overloads: [DeclaredMember], _ level: Int) {
    var order: [String] = []
    for overload in overloads where !order.contains(overload.key(level)) {
      order.append(overload.key(level))
    }
    for key in order { giveKeys(overloads.filter { $0.key(level) == key }, level) }
  }

  // MARK: - Members

  /// Adds the members for a property.
  private mutating func add(_ property: DeclaredMember) {
    let name = property.name
    guard !property.isStatic, !property.hasEffects else {
      if Self.defaultValue(of: property.result) == nil, double.reason == nil {
        let kind = property.isStatic ? "static '" : "'"
        double.reason = "its \(kind)\(name)' has no value until a test sets one"
      }
      double.unreadable.formUnion(
        ["SetCallCount", "CallCount", "Handler"].map { name + $0 })
      return
    }
    double.roles[name] = .property(name)
    if property.isSettable {
      double.roles["\(name)SetCallCount"] = .setCount(name)
    } else {
      double.unreadable.insert("\(name)SetCallCount")
    }
    if let value = Self.defaultValue(of: property.result) {
      double.values[name] = value
    } else {
      double.roles["_\(name)"] = .property(name)
      double.types["_\(name)"] = "\(property.result)!"
    }
  }

  /// Adds the members for a function.
  private mutating func add(_ function: DeclaredMember, _ key: String) {
    let index = double.functions.count
    let result = function.plainResult
    double.functions.append(
      SpyFunction(
        name: function.name, labels: function.parameters.map(\.label),
        parameters: function.parameters.map(\.name),
        types: function.parameters.map { $0.type.withoutAttributes }, result: result,
        isStopping: result.map { Self.defaultValue(of: $0) == nil } ?? false))
    double.roles["\(key)CallCount"] = .count(index)
    double.roles["\(key)Handler"] = .closure(index)
    let recorded = function.parameters.indices.filter {
      let type = function.parameters[$0].type
      return !type.contains("->") && !type.hasPrefix("@")
    }
    guard !recorded.isEmpty else { return }
    let names = recorded.map { function.parameters[$0].name }
    double.roles["\(key)ArgValues"] = .history(
      index, SpyArguments(recorded, recorded.count == 1 ? [nil] : names))
  }

  /// Returns a Boolean value that indicates whether a pattern that matches all calls names only this
  /// function.
  private func isPattern(_ function: DeclaredMember) -> Bool {
    guard function.kind == .function, !function.isStatic, function.generics.isEmpty else {
      return false
    }
    let isPlain = function.parameters.allSatisfy { parameter in
      let words = parameter.type.split { !$0.isLetter && !$0.isNumber && $0 != "." }
      return !words.contains("inout") && !words.contains("some") && !words.contains("autoclosure")
        && !parameter.type.hasSuffix("...")
    }
    let same = members.filter {
      $0.kind == .function && $0.name == function.name && !$0.isStatic
        && $0.parameters.map(\.label) == function.parameters.map(\.label)
    }
    let types = function.parameters.map(\.type)
    return isPlain
      && (same.count == 1
        || same.allSatisfy { $0 == function || $0.parameters.map(\.type) != types }
          && same.allSatisfy(\.generics.isEmpty))
  }

  /// Keeps the mock if a function that no pattern names stops the process without an answer.
  private mutating func keepIfStopping(_ function: DeclaredMember) {
    guard double.reason == nil, let result = function.plainResult,
      Self.defaultValue(of: result) == nil, unclear.contains(function.name) || !isPattern(function)
    else { return }
    let kind = function.isStatic ? "static " : function.generics.isEmpty ? "" : "generic "
    double.reason =
      "its \(kind)'\(function.name)' stops the process without an answer, and no pattern stands for it alone"
  }

  // MARK: - Default values

  /// Returns the value that the mock has for a type without an answer, or `nil` if it stops the process. Only
  /// the values that a mock of Understudy also has count.
  static func defaultValue(of type: String) -> String? {
    if type.hasSuffix("?") || type.hasPrefix("Optional<") { return "nil" }
    if type == "Void" || type == "()" { return "()" }
    if type.hasPrefix("["), type.hasSuffix("]") { return type.isDictionary ? "[:]" : "[]" }
    if type.hasPrefix("Array<") || type.hasPrefix("Set<") { return "[]" }
    if type.hasPrefix("Dictionary<") { return "[:]" }
    switch type {
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      return "0"
    case "Double", "Float", "CGFloat", "TimeInterval": return "0.0"
    case "Bool": return "false"
    case "String": return "\"\""
    default: return nil
    }
  }
}

extension DeclaredMember {
  /// The parts that tell overloads apart: labels, generic parameters, types, and the result.
  private var components: [String] {
    var parts = parameters.compactMap { parameter -> String? in
      let word = parameter.label ?? parameter.name
      let isInName = name.lowercased().hasSuffix(word.lowercased())
      return word.count < 2 || !isInName ? word.capitalizedFirst : nil
    }
    parts += generics.map(\.displayName) + parameters.map(\.type.displayName)
    parts.append(String(result.displayName.prefix(32)))
    if isStatic { parts.append("static") }
    return parts.filter { !$0.isEmpty }
  }

  /// Returns the name with the first components.
  fileprivate func key(_ level: Int) -> String {
    let parts = components
    return name
      + (0..<level).map { $0 < parts.count ? parts[$0] : "\($0 + 1 - parts.count)" }.joined()
  }

  /// The name with all components.
  fileprivate var fullName: String {
    kind == .property ? "\(isStatic ? "static " : "")var \(name)" : key(components.count)
  }

  /// The type of the result, or `nil` for none.
  fileprivate var plainResult: String? {
    ["", "Void", "()", "Swift.Void"].contains(result) ? nil : result
  }
}

extension String {
  /// The letters of a type, as they stand in a name: `StringIntOptional` for `[String: Int?]`.
  fileprivate var displayName: String {
    replacing("?", with: "Optional").split { "<>[] :,()_-.&@#!{}+\"'".contains($0) }
      .map { String($0).capitalizedFirst }.joined()
  }

  /// The type without attributes such as `@escaping`.
  fileprivate var withoutAttributes: String {
    guard hasPrefix("@"), let space = firstIndex(of: " ") else { return self }
    return String(self[index(after: space)...]).withoutAttributes
  }

  /// A Boolean value that indicates whether the text is the type of a dictionary.
  fileprivate var isDictionary: Bool {
    var depth = 0
    for character in dropFirst().dropLast() {
      if "[(<".contains(character) { depth += 1 }
      if "])>".contains(character) { depth -= 1 }
      if character == ":", depth == 0 { return true }
    }
    return false
  }
}

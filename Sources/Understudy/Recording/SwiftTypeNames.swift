internal import UnderstudyCore
import UnderstudyValues

/// The names of types in a source, and the modules that it has to import for them.
final class SwiftTypeNames {
  /// The modules, without the standard library.
  var modules: Set<String> = []

  /// What the runtime writes into the names of types that have no name in other files.
  private static let unwritable = ["(unknown context", " in _", "__C.", "$", "<<", "τ_"]

  /// The parts of Foundation on systems where it has parts.
  private static let partsOfFoundation = ["FoundationEssentials", "FoundationInternationalization"]

  /// Returns the name of a type as it can be written in another file, or `nil` if it has none there.
  func name(of type: Any.Type) -> String? {
    if let type = type as? any WrittenOptional.Type {
      return name(of: type.wrappedType).map { name in
        let isWord = !name.hasPrefix("any ") && !name.includes("->") && !name.includes("&")
        return isWord ? "\(name)?" : "(\(name))?"
      }
    }
    if let type = type as? any WrittenList.Type, type.isArray {
      return name(of: type.elementType).map { "[\($0)]" }
    }
    if let type = type as? any WrittenDictionary.Type {
      guard let key = name(of: type.keyType), let value = name(of: type.valueType) else {
        return nil
      }
      return "[\(key): \(value)]"
    }
    guard let name = name(spelled: String(reflecting: type)) else { return nil }
    return RecordedType.isProtocol(type) && name != "Any" ? "any \(name)" : name
  }

  /// Returns a name of the runtime as it can be written in another file, or `nil` if it has none there.
  func name(spelled name: String) -> String? {
    guard !Self.unwritable.contains(where: { name.includes($0) }) else { return nil }
    var words: [String] = [""]
    for character in name {
      let isPart = character.isLetter || character.isNumber || "_.`".contains(character)
      if !isPart
        || words.last?.last.map({ !($0.isLetter || $0.isNumber || "_.`".contains($0)) }) == true
      {
        words.append("")
      }
      words[words.count - 1].append(character)
    }
    // The module of an extension that declares a type.
    while let start = words.firstIndex(of: "extension") {
      guard start > 0, let end = words[start...].firstIndex(of: ")"), words.count > end + 1 else {
        return nil
      }
      words.removeSubrange((start - 1)...(end + 1))
    }
    return words.map { written($0) }.joined()
  }

  /// Returns a path of names as it is written, and notes its module.
  private func written(_ path: String) -> String {
    let parts = path.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let first = parts[0].first, first.isLetter || first == "_" else {
      return path
    }
    let module =
      Self.partsOfFoundation.contains(String(parts[0])) ? "Foundation" : String(parts[0])
    if module != "Swift" { modules.insert(module) }
    // A type with the name of its module hides it.
    return RecordedType.isType(module, in: module) ? String(parts[1]) : "\(module).\(parts[1])"
  }

  /// Returns a name as it is written for a label, or after a period.
  static func escaped(_ name: String, afterPeriod: Bool = false) -> String {
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    let reserved =
      afterPeriod ? ["self", "init", "Type", "Protocol"] : ["inout", "var", "let"]
    return !name.hasPrefix("`") && (!isPlain || reserved.contains(name)) ? "`\(name)`" : name
  }

  /// The lines that import the modules and another one.
  ///
  /// - Parameter test: The module of the source.
  func imports(in test: String) -> [String] {
    let own = modules.subtracting([test])
    let tested = own.filter { !Self.isOfToolchain($0) }.sorted().map { "@testable import \($0)" }
    return tested
      + (own.filter(Self.isOfToolchain) + ["Understudy"]).sorted().map { "import \($0)" }
  }

  /// Returns a Boolean value that indicates whether a module comes with Swift or a system, so that it is
  /// not compiled for tests.
  private static func isOfToolchain(_ module: String) -> Bool {
    module.hasPrefix("Foundation") || module.hasPrefix("_")
      || [
        "Dispatch", "Observation", "RegexBuilder", "Synchronization", "Combine", "CoreFoundation",
        "CoreGraphics", "Darwin", "Glibc", "Musl", "ObjectiveC", "Testing", "XCTest",
        "UnderstudyCore", "Understudy",
      ].contains(module)
  }
}

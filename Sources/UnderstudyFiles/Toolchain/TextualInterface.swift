import Foundation

/// A textual interface without what the printer of interfaces leaves out: declarations that are not
/// public or whose names begin with an underscore, attributes that do, and branches of `#if` that no
/// current compiler reads.
///
/// The compiler writes these files. A declaration begins on a line of its own and has its signature there;
/// only a body and the attributes before it have other lines.
struct TextualInterface {
  /// The text.
  private(set) var text = ""

  /// The lines of attributes before the next declaration.
  private var attributes: [Substring] = []

  /// The number of open braces of a declaration that is left out, or `nil` outside one.
  private var depthOfOmitted: Int?

  /// The branches of `#if` around the current line.
  private var branches: [Branch] = []

  /// A branch of `#if`.
  private enum Branch {
    /// The condition holds: the branch is read, and the directive is not.
    case read

    /// The condition does not hold, or another branch is read.
    case omitted

    /// The condition depends on the target, so the directive stays.
    case kept
  }

  /// Creates the interface from the text of a file.
  init(_ source: String) {
    for line in source.split(separator: "\n") { add(line) }
  }

  /// Returns a Boolean value that indicates whether an interface has only the part of a module that is
  /// declared in Swift. The printer of interfaces includes the headers instead of exporting them.
  ///
  /// - Parameters:
  ///   - text: The interface.
  ///   - module: The name of the module.
  static func lacksHeaders(_ text: String, of module: String) -> Bool {
    text.hasPrefix("@_exported import \(module)\n")
      || text.range(of: "\n@_exported import \(module)\n") != nil
  }

  /// Adds a line of the file.
  private mutating func add(_ line: Substring) {
    let content = line.drop { $0 == " " }
    if content.hasPrefix("#"), readDirective(content, line) { return }
    if branches.contains(where: { $0 == .omitted }) || content.hasPrefix("//") { return }
    if let depth = depthOfOmitted {
      let rest = depth + Self.openBraces(in: content)
      depthOfOmitted = rest > 0 ? rest : nil
      return
    }
    let declaration = DeclarationLine(content)
    guard let declaration else {
      if content.hasPrefix("@"), !content.contains("{"), !content.hasPrefix("@_exported") {
        attributes.append(line)
      } else {
        write(line)
      }
      return
    }
    if declaration.isOmitted {
      attributes = []
      let depth = Self.openBraces(in: content)
      depthOfOmitted = depth > 0 ? depth : nil
    } else {
      write(line)
    }
  }

  /// Parts of declarations that the printer of interfaces leaves out: the names of the modules that the
  /// standard library consists of, and what has no meaning in other modules.
  private static let hiddenWords = [
    "_Concurrency.", "_StringProcessing.", "@safe ", "@unsafe ", "__owned ",
  ]

  /// Writes the pending attributes and a line, without what the printer of interfaces leaves out.
  private mutating func write(_ line: Substring) {
    for line in attributes + [line] {
      var line = Self.withoutHiddenAttributes(line)
      for word in Self.hiddenWords where line.contains(word) {
        line = line.components(separatedBy: word).joined()
      }
      text += line + "\n"
    }
    attributes = []
  }

  /// Reads a directive.
  ///
  /// - Returns: `false` if the line is another one.
  private mutating func readDirective(_ content: Substring, _ line: Substring) -> Bool {
    if content.hasPrefix("#if ") {
      switch Self.holds(content.dropFirst(4)) {
      case true?: branches.append(.read)
      case false?: branches.append(.omitted)
      case nil:
        if depthOfOmitted == nil, !branches.contains(.omitted) { write(line) }
        branches.append(.kept)
      }
    } else if content.hasPrefix("#else") {
      guard let branch = branches.popLast() else { return false }
      switch branch {
      case .read: branches.append(.omitted)
      // A second condition after one that does not hold is rare enough to be read.
      case .omitted: branches.append(.read)
      case .kept:
        if depthOfOmitted == nil, !branches.contains(.omitted) { write(line) }
        branches.append(.kept)
      }
    } else if content.hasPrefix("#endif") {
      if branches.popLast() == .kept, depthOfOmitted == nil, !branches.contains(.omitted) {
        write(line)
      }
    } else {
      return false
    }
    return true
  }

  /// Returns whether a condition holds for the current compiler, or `nil` if it depends on the target.
  private static func holds(_ condition: Substring) -> Bool? {
    var result = true
    for term in condition.split(separator: "&").map({ $0.filter { $0 != " " } }) {
      switch term {
      case "$Embedded": result = false
      case "!$Embedded": break
      case _ where term.hasPrefix("compiler("): break
      case _ where term.hasPrefix("hasFeature("): result = false
      case _ where term.hasPrefix("$"): break
      case _ where term.hasPrefix("!$"): result = false
      default: return nil
      }
    }
    return result
  }

  /// Returns the number of braces that a line opens and does not close, outside literals.
  private static func openBraces(in line: Substring) -> Int {
    var (depth, isLiteral, isEscaped) = (0, false, false)
    for byte in line.utf8 {
      switch byte {
      case UInt8(ascii: "\"") where !isEscaped: isLiteral.toggle()
      case UInt8(ascii: "{") where !isLiteral: depth += 1
      case UInt8(ascii: "}") where !isLiteral: depth -= 1
      default: break
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return depth
  }

  /// Returns a line without its attributes whose names begin with an underscore. `@_exported` stays.
  private static func withoutHiddenAttributes(_ line: Substring) -> String {
    guard line.contains("@_") else { return String(line) }
    var result = ""
    var rest = line
    while let start = rest.firstIndex(of: "@") {
      result += rest[..<start]
      rest = rest[start...]
      guard rest.hasPrefix("@_"), !rest.hasPrefix("@_exported") else {
        result.append(rest.removeFirst())
        continue
      }
      rest = rest.dropFirst().drop { $0 == "_" || $0.isLetter || $0.isNumber }
      if rest.first == "(" { rest = rest.afterParentheses }
      if rest.first == " " { rest = rest.dropFirst() }
    }
    return result + rest
  }
}

/// The first line of a declaration.
private struct DeclarationLine {
  /// A Boolean value that indicates whether the declaration is left out.
  let isOmitted: Bool

  /// The words before the keyword of a declaration.
  private static let modifiers: Set<String> = [
    "public", "open", "internal", "fileprivate", "private", "package", "static", "final",
    "mutating",
    "nonmutating", "override", "convenience", "required", "nonisolated", "prefix", "postfix",
    "infix",
    "indirect", "dynamic", "weak", "unowned", "lazy", "borrowing", "consuming", "isolated",
    "distributed", "optional", "__consuming", "async",
  ]

  /// The words before the name of a declaration.
  private static let keywords: Set<String> = [
    "func", "var", "let", "class", "struct", "enum", "protocol", "actor", "extension", "typealias",
    "associatedtype", "init", "subscript", "case", "macro", "import", "deinit", "operator",
    "precedencegroup",
  ]

  /// The modifiers of declarations that other modules do not see.
  private static let hiding: Set<String> = ["internal", "fileprivate", "private", "package"]

  /// The modules that the standard library is made of, which are imported by themselves.
  private static let implicitModules: Set<String> = ["Swift", "SwiftShims", "Builtin"]

  /// Reads the first line of a declaration. `nil` if the line is none.
  init?(_ line: Substring) {
    var rest = line
    var modifiers: Set<String> = []
    var keyword: String?
    while keyword == nil {
      rest = rest.drop { $0 == " " }
      if rest.first == "@" {
        rest = rest.dropFirst().drop { $0 == "_" || $0.isLetter || $0.isNumber }
        if rest.first == "(" { rest = rest.afterParentheses }
        continue
      }
      let word = String(rest.prefix { $0 == "_" || $0.isLetter })
      rest = rest.dropFirst(word.count)
      if word == "class", rest.isFollowedByMember {
        modifiers.insert(word)
      } else if Self.keywords.contains(word) {
        keyword = word
      } else if Self.modifiers.contains(word) {
        modifiers.insert(word)
        if rest.first == "(" { rest = rest.afterParentheses }
      } else {
        return nil
      }
    }
    let name = rest.drop { $0 == " " }.prefix { !" (<:{?!=,".contains($0) }
    switch keyword {
    case "import":
      isOmitted = name.hasPrefix("_") || Self.implicitModules.contains(String(name))
    case "extension":
      let parts = name.split(separator: ".")
      isOmitted = (parts.count > 1 ? parts.dropFirst() : parts[...]).contains { $0.hasPrefix("_") }
    case "init", "subscript", "func":
      isOmitted =
        name.hasPrefix("_") || !modifiers.isDisjoint(with: Self.hiding)
        || rest.hasHiddenParameter
    default:
      isOmitted = name.hasPrefix("_") || !modifiers.isDisjoint(with: Self.hiding)
    }
  }
}

extension Substring {
  /// What follows the closing parenthesis of the opening one at the start.
  fileprivate var afterParentheses: Substring {
    var (depth, index) = (0, startIndex)
    while index < endIndex {
      if self[index] == "(" { depth += 1 }
      if self[index] == ")" { depth -= 1 }
      index = self.index(after: index)
      if depth == 0 { break }
    }
    return self[index...]
  }

  /// A Boolean value that indicates whether the word before is a modifier of a member.
  fileprivate var isFollowedByMember: Bool {
    let word = drop { $0 == " " }.prefix { $0.isLetter }
    return ["func", "var", "let", "subscript", "override", "final", "public", "open"]
      .contains(word)
  }

  /// A Boolean value that indicates whether a parameter has a label or a name that begins with an
  /// underscore.
  fileprivate var hasHiddenParameter: Bool {
    guard let start = firstIndex(of: "(") else { return false }
    var (depth, isName, word) = (0, true, "")
    for character in self[start...] {
      if isName, depth == 1, character == "_" || character.isLetter || character.isNumber {
        word.append(character)
        continue
      }
      if word.count > 1, word.hasPrefix("_") { return true }
      word = ""
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]", ">": depth -= 1
      case ",": if depth == 1 { isName = true }
      case ":": if depth == 1 { isName = false }
      default: break
      }
      if depth == 0 { break }
    }
    return false
  }
}

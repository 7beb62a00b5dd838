import MockEmitter

/// An enum in a header.
///
/// Swift does not know the cases of such an enum at run time, and makes one from any number. The runtime
/// uses zero.
struct HeaderEnum {
  /// A Boolean value that indicates whether a case certainly is zero.
  private(set) var hasZero = false

  /// Finds an enum in the text of a header, or returns `nil` if there is none of that name.
  init?(_ name: String, in header: String) {
    guard header.holds(name) else { return nil }
    var rest = Self.withoutComments(header)[...]
    while let open = rest.firstIndex(of: "{") {
      let head = rest[..<open].split { $0 == ";" || $0 == "}" || $0 == "{" }.last ?? ""
      rest = rest[rest.index(after: open)...]
      guard Self.words(in: head).contains(where: { $0 == "enum" || $0.hasSuffix("_ENUM") }),
        let close = rest.firstIndex(of: "}")
      else { continue }
      let tail = rest[close...].prefix { $0 != ";" }
      if Self.words(in: head).contains(name) || Self.words(in: tail).contains(name) {
        read(rest[..<close])
        return
      }
      rest = rest[close...]
    }
    return nil
  }

  /// Reads the cases.
  private mutating func read(_ cases: Substring) {
    var next: Int? = 0
    for text in cases.split(separator: ",") where text.contains(where: \.isIdentifierPart) {
      let parts = text.split(separator: "=", maxSplits: 1)
      if parts.count == 2 { next = Self.number(parts[1].filter { !$0.isWhitespace }) }
      if next == 0 { hasZero = true }
      next = next.map { $0 &+ 1 }
    }
  }

  /// Returns the value of a literal, or `nil` for any other expression.
  private static func number(_ text: String) -> Int? {
    text.hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16) : Int(text)
  }

  /// Returns the identifiers in a text.
  private static func words(in text: Substring) -> [String] {
    text.split { !$0.isIdentifierPart }.map(String.init)
  }

  /// Returns a text with its comments dropped.
  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let first = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = rest.dropFirst(2)
        while !rest.isEmpty, !rest.hasPrefix("*/") { rest = rest.dropFirst() }
        rest = rest.dropFirst(2)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}

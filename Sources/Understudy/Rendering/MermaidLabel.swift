/// A single line of text for a diagram. Text with a meaning in Mermaid is escaped.
struct MermaidLabel: CustomStringConvertible {
  /// The maximum length of a text, in characters. Mermaid does not draw diagrams of more than
  /// 50,000 characters.
  private static let longest = 120

  private let text: String

  /// Creates a text that is escaped on demand.
  init(_ text: String) { self.text = text }

  var description: String {
    let line = text.split(whereSeparator: Self.isControl).joined(separator: " ")
    let isLong = line.count > Self.longest
    let short = isLong ? "\(line.prefix(Self.longest))..." : line
    // The word "end" closes a block. Mermaid's documentation recommends escaping it.
    return Self.escapingEnd(in: short.map(Self.escape).joined())
  }

  /// Returns a text with the first letter of each word "end" escaped.
  private static func escapingEnd(in text: String) -> String {
    var result = ""
    var rest = text[...]
    while let first = rest.first {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if word.lowercased() == "end" {
        result += entity(word.unicodeScalars.first!) + word.dropFirst()
      } else {
        result += word.isEmpty ? String(first) : String(word)
      }
      rest = rest.dropFirst(max(word.count, 1))
    }
    return result
  }

  private static func isControl(_ character: Character) -> Bool {
    character.isNewline
      || character.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// Escapes a character that ends a line or begins an entity, tag, comment or formula.
  private static func escape(_ character: Character) -> String {
    guard let scalar = character.unicodeScalars.first, ";#<>&%$".contains(character) else {
      return String(character)
    }
    return entity(scalar)
  }

  private static func entity(_ scalar: Unicode.Scalar) -> String { "#\(scalar.value);" }
}

/// A text on one line of a diagram, in which Mermaid finds nothing of its own.
struct MermaidText: CustomStringConvertible {
  /// How long a text may be, because Mermaid draws no diagram of more than 50,000 characters.
  private static let longest = 120

  private let text: String

  /// Makes a text that is written when it is asked for.
  init(_ text: String) { self.text = text }

  var description: String {
    let line = text.split(whereSeparator: Self.isControl).joined(separator: " ")
    let isLong = line.count > Self.longest
    let short = isLong ? "\(line.prefix(Self.longest))..." : line
    // A word that ends a block, and that Mermaid's own manual warns of.
    return short.map(Self.escape).joined().replacing(/\b([eE])(?=[nN][dD]\b)/) {
      Self.entity($0.1.unicodeScalars.first!)
    }
  }

  private static func isControl(_ character: Character) -> Bool {
    character.isNewline
      || character.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// A character that ends a line, begins an entity, a tag, a comment or a formula, as its entity.
  private static func escape(_ character: Character) -> String {
    guard let scalar = character.unicodeScalars.first, ";#<>&%$".contains(character) else {
      return String(character)
    }
    return entity(scalar)
  }

  private static func entity(_ scalar: Unicode.Scalar) -> String { "#\(scalar.value);" }
}

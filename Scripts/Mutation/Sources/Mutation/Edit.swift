/// A change of the text of a file, in bytes of UTF-8.
struct Edit {
  /// What an edit does to an expression.
  enum Role {
    /// Puts something before an expression, or in the place of a word.
    case opening

    /// Puts something after an expression.
    case closing
  }

  let offset: Int
  let length: Int
  let text: String
  let role: Role

  /// Puts text before what is at an offset, in the place of some bytes.
  static func open(_ offset: Int, _ text: String, replacing length: Int = 0) -> Edit {
    Edit(offset: offset, length: length, text: text, role: .opening)
  }

  /// Puts text after what ends at an offset.
  static func close(_ offset: Int, _ text: String) -> Edit {
    Edit(offset: offset, length: 0, text: text, role: .closing)
  }
}

extension [Edit] {
  /// The text with these edits, those of an outer expression before those of the expressions in it.
  func applied(to source: String) -> String {
    let bytes = Array<UInt8>(source.utf8)
    var result: [UInt8] = []
    var position = 0
    for edit in inOrder() {
      result += bytes[position..<edit.offset]
      result += Array<UInt8>(edit.text.utf8)
      position = edit.offset + edit.length
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }

  /// The edits as they follow each other in the text. Where expressions end and begin at one place,
  /// the inner end before the outer, and the outer begin before the inner.
  private func inOrder() -> [Edit] {
    func rank(_ position: Int, _ edit: Edit) -> (Int, Int, Int) {
      switch edit.role {
      case .closing: (edit.offset, 0, -position)
      case .opening: (edit.offset, 1, position)
      }
    }
    return enumerated()
      .sorted { rank($0.offset, $0.element) < rank($1.offset, $1.element) }
      .map(\.element)
  }
}

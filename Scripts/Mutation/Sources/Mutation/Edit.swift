/// A change to the text of a file. Offsets are in UTF-8 bytes.
struct Edit {
  /// The position of an edit relative to an expression.
  enum Role {
    /// Inserts text before an expression, or replaces a token.
    case opening

    /// Inserts text after an expression.
    case closing
  }

  let offset: Int
  let length: Int
  let text: String
  let role: Role

  /// Inserts text before the expression at an offset, and removes some bytes.
  static func open(_ offset: Int, _ text: String, replacing length: Int = 0) -> Edit {
    Edit(offset: offset, length: length, text: text, role: .opening)
  }

  /// Inserts text after the expression that ends at an offset.
  static func close(_ offset: Int, _ text: String) -> Edit {
    Edit(offset: offset, length: 0, text: text, role: .closing)
  }
}

extension [Edit] {
  /// Applies the edits. Edits of an outer expression come before those of its subexpressions.
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

  /// Returns the edits in the order of the text. At the same offset, inner expressions end before outer
  /// ones, and outer expressions begin before inner ones.
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

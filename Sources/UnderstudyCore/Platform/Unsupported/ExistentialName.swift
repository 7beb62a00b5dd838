/// The name of a protocol as a type, and the types of its associated types: `any Store<Int>`.
///
/// Relies on the metadata of such a type: its kind, its shape, and the types, a word each.
package struct ExistentialName {
  /// The metadata kind of protocols with fixed associated types.
  private static let kind = 0x307

  /// The name with its module and enclosing types, without associated types: `Shop.Store`.
  let path: String

  /// The name as it is written in code, without `any`: `Store<Int>`.
  package let text: String

  /// The types of the associated types, in the order of the protocol's declaration.
  let arguments: [Any.Type]

  /// Creates the name of a type.
  package init(_ type: Any.Type) {
    let (name, full) = (Self.withoutAny("\(type)"), Self.withoutAny(String(reflecting: type)))
    let words = unsafeBitCast(type, to: UnsafePointer<Int>.self)
    guard words.pointee == Self.kind else {
      (path, text, arguments) = (full, name, [])
      return
    }
    let types = Self.fixedTypes(in: name)
    path = String(full.prefix { $0 != "<" })
    text = "\(name.prefix { $0 != "<" })<\(types.joined(separator: ", "))>"
    arguments = types.indices.map {
      unsafeBitCast(words[2 + $0], to: Any.Type.self)
    }
  }

  private static func withoutAny(_ name: String) -> String {
    name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
  }

  /// Returns the types in `Store<Self.Store.Key == Int, Self.Store.Value == [Int]>`.
  private static func fixedTypes(in name: String) -> [String] {
    var (parts, depth): ([String], Int) = ([""], 0)
    for character in name.drop(while: { $0 != "<" }).dropFirst().dropLast() {
      if "<([".contains(character) { depth += 1 }
      if ">)]".contains(character), !parts[parts.count - 1].hasSuffix("-") { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { part in
      let words = part.split(separator: " ")
      return words.drop { $0 != "==" }.dropFirst().joined(separator: " ")
    }
  }
}

/// Writes the description of a value on one line, within limits.
///
/// Every part that is left out is counted: `["a", "b", … 98 more]`.
package struct DescriptionWriter {
  /// The maximum number of levels.
  static let depth = 12

  /// The maximum number of levels of a whole value.
  private static let wholeDepth = 100

  /// The maximum number of bytes of a string, after which it is cut.
  static let stringBytes = 1_000

  /// The number of bytes of a description after which further parts are left out.
  package static let bytes = 2_000

  /// The maximum number of bytes of a full description.
  package static let fullBytes = 64_000

  /// The text in place of a hidden value.
  package static let hiddenText = "<redacted>"

  /// A Boolean value that indicates whether user code may describe values.
  let runsUserCode: Bool

  /// A Boolean value that indicates whether the text is the same in each process: without addresses,
  /// and with the elements of sets and dictionaries in order.
  let isStable: Bool

  /// A Boolean value that indicates whether a part was left out or cut.
  package private(set) var isTrimmed = false

  /// The whole texts of values that describe themselves and were cut.
  package private(set) var cutTexts: [String] = []

  private let redactions: any DescriptionFilter
  private var depth: Int
  private let bytes: Int
  private var room: Int

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - bytes: The number of bytes after which parts are left out.
  ///   - runsUserCode: Whether user code may describe values. If not, the type stands for a value
  ///     that describes itself, unless the type is the standard library's or Foundation's.
  ///   - redactions: The values that are hidden.
  ///   - isStable: Whether the text is the same in each process, and has all levels.
  package init(
    bytes: Int = Self.bytes, runsUserCode: Bool = true, redactions: any DescriptionFilter,
    isStable: Bool = false
  ) {
    self.bytes = bytes
    self.isStable = isStable
    depth = isStable ? Self.wholeDepth : Self.depth
    room = bytes
    self.runsUserCode = runsUserCode
    self.redactions = redactions
  }

  /// Returns the description of a value.
  ///
  /// - Parameters:
  ///   - value: Any value, also a closure or a type.
  ///   - label: The label of the argument or field, or `nil` if it has none.
  package mutating func describe(_ value: Any, label: String? = nil) -> String {
    if redactions.hides(value, label: label) { return Self.hiddenText }
    guard depth > 0 else {
      isTrimmed = true
      return "…"
    }
    depth -= 1
    let roomBefore = room
    let text = describeParts(of: value)
    depth += 1
    // The parts of the value have reduced the room too.
    room = min(room, roomBefore - text.utf8.count)
    return text
  }

  private mutating func describeParts(of value: Any) -> String {
    if let character = value as? Character { return cut(String(character)) }
    if let type = value as? any Any.Type { return VisibleText.line("\(type).self") }
    if !runsUserCode, ValueDescription.runsCode(value) { return "\(type(of: value))" }
    if let name = redactions.name(of: value) { return bounded(name) }
    let isOpened = ValueShape.isOpened(value, by: redactions)
    let shape = ValueShape(value, isOpened: isOpened)
    if shape.mirror.displayStyle == .optional {
      return shape.mirror.children.first.map { describe($0.value) } ?? "nil"
    }
    switch shape.kind {
    case .string(let string): return cut(string)
    case .elements: return "[\(list(shape.mirror.children) { $0.describe($1.value) })]"
    case .set: return "[\(list(shape.mirror.children, isSorted: true) { $0.describe($1.value) })]"
    case .entries where shape.mirror.children.isEmpty: return "[:]"
    case .entries: return "[\(list(shape.mirror.children, isSorted: true) { $0.entry($1) })]"
    case .tuple: return "(\(list(shape.mirror.children) { $0.field($1) }))"
    case .fields where shape.mirror.displayStyle == .struct:
      return "\(type(of: value))(\(list(shape.mirror.children) { $0.field($1) }))"
    case .fields: return "\(type(of: value))"
    case .enumCase(let name): return enumCase(name, shape.mirror.children.first!.value)
    case .opaque: return isOpened ? Self.hiddenText : opaque(value, shape)
    }
  }

  /// Describes a value by its own description, or by its name if it is a case without values.
  private mutating func opaque(_ value: Any, _ shape: ValueShape) -> String {
    let text = String(describing: value)
    if text == "(Function)" { return "{ ... }" }
    if shape.mirror.displayStyle == .enum, !ValueShape.describesItself(value) { return ".\(text)" }
    guard isStable else { return bounded(text) }
    return bounded(text.withoutAddresses(ofObjectsOnly: !Self.hasAddress(value)))
  }

  /// Returns a Boolean value that indicates whether the description of a value can be an address.
  private static func hasAddress(_ value: Any) -> Bool {
    type(of: value) is AnyClass || value is any _Pointer || value is OpaquePointer
      || value is ObjectIdentifier || value is UnsafeRawBufferPointer
      || value is UnsafeMutableRawBufferPointer
  }

  /// Returns a string in quotation marks, cut if it is long.
  private mutating func cut(_ string: String) -> String {
    let start = string.prefix(bytes: bytes > Self.bytes ? bytes : min(Self.stringBytes, bytes))
    let more = string.utf8.count - start.utf8.count
    guard more > 0 else { return string.quoted }
    isTrimmed = true
    return "\("\(start)…".quoted) (\(more) more bytes)"
  }

  /// Returns a description on one line, cut if it is long.
  private mutating func bounded(_ text: String) -> String {
    let start = text.prefix(bytes: bytes)
    let more = text.utf8.count - start.utf8.count
    if more > 0 {
      isTrimmed = true
      cutTexts.append(VisibleText.lines(String(text.prefix(bytes: Self.fullBytes))))
    }
    return VisibleText.line(String(start)) + (more > 0 ? "… (\(more) more bytes)" : "")
  }

  /// Describes parts, as many as there is room for. There is always room for the first.
  private mutating func list(
    _ children: Mirror.Children, isSorted: Bool = false,
    _ describe: (inout DescriptionWriter, Mirror.Child) -> String
  ) -> String {
    var texts: [String] = []
    for child in children {
      guard room > 0 || texts.isEmpty else { break }
      texts.append(describe(&self, child))
      room -= 2
    }
    let more = children.count - texts.count
    if isSorted { texts.sort() }
    if more > 0 {
      isTrimmed = true
      texts.append("… \(more) more")
    }
    return texts.joined(separator: ", ")
  }

  /// Describes the element of a tuple or the field of a struct, with its label if it has one.
  private mutating func field(_ child: Mirror.Child) -> String {
    guard let name = ValueShape.name(of: child) else { return describe(child.value) }
    return "\(name): \(describe(child.value, label: name))"
  }

  private mutating func entry(_ child: Mirror.Child) -> String {
    let parts = Mirror(reflecting: child.value).children.map(\.value)
    guard parts.count == 2 else { return describe(child.value) }
    let key = parts[0] as? String
    return "\(describe(parts[0])): \(describe(parts[1], label: key))"
  }

  private mutating func enumCase(_ name: String, _ payload: Any) -> String {
    let content = describe(payload, label: name)
    let isTuple = Mirror(reflecting: payload).displayStyle == .tuple && content.hasPrefix("(")
    return ".\(name)\(isTuple ? content : "(\(content))")"
  }
}

extension String {
  /// Returns the text with `0x…` in place of numbers of at least six hexadecimal digits.
  ///
  /// - Parameter ofObjectsOnly: Whether only those are addresses that stand where an object or a buffer
  ///   prints its own, as in `<Gateway: 0x7f0294035c00>`.
  fileprivate func withoutAddresses(ofObjectsOnly: Bool) -> String {
    var result = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "0") {
      result += rest[..<start]
      let digits = rest[start...].dropFirst(2).prefix { $0.isHexDigit }
      if rest[start...].hasPrefix("0x"), digits.count >= 6,
        !ofObjectsOnly || result.endsBeforeAddress
      {
        result += "0x…"
        rest = rest[digits.endIndex...]
      } else {
        result.append("0")
        rest = rest[rest.index(after: start)...]
      }
    }
    return result + rest
  }

  /// A Boolean value that indicates whether the text ends where an object or a buffer prints its
  /// address.
  private var endsBeforeAddress: Bool {
    if hasSuffix("BufferPointer(start: ") { return true }
    guard hasSuffix(": ") else { return false }
    let name = dropLast(2).reversed()
      .prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return !name.isEmpty && dropLast(2 + name.count).last == "<"
  }
}

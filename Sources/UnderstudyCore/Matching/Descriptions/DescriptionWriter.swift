/// The context in which values are described for a failure.
///
/// The description of a value is user code and may call mocks, even the one that the failure is
/// about. Such calls are not made by the code under test. They are answered, but not recorded, and
/// are neither counted nor reported.
package enum DescriptionContext {
  @TaskLocal private static var isActive = false

  /// The values that no description shows.
  @TaskLocal package static var redactions = Redactions()

  /// The function that returns the values that the scope of this code hides.
  ///
  /// In a structure: the lock would wrap a bare closure once more at each access.
  private struct ScopeReader {
    var redactions: @Sendable () -> Redactions = { Redactions() }
  }

  private static let reader = Guarded(ScopeReader())

  /// Sets the function that returns the values that the scope of this code hides. Scopes are known to
  /// a later room only.
  static func setRedactionsOfScope(_ redactions: @escaping @Sendable () -> Redactions) {
    let old = reader.withLock { current in
      defer { current = ScopeReader(redactions: redactions) }
      return current
    }
    withExtendedLifetime(old) {}
  }

  /// The values that no description shows here: those of the mock that is described, and those that
  /// the scope of this code hides.
  package static var hidden: Redactions {
    var hidden = redactions
    hidden.formUnion(reader.withLock { $0 }.redactions())
    return hidden
  }

  /// A Boolean value that indicates whether this code runs for a description. Reading it costs more
  /// than a call, so read it only if ``CallOrderCounter/Reading/areValuesDescribed`` is `true`.
  static var isActiveHere: Bool { isActive }

  /// Runs code whose descriptions do not show some values.
  package static func hiding<Result>(_ redactions: Redactions, _ body: () -> Result) -> Result {
    redactions.isEmpty ? body() : $redactions.withValue(redactions, operation: body)
  }

  /// Runs user code that describes values. Must not be called under a lock.
  ///
  /// - Parameter body: The code.
  /// - Returns: The value that `body` returns.
  package static func run<Result>(_ body: () -> Result) -> Result {
    CallOrderCounter.beginDescription()
    defer { CallOrderCounter.endDescription() }
    return $isActive.withValue(true, operation: body)
  }
}

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

  /// A Boolean value that indicates whether user code may describe values.
  let runsUserCode: Bool

  /// A Boolean value that indicates whether the text is the same in each process: without addresses,
  /// and with the elements of sets and dictionaries in order.
  let isStable: Bool

  /// A Boolean value that indicates whether a part was left out or cut.
  private(set) var isTrimmed = false

  /// The whole texts of values that describe themselves and were cut.
  private(set) var cutTexts: [String] = []

  private let redactions: Redactions
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
    bytes: Int = Self.bytes, runsUserCode: Bool = true, redactions: Redactions,
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
    if redactions.hides(value, label: label) { return Redactions.text }
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
    if let named = value as? any __NamedInFailures { return bounded(named.__nameInFailures) }
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
    case .opaque: return isOpened ? Redactions.text : opaque(value, shape)
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
      cutTexts.append(VisibleText.lines(String(text.prefix(bytes: TrimmedValues.bytes))))
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

/// A value that failures show by its name. Every mock is one.
///
/// - Warning: For generated code only.
public protocol __NamedInFailures {
  /// The name.
  var __nameInFailures: String { get }
}

/// The full descriptions of values that failures show trimmed. Attachments contain them.
package enum TrimmedValues {
  /// The maximum number of bytes of a full description.
  static let bytes = 64_000

  /// The maximum number of values that are kept. The newest are kept.
  private static let limit = 50

  /// The number of characters by which a trimmed value is found in the text of a failure, which may
  /// show even less of it.
  private static let shownCharacters = 40

  private static let values = Guarded<[(start: String, full: String)]>([])

  /// Keeps the full description of a value.
  ///
  /// - Parameters:
  ///   - trimmed: The description that failures show.
  ///   - full: The full description.
  static func note(_ trimmed: String, full: String) {
    let start = String(trimmed.prefix(shownCharacters))
    values.withLock { values in
      values.removeAll { $0.full == full }
      values.append((start, full))
      if values.count > limit { values.removeFirst() }
    }
  }

  /// Returns the full descriptions of the values that the text of a failure shows trimmed.
  package static func full(shownIn text: String) -> [String] {
    values.withLock { $0 }.filter { text.includes($0.start) }.map(\.full)
  }
}

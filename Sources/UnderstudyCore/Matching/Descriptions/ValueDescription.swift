/// Describes values for failures: strings are quoted, optionals have no wrapper, and other values
/// are shown as they print themselves.
///
/// A description has one line and is bounded: see ``DescriptionWriter``.
package enum ValueDescription {
  /// Describes one value. Runs the value's own description, so never under a lock.
  ///
  /// - Parameters:
  ///   - value: Any value, also a closure or a type.
  ///   - label: The label of the argument, or `nil` if it has none.
  package static func describe(_ value: Any, label: String? = nil) -> String {
    DescriptionContext.run {
      var writer = DescriptionWriter(redactions: DescriptionContext.hidden)
      let text = writer.describe(value, label: label)
      if writer.isTrimmed { noteFullText(of: value, label: label, text, writer) }
      return text
    }
  }

  /// Keeps the full description of a value that was trimmed. Does not run user code again.
  private static func noteFullText(
    of value: Any, label: String?, _ trimmed: String, _ writer: DescriptionWriter
  ) {
    var full = DescriptionWriter(
      bytes: TrimmedValues.bytes, runsUserCode: false, redactions: DescriptionContext.hidden)
    let text = full.describe(value, label: label)
    TrimmedValues.note(trimmed, full: ([text] + writer.cutTexts).joined(separator: "\n"))
  }

  /// Describes one value. Runs the value's own description, so never under a lock.
  static func describe(_ value: Any) -> String { describe(value, label: nil) }

  /// Describes one value without running the user's code: the type stands for a value that
  /// describes itself, unless the type is the standard library's or Foundation's.
  static func describeWithoutUserCode(_ value: Any, label: String? = nil) -> String {
    var writer = DescriptionWriter(
      runsUserCode: false, redactions: DescriptionContext.hidden)
    return writer.describe(value, label: label)
  }

  /// The maximum number of bytes of a value in a file. A hash stands for the rest.
  static let bytesInFiles = 4_000

  /// Describes one value for a file that is compared with later runs: as a whole, without addresses,
  /// and with the elements of sets and dictionaries in order. A long description ends with its length
  /// and a hash. Runs the value's own description, so never under a lock.
  package static func describeForFile(_ value: Any, label: String? = nil) -> String {
    DescriptionContext.run {
      var writer = DescriptionWriter(
        bytes: .max, redactions: DescriptionContext.hidden, isStable: true)
      let text = writer.describe(value, label: label)
      guard text.utf8.count > bytesInFiles else { return text }
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325  // FNV-1a, which is the same in each process.
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      let start = text.prefix(bytes: bytesInFiles)
      return "\(start)… (\(text.utf8.count) bytes, hash \(String(hash, radix: 16)))"
    }
  }

  /// Explains that an object is not the expected one, although it may look the same.
  static func mismatch(of object: Any) -> String { "a different instance: \(describe(object))" }

  /// Returns a Boolean value that indicates whether `value` is an optional without a value, also a
  /// nested one.
  package static func isNil(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return false }
    return mirror.children.first.map { isNil($0.value) } ?? true
  }

  /// Returns the content of an optional, also of a nested one, any other value itself, or `nil`.
  package static func unwrap(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrap($0.value) }
  }

  /// Returns the elements of a call's arguments, as many as it has parameters.
  ///
  /// - Parameters:
  ///   - arguments: The arguments as they are recorded: a tuple, one value, or `()`.
  ///   - count: The number of parameters.
  static func elements(of arguments: Any, count: Int) -> [Any] {
    switch count {
    case 0: []
    case 1: [arguments]
    default: Mirror(reflecting: arguments).children.map(\.value)
    }
  }

  /// Returns a Boolean value that indicates whether describing a value runs user code.
  static func runsCode(_ value: Any) -> Bool {
    guard ValueShape.describesItself(value) || value is any CustomReflectable else { return false }
    let name = String(reflecting: type(of: value))
    return !["Swift.", "Foundation.", "FoundationEssentials.", "UnderstudyCore."]
      .contains { name.hasPrefix($0) }
  }
}

/// How a value is shown: as a text, or by its parts.
///
/// A value that describes itself is not opened, because its description may hide something on
/// purpose. If it has a part that must not be shown, its description may show the part, so the value
/// is opened. Only the containers of the standard library are opened, although they describe
/// themselves.
package struct ValueShape {
  /// The ways to show a value.
  enum Kind {
    /// A string.
    case string(String)

    /// A value without parts, or one that describes itself.
    case opaque

    /// The elements of an array, by position.
    case elements

    /// The elements of a set.
    case set

    /// The entries of a dictionary.
    case entries

    /// A tuple.
    case tuple

    /// A struct, or a class whose parts may be shown.
    case fields

    /// An enum case with the given name and associated values.
    case enumCase(String)
  }

  let kind: Kind

  /// The parts of the value.
  let mirror: Mirror

  /// Creates the shape of a value. Runs no user code, except for the mirror of a type that has one of
  /// its own.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isOpened: Whether the value is opened even if it describes itself.
  init(_ value: Any, isOpened: Bool = false) {
    if let string = value as? any StringProtocol {
      (kind, mirror) = (.string(String(string)), Mirror(value, children: []))
      return
    }
    let describesItself = !isOpened && Self.describesItself(value)
    guard !describesItself || value is any StandardContainer else {
      (kind, mirror) = (.opaque, Mirror(value, children: []))
      return
    }
    mirror = Mirror(reflecting: value)
    kind =
      switch mirror.displayStyle {
      case .collection: .elements
      case .set: .set
      case .dictionary: .entries
      case .tuple: .tuple
      case .struct, .class: .fields
      case .enum: mirror.children.first?.label.map { .enumCase($0) } ?? .opaque
      default: .opaque
      }
  }

  /// Returns a Boolean value that indicates whether a value has a description of its own.
  static func describesItself(_ value: Any) -> Bool {
    value is any CustomStringConvertible || value is any CustomDebugStringConvertible
      || value is any TextOutputStreamable || value is any __NamedInFailures
  }

  /// Returns a Boolean value that indicates whether a value describes itself, but has a part that must
  /// not be shown.
  static func isOpened(_ value: Any, by redactions: Redactions) -> Bool {
    !redactions.isEmpty && describesItself(value) && !(value is any __NamedInFailures)
      && !(value is any StandardContainer) && redactions.hidesPart(of: value)
  }

  /// Returns the name of a part, or `nil` if it has none. Mirrors call the elements of a tuple without
  /// names `.0`, `.1`.
  package static func name(of part: Mirror.Child) -> String? {
    part.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
  }

  /// The parts, including those that a class inherits.
  var children: [Mirror.Child] {
    var children = Array(mirror.children)
    var parent = mirror.superclassMirror
    while let mirror = parent {
      children.insert(contentsOf: mirror.children, at: 0)
      parent = mirror.superclassMirror
    }
    return children
  }
}

/// A container of the standard library, whose description is that of its parts.
package protocol StandardContainer {}

extension Optional: StandardContainer {}
extension Array: StandardContainer {}
extension ArraySlice: StandardContainer {}
extension ContiguousArray: StandardContainer {}
extension Set: StandardContainer {}
extension Dictionary: StandardContainer {}
extension KeyValuePairs: StandardContainer {}

/// Truncates values so that a line can stand alone.
package enum Truncation {
  /// The maximum length of a first line, in characters.
  private static let width = 159

  /// The maximum lengths of a value in a first line, in characters. The longest that fits is used.
  private static let limits = [120, 80, 60, 40, 24, 12]

  /// The maximum number of bytes of a first line, whatever the names in it are.
  static let headlineBytes = 1_000

  /// The maximum length of a value in a truncated first line, next to one that matters more.
  package static let unstressed = 24

  /// The maximum length of a value in a list of calls, in characters.
  package static let listed = 80

  /// The maximum length of a value in the name of a mock, in characters.
  static let inNames = 24

  /// Returns the line with the longest values that fit, or with the shortest if none fit.
  ///
  /// - Parameter line: Makes the line, with values of at most the given number of characters.
  /// - Returns: The line and the maximum length of its values, or `Int.max` if none were truncated.
  static func fit(_ line: (Int) -> String) -> (text: String, limit: Int) {
    let whole = line(.max)
    if fits(whole) { return (whole, .max) }
    for limit in limits {
      let text = line(limit)
      if fits(text) || limit == limits.last { return (text, limit) }
    }
    return (whole, .max)
  }

  /// Returns the first line of a text, truncated to a number of characters. A closing quotation
  /// mark or bracket is preserved.
  package static func shorten(_ text: String, to limit: Int) -> String {
    guard limit < .max else { return text }
    let line = text.prefix { !$0.isNewline }
    if line.count <= limit, line.endIndex == text.endIndex { return text }
    let end = text.last.map { "\"])}>".contains($0) ? String($0) : "" } ?? ""
    return line.prefix(max(limit - 3 - end.count, 0)) + "..." + end
  }

  private static func fits(_ line: String) -> Bool {
    line.count <= width && !line.contains(where: \.isNewline)
  }
}

extension String {
  /// Returns the text, cut after a number of bytes.
  package func cut(bytes limit: Int) -> String {
    let start = prefix(bytes: limit)
    let more = utf8.count - start.utf8.count
    return more > 0 ? "\(start)… (\(more) more bytes)" : self
  }

  /// The text on one line, truncated if it is long.
  package var shortened: String { Truncation.shorten(self, to: Truncation.listed) }
}

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
  static func describe(_ value: Any, label: String? = nil) -> String {
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
  static func isNil(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return false }
    return mirror.children.first.map { isNil($0.value) } ?? true
  }

  /// Returns the content of an optional, also of a nested one, any other value itself, or `nil`.
  static func unwrap(_ value: Any) -> Any? {
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

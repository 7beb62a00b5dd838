package import UnderstudyValues

extension ValueDescription {
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
      bytes: DescriptionWriter.fullBytes, runsUserCode: false, redactions: DescriptionContext.hidden
    )
    let text = full.describe(value, label: label)
    TrimmedValues.note(trimmed, full: ([text] + writer.cutTexts).joined(separator: "\n"))
  }

  /// Describes one value. Runs the value's own description, so never under a lock.
  package static func describe(_ value: Any) -> String { describe(value, label: nil) }

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

  /// Returns the elements of a call's arguments, as many as it has parameters.
  ///
  /// - Parameters:
  ///   - arguments: The arguments as they are recorded: a tuple, one value, or `()`.
  ///   - count: The number of parameters.
  static func elements(of arguments: Any, count: Int) -> [Any] {
    if arguments is ReleasedArguments { return Array(repeating: arguments, count: count) }
    return switch count {
    case 0: []
    case 1: [arguments]
    default: Mirror(reflecting: arguments).children.map(\.value)
    }
  }
}

extension ValueDifference {
  /// Returns the difference of two values that are known to be unequal. Runs user code, so never under
  /// a lock.
  ///
  /// - Parameters:
  ///   - expected: The expected value.
  ///   - actual: The actual value.
  ///   - redactions: The values that are hidden.
  package static func described(
    _ expected: Any, _ actual: Any, redactions: Redactions = Redactions()
  ) -> ValueDifference {
    DescriptionContext.run { ValueDifference(expected, actual, redactions: redactions) }
  }
}

/// The arguments of a call whose objects were released, and each of them.
struct ReleasedArguments: CustomStringConvertible {
  var description: String { "(released)" }
}

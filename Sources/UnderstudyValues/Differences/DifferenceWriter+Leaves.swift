extension DifferenceWriter {
  /// The maximum number of bytes of a string, or of a description, that is shown as a whole.
  private static let wholeBytes = 100

  /// The minimum number of bytes of strings whose first difference is hard to find.
  private static let longBytes = 60

  /// Writes two values that describe themselves.
  ///
  /// - Returns: `false` if no difference was found.
  mutating func writeOpaque(
    _ values: (Any, Any), _ shapes: (ValueShape, ValueShape), _ label: PartLabel?,
    _ areUnequal: Bool
  ) -> Bool {
    let isDescribed = ValueShape.describesItself(values.0) && ValueShape.describesItself(values.1)
    let isOpened =
      ValueShape.isOpened(values.0, by: redactions) || ValueShape.isOpened(values.1, by: redactions)
    guard isDescribed, !isOpened, redactions.name(of: values.0) == nil else {
      return areUnequal || differs(values.0, values.1) ? change(values.0, values.1, label) : false
    }
    let texts = (String(describing: values.0), String(describing: values.1))
    return write(texts, of: values, label, areUnequal, isQuoted: false)
  }

  /// Writes two strings, or the descriptions of two values.
  ///
  /// - Returns: `false` if no difference was found.
  mutating func write(
    _ texts: (String, String), of values: (Any, Any), _ label: PartLabel?, _ areUnequal: Bool,
    isQuoted: Bool
  ) -> Bool {
    let (expected, actual) = texts
    let divergence = StringDivergence(expected, actual)
    guard divergence.isReal else {
      let shown = isQuoted ? expected.quoted : expected
      return areUnequal ? writeEqualDescriptions(values.0, values.1, shown, label) : false
    }
    if divergence.isHidden, expected == actual {
      return areUnequal ? writeEquivalent(expected, actual, label) : false
    }
    if divergence.hasLines {
      if let label { output.add("\(label.text):") }
      output.depth += label == nil ? 0 : 1
      TextDifference(expected, actual).write(to: &output)
      output.depth -= label == nil ? 0 : 1
      return true
    }
    func text(_ string: String) -> String {
      isQuoted ? string.quoted : VisibleText.line(string)
    }
    let length = max(expected.utf8.count, actual.utf8.count)
    let excerpts = "\(text(divergence.expected)) and \(text(divergence.actual))"
    if length > Self.wholeBytes {
      let names = divergence.invisible.map { " (\($0))" }.joined()
      output.add(
        remark: PartLabel.remark(
          label, "differs from \(divergence.position): \(excerpts)\(names)"))
      return true
    }
    changeWhole(text(expected), text(actual), label)
    if !divergence.invisible.isEmpty {
      let names = divergence.invisible.joined(separator: " and ")
      add(remark: "differs at \(divergence.position): \(names)", label)
    } else if length >= Self.longBytes, label == nil {
      remark = "differs from \(divergence.position): \(excerpts)"
    }
    return true
  }

  /// Writes two values as a whole.
  mutating func change(_ expected: Any, _ actual: Any, _ label: PartLabel?) -> Bool {
    let texts = (
      describe(expected, label: label?.name, bytes: DescriptionWriter.bytes),
      describe(actual, label: label?.name, bytes: DescriptionWriter.bytes)
    )
    if texts.0 == texts.1 { return writeEqualDescriptions(expected, actual, texts.0, label) }
    changeWhole(texts.0, texts.1, label)
    return true
  }

  private mutating func changeWhole(_ expected: String, _ actual: String, _ label: PartLabel?) {
    guard let label else { return isWhole = true }
    var (left, right) = (expected, actual)
    let width = DifferenceLines.width
    if max(left.utf8.count, right.utf8.count) > width {
      // Both are cut around their first difference.
      let divergence = StringDivergence(left, right, before: width / 4, width: width - 20)
      if divergence.isBeyond(width / 2) { (left, right) = (divergence.expected, divergence.actual) }
    }
    output.add(.expected, PartLabel.prefix(label.text) + left)
    output.add(.actual, PartLabel.prefix(label.actual) + right)
  }

  /// Adds a remark about values that were written as a whole.
  private mutating func add(remark text: String, _ label: PartLabel?) {
    if label == nil { remark = text } else { output.add("  \(text)") }
  }

  /// Writes what differs although both values have the same description.
  private mutating func writeEqualDescriptions(
    _ expected: Any, _ actual: Any, _ text: String, _ label: PartLabel?
  ) -> Bool {
    let (left, right) = (type(of: expected), type(of: actual))
    let difference =
      if left != right {
        "of different types: \(left) and \(right)"
      } else if left is AnyClass, !(expected is any Equatable) {
        "different instances"
      } else if let number = expected as? any FloatingPoint, number.isNaN {
        "nan never equals itself"
      } else {
        "not equal"
      }
    let line = VisibleText.line(String(text.prefix(bytes: Self.wholeBytes)))
    output.add(remark: PartLabel.remark(label, "both are \(line), but \(difference)"))
    return true
  }

  /// Writes two strings that consist of different code points, but look the same.
  private mutating func writeEquivalent(
    _ expected: String, _ actual: String, _ label: PartLabel?
  ) -> Bool {
    let bytes = BinaryDifference(expected, actual).excerpts
    output.add(
      remark: PartLabel.remark(label, "looks the same, but the bytes differ: \(bytes)"))
    return true
  }
}

/// Describes where two sequences of bytes begin to differ.
///
/// ```
/// differs from offset 4096: … 0A 0B [0C] 0D … and … 0A 0B [FF] 0D … (10000 bytes each)
/// ```
struct BinaryDifference {
  /// The number of bytes that are shown before and after the first difference.
  private static let neighbors = 8

  private let expected: [UInt8]
  private let actual: [UInt8]

  /// Creates the difference of two values, or returns `nil` if one of them is no collection of bytes.
  init?(_ expected: Any, _ actual: Any) {
    guard let expected = Self.bytes(of: expected), let actual = Self.bytes(of: actual) else {
      return nil
    }
    self.init(bytes: expected, actual)
  }

  /// The number of equal bytes at the beginning.
  private let offset: Int

  private init(bytes expected: [UInt8], _ actual: [UInt8]) {
    (self.expected, self.actual) = (expected, actual)
    offset = expected.withUnsafeBytes { expected in
      actual.withUnsafeBytes { ByteComparison.commonPrefix(expected, $0) }
    }
  }

  /// Creates the difference of the bytes of two strings.
  init(_ expected: String, _ actual: String) {
    self.init(bytes: Array(expected.utf8), Array(actual.utf8))
  }

  /// A Boolean value that indicates whether the bytes differ, as far as they were compared.
  var differs: Bool { offset < max(expected.count, actual.count) }

  /// The offset of the first difference, its neighborhood on both sides, and the sizes.
  var description: String {
    let sizes =
      expected.count == actual.count
      ? "\(expected.count) bytes each" : "\(expected.count) and \(actual.count) bytes"
    if !differs { return "the bytes are equal (\(sizes))" }
    if offset == ByteComparison.maximum { return "the first \(offset) bytes are equal (\(sizes))" }
    return "differs from offset \(offset): \(excerpts) (\(sizes))"
  }

  /// The bytes around the first difference, on both sides.
  var excerpts: String {
    "\(Self.excerpt(expected, offset)) and \(Self.excerpt(actual, offset))"
  }

  private static func bytes(of value: Any) -> [UInt8]? {
    func copy<Bytes: Collection>(_ bytes: Bytes) -> [UInt8]? {
      guard Bytes.Element.self == UInt8.self else { return nil }
      return bytes.withContiguousStorageIfAvailable { storage in
        Array(UnsafeRawBufferPointer(storage))
      }
    }
    guard let collection = value as? any Collection else { return nil }
    return copy(collection)
  }

  private static func excerpt(_ bytes: [UInt8], _ offset: Int) -> String {
    let start = max(offset - neighbors, 0)
    let end = min(offset + neighbors + 1, bytes.count)
    var texts: [String] = start > 0 ? ["…"] : []
    for position in start..<max(start, end) {
      let digits = String(bytes[position], radix: 16, uppercase: true)
      let text = digits.count < 2 ? "0\(digits)" : digits
      texts.append(position == offset ? "[\(text)]" : text)
    }
    if offset >= bytes.count { texts.append("[end]") }
    if end < bytes.count { texts.append("…") }
    return texts.joined(separator: " ")
  }
}

/// Finds where bytes begin to differ, and where they end to.
///
/// Compares eight bytes at a time, because the runtime is usually compiled without optimization.
enum ByteComparison {
  /// The maximum number of bytes that are compared.
  static let maximum = 16_000_000

  /// Returns the number of equal bytes at the beginning, up to ``maximum``.
  static func commonPrefix(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Int {
    let count = min(left.count, right.count, maximum)
    guard count > 0, let left = left.baseAddress, let right = right.baseAddress else { return 0 }
    var position = 0
    while position + 8 <= count, left.word(position) == right.word(position) { position += 8 }
    while position < count, left.byte(position) == right.byte(position) { position += 1 }
    return position
  }

  /// Returns the number of equal bytes at the end, up to a maximum.
  static func commonSuffix(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer, atMost maximum: Int
  ) -> Int {
    let maximum = min(maximum, Self.maximum)
    guard maximum > 0, var leftEnd = left.baseAddress, var rightEnd = right.baseAddress else {
      return 0
    }
    (leftEnd, rightEnd) = (leftEnd + left.count, rightEnd + right.count)
    var count = 0
    while count + 8 <= maximum, leftEnd.word(-count - 8) == rightEnd.word(-count - 8) { count += 8 }
    while count < maximum, leftEnd.byte(-count - 1) == rightEnd.byte(-count - 1) { count += 1 }
    return count
  }

  /// Returns the number of line feeds.
  static func lineFeeds(in bytes: UnsafeRawBufferPointer) -> Int {
    guard let start = bytes.baseAddress else { return 0 }
    var (count, position) = (0, 0)
    let (low, feeds): (UInt64, UInt64) = (0x7F7F_7F7F_7F7F_7F7F, 0x0A0A_0A0A_0A0A_0A0A)
    while position + 8 <= bytes.count {
      let word = start.word(position) ^ feeds
      // The high bit of each byte that is zero.
      count += (~(((word & low) &+ low) | word | low)).nonzeroBitCount
      position += 8
    }
    while position < bytes.count {
      if start.byte(position) == 0x0A { count += 1 }
      position += 1
    }
    return count
  }

  /// Returns the lines of a text, without their line feeds. A text that ends with a line feed ends
  /// with an empty line.
  static func lines(of bytes: UnsafeRawBufferPointer) -> [String] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

extension UnsafeRawPointer {
  fileprivate func word(_ offset: Int) -> UInt64 {
    loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  fileprivate func byte(_ offset: Int) -> UInt8 { load(fromByteOffset: offset, as: UInt8.self) }
}

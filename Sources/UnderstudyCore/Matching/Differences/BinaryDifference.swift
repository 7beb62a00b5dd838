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

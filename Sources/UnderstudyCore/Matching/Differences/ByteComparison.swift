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
    while position + 32 <= count {
      let differing =
        (left.word(position) ^ right.word(position))
        | (left.word(position + 8) ^ right.word(position + 8))
        | (left.word(position + 16) ^ right.word(position + 16))
        | (left.word(position + 24) ^ right.word(position + 24))
      if differing != 0 { break }
      position += 32
    }
    while position < count, left.byte(position) == right.byte(position) { position += 1 }
    return position
  }

  /// Returns the number of equal bytes at the end, up to a maximum.
  static func commonSuffix(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer, atMost maximum: Int
  ) -> Int {
    let maximum = min(maximum, Self.maximum)
    guard maximum > 0, let leftStart = left.baseAddress, let rightStart = right.baseAddress else {
      return 0
    }
    let (leftEnd, rightEnd) = (leftStart + left.count, rightStart + right.count)
    var count = 0
    while count + 32 <= maximum {
      let differing =
        (leftEnd.word(-count - 8) ^ rightEnd.word(-count - 8))
        | (leftEnd.word(-count - 16) ^ rightEnd.word(-count - 16))
        | (leftEnd.word(-count - 24) ^ rightEnd.word(-count - 24))
        | (leftEnd.word(-count - 32) ^ rightEnd.word(-count - 32))
      if differing != 0 { break }
      count += 32
    }
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
    guard let base = bytes.baseAddress else { return [""] }
    var (lines, start, position): ([String], Int, Int) = ([], 0, 0)
    while position <= bytes.count {
      if position == bytes.count || base.byte(position) == 0x0A {
        let line = UnsafeRawBufferPointer(start: base + start, count: position - start)
        lines.append(String(decoding: line, as: UTF8.self))
        start = position + 1
      }
      position += 1
    }
    return lines
  }
}

extension UnsafeRawPointer {
  fileprivate func word(_ offset: Int) -> UInt64 {
    loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  fileprivate func byte(_ offset: Int) -> UInt8 { load(fromByteOffset: offset, as: UInt8.self) }
}

#if canImport(Runtime) && !UNDERSTUDY_WITHOUT_RUNTIME
  internal import Foundation
  package import Runtime

  /// Creates a backtrace of return addresses that were read earlier.
  ///
  /// Relies on the way in which a `Backtrace` is encoded, because it has no other initializer: the
  /// architecture, and in base 64 a byte for the version and the size of a word, an instruction and
  /// eight bytes for each address, and an instruction at the end.
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  package enum AddressBacktrace {
    private static let wordsOf64Bits: UInt8 = 2
    private static let returnAddress: UInt8 = 0x2F
    private static let end: UInt8 = 0

    private struct Encoded: Encodable {
      let architecture: String
      let backtrace: String
    }

    /// The architecture of this process, as a backtrace names it.
    private static let architecture = try? Backtrace.capture(limit: 1).architecture

    /// Returns a backtrace, or `nil` if the toolchain encodes backtraces in another way.
    ///
    /// - Parameter addresses: The return addresses, innermost first.
    package static func make(_ addresses: [UInt]) -> Backtrace? {
      guard let architecture else { return nil }
      var bytes = [wordsOf64Bits]
      for address in addresses {
        bytes.append(returnAddress)
        withUnsafeBytes(of: UInt64(address).bigEndian) { bytes += $0 }
      }
      bytes.append(end)
      let encoded = Encoded(
        architecture: architecture, backtrace: Data(bytes).base64EncodedString())
      return try? JSONDecoder().decode(Backtrace.self, from: JSONEncoder().encode(encoded))
    }
  }
#endif

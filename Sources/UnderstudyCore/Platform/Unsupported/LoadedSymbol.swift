#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The function or variable at an address of the process.
///
/// Relies on `dladdr`, which every platform has, but which Swift does not import on Linux. It knows all
/// functions on Apple platforms, and those that other libraries can use elsewhere.
package struct LoadedSymbol: Equatable, Sendable {
  /// The mangled name, or `nil` if it is unknown.
  package let name: String?

  /// The path of the program or the library.
  package let file: String

  /// The four words that `dladdr` writes.
  private typealias Words = (
    file: UnsafePointer<CChar>?, base: UnsafeRawPointer?, name: UnsafePointer<CChar>?,
    start: UnsafeRawPointer?
  )

  private typealias Lookup = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> CInt

  private static let lookUp = dlsym(dlopen(nil, RTLD_NOW), "dladdr").map {
    unsafeBitCast($0, to: Lookup.self)
  }

  /// Looks up an address. Returns `nil` if no program or library contains it.
  package init?(at address: UInt) {
    var words: Words = (nil, nil, nil, nil)
    guard let pointer = UnsafeRawPointer(bitPattern: address), let lookUp = Self.lookUp,
      withUnsafeMutableBytes(of: &words, { lookUp(pointer, $0.baseAddress!) }) != 0,
      let path = words.file
    else { return nil }
    file = String(cString: path)
    name = words.name.map { String(cString: $0) }
  }
}

/// The return addresses of the functions that lead to a recorded call, to show its caller in
/// failures.
///
/// Relies on the frames of functions that are not optimized, so release builds do not read any.
package struct ReturnAddresses: Sendable {
  /// The signature of the function that reads the addresses. It must be called directly, because
  /// it reads the frame of its caller.
  ///
  /// - Parameter isAsync: Whether the caller of the function is an `async` function.
  /// - Returns: The addresses, ended by 0, in memory that is never freed, or `nil`.
  package typealias Reader = @convention(c) (_ isAsync: Bool) -> UnsafePointer<UInt>?

  /// No addresses.
  static let none = ReturnAddresses()

  #if DEBUG
    // Set before the first thread starts, when the test process loads. Not checked for exclusive access,
    // because every call reads it.
    @exclusivity(unchecked) private(set) nonisolated(unsafe) static var read: Reader = { _ in nil }

    // The memory is neither changed nor freed.
    private nonisolated(unsafe) let start: UnsafePointer<UInt>?

    /// Creates the value from the result of ``read``.
    init(_ start: UnsafePointer<UInt>? = nil) { self.start = start }

    /// The addresses, innermost first.
    var values: [UInt] {
      guard var next = start else { return [] }
      var values: [UInt] = []
      while next.pointee != 0 {
        values.append(next.pointee)
        next += 1
      }
      return values
    }
  #else
    /// No addresses.
    var values: [UInt] { [] }
  #endif

  /// Sets the function that reads the addresses. To be called when the process loads.
  package static func install(_ reader: @escaping Reader) {
    #if DEBUG
      read = reader
    #endif
  }
}

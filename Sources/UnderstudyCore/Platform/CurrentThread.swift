#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The thread that runs the caller.
enum CurrentThread {
  /// Blocks the thread for at least the given time, or less if a signal arrives.
  ///
  /// - Parameter duration: The time, at most one second.
  static func sleep(for duration: Duration) {
    let (seconds, attoseconds) = duration.components
    usleep(UInt32(seconds * 1_000_000 + attoseconds / 1_000_000_000_000))
  }
}

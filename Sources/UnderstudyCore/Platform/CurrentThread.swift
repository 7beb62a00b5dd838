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
  static func sleep(for duration: TimeSpan) {
    usleep(UInt32(duration.nanoseconds / 1000))
  }
}

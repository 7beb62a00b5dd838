#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A thread of its own for a closure.
enum NewThread {
  /// The closure that a thread runs.
  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Starts a thread, which ends when the closure returns.
  ///
  /// - Parameter body: The closure.
  static func start(_ body: @escaping @Sendable () -> Void) {
    let argument = Unmanaged.passRetained(Body(body)).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let code = pthread_create(&thread, nil, { NewThread.run($0) }, argument)
    guard code == 0 else { fatalError("A thread cannot be started (error \(code)).") }
    #if canImport(Darwin)
      pthread_detach(thread!)
    #else
      pthread_detach(thread)
    #endif
  }

  #if canImport(Darwin)
    private static func run(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
      Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
      return nil
    }
  #else
    private static func run(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      argument.map { Unmanaged<Body>.fromOpaque($0).takeRetainedValue().run() }
      return nil
    }
  #endif
}

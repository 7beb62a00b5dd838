/// How long a wait goes on, in real time, while nothing happens that could end it.
///
/// Nothing waits forever: a wait that lasts longer ends, and a failure says what it waited for.
package enum Patience {
  /// The limit for a clock that stands still, and for steps that never end.
  @TaskLocal package static var limit = TimeSpan.seconds(10)

  /// The limit for calls and threads that something else must release. A multiple of ``limit``, because
  /// a test may hold a call for long.
  static var forRelease: TimeSpan { TimeSpan(nanoseconds: limit.nanoseconds * 6) }

  /// Lets other tasks run that were ready before. On a machine that is too busy, a task waits longer than
  /// the limit for each of its steps.
  static func letOthersRun() async { for _ in 0..<100 { await Task.yield() } }

  /// Runs a closure when a limit has passed, and other tasks had the time to run.
  ///
  /// - Parameters:
  ///   - limit: The limit.
  ///   - body: The closure. Does not run if the task is cancelled.
  /// - Returns: The task that waits, or `nil` in the explorer, where no time passes.
  static func start(
    _ limit: TimeSpan, _ body: @escaping @Sendable () -> Void
  ) -> Task<Void, Never>? {
    #if UNDERSTUDY_EXPLORER
      return nil
    #else
      return Task.detached {
        let end = TimeSpan.sinceStart + limit
        guard (try? await SystemTime().sleep(until: end)) != nil else { return }
        await letOthersRun()
        if !Task.isCancelled { body() }
      }
    #endif
  }
}

extension TimeSource {
  /// Runs a closure when the time has stood still for as long as ``Patience/limit``.
  ///
  /// - Parameter body: The closure. Does not run if the task is cancelled.
  /// - Returns: The task that watches the time, or `nil` if the time passes by itself.
  func watch(_ body: @escaping @Sendable () -> Void) -> Task<Void, Never>? {
    guard !isReal else { return nil }
    let limit = Patience.limit
    let start = now
    return Task.detached {
      var last = start
      while true {
        let end = TimeSpan.sinceStart + limit
        guard (try? await SystemTime().sleep(until: end)) != nil else { return }
        await Patience.letOthersRun()
        guard !Task.isCancelled else { return }
        let current = now
        guard current != last else { return body() }
        last = current
      }
    }
  }
}

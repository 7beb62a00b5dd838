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

  /// Blocks the thread until a signal has fired that a task will fire.
  ///
  /// - Parameter signal: The signal.
  /// - Returns: `false` if no task has run for three times as long as ``forRelease``, because all threads
  ///   of the pool are blocked, too.
  static func block(on signal: Signal) -> Bool {
    #if UNDERSTUDY_EXPLORER
      signal.block()
    #else
      let limit = max(TimeSpan(nanoseconds: forRelease.nanoseconds * 3), .seconds(10))
      while signal.fireCount == 0 {
        let turn = Flag()
        Task.detached { turn.raise() }
        signal.block(atMost: limit)
        if signal.fireCount == 0, !turn.isRaised { return false }
      }
    #endif
    return true
  }
}

extension TimeSource {
  /// Runs a closure when the time has stood still for as long as ``Patience/limit``.
  ///
  /// - Parameter body: The closure. Does not run if the task is cancelled.
  /// - Returns: The task that watches the time, or `nil` if the time passes by itself, or in the explorer.
  func watch(_ body: @escaping @Sendable () -> Void) -> Task<Void, Never>? {
    #if UNDERSTUDY_EXPLORER
      return nil
    #else
      guard !isReal else { return nil }
      return watchStandstill(body)
    #endif
  }

  private func watchStandstill(_ body: @escaping @Sendable () -> Void) -> Task<Void, Never> {
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

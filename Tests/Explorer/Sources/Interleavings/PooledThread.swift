internal import Dispatch
internal import Foundation

/// A thread of the operating system that runs one virtual thread after another.
final class PooledThread: @unchecked Sendable {  // The semaphore orders all accesses.
  private let turn = DispatchSemaphore(value: 0)
  private var body: (() -> Void)?
  private var onEnd: (() -> Void)?

  init() {
    let thread = Thread { [unowned self] in
      while true {
        turn.wait()
        runBody()
        onEnd?()
      }
    }
    thread.start()
  }

  /// Sets what the thread runs when its turn comes.
  ///
  /// - Parameters:
  ///   - body: The code, which is released before `onEnd` runs.
  ///   - onEnd: Hands control over. Other threads may run before it returns.
  func prepare(_ body: @escaping () -> Void, onEnd: @escaping () -> Void) {
    self.body = body
    self.onEnd = onEnd
  }

  /// Lets the thread run.
  func resume() { turn.signal() }

  /// Waits until ``resume()`` is called.
  func pause() { turn.wait() }

  @inline(never) private func runBody() {
    let body = self.body
    self.body = nil
    body?()
  }
}

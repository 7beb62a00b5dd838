/// The scopes of closures that an exception has left, as XCTest's assertions do on Apple platforms if
/// `continueAfterFailure` is `false`.
package enum LeftScopes {
  /// Ends the scopes that are still bound on this thread, and removes their bindings. To be called outside
  /// the closures of all verbs.
  ///
  /// - Parameter outer: The scope around this code, which does not end, or `nil` if there is none.
  package static func end(inside outer: MockScope?) {
    TaskLocalBindings.remove {
      if let scope = MockScope.opened, scope !== outer {
        scope.endLeft()
        return true
      }
      return SetupContext.isInBlock || AnswerContext.isInAnswer
    }
  }
}

extension MockScope {
  /// Ends the scope after its code was left. The verbs that were left with it do not return.
  fileprivate func endLeft() {
    guard isOpen else { return }
    state.withLock { $0.entered = 0 }
    enter { _ = end() }
  }
}

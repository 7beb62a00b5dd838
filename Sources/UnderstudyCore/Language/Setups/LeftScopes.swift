/// The scopes of closures that an exception has left, as XCTest's assertions do on Apple platforms if
/// `continueAfterFailure` is `false`.
package enum LeftScopes {
  /// Ends the scopes that are still bound on this thread, and removes their bindings. To be called outside
  /// the closures of all verbs.
  ///
  /// - Parameter outer: The scope around this code, which does not end, or `nil` if there is none.
  /// - Returns: Whether an exception has left a closure, so that calls and verbs may never return.
  @discardableResult
  package static func end(inside outer: MockScope?) -> Bool {
    var hasLeft = false
    var scopes: [MockScope] = []
    TaskLocalBindings.remove {
      let left = MockScope.opened.flatMap { $0 === outer ? nil : $0 }
      if let left, left !== scopes.last { scopes.append(left) }
      let isInside = left != nil || SetupContext.isInBlock || AnswerContext.isInAnswer
      hasLeft = hasLeft || isInside
      return isInside
    }
    for scope in scopes { scope.enter { _ = scope.end(patience: nil) } }
    return hasLeft
  }
}

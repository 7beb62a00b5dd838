// The built-in answers that decide the result of the call.

extension Action {
  /// Returns a value, or consecutive values from consecutive calls. The last value repeats.
  ///
  /// - Parameters:
  ///   - value: The result of the first call, which the description contains.
  ///   - more: The results of later calls.
  /// - Returns: The action.
  public static func returns(_ value: Output, _ more: Output...) -> Action {
    let values = [value] + more
    return Action {
      if Output.self == Void.self { return "returns" }
      return "returns " + values.map { ValueDescription.describe($0) }.joined(separator: ", then ")
    } _: { _ in
      .give(values)
    }
  }

  /// Throws an error.
  ///
  /// - Parameter error: The error of each call, which the description contains.
  /// - Returns: The action.
  public static func `throws`(_ error: Failure) -> Action {
    Action {
      "throws \(ValueDescription.describe(error))"
    } _: { _ in
      .fail(error)
    }
  }

  /// Returns the value of a result, or throws its error.
  ///
  /// - Parameter result: The outcome of each call, which the description contains.
  /// - Returns: The action.
  public static func resolves(_ result: Swift.Result<Output, Failure>) -> Action {
    switch result {
    case .success(let value): .returns(value)
    case .failure(let error): .throws(error)
    }
  }

  /// Ends the answers. Any further call is reported as a failure. Run it after
  /// ``CommonCallSetup/then``.
  ///
  /// - Returns: The action.
  public static func fails() -> Action {
    Action {
      "fails"
    } _: { _ in
      .exhausted
    }
  }

  /// Forwards the call to the real object of a spy, to the superclass of a class mock, or to the
  /// original of a replacement. If there is none, the call is reported as a failure.
  ///
  /// - Returns: The action.
  public static func forwards() -> Action {
    Action {
      "forwards the call"
    } _: { _ in
      .forward
    }
  }

  /// Calls the requirement's default implementation, which an extension of the protocol declares. See
  /// ``CommonCallSetup/callsDefault()``.
  ///
  /// Write it in the argument of `will`, so that the generator sees which implementation is called.
  ///
  /// - Returns: The action.
  public static func callsDefault() -> Action {
    Action {
      "calls the default implementation"
    } _: { owner in
      guard let implementation = owner.core.defaultImplementation(of: owner.firstMember) else {
        owner.core.reportMisuse(
          "callsDefault() has no default implementation to call: \(owner.pattern)", owner.rule.site,
          "The generator of the mock saw no extension of the protocol that implements this "
            + "requirement. @Mockable cannot see extensions.",
          "Let the plug-in generate the mock, or write .answers { ... } with the code of the "
            + "implementation.")
        return nil
      }
      return .callDefault { implementation.object().map { __Spied($0) } ?? .nothing }
    }
  }
}

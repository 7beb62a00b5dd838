// The overloads that the calls in tests need.

extension PatternCall {
  /// The number of combinations that the arguments of one call can stand for. A call that exceeds it,
  /// because the text of many arguments does not say what they are, has no mixture but its likeliest.
  private static let maximumCount = 16

  /// Returns what each parameter of a requirement takes in this call, or nothing if the call is one of
  /// another requirement of the name.
  ///
  /// - Parameter parameters: The parameters of the requirement.
  func choices(for parameters: [Parameter]) -> [[PatternVariant.Choice]] {
    guard arguments.contains(where: { $0.form != .value }),
      let assigned = assigned(to: parameters)
    else { return [] }
    let possible = zip(parameters, assigned).map { $0.choices(for: $1) }
    let count = possible.reduce(1) { min($0 * $1.count, Self.maximumCount + 1) }
    let choices = count > Self.maximumCount ? possible.map { [$0[0]] } : possible
    return choices.reduce([[]]) { rows, choices in
      choices.flatMap { choice in rows.map { $0 + [choice] } }
    }
  }

  /// Returns the arguments for each parameter, or `nil` if they do not fit.
  ///
  /// A call may leave out variadic and default arguments, and have closures after its parentheses.
  private func assigned(to parameters: [Parameter]) -> [[Form]]? {
    var assigned: [[Form]] = parameters.map { _ in [] }
    var position = 0
    for (index, argument) in arguments.enumerated() {
      if argument.label == nil, position > 0, parameters[position - 1].variadicElement != nil,
        index > 0
      {
        assigned[position - 1].append(argument.form)
        continue
      }
      let found = parameters[position...].firstIndex { $0.label(is: argument.label) }
      guard let found else {
        // Arguments that fix the generic result come last.
        let areFixing = argument.label == "returning" && position == parameters.count
        return areFixing ? assigned : nil
      }
      guard parameters[position..<found].allSatisfy(\.mayBeLeftOut) else { return nil }
      assigned[found].append(argument.form)
      position = found + 1
    }
    return parameters[position...].allSatisfy(\.mayBeLeftOut) ? assigned : nil
  }
}

extension Parameter {
  /// Returns a Boolean value that indicates whether arguments of the parameter have a label.
  fileprivate func label(is other: String?) -> Bool {
    (label == "_" ? nil : label.withoutBackticks) == other
  }

  /// A Boolean value that indicates whether a call may have no argument for the parameter in its
  /// parentheses.
  fileprivate var mayBeLeftOut: Bool {
    defaultValue != nil || variadicElement != nil || declared.hasSuffix("...") || isFunction
      || isClosure
  }

  /// Returns what the parameter can take for the arguments of a call, the likeliest first.
  fileprivate func choices(for forms: [PatternCall.Form]) -> [PatternVariant.Choice] {
    guard pattern == .valueOrMatcher else { return [onlyChoice] }
    guard variadicElement != nil else {
      switch forms.first {
      case .value, nil: return [.value]
      case .matcher: return [.matcher]
      case .either: return [.value, .matcher]
      }
    }
    if forms.allSatisfy({ $0 == .value }) { return [.value] }
    let each: [PatternVariant.Choice] = forms.count == 1 ? [.matcher, .matchers] : [.matchers]
    return forms.contains(.matcher) ? each : each + [.value]
  }
}

extension Closure {
  /// Writes the closure that the mock records: it calls the parameter while the call runs.
  ///
  /// The closure has a name and a type, because the compiler cannot infer a closure that throws a
  /// typed error for a generic parameter.
  ///
  /// - Parameters:
  ///   - writer: The writer for the closure.
  ///   - position: The position of the parameter.
  ///   - isRethrowing: A Boolean value that indicates whether the errors of the closure are noted.
  func writeForwarder(
    _ writer: inout SourceWriter, _ position: Int, isRethrowing: Bool
  ) {
    let list = parameters.enumerated().map { isAlias ? "q\($0)" : "q\($0): \($1.type)" }
      .joined(separator: ", ")
    let head = isAlias ? "(\(list))" : "(\(list))\(effects.specifiers) -> \(result)"
    let values = parameters.enumerated().map { position, parameter in
      switch parameter.forwarding {
      // The closure may be on another actor than the function that it calls.
      case .direct where effects.isAsync && !parameter.type.hasOwnership:
        "q\(position)".sent(as: isAlias ? nil : parameter.value)
      case .direct: "q\(position)"
      case .inOut: "&q\(position)"
      case .evaluated: "q\(position)()"
      }
    }
    writer.block(
      "let c\(position): \(type) = { \(head) in"
    ) {
      $0.line("guard let f = b\(position).open else { return b\(position).closed() }")
      let call = "return \(effects.callKeywords)f(\(values.joined(separator: ", ")))"
      // In a closure, Swift does not infer the type of the error that a statement throws.
      let error = if case .typed(let type) = effects.throwing { " throws(\(type))" } else { "" }
      $0.line(
        isRethrowing && effects.needsTry
          ? "do\(error) { \(call) } catch { throw r.noted(error) }" : call)
    }
  }
}

extension String {
  /// A Boolean value that indicates whether a type has an explicit ownership, so that its values are
  /// not copied implicitly.
  fileprivate var hasOwnership: Bool { hasPrefix("borrowing ") || hasPrefix("consuming ") }
}

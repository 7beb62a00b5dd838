/// The closure that calls the real object of a spy, the superclass, or the replaced declaration.
struct ForwardingClosure {
  /// The type of the real object, or `nil` if there is none.
  var type: String?

  /// The systems on which the type of the real object exists.
  var systems = SystemVersions.all

  /// The base of the call if there is no real object, or an empty text if the name needs no base.
  var base = "super"

  /// A Boolean value that indicates whether the call may change the real object.
  var isChanging = false

  /// The effects of the call.
  var effects: Effects

  /// The call without its base, from the dot or bracket on.
  var call: String

  /// The function on the real object's actor, or `nil` if the call needs none.
  var hop: Hop?

  /// A local function on another actor. It makes the call if the result could not leave that actor
  /// otherwise.
  struct Hop {
    /// The parameters with their types, and the expressions for them.
    var parameters: [(declaration: String, argument: String)]

    /// The type of the result.
    var result: String
  }

  /// The last argument of the recorder before the closure, or `nil` if there is no real object.
  var argument: String? {
    type.map { "\(isChanging ? "changing" : "real"): (\($0)).self" }
  }

  /// Returns the parameter and the result of the closure. Their types are written out, so that no
  /// overload of the called declaration decides about the type of the result.
  func head(returning result: String) -> String {
    let parameter = type.map { "real: \(isChanging ? "inout " : "")\($0)" } ?? ""
    return "(\(parameter))\(effects.specifiers) -> \(result) in"
  }

  /// Writes the body of the closure.
  func write(_ writer: inout SourceWriter) {
    let keywords = effects.callKeywords
    guard let hop, let type else {
      writer.line(keywords + expression)
      return
    }
    let list = ["_ real: isolated \(type)"] + hop.parameters.map(\.declaration)
    writer.block(
      "func forward(\(list.joined(separator: ", ")))\(effects.specifiers) "
        + "-> sending \(hop.result) {"
    ) { $0.line("\(keywords)real\(call)".sent(as: hop.result)) }
    let arguments = [object] + hop.parameters.map(\.argument)
    writer.line("return \(keywords)forward(\(arguments.joined(separator: ", ")))")
  }

  /// The call with its base, without keywords.
  var expression: String {
    object.isEmpty && call.hasPrefix(".") ? String(call.dropFirst()) : object + call
  }

  /// The base of the call, as the closure spells it.
  private var object: String { type == nil ? base : "real" }
}

extension String {
  /// Returns the expression as a value that leaves the isolation region of the caller.
  ///
  /// An argument of an existential type must be cast to it. Swift passes the value inside otherwise, and
  /// the result, which is an existential again, is no longer `sending`.
  ///
  /// - Parameter type: The type of the expression, or `nil` if it cannot be spelled.
  func sent(as type: String?) -> String {
    let cast = type.flatMap { $0.mayBeExistential ? " as \($0)" : nil } ?? ""
    return "UnderstudyCore.__sent(\(self)\(cast))"
  }
}

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

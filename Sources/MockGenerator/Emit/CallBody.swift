/// The body of an implementation: it passes the arguments to the mock's recorder.
struct CallBody {
  /// The expression of the member names.
  var members: String

  /// The index of the member.
  var index: Int

  /// The expression of the recorder.
  var recorder: String

  /// The parameters, called `p0`, `p1` and so on.
  var parameters: [Parameter]

  /// The type of one more argument behind those of the parameters, as setters have.
  var newValue: String?

  /// The effects of the implementation.
  var effects: Effects

  /// The type of the result.
  var result: String

  /// What happens to the result.
  var ending: Ending

  /// The closure that makes the call on a real object; nil where that cannot be.
  var forwarding: Forwarding?

  /// How the hook of a replaced declaration reaches the original; nil for a member of a mock.
  var original: Original?

  /// How the hook of a replaced declaration finds its mock, and reaches the original.
  struct Original {
    /// The name of the variable with the mock.
    static let recorder = "__mock"

    /// The expression of what the declaration belongs to.
    var owner: String

    /// The call of the original, with its keywords.
    var call: String

    /// Writes the way out for calls that no mock answers: the original must be called here, and not
    /// inside of a closure, where its name means the replacement.
    func write(_ writer: inout SourceWriter, _ members: String, _ index: Int) {
      writer.block(
        "guard let \(Self.recorder) = UnderstudyCore.Mock.__replacing(\(owner), \(members), \(index))"
          + " else {"
      ) { $0.line("return \(call)") }
    }
  }

  /// The ways to end a body.
  enum Ending {
    /// The result is returned.
    case result

    /// The result leaves the mock's region, as an unsafe value; in a tuple that is never
    /// `Sendable`, because the compiler warns of an unsafe value that need not be one.
    case sendingResult

    /// The call is a statement, as in an initialiser.
    case statement
  }

  /// Writes the statements of the body.
  func write(_ writer: inout SourceWriter) {
    original?.write(&writer, members, index)
    for (position, parameter) in parameters.enumerated() {
      switch parameter.passing {
      case .boxed:
        writer.line(
          "let b\(position) = UnderstudyCore.Inout<\(parameter.value)>(p\(position))")
        writer.line("defer { p\(position) = b\(position).value }")
      case .copied: writer.line("let v\(position) = copy p\(position)")
      case .evaluated: writer.line("let v\(position) = p\(position)()")
      case .direct, .guarded, .unrecordable, .receiver: break
      }
    }
    switch ending {
    case .result:
      writeRethrowing(&writer, lead: "return ")
    case .sendingResult:
      writeRethrowing(&writer, lead: "let result: \(result) = ")
      writer.line("return UnderstudyCore.__sent(result)")
    case .statement:
      writeRethrowing(&writer, lead: "let _: Swift.Void = ")
    }
  }

  /// Writes the call; that of a `rethrows` requirement inside of a closure that may throw.
  ///
  /// Swift lets such a requirement throw only what its closure arguments throw. The runtime looks
  /// after that, so that the compiler need not.
  private func writeRethrowing(_ writer: inout SourceWriter, lead: String) {
    guard effects.throwing == .rethrowing else {
      return writeCall(&writer, lead: lead, guarded: guarded[...])
    }
    let name = effects.isAsync ? "__rethrowingAsync" : "__rethrowing"
    writer.block(
      "\(lead)\(effects.callKeywords)UnderstudyCore.\(name)({ (r: UnderstudyCore.__Rethrowing)"
        + "\(effects.ofClosure.specifiers) -> \(result) in",
      closing: "}, rescue: { throw $0 })"
    ) { writeCall(&$0, lead: "return ", guarded: guarded[...]) }
  }

  /// The closures that may not outlive the call, with their positions.
  private var guarded: [(position: Int, name: String, closure: Closure)] {
    parameters.enumerated().compactMap { position, parameter in
      guard case .guarded(let closure) = parameter.passing else { return nil }
      return (position, parameter.name, closure)
    }
  }

  /// Writes the call, inside one block for each closure that must close again.
  private func writeCall(
    _ writer: inout SourceWriter, lead: String,
    guarded: ArraySlice<(position: Int, name: String, closure: Closure)>
  ) {
    guard let (position, name, closure) = guarded.first else {
      let name =
        original != nil ? "__callReplaced" : effects.isAsync ? "__callAsync" : "__call"
      let failure = effects.failure.isSimpleType ? effects.failure : "(\(effects.failure))"
      let call =
        "\(lead)\(effects.callKeywords)\(recorder).\(name)"
        + "(\(members), \(index), \(arguments), \(failure).self"
      if let forwarding {
        writer.block("\(call)\(forwarding.argument)) {\(forwarding.head)") {
          forwarding.write(&$0)
        }
      } else {
        writer.line(call + ")")
      }
      return
    }
    let parameter = "p\(position)"
    writer.block(
      "\(lead)\(effects.callKeywords)Swift.withoutActuallyEscaping(\(parameter)) { "
        + "(\(parameter): \(closure.escapingType))\(effects.ofClosure.specifiers) -> \(result) in"
    ) {
      $0.line("let b\(position) = UnderstudyCore.__NonEscaping(\(parameter), \"\(name)\")")
      $0.line("defer { b\(position).close() }")
      closure.writeForwarder(&$0, position, isRethrowing: effects.throwing == .rethrowing)
      writeCall(&$0, lead: "return ", guarded: guarded.dropFirst())
    }
  }

  /// The expression of the arguments: a tuple, or the only argument.
  ///
  /// One that stands alone is coerced to its own type where that may be an existential type:
  /// Swift would otherwise open it, and record a value of another type than the patterns have.
  /// In parentheses the coercion would have no effect.
  private var arguments: String {
    var arguments: [(expression: String, type: String?)] = []
    for (position, parameter) in parameters.enumerated() {
      guard let expression = parameter.recorded(position) else { continue }
      arguments.append((expression, parameter.coercibleType))
    }
    if let newValue { arguments.append(("newValue", newValue)) }
    guard arguments.count == 1, !parameters.contains(where: \.isPack) else {
      return "(" + arguments.map(\.expression).joined(separator: ", ") + ")"
    }
    guard let type = arguments[0].type, type.mayBeExistential else {
      return arguments[0].expression
    }
    return "\(arguments[0].expression) as \(type)"
  }
}

extension Closure {
  /// Writes the closure that the mock records: it calls the parameter while the call runs.
  ///
  /// It has a name and a type of its own, because the compiler cannot make a closure that throws
  /// a typed error where a generic argument is expected.
  ///
  /// - Parameters:
  ///   - writer: where the closure is written
  ///   - position: the position of the parameter
  ///   - isRethrowing: whether the errors of the closure are noted
  fileprivate func writeForwarder(
    _ writer: inout SourceWriter, _ position: Int, isRethrowing: Bool
  ) {
    let list = parameters.enumerated().map { "q\($0): \($1.type)" }.joined(separator: ", ")
    let values = parameters.enumerated().map { position, parameter in
      switch parameter.forwarding {
      case .direct: "q\(position)"
      case .inOut: "&q\(position)"
      case .evaluated: "q\(position)()"
      }
    }
    writer.block(
      "let c\(position): \(type) = { (\(list))\(effects.specifiers) -> \(result) in"
    ) {
      $0.line("guard let f = b\(position).open else { return b\(position).closed() }")
      let call = "return \(effects.callKeywords)f(\(values.joined(separator: ", ")))"
      $0.line(
        isRethrowing && effects.needsTry
          ? "do { \(call) } catch { throw r.noted(error) }" : call)
    }
  }
}

extension Parameter {
  /// The expression of the argument that the mock records; nil for one that it does not record.
  fileprivate func recorded(_ position: Int) -> String? {
    switch passing {
    case .direct: isPack ? "repeat each p\(position)" : "p\(position)"
    case .copied, .evaluated: "v\(position)"
    case .boxed: "b\(position)"
    case .guarded: "c\(position)"
    case .unrecordable: "\(value)()"
    case .receiver: nil
    }
  }

  /// The type of an argument that is passed as a plain value.
  fileprivate var coercibleType: String? {
    switch passing {
    case .direct, .copied, .evaluated: value
    case .boxed, .guarded, .unrecordable, .receiver: nil
    }
  }
}

extension String {
  /// The types of the standard library that are so frequent that they are worth knowing.
  private static let concreteTypes: Set<String> = [
    "Bool", "Character", "Double", "Float", "Int", "Int32", "Int64", "Self", "String", "UInt",
    "UInt8",
  ]

  /// Whether `.self` may stand behind the text of a type.
  fileprivate var isSimpleType: Bool {
    utf8.allSatisfy { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "?") }
  }

  /// Whether the text of a type may name an existential type: it is no tuple, function, optional
  /// or collection.
  fileprivate var mayBeExistential: Bool {
    if hasPrefix("any ") || hasPrefix("(any ") { return true }
    guard let last, last.isIdentifierPart || last == ">" else { return false }
    return !Self.concreteTypes.contains(self) && !hasPrefix("@") && !holds("->")
  }
}

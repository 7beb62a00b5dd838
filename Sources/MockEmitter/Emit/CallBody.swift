// The room `Emit`: from the model to source text.
//
// Emitters write what the model says, and decide nothing that depends on syntax. The text must compile
// in any module: it qualifies each name, and its own names begin with two underscores. It is the same
// each time.

/// The body of an implementation: it passes the arguments to the mock's recorder.
struct CallBody {
  /// The expression of the member names.
  var members: String

  /// The index of the member.
  var index: Int

  /// The expression of the recorder.
  var recorder: String

  /// The systems on which the call can be recorded.
  var systems = SystemVersions.all

  /// The parameters, called `p0`, `p1` and so on.
  var parameters: [Parameter]

  /// The type of the trailing `newValue` argument of a setter.
  var newValue: ResultType?

  /// The effects of the implementation.
  var effects: Effects

  /// The attributes and modifiers that determine where the implementation runs, each followed by a
  /// space.
  var executionWords = ""

  /// The type of the result.
  var result: String

  /// The use of the result.
  var ending: Ending

  /// The closure that makes the default value of the result, or `nil` if the runtime looks it up.
  var makeDefault: String?

  /// The closure that calls a real object, or `nil` if the call cannot be forwarded.
  var forwarding: ForwardingClosure?

  /// The result while nothing is set up, or `nil` if every call is recorded.
  var fallback: String?

  /// The way of a hook to the original, or `nil` for a member of a mock.
  var original: Original?

  /// The expressions with which a hook finds its mock and calls the original.
  struct Original {
    /// The name of the variable with the mock.
    static let recorder = "__mock"

    /// The expression of the owner of the declaration.
    var owner: String

    /// The call of the original, with its keywords.
    var call: String

    /// Writes the early exit for calls that no mock answers. The original must be called outside
    /// closures: inside one, its name means the replacement.
    func write(
      _ writer: inout SourceWriter, _ members: String, _ index: Int, _ systems: SystemVersions
    ) {
      writer.block(
        "guard \(systems.check)let \(Self.recorder) = "
          + "UnderstudyCore.Mock.__replacing(\(owner), \(members), \(index)) else {"
      ) { $0.line("return \(call)") }
    }
  }

  /// The ways to end a body.
  enum Ending {
    /// The result is returned.
    case result

    /// The result leaves the mock's region, as an unsafe value; in a tuple that is never
    /// `Sendable`, because the compiler warns about a value that is unsafe without need.
    case sendingResult

    /// The result is a closure, which makes the value to return.
    case madeResult

    /// The call is a statement, as in an initializer.
    case statement
  }

  /// Writes the statements of the body.
  func write(_ writer: inout SourceWriter) {
    if let fallback {
      writer.line(
        "guard \(recorder).__isSetUp(\(members), \(index)) else { return \(fallback) }")
    }
    if let original {
      original.write(&writer, members, index, systems)
    } else if !systems.includeAll {
      let arguments = "\(members), \(index), \"\(systems.description)\""
      writer.block("guard #available(\(systems.condition)) else {") {
        $0.line("UnderstudyCore.__cannotRecord(\(arguments))")
      }
    }
    for (position, parameter) in parameters.enumerated() {
      switch parameter.passing {
      case .boxed:
        writer.line(
          "let b\(position) = UnderstudyCore.Inout<\(parameter.value)>(p\(position))")
        writer.line("defer { p\(position) = b\(position).value }")
      case .copied: writer.line("let v\(position) = UnderstudyCore.__copied(p\(position))")
      case .evaluated: writer.line("let v\(position) = p\(position)()")
      case .unrecordable where parameter.isBorrowable:
        let recorded = parameters[..<position].count { $0.passing != .receiver }
        writer.line(
          "let u\(position) = \(recorder).__borrow(\(members), \(index), \(recorded), p\(position))"
        )
      case .direct, .guarded, .unrecordable, .receiver: break
      }
    }
    switch ending {
    case .result:
      writeRethrowing(&writer, lead: "return ")
    case .sendingResult:
      writeRethrowing(&writer, lead: "let result: \(result) = ")
      writer.line("return " + "result".sent(as: result))
    case .madeResult:
      writeRethrowing(&writer, lead: "let make: \(result) = ")
      writer.line("return make()")
    case .statement:
      writeRethrowing(&writer, lead: "let _: Swift.Void = ")
    }
  }

  /// Writes the call; that of a `rethrows` requirement inside a closure that may throw.
  ///
  /// Swift lets such a requirement throw only errors that its closure arguments throw. The runtime
  /// enforces this, because the compiler cannot.
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
      guard let forwarding, !forwarding.systems.includeAll else {
        return writeForwarded(&writer, lead: lead, forwarding)
      }
      // Both branches make the same call, but older systems have no type for a real object.
      var assignment = lead
      if lead.hasPrefix("let ") {
        writer.line(String(lead.dropLast(" = ".count)))
        assignment = lead.dropFirst("let ".count).prefix { $0 != ":" } + " = "
      }
      writer.block("if #available(\(forwarding.systems.condition)) {", closing: "} else {") {
        writeForwarded(&$0, lead: assignment, forwarding)
      }
      writer.indented { writeForwarded(&$0, lead: assignment, nil) }
      return writer.line("}")
    }
    let parameter = "p\(position)"
    let escaping = "Swift.withoutActuallyEscaping(\(parameter)"
    let signature =
      "\(parameter): \(closure.escapingType))\(effects.ofClosure.specifiers) -> \(result)"
    let write = { (writer: inout SourceWriter) in
      writer.line("let b\(position) = UnderstudyCore.__NonEscaping(\(parameter), \"\(name)\")")
      writer.line("defer { b\(position).close() }")
      closure.writeForwarder(&writer, position, isRethrowing: effects.throwing == .rethrowing)
      writeCall(&writer, lead: "return ", guarded: guarded.dropFirst())
    }
    let call = lead + effects.callKeywords + escaping
    guard effects.isAsync else { return writer.block("\(call)) { (\(signature) in", write) }
    // Unlike a function, a closure may not run on the actor of its function.
    writer.block("\(executionWords)func g\(position)(_ \(signature) {", write)
    writer.line("\(call), do: g\(position))")
  }

  /// Writes the call with a way to forward it, or without one.
  private func writeForwarded(
    _ writer: inout SourceWriter, lead: String, _ forwarding: ForwardingClosure?
  ) {
    let name =
      original != nil ? "__callReplaced" : effects.isAsync ? "__callAsync" : "__call"
    // A spy forwards to an object that belongs to the mock, not to its recorder.
    let recorder = forwarding?.type == nil ? recorder : "self"
    let operands =
      [members, String(index), arguments]
      + [
        makeDefault.map { "default: " + $0 }, failureOperand(forwarding), forwarding?.argument,
      ].compactMap { $0 }
    let call =
      "\(lead)\(effects.callKeywords)\(recorder).\(name)(\(operands.joined(separator: ", ")))"
    if let forwarding {
      writer.block("\(call) { \(forwarding.head(returning: result))") { forwarding.write(&$0) }
    } else {
      writer.line(call)
    }
  }

  /// Returns the type of the failure as an operand, or `nil` for a call that cannot fail and has a real
  /// object: the runtime has a function for these, because they are the most frequent.
  private func failureOperand(_ forwarding: ForwardingClosure?) -> String? {
    if effects.throwing == .nothing, !effects.isAsync, forwarding?.type != nil { return nil }
    return effects.failureOperand + ".self"
  }

  /// The expression of the arguments: a tuple, or the only argument.
  ///
  /// A single argument is coerced to its own type if that may be an existential type. Otherwise
  /// Swift opens it, and records a value of another type than the patterns have. The coercion must
  /// not be in parentheses, which would cancel it.
  private var arguments: String {
    var arguments: [(expression: String, type: String?)] = []
    for (position, parameter) in parameters.enumerated() {
      guard let expression = parameter.recorded(position) else { continue }
      arguments.append((expression, parameter.mayBeExistential ? parameter.value : nil))
    }
    if let newValue {
      let isMade = newValue.madeType != nil
      arguments.append(
        (
          isMade ? "\(newValue.recorded)()" : "newValue",
          newValue.mayBeExistential ? newValue.value : nil
        ))
    }
    guard arguments.count == 1, !parameters.contains(where: \.isPack) else {
      return "(" + arguments.map(\.expression).joined(separator: ", ") + ")"
    }
    guard let type = arguments[0].type else { return arguments[0].expression }
    return "\(arguments[0].expression) as \(type)"
  }
}

extension Parameter {
  /// Returns the expression of the recorded argument, or `nil` if the argument is not recorded.
  fileprivate func recorded(_ position: Int) -> String? {
    switch passing {
    case .direct: isPack ? "repeat each p\(position)" : "p\(position)"
    case .copied, .evaluated: "v\(position)"
    case .boxed: "b\(position)"
    case .guarded: "c\(position)"
    case .unrecordable: isBorrowable ? "u\(position)" : "\(value)()"
    case .receiver: nil
    }
  }
}

extension ResultType {
  /// The closure that makes the default value, or `nil` if the runtime looks it up.
  var makeDefault: String? { childMock?.madeAsDefault(of: value) ?? safeDefault?.made(as: value) }
}

extension String {
  /// Returns the closure that makes a mock with this name as the default value of a type.
  ///
  /// The types are written out: Swift would otherwise infer the mock as the type of the value.
  package func madeAsDefault(of type: String) -> String {
    "{ (maker: UnderstudyCore.__DefaultMaker) -> \(type) in "
      + "maker.mock { (name: Swift.String?) -> \(self) in \(self)(name, .nice) } }"
  }
}

// Methods that only their results tell apart. A verb does not say which one it means.

extension [Member] {
  /// The signatures that several methods with different results have.
  var signaturesWithSeveralResults: Set<String> {
    var results: [String: Set<String>] = [:]
    collect(into: &results)
    return Set(results.filter { $0.value.count > 1 }.keys)
  }

  /// Adds the results of all methods by their signatures.
  private func collect(into results: inout [String: Set<String>]) {
    for member in self {
      switch member {
      case .method(let method):
        results[method.signature, default: []].insert(method.result?.value ?? "")
      case .conditional(let clauses):
        for clause in clauses { clause.members.collect(into: &results) }
      case .property, .subscript, .initializer, .refused: break
      }
    }
  }
}

extension Method {
  /// The name and the parameters of the method.
  var signature: String {
    let parameters = parameters.map { "\($0.label):\($0.plain)" }.joined(separator: ",")
    return (declaration.isStatic ? "static " : "") + declaration.name + "(\(parameters))"
  }
}

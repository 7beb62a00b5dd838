/// Collects lines of source text.
package struct SourceWriter {
  /// The lines so far, each with a line break after it.
  package private(set) var text = ""

  /// The indentation of the next line.
  private var indentation = ""

  /// Creates a writer without text.
  package init() {}

  /// Writes a line.
  package mutating func line(_ line: String) {
    text += indentation
    text += line
    text += "\n"
  }

  /// Writes a line at the left margin, as for `#if`.
  mutating func directive(_ line: String) {
    text += line
    text += "\n"
  }

  /// Writes a line that opens a block, the block, and the brace that closes it.
  ///
  /// - Parameters:
  ///   - opening: The line, with the brace at its end.
  ///   - closing: The last line, with the brace that closes the block.
  ///   - body: Writes what is inside.
  package mutating func block(
    _ opening: String, closing: String = "}", _ body: (inout SourceWriter) -> Void
  ) {
    line(opening)
    indented(body)
    line(closing)
  }

  /// Writes what is inside a block.
  mutating func indented(_ body: (inout SourceWriter) -> Void) {
    indentation += "  "
    body(&self)
    indentation.removeLast(2)
  }

  /// Writes lines between `#if` and `#endif`, or as they are without a condition.
  ///
  /// - Parameters:
  ///   - condition: The condition, or `nil` for none.
  ///   - body: Writes what is inside.
  ///   - alternative: Writes what is after `#else`, or `nil` for nothing.
  mutating func conditional(
    _ condition: String?, _ body: (inout SourceWriter) -> Void,
    else alternative: ((inout SourceWriter) -> Void)? = nil
  ) {
    if let condition { directive("#if " + condition) }
    body(&self)
    guard condition != nil else { return }
    if let alternative {
      directive("#else")
      alternative(&self)
    }
    directive("#endif")
  }

  /// Writes finished lines, indented like the next line.
  mutating func lines(_ other: String) {
    for part in other.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if part.hasPrefix("#") { directive(String(part)) } else { line(String(part)) }
    }
  }
}

// The common parts of the mocks of protocols and classes.

extension SourceWriter {
  /// Writes the enum with the names of the members.
  ///
  /// - Parameters:
  ///   - name: The name of the protocol or class.
  ///   - membersName: The name of the enum.
  ///   - access: The access of the enum.
  ///   - memberNames: The names in the order of the indices.
  mutating func memberNames(
    of name: String, in membersName: String, _ access: Access, _ memberNames: [String]
  ) {
    // A raw identifier can contain a quotation mark.
    let list = memberNames.joined(separator: "\\n").replacingText("\"", with: "\\\"")
    block("\(access.prefix)enum \(membersName) {") {
      $0.line(
        "nonisolated \(access.prefix)static let all = "
          + "UnderstudyCore.__Members(\"\(name)\", \"\(list)\")")
    }
  }

  /// Writes an initializer that sets the name and the strictness of the mock.
  ///
  /// - Parameters:
  ///   - prefix: The modifiers before `init`.
  ///   - lead: The parameters before the name, with a comma and a space after them.
  ///   - name: The parameter of the name without its default.
  ///   - effects: The effects, with a space before them.
  ///   - body: Writes the body.
  mutating func namingInitializer(
    prefix: String, lead: String = "", name: String = "_ name: Swift.String? = nil",
    effects: String = "", _ body: (inout SourceWriter) -> Void
  ) {
    line("\(prefix)init(")
    line("  \(lead)\(name), _ strictness: UnderstudyCore.Strictness = .nice,")
    line("  fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,")
    line("  line: Swift.Int = #line, column: Swift.Int = #column")
    block(")\(effects) {", body)
  }

  /// Writes an initializer that sets only the strictness of the mock.
  ///
  /// - Parameters:
  ///   - prefix: The modifiers before `init`.
  ///   - lead: The parameters before the strictness, with a comma and a space after them.
  ///   - effects: The effects, with a space before them.
  ///   - call: The call of the initializer that also sets the name, up to the argument of the name.
  mutating func strictnessInitializer(
    prefix: String, lead: String = "", effects: String = "", call: String
  ) {
    line("\(prefix)init(")
    line("  \(lead)_ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,")
    line("  filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,")
    line("  column: Swift.Int = #column")
    block(")\(effects) {") {
      $0.line(
        "\(call)nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)")
    }
  }

  /// Writes the declaration that has the name of a mock where the mock does not exist.
  ///
  /// It is an alias, so that nothing of it is compiled into a release.
  ///
  /// - Parameters:
  ///   - name: The name of the mock.
  ///   - access: The access of the mock.
  ///   - generics: The generic parameters of the mock, in angle brackets.
  ///   - condition: The condition under which the mock exists.
  mutating func absentMock(
    _ name: String, _ access: Access, generics: String = "", condition: String?
  ) {
    let message =
      condition == "DEBUG"
      ? "mocks exist in debug builds only: build without '-c release', or write @Mockable(.always)"
      : "this mock exists only under its condition: build with it, or write @Mockable(.always)"
    line("@available(*, unavailable, message: \"\(message)\")")
    line("\(access.prefix)typealias \(name)\(generics) = UnderstudyCore.__AbsentMock")
  }
}

extension SourceWriter {
  /// Writes the error of optimized builds in which calls through a protocol could miss the mock.
  ///
  /// - Parameters:
  ///   - closed: The reason why they could.
  ///   - name: The name of the protocol.
  ///   - mockName: The name of the mock.
  ///   - isNested: A Boolean value that indicates whether the protocol is inside a type.
  mutating func closedProtocolError(
    _ closed: ClosedProtocol, _ name: String, mockName: String, isNested: Bool
  ) {
    let danger =
      "so a build with '-O -wmo' may run another type's code in place of '\(mockName)'"
    let wider = "make '\(name)'\(isNested ? " and the types around it" : "") package or public"
    let text: String
    switch closed {
    case .file:
      text = "only its file can use '\(name)', \(danger): \(wider), or write plain @Mockable"
    case .module:
      text =
        "only its module can use '\(name)', \(danger): \(wider); or build with '-enable-testing' "
        + "and '-D UNDERSTUDY_TESTABLE'; or write plain @Mockable"
    case .unknownExtension:
      text =
        "nothing says that other modules can use '\(name)', \(danger): write 'public extension' or "
        + "'package extension' around it, or plain @Mockable"
    }
    directive("#if !DEBUG" + (closed == .module ? " && !UNDERSTUDY_TESTABLE" : ""))
    directive("#error(\"\(text)\")")
    directive("#endif")
  }
}

// The comments on a mock that say why parts of it need newer systems. The compiler only says that they
// do.

extension MockedProtocol {
  /// Writes a comment for each part of the mock that is missing on older systems.
  func emitSystems(_ writer: inout SourceWriter) {
    for line in members.systems(memberNames) { writer.line(line) }
    guard isSpyable, case .possible(let primary) = spySupport, !spySystems.includeAll else {
      return
    }
    let real = "any \(spelling)<\(primary.joined(separator: ", "))>"
    writer.line(
      "/// A spy needs \(spySystems.description): the type '\(real)' does not exist before.")
  }
}

extension [Member] {
  /// Returns a comment for each member whose calls older systems cannot record.
  ///
  /// - Parameter names: The name of each member at the position of its index.
  func systems(_ names: [String]) -> [String] {
    flatMap { member -> [String] in
      let declaration: Declaration
      switch member {
      case .method(let method): declaration = method.declaration
      case .property(let property): declaration = property.declaration
      case .subscript(let `subscript`): declaration = `subscript`.declaration
      case .initializer(let initializer): declaration = initializer.declaration
      case .conditional(let clauses): return clauses.flatMap { $0.members.systems(names) }
      case .refused: return []
      }
      guard !declaration.systems.includeAll else { return [] }
      return [
        "/// '\(names[declaration.index])' needs \(declaration.systems.description): older systems "
          + "cannot record its types."
      ]
    }
  }
}

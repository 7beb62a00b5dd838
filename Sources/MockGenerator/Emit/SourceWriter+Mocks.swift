// The common parts of the mocks of protocols and classes.

extension SourceWriter {
  /// Writes the enum with the names of the members.
  ///
  /// - Parameters:
  ///   - name: The name of the protocol or class.
  ///   - membersName: The name of the enum.
  ///   - access: The access of the enum.
  ///   - memberNames: The names in the order of the indices.
  ///   - inherited: The names in the tables of inherited protocols, if they are known.
  mutating func memberNames(
    of name: String, in membersName: String, _ access: Access, _ memberNames: [String],
    inherited: [String]?
  ) {
    let others = (inherited ?? []).filter { !memberNames.contains($0) }
    let lists = [memberNames, others].map { $0.joined(separator: "\\n") }
    let argument = lists[1].isEmpty ? "" : ", inherited: \"\(lists[1])\""
    block("\(access.prefix)enum \(membersName) {") {
      $0.line(
        "nonisolated \(access.prefix)static let all = "
          + "UnderstudyCore.__Members(\"\(name)\", \"\(lists[0])\"\(argument))")
    }
  }

  /// Writes the property with the names of all requirements, unless some are not known.
  ///
  /// - Parameters:
  ///   - membersName: The name of the enum with the names of the members.
  ///   - inherited: The names in the tables of inherited protocols, or `nil` if they are not known.
  ///   - prefix: The modifiers before `static`.
  mutating func requirements(in membersName: String, inherited: [String]?, prefix: String) {
    guard inherited != nil else { return }
    line("\(prefix)static var __requirements: UnderstudyCore.__Members? { \(membersName).all }")
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

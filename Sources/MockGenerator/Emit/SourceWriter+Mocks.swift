// What the mocks of protocols and of classes have in common.

extension SourceWriter {
  /// Writes the enum with the names of the members.
  ///
  /// - Parameters:
  ///   - name: the name of the protocol or class
  ///   - membersName: the name of the enum
  ///   - access: the access of the enum
  ///   - memberNames: the names in the order of the indices
  mutating func memberNames(
    of name: String, in membersName: String, _ access: Access, _ memberNames: [String]
  ) {
    let list = memberNames.map { "\"\($0)\"" }.joined(separator: ", ")
    block("\(access.prefix)enum \(membersName) {") {
      $0.line(
        "nonisolated \(access.prefix)static let all = "
          + "UnderstudyCore.__Members(\"\(name)\", [\(list)])")
    }
  }

  /// Writes an initialiser that names the mock and says how strict it is.
  ///
  /// - Parameters:
  ///   - prefix: the words before `init`
  ///   - lead: the parameters before the name, with a comma and a space behind them
  ///   - name: the parameter of the name without its default
  ///   - effects: the effects, with a space before them
  ///   - body: writes the body
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
}

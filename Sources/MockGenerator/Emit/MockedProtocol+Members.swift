extension MockedProtocol {
  /// Returns the members that mocks of the protocol's refining protocols need, without a mock of
  /// the protocol itself.
  package func emitMembers() -> String {
    var writer = SourceWriter()
    writer.conditional(condition) {
      $0.memberNames(of: name, in: membersName, access, memberNames)
    }
    return writer.text + emitExtensions().joined()
  }
}

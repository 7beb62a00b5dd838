import SwiftDiagnostics
import SwiftSyntax

extension MockPlan {
  /// Parses and writes mocks, on all cores.
  ///
  /// - Parameters:
  ///   - mocks: The mocks.
  ///   - uses: The uses of mocks, by the mocked declarations, for diagnostics.
  static func emit(
    _ mocks: [PlannedMock], _ uses: [TypeLocation: SourceDiagnostic.Use]
  ) -> EmittedDeclarations {
    var result = EmittedDeclarations()
    let emitted = mocks.map(\.source).concurrentMap { $0.emit() }
    for (mock, emitted) in zip(mocks, emitted) {
      result.add(emitted, of: mock, uses[mock.type.location])
    }
    return result
  }
}

extension EmittedDeclarations {
  /// Adds the text of a mock, and the problems that were found while parsing.
  fileprivate mutating func add(
    _ emitted: EmittedMock, of mock: PlannedMock, _ use: SourceDiagnostic.Use?
  ) {
    for (part, origins) in zip(emitted.parts, mock.origins) {
      add(part.diagnostics, in: origins, isMocked: part.isMocked, use)
    }
    add(
      refusals: emitted.refusals.map { refusal in
        SourceDiagnostic(
          mock.origins[0].fileLocation(of: refusal.node),
          "'\(refusal.member)' is not mocked: \(refusal.reason)", name: "refusedMember",
          severity: .note)
      })
    guard let text = emitted.text else { return }
    add(mock.warnings)
    let wrapped = emitted.mock == nil ? text : mock.type.wrapped(text)
    add(EmittedDeclaration(of: mock.type, mock: emitted.mock, text: emitted.helpers + wrapped))
  }

  /// Adds the diagnostics of a declaration.
  ///
  /// A mock that lacks some members is better than none. They are reported as a warning to users who
  /// can change the declaration, and otherwise only listed.
  ///
  /// - Parameters:
  ///   - diagnostics: The diagnostics.
  ///   - origins: The declarations that they are about, the mocked one first.
  ///   - isMocked: A Boolean value that indicates whether there is a mock.
  ///   - use: The use of the mock, or `nil` if no source uses it.
  private mutating func add(
    _ diagnostics: [Diagnostic], in origins: [ResolvedType], isMocked: Bool,
    _ use: SourceDiagnostic.Use?
  ) {
    let isNote = isMocked && origins.first?.origin.showsInternal == false
    let found = diagnostics.map { diagnostic in
      let message = diagnostic.diagMessage
      return SourceDiagnostic(
        origins.fileLocation(of: diagnostic.node), message.message,
        name: (message as? MockMessage)?.name ?? "\(message.diagnosticID)",
        severity: isNote ? .note : isMocked ? .warning : .error
      ).with(use)
    }
    if isNote { add(refusals: found) } else { add(found) }
  }
}

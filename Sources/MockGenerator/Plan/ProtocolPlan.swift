import SwiftDiagnostics
import SwiftSyntax

/// A mock of a protocol to generate: everything that any thread needs to parse and emit it.
struct ProtocolPlan: Sendable {
  /// The written declaration, whose diagnostics are reported, or `nil` if there is none.
  var written: DeclSyntax?

  /// The declaration as it is emitted, with what it inherits.
  var declaration: DeclSyntax

  /// The declarations around it, from the inside to the outside.
  var lexicalContext: [Syntax]

  /// The facts about the inherited protocols.
  var facts: InheritanceFacts

  /// The name of the mock.
  var name: MockName

  /// The access of the mock.
  var access: Access

  /// The isolation that the mock spells.
  var isolation: Isolation

  /// A Boolean value that indicates whether the closures of a struct are on the main actor in its
  /// module. Code of another module that is not isolated cannot read them there.
  var hasIsolatedClosures = false

  /// The module that the name of the protocol needs before it, or `nil` for none.
  var qualifier: String?

  /// Reads the declaration.
  ///
  /// - Returns: The model of the mock, or `nil` if there is none, and the diagnostics.
  func parse() -> (mocked: MockedProtocol?, diagnostics: [Diagnostic]) {
    let parsed = ParsedProtocol(
      declaration, lexicalContext: lexicalContext, access: access, facts)
    // What an inherited protocol declares can be the reason why there is no mock.
    guard var mocked = parsed.mocked else { return (nil, parsed.diagnostics) }
    let diagnostics =
      switch written {
      case nil: [Diagnostic]()
      case declaration?: parsed.diagnostics
      case let written?:
        ParsedProtocol(written, lexicalContext: lexicalContext, facts).diagnostics
      }
    mocked.name = name.stem
    mocked.nameForm = name.form
    if isolation != .inferred { mocked.isolation = isolation }
    if hasIsolatedClosures {
      mocked.members = mocked.members.map { member in
        guard case .method(var method) = member, method.declaration.isNonisolated else {
          return member
        }
        method.declaration.isForwardable = false
        return .method(method)
      }
    }
    if let qualifier {
      mocked.spelling = qualifier.qualifying(mocked.spelling)
      mocked.extendedType = mocked.spelling
      if let type = mocked.instance?.type { mocked.instance?.type = qualifier.qualifying(type) }
    }
    return (mocked, diagnostics)
  }
}

import SwiftSyntax

extension ClosedProtocol {
  /// Creates the reason why a protocol is closed, or `nil` if other modules can use it.
  ///
  /// - Parameters:
  ///   - declaration: The protocol.
  ///   - lexicalContext: The declarations around it, from the inside to the outside.
  init?(_ declaration: ProtocolDeclSyntax, in lexicalContext: [Syntax]) {
    var access =
      declaration.attributes.contains("usableFromInline")
      ? .public : declaration.modifiers.access(in: lexicalContext)
    var isInUnknownExtension = false
    for (position, syntax) in lexicalContext.enumerated() {
      if let surrounding = syntax.as(ExtensionDeclSyntax.self) {
        // The compiler checks that the type is as visible as its extension says.
        guard let explicit = surrounding.modifiers.access else {
          isInUnknownExtension = true
          continue
        }
        access = min(access, explicit)
      } else if let group = syntax.asProtocol((any DeclGroupSyntax).self),
        !group.attributes.contains("usableFromInline")
      {
        let rest = Array(lexicalContext.dropFirst(position + 1))
        access = min(access, group.modifiers.access(in: rest))
      }
    }
    switch access {
    case .fileprivate: self = .file
    case .internal: self = .module
    case .package, .public:
      guard isInUnknownExtension else { return nil }
      self = .unknownExtension
    }
  }
}

import SwiftDiagnostics
import SwiftSyntax

extension MemberParser {
  /// Reports why parameters cannot be mocked.
  ///
  /// - Returns: `true` if they can.
  mutating func canBeMocked(_ parser: ParameterParser) -> Bool {
    if parser.isUnimplementable {
      for diagnostic in parser.diagnostics { reportMissing(diagnostic) }
    } else {
      report(parser.diagnostics)
    }
    return parser.diagnostics.isEmpty
  }

  /// Adds a diagnostic about a requirement that cannot be implemented at all.
  mutating func reportMissing(_ diagnostic: Diagnostic) {
    if overrides == nil { isMissingRequirement = true }
    report(diagnostic)
  }

  /// Adds a diagnostic; about a member of a class it is a warning, because the class can be mocked
  /// without it.
  mutating func report(_ diagnostic: Diagnostic) {
    guard overrides != nil else { return diagnostics.append(diagnostic) }
    diagnostics.append(diagnostic.asWarning)
    overrides?.refuse(diagnostic.node, diagnostic.message)
  }

  /// Adds diagnostics.
  mutating func report(_ found: [Diagnostic]) {
    for diagnostic in found { report(diagnostic) }
  }
}

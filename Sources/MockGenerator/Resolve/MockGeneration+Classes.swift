import SwiftSyntax

extension MockGeneration {
  /// Makes a mock of a class.
  ///
  /// - Parameters:
  ///   - found: the class
  ///   - name: the name of the mock without `Mock`
  mutating func emitClass(_ found: FoundType, as name: String) {
    report(ParsedProtocol(found.declaration).diagnostics, found)
  }
}

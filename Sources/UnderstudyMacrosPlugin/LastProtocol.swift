internal import Dispatch
internal import MockEmitter
internal import SwiftSyntax

/// The protocol that the peer role has parsed last. The compiler asks for the extension next, with the
/// same source code, and parsing takes longer than writing the extension.
enum LastProtocol {
  /// What the result of parsing depends on: the declaration with its attribute, and what is around it.
  private typealias Source = [String]

  private static let queue = DispatchQueue(label: "LastProtocol")

  /// The protocol and its source. Guarded by `queue`.
  nonisolated(unsafe) private static var last: (source: Source, mocked: MockedProtocol)?

  /// Stores a parsed protocol, or `nil` for a declaration that is none.
  static func store(
    _ mocked: MockedProtocol?, from declaration: some DeclSyntaxProtocol, in context: [Syntax]
  ) {
    let entry = mocked.map { (source: source(declaration, context), mocked: $0) }
    queue.sync { last = entry }
  }

  /// Returns the protocol that was parsed last if it has the same source, otherwise `nil`, and forgets
  /// it.
  static func take(
    _ declaration: some DeclSyntaxProtocol, in context: [Syntax]
  ) -> MockedProtocol? {
    let entry = queue.sync {
      defer { last = nil }
      return last
    }
    return entry?.source == source(declaration, context) ? entry?.mocked : nil
  }

  private static func source(_ declaration: some DeclSyntaxProtocol, _ context: [Syntax]) -> Source
  {
    [declaration.description] + context.map(\.description)
  }
}

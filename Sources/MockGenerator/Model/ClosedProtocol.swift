/// The reason why the optimizer takes the conformances to a protocol for the only ones.
///
/// In optimized builds of a whole module, calls through a protocol that no other module can use run the
/// code of its only conforming type. The optimizer does not see conformances that macros declare.
package enum ClosedProtocol: Sendable, Equatable {
  /// Only its file can use the protocol.
  case file

  /// Only its module can use the protocol, unless the module is built for tests.
  case module

  /// The protocol is in an extension of a type whose access is unknown.
  case unknownExtension
}

/// The requirements of one protocol, numbered: the index that generated code calls by.
///
/// Generated code makes one for each protocol and passes it, with a requirement's position, to
/// every call, so that a member is found by comparing one pointer and reading one array element.
///
/// - Warning: For generated code only.
public final class __Members: Sendable {
  /// The protocol's name without its module.
  let protocolName: String

  /// The requirements, in the order in which generated code numbers them.
  let all: [MemberName]

  /// Whether this is one function of a mock that is written by hand, and no protocol.
  let isReference: Bool

  /// Makes the index of one protocol.
  ///
  /// - Parameters:
  ///   - protocolName: The protocol's name without its module.
  ///   - names: The requirements' names; ``MemberName`` tells how they are spelt.
  public init(_ protocolName: String, _ names: [String]) {
    self.protocolName = protocolName
    self.all = names.map(MemberName.init)
    isReference = false
  }

  /// The index of a member that stands alone, made at its first use.
  ///
  /// - Parameters:
  ///   - protocolName: The name of the type that the member belongs to.
  ///   - names: The member's names, each on a line.
  ///   - key: What tells the member from all others in the process.
  /// - Complexity: One access of a dictionary by an address, under a lock.
  /// - Warning: For generated code only.
  public static func __alone(
    _ protocolName: StaticString, _ names: StaticString, _ key: StaticString
  ) -> __Members {
    StandaloneMemberTables.of(key) {
      __Members(protocolName.description, names.description.split(separator: "\n").map(String.init))
    }
  }

  /// Makes the index of what one reference of a mock that is written by hand stands for.
  init(reference name: MemberName) {
    protocolName = ""
    all = [name]
    isReference = true
  }
}

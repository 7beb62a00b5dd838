/// The table of a protocol's requirements. Generated code refers to a requirement by its index.
///
/// Generated code creates one table for each protocol. Each call passes the table and the index, so
/// that the member is found by comparing one pointer and reading one array element.
///
/// - Warning: For generated code only.
public final class __Members: Sendable {
  /// The name of the protocol, without its module.
  let protocolName: String

  /// The requirements, in the order of their indexes.
  let all: [MemberName]

  /// A Boolean value that indicates whether the table contains one function of a handwritten mock
  /// instead of a protocol's requirements.
  let isReference: Bool

  /// Creates the table of a protocol.
  ///
  /// - Parameters:
  ///   - protocolName: The name of the protocol, without its module.
  ///   - names: The names of the requirements. For their spelling, see ``MemberName``.
  public init(_ protocolName: String, _ names: [String]) {
    self.protocolName = protocolName
    self.all = names.map(MemberName.init)
    isReference = false
  }

  /// Creates the table of a protocol from the list of its requirements.
  ///
  /// Two literals need less code than an array, which matters in the tables of generated mocks.
  ///
  /// - Parameters:
  ///   - protocolName: The name of the protocol, without its module.
  ///   - names: The names of the requirements, one per line. For their spelling, see ``MemberName``.
  /// - Warning: For generated code only.
  public convenience init(_ protocolName: StaticString, _ names: StaticString) {
    self.init(
      protocolName.description, names.description.split(separator: "\n").map(String.init))
  }

  /// Returns the table of a standalone member. Created on first use.
  ///
  /// - Parameters:
  ///   - protocolName: The name of the type that declares the member.
  ///   - names: The names of the member, one per line.
  ///   - key: A string that identifies the member in the process.
  /// - Complexity: One dictionary lookup by address, under a lock.
  /// - Warning: For generated code only.
  public static func __alone(
    _ protocolName: StaticString, _ names: StaticString, _ key: StaticString
  ) -> __Members {
    StandaloneMemberTables.of(key) {
      __Members(protocolName, names)
    }
  }

  /// Creates the table of one function of a handwritten mock.
  init(reference name: MemberName) {
    protocolName = ""
    all = [name]
    isReference = true
  }
}

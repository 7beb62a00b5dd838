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

  /// The names of the requirements in the tables of inherited protocols, one per line.
  private let inherited: StaticString

  /// A Boolean value that indicates whether the table contains one function of a handwritten mock
  /// instead of a protocol's requirements.
  let isReference: Bool

  /// The types with which the requirements were used last, for the next mock of the protocol.
  private let types: Guarded<[CallTypes?]>

  /// Creates the table of a protocol.
  ///
  /// - Parameters:
  ///   - protocolName: The name of the protocol, without its module.
  ///   - names: The names of the requirements. For their spelling, see ``MemberName``.
  ///   - inherited: The names in the tables of inherited protocols, one per line.
  public init(_ protocolName: String, _ names: [String], inherited: StaticString = "") {
    self.protocolName = protocolName
    self.all = names.map(MemberName.init)
    self.inherited = inherited
    isReference = false
    types = Guarded(Array(repeating: nil, count: names.count))
  }

  /// Creates the table of a protocol from the list of its requirements.
  ///
  /// Two literals need less code than an array, which matters in the tables of generated mocks.
  ///
  /// - Parameters:
  ///   - protocolName: The name of the protocol, without its module.
  ///   - names: The names of the requirements, one per line. For their spelling, see ``MemberName``.
  ///   - inherited: The names in the tables of inherited protocols, one per line.
  /// - Warning: For generated code only.
  public convenience init(
    _ protocolName: StaticString, _ names: StaticString, inherited: StaticString = ""
  ) {
    self.init(
      protocolName.description, names.description.split(separator: "\n").map(String.init),
      inherited: inherited)
  }

  /// The names of the requirements, those of inherited protocols among them.
  var allNames: [MemberName] {
    all + inherited.description.split(separator: "\n").map { MemberName(String($0)) }
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
    inherited = ""
    isReference = true
    types = Guarded([nil])
  }

  /// Returns the types of a requirement.
  ///
  /// - Parameters:
  ///   - index: The index of the requirement. It can have different types in different mocks if it
  ///     is generic, or if the protocol has associated types.
  ///   - arguments: The type of the arguments.
  ///   - result: The type of the result.
  func types<Arguments, Result>(
    of index: Int, _ arguments: Arguments.Type, _ result: Result.Type
  ) -> CallTypes {
    let key = CallTypesKey(arguments, result)
    if let known = types.withLock({ $0[index] }), known.key == key { return known }
    let new = TypedCallTypes<Arguments, Result>()
    let old = types.withLock { types in
      defer { types[index] = new }
      return types[index]
    }
    withExtendedLifetime(old) {}
    return new
  }
}

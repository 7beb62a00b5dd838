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

// Finds the members of a mock.

extension MockState {
  /// Every member that was called or set up.
  var allMembers: [MemberState] { members.all }

  /// The name of the protocol that was used first.
  var firstProtocol: String? { members.tables.first?.members.protocolName }

  /// Removes all members.
  ///
  /// - Returns: The members, to be released outside the lock.
  mutating func removeMembers() -> RemovedMembers {
    // A recorded call retains the child mock that it returned, which can retain the called member.
    var contents: [RemovedContents] = []
    for member in allMembers where !self[member].children.isEmpty {
      contents.append(remove(.all, from: member))
    }
    var removed = MemberTable()
    swap(&removed, &members)
    return RemovedMembers(table: removed, contents: contents)
  }
}

/// The members that were removed from a mock, to be released outside the lock.
///
/// Not a tuple, which is slow to release in generic functions.
struct RemovedMembers {
  fileprivate let table: MemberTable
  fileprivate let contents: [RemovedContents]
}

/// The sources of a mock's name.
struct MockName {
  /// The type of a mock, whose name is made when something reads it. Most mocks are never shown.
  enum Source {
    /// A type with this name.
    case named(String)

    /// A handwritten mock class.
    case subclass(Any.Type)

    /// A generated class, which is named without generic arguments.
    case generated(Any.Type)

    /// The name.
    var text: String {
      switch self {
      case .named(let name): return name
      case .subclass(let type): return "\(type)"
      case .generated(let type):
        let text = "\(type)"
        return text.utf8.firstIndex(of: UInt8(ascii: "<")).map { String(text[..<$0]) } ?? text
      }
    }
  }

  /// The name that the test has given, or that of the call that returns a child mock.
  var given: String?

  /// Describes the call that returns a child mock, with its arguments, until the mock is named after it.
  /// Runs user code.
  var describesCall: (() -> String)?

  /// A handwritten or generated class.
  private let ofType: Source?

  /// The name of the type that contains the mock, if the mock has no other name.
  private var ofOwner: String?

  /// The 1-based index among the mocks in the scope that have the same name, and were created at
  /// the same line if the test has given the name.
  var number: Int?

  init(given: String?, ofType: Source?) {
    self.given = given
    self.ofType = ofType
  }

  /// Sets the name of the type that contains the mock.
  ///
  /// - Returns: `false` if it has another name.
  mutating func setOwner(_ owner: @autoclosure () -> String) -> Bool {
    guard ofType == nil, ofOwner == nil else { return false }
    ofOwner = owner()
    return true
  }

  /// The name of the type, or `nil` if the mock is not inside a type.
  var type: String? { ofType?.text ?? ofOwner }
}

extension MockState {
  /// The default name, which may not be unique, or `nil` if it is not known yet.
  private var defaultName: String? { name.type ?? firstProtocol.map { "Mock\($0)" } }

  /// The name for failures. Mocks to which the test has given the same name are told apart by the
  /// lines that created them.
  var nameText: String {
    if let given = name.given { return given + (scope?.isNameShared(given) == true ? line : "") }
    let text = defaultName ?? "Mock"
    guard let number = name.number, number > 1 else { return text }
    return "\(text)#\(number)"
  }

  /// The line that created the mock, as a part of its name.
  private var line: String {
    let number = name.number.map { $0 > 1 ? ", #\($0)" : "" } ?? ""
    return " (\(site.fileName):\(site.line)\(number))"
  }

  /// Names a child mock after the call that returns it.
  ///
  /// - Parameter call: The description of the call, or `nil` to keep the name without arguments.
  /// - Returns: What described the call.
  mutating func nameAfterCall(_ call: String?) -> (() -> String)? {
    defer { takeNumber() }
    guard let describesCall = name.describesCall else { return nil }
    if let call, call != name.given { (name.given, name.number) = (call, nil) }
    name.describesCall = nil
    return describesCall
  }

  /// Assigns the permanent number once the scope and the name are known.
  mutating func takeNumber() {
    guard name.number == nil, name.describesCall == nil, let scope else { return }
    if let given = name.given {
      name.number = scope.nextNumber(of: given, at: site)
    } else if let defaultName {
      name.number = scope.nextNumber(of: defaultName, at: nil)
    }
  }
}

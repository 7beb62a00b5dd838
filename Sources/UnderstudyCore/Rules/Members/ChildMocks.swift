import UnderstudyValues

/// The default values of calls to one member that contain mocks, by the hashes of the arguments.
struct ChildMocks {
  var values = [Int: [Entry]]()

  /// A Boolean value that indicates whether no call has returned a mock by default.
  var isEmpty: Bool { values.isEmpty }

  /// The default value of the calls with equal arguments.
  struct Entry {
    let identity: ArgumentIdentity
    let value: Any
  }

  /// The values, in no particular order.
  var all: [Any] { values.values.flatMap { $0.map(\.value) } }
}

/// The call that a chain follows from a mock to its child mock.
struct ChainLink {
  /// The called mock.
  private(set) weak var caller: AnyObject?

  /// The called member.
  let member: MemberState

  /// The arguments of the call.
  let arguments: ArgumentPattern

  /// A Boolean value that indicates whether the call is allowed, because something was set up on the
  /// child mock.
  var isAllowed = false

  init(from caller: AnyObject, _ member: MemberState, _ arguments: ArgumentPattern) {
    (self.caller, self.member, self.arguments) = (caller, member, arguments)
  }
}

/// The arguments of a call, compared with those of others to find its child mocks.
///
/// Equal arguments are those that a pattern with plain values matches: `Equatable` values are
/// compared with `==`, and other objects and types by identity. Arguments that cannot be compared,
/// such as closures, do not distinguish calls. A new mock for each such call could not be stubbed.
///
/// Comparing identities runs `==` of the user, so never do that while a lock is held. No other user code
/// runs, such as `hash(into:)`.
struct ArgumentIdentity {
  private let elements: [Any]

  /// A hash of the arguments whose types are standard, and of objects that are compared by identity. It
  /// is the same for equal arguments.
  let hash: Int

  /// Creates the identity of arguments.
  ///
  /// - Parameters:
  ///   - arguments: The arguments: a tuple, one value, or `()`.
  ///   - count: The number of arguments.
  init(_ arguments: Any, count: Int) {
    elements = ValueDescription.elements(of: arguments, count: count).map {
      ($0 as? any InitialValueProviding)?.anyInitialValue ?? $0
    }
    var hasher = Hasher()
    for element in elements { Self.hash(element, into: &hasher) }
    hash = hasher.finalize()
  }

  /// Returns a Boolean value that indicates whether two calls had equal arguments.
  func isEqual(to other: ArgumentIdentity) -> Bool {
    zip(elements, other.elements).allSatisfy { DynamicEquality.areEqual($0, $1) ?? true }
  }

  /// Hashes an argument by what it is compared by.
  private static func hash(_ element: Any, into hasher: inout Hasher) {
    let type = type(of: element)
    if StandardValues.include(type), let element = element as? any Hashable {
      hasher.combine(AnyHashable(element))
    } else if type is AnyClass, !(element is any Equatable) {
      hasher.combine(ObjectIdentifier(element as AnyObject))
    }
  }
}

/// A box that represents an `inout` argument, whose initial value distinguishes calls.
private protocol InitialValueProviding {
  /// The initial value.
  var anyInitialValue: Any { get }
}

extension Inout: InitialValueProviding {
  fileprivate var anyInitialValue: Any { initialValue }
}

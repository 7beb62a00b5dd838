/// The arguments of a call, compared with those of others to find its child mocks.
///
/// Equal arguments are those that a pattern with plain values matches: `Equatable` values are
/// compared with `==`, and other objects and types by identity. Arguments that cannot be compared,
/// such as closures, do not distinguish calls. A new mock for each such call could not be stubbed.
///
/// Creating and comparing identities runs user code, so never do that while a lock is held.
struct ArgumentIdentity {
  private let elements: [Any]

  /// A hash of the arguments, which is the same for equal ones.
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
    if let element = element as? any Hashable { return hasher.combine(AnyHashable(element)) }
    guard !(element is any Equatable), type(of: element) is AnyClass else { return }
    hasher.combine(ObjectIdentifier(element as AnyObject))
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

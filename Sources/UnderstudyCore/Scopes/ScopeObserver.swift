import UnderstudyValues

/// Observes the mocks of a scope, for as long as the scope has not ended.
package protocol ScopeObserver: AnyObject, Sendable {
  /// Observes that a mock joins the scope.
  func follow(_ mock: any ObservedMock)

  /// Observes that the calls on a mock are about to be released.
  func storeCalls(of mock: any ObservedMock)

  /// Observes that the scope has released its mocks.
  func unfollow(_ mocks: [any ObservedMock])
}

/// A mock that an observer of its scope sees.
package protocol ObservedMock: AnyObject, Sendable {
  /// Copies the newest recorded calls.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of calls to copy.
  ///   - retainsObjects: Whether to retain objects among the values.
  /// - Returns: The calls, oldest first, and the total number of recorded calls.
  func detachCalls(limit: Int, retainsObjects: Bool) -> (calls: [DetachedCall], count: Int)
}

/// A recorded call that is stored separately from its mock, and described later if the test fails.
package struct DetachedCall {
  /// The position of the call among all calls of the process.
  package let order: UInt64
  let mock: String
  let member: MemberName
  let arguments: [DetachedValue]
  let outcome: ReplacedOutcome<DetachedValue>

  /// The values that failures do not show.
  let redactions: Redactions

  /// The positions of the arguments that failures do not show.
  let redactedPositions: Set<Int>

  /// Describes the call.
  ///
  /// - Parameters:
  ///   - number: The number of the call in the scope.
  ///   - isForFile: Whether the text is compared with a file. It has the whole values, which describe
  ///     themselves.
  package func describe(number: Int, isForFile: Bool = false) -> CallDescription {
    DescriptionContext.$redactions.withValue(redactions) { description(number, isForFile) }
  }

  private func description(_ number: Int, _ isForFile: Bool) -> CallDescription {
    let texts: [String] = arguments.enumerated().map { position, value in
      redactedPositions.contains(position) ? Redactions.text : value.describe(isForFile: isForFile)
    }
    let isHidden = member.kind == .getter && redactions.hides(label: member.base)
    let outcome =
      if isHidden, case .returned = outcome { ReplacedOutcome.returned(Redactions.text) } else {
        outcome.map { $0.describe(isForFile: isForFile) }
      }
    return CallDescription(
      mock: mock, member: member, arguments: texts, order: number, isAccountedFor: false,
      site: nil, outcome: outcome)
  }
}

/// An argument or result of a call, stored separately from its mock.
///
/// Tests may check that objects and closures are released, and a deallocated mock would have
/// released them. Closures are therefore not stored, and objects are stored as weak references.
/// Objects inside other values are retained.
struct DetachedValue {
  private let type: Any.Type
  private var value: Any?
  private weak var object: AnyObject?

  /// Creates a stored value. Does not run user code.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - retainsObjects: Whether to retain objects and closures.
  init(_ value: Any, retainsObjects: Bool) {
    let inner = (value as? any OptionalValue)?.unwrapped ?? value
    type = Swift.type(of: inner)
    if retainsObjects || value is any ArgumentBox {
      self.value = value
    } else if type is AnyClass {
      object = inner as AnyObject
    } else if !FunctionType.isFunction(type) {
      self.value = value
    }
  }

  /// Describes the value, or its type if the value is gone.
  ///
  /// - Parameter isForFile: Whether the text is compared with a file.
  func describe(isForFile: Bool = false) -> String {
    if isForFile, let value = value ?? object { return ValueDescription.describeForFile(value) }
    if let value = value ?? object { return ValueDescription.describeWithoutUserCode(value) }
    return type is AnyClass ? "\(type)" : "{ ... }"
  }
}

/// The type-erased requirement that every optional conforms to.
private protocol OptionalValue {
  /// The wrapped value, or `nil`. Unwraps nested optionals too.
  var unwrapped: Any? { get }
}

extension Optional: OptionalValue {
  var unwrapped: Any? {
    guard let self else { return nil }
    return (self as? any OptionalValue)?.unwrapped ?? self
  }
}

/// The type-erased requirement that every ``Inout`` box conforms to. The box belongs to the mock
/// and can be retained.
private protocol ArgumentBox {}

extension Inout: ArgumentBox {}

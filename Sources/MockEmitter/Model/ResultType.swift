/// The type of a result or a property.
package struct ResultType: Sendable, Equatable {
  /// The type as the requirement declares it.
  package var declared: String

  /// The type that flows through the mock: without specifiers, and optional if it unwraps implicitly.
  package var value: String

  /// A Boolean value that indicates whether the result is `sending`: it must leave the mock's
  /// region.
  package var isSending: Bool

  /// A Boolean value that indicates whether the type is certainly `Sendable`.
  package var isKnownSendable: Bool

  /// A Boolean value that indicates whether the type may be an existential type.
  package var mayBeExistential: Bool

  /// The noncopyable type whose values the closure in `value` makes, or `nil` if `value` is the type
  /// itself.
  package var madeType: String?

  /// The mock that is the default value, through which a chain can go on, or `nil` if the runtime
  /// looks the default value up by the type.
  package var childMock: String?

  /// The case that is the default value of an enum, or how the type has none, if the runtime would choose a
  /// case that is unavailable. Otherwise `nil`.
  package var safeDefault: SafeDefault?
}

/// The default value of a type for which the runtime may choose an unavailable case of an enum.
package enum SafeDefault: Sendable, Equatable {
  /// An expression.
  case value(String)

  /// None.
  case missing

  /// Returns the closure that makes the value.
  ///
  /// - Parameter type: The type of the result.
  func made(as type: String) -> String {
    let maker = "(_: UnderstudyCore.__DefaultMaker)"
    return switch self {
    case .value(let value): "{ \(maker) -> \(type) in \(value) }"
    case .missing: "{ \(maker) throws -> \(type) in throw Swift.CancellationError() }"
    }
  }
}

extension ResultType {
  /// The same type, whose values cannot be recorded: closures that make them are recorded instead.
  var made: Self {
    var copy = self
    copy.madeType = value
    copy.value = "@Sendable () -> \(isSending ? "sending " : "")\(value)"
    copy.isKnownSendable = true
    copy.mayBeExistential = false
    return copy
  }

  /// The type of a new value as a setter records it.
  var recorded: String { madeType.map { "UnderstudyCore.Unrecordable<\($0)>" } ?? value }
}

/// The mocks that are the default values of a declaration's results.
package struct ResultDefaults: Sendable {
  /// The mocks, by the spellings of the types.
  private var childMocks: [String: String] = [:]

  /// The default values that are not those of the runtime, by the spellings of the types.
  package var safeDefaults: [String: SafeDefault] = [:]

  /// Creates an empty table.
  package init() {}

  /// Adds the mock of a type.
  ///
  /// - Parameters:
  ///   - mock: The mock, with its generic arguments.
  ///   - type: The spelling of the type.
  package mutating func addChildMock(_ mock: String, for type: String) { childMocks[type] = mock }

  /// Adds the mock of the mocked protocol itself, the only one that the attribute sees.
  ///
  /// - Parameter name: The name of the protocol.
  mutating func addOwnMock(of name: String) {
    let mock = MockName(name.withoutBackticks).text
    for spelling in ["any \(name)", name, "(any \(name))"] { addChildMock(mock, for: spelling) }
  }

  /// Returns the mock that is the default value of a type, or `nil` if it is not a mock.
  ///
  /// - Parameter type: The spelling of the type.
  func childMock(for type: String) -> String? { childMocks[type] }
}

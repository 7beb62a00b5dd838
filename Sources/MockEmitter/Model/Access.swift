// The room `Model`: what is mocked, as values.
//
// Here are names, texts and flags of a declaration and its members, and what follows from them alone,
// such as which calls can be forwarded. No syntax nodes: a model outlives its tree. The parser makes
// models, the emitter reads them.

/// The access level of a mock and of its members.
///
/// A lower level is visible to less code.
package enum Access: String, Sendable, CaseIterable, Comparable {
  /// The file. A private protocol's mock has this access too.
  case `fileprivate`

  /// The module, which is Swift's default.
  case `internal`

  /// The package.
  case `package`

  /// All modules.
  case `public`

  /// The modifier followed by a space, or nothing for Swift's default.
  package var prefix: String { self == .internal ? "" : rawValue + " " }

  /// Returns a Boolean value that indicates whether the left access is narrower than the right one.
  package static func < (left: Access, right: Access) -> Bool {
    allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
  }
}

/// The isolation that a generated declaration spells, because the default of its module can differ
/// from that of the module with the mocked declaration.
package enum Isolation: Sendable, Equatable {
  /// The isolation that Swift infers, which is right in the module of the mocked declaration.
  case inferred

  /// No isolation.
  case nonisolated

  /// The isolation of the main actor.
  case mainActor

  /// The words before the declaration, followed by a space, or nothing.
  var prefix: String {
    switch self {
    case .inferred: ""
    case .nonisolated: "nonisolated "
    case .mainActor: "@MainActor "
    }
  }
}

/// The effects of a function besides its result.
package struct Effects: Sendable, Equatable {
  /// A Boolean value that indicates whether the function is asynchronous.
  package var isAsync: Bool

  /// The errors that the function throws.
  package var throwing: ThrownErrors

  /// No effects at all.
  package static let none = Effects(isAsync: false, throwing: .nothing)

  /// The ways to throw.
  package enum ThrownErrors: Sendable, Equatable {
    /// No errors.
    case nothing

    /// Errors of any type.
    case anyError

    /// Errors of one type.
    case typed(String)

    /// Only errors that closure arguments throw: `rethrows`.
    case rethrowing
  }

  /// The effects of a closure that does what the function does: none of them can rethrow.
  package var ofClosure: Effects {
    throwing == .rethrowing ? Effects(isAsync: isAsync, throwing: .anyError) : self
  }

  /// A Boolean value that indicates whether a call needs `try`.
  package var needsTry: Bool {
    switch throwing {
    case .nothing: false
    case .anyError, .rethrowing: true
    case .typed(let type): type != "Never" && type != "Swift.Never"
    }
  }

  /// The type of the failure.
  package var failure: String {
    switch throwing {
    case .nothing: "Swift.Never"
    case .anyError, .rethrowing: "any Swift.Error"
    case .typed(let type): type
    }
  }

  /// The type of the failure in an expression such as `Failure.self`.
  package var failureOperand: String {
    switch throwing {
    case .nothing: failure
    case .typed(let type)
    where !type.utf8.contains { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "?") }:
      failure
    case .anyError, .rethrowing, .typed: "(\(failure))"
    }
  }

  /// The effects after a parameter list, with a space before each.
  package var specifiers: String {
    let suspending = isAsync ? " async" : ""
    switch throwing {
    case .nothing: return suspending
    case .anyError: return suspending + " throws"
    case .typed(let type): return suspending + " throws(\(type))"
    case .rethrowing: return suspending + " rethrows"
    }
  }

  /// The keywords before a call, followed by a space.
  package var callKeywords: String {
    (needsTry ? "try " : "") + (isAsync ? "await " : "")
  }
}

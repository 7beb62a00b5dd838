public import UnderstudyCore

/// The details of a call that a stub answers differently from the real object.
package struct WrongStub: FailureContent {
  /// The call.
  package let call: CallDescription

  /// The answer of the stub.
  package let stub: String

  /// The answer of the real object.
  package let real: String

  /// The description of the matcher that has compared the answers, or `nil` if there is none.
  package let matcher: String?

  /// The reason why the answer of the stub does not match, or `nil` if the matcher has none.
  package let reason: String?

  /// Where the answers differ, or why they cannot be compared. `nil` if the answers show it.
  package let remark: String?

  /// A Boolean value that indicates whether the answers cannot be compared.
  package let isUnknown: Bool

  package var kind: MockFailure.Kind { .wrongStub }

  package var subjects: [CallDescription] { [call] }

  package func headline(_ limit: Int) -> String {
    Self.headline(call.text(limit), isUnknown: isUnknown)
  }

  static func headline(_ call: String, isUnknown: Bool) -> String {
    isUnknown
      ? "The stub of \(call) cannot be compared with the real object"
      : "The stub of \(call) does not answer like the real object"
  }

  package func body(of failure: MockFailure) -> [FailurePart] {
    // The values may be long, so the remark comes first.
    (remark.map { [.note($0)] } ?? [])
      + [.fact("stub", stub), .fact("real object", real)]
      + (matcher.map { [.fact("matcher", $0)] } ?? [])
      + (reason.map { [.note($0)] } ?? [])
      + (isUnknown
        ? [.note("Implement ==, or chain .comparing(Type.self) or .ignoring(Type.self).")] : [])
  }
}

extension MockFailure.Kind {
  /// A stub that answers a call differently from the real object.
  public static let wrongStub = Self("wrongStub")
}

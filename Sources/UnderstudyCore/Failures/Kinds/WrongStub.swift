/// The details of a call that a stub answers differently from the real object.
package struct WrongStub: FailureContent {
  /// The call.
  package let call: CallDescription

  /// The answer of the stub.
  package let stub: String

  /// The answer of the real object.
  package let real: String

  package var kind: MockFailure.Kind { .wrongStub }

  package var subjects: [any DescribedCall] { [call] }

  package func headline(_ limit: Int) -> String {
    "The stub of \(call.text(limit)) does not answer like the real object"
  }

  package func body(of failure: MockFailure) -> [FailurePart] {
    [.fact("stub", stub), .fact("real object", real)]
  }
}

extension MockFailure.Kind {
  /// A stub that answers a call differently from the real object.
  public static let wrongStub = Self("wrongStub")
}

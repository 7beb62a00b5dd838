/// The details of a wrong number of calls to several mocks or requirements.
package struct WrongCallCount: FailureContent {
  /// The description of the calls: `any call on 'gateway' and 'ledger'`.
  package let calls: String

  /// How many times the calls are expected.
  package let count: CallCount

  /// The calls that were made.
  package let received: MockFailure.History

  /// How long the verification has waited, or `nil` if it has not.
  package let wait: MockFailure.Wait?

  package var kind: MockFailure.Kind { .wrongCallCount }

  package func headline(_ limit: Int) -> String {
    let text = "\(calls), received \(received.count)"
    guard let wait else { return "Expected \(count): \(text)" }
    return "\(wait.headline) \(count): \(text)"
  }

  package func body(of failure: MockFailure) -> [FailurePart] { [.history("received", received)] }
}

extension MockFailure.Kind {
  /// A wrong number of calls that ``anyCall(on:named:except:)`` describes.
  public static let wrongCallCount = Self("wrongCallCount")
}

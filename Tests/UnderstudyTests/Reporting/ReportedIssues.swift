import Foundation
import Testing
import Understudy
import UnderstudyMacros

/// Runs code and returns the texts of the failures that it reports, instead of failing the test.
func issues(of body: () async throws -> Void) async -> [String] {
  let lock = NSLock()
  nonisolated(unsafe) var texts: [String] = []
  try? await withKnownIssue(isIntermittent: true) {
    try await body()
  } matching: { issue in
    let text = issue.comments.map(\.rawValue).joined(separator: "\n")
    if issue.isFailure { lock.withLock { texts.append(text.isEmpty ? "\(issue)" : text) } }
    return true
  }
  return lock.withLock { texts }
}

/// Runs code in a scope of its own and returns the texts of the failures that it reports.
func issuesOfScope(_ body: () async throws -> Void) async -> [String] {
  await issues { try await MockScope.run(unusedStubs: .allow) { try await body() } }
}

/// An object with a value that changes.
final class Parcel: @unchecked Sendable {
  var weight: Int

  init(_ weight: Int) { self.weight = weight }
}

/// What the tests of reports mock.
@Mockable(.always) protocol Courier: Sendable {
  func ping()
  func pong()
  func number(_ key: Int) -> Int
  func name(_ key: String) -> String
  func pair(_ key: String, _ count: Int)
  func take(_ value: Any)
  func carry(_ parcel: Parcel)
  func fetch(_ key: Int) async throws -> Int
  func later(_ action: @escaping @Sendable () -> Void)
  func measure(_ length: Double) -> Bool
  func echo(_ text: String?) -> String?
  func sum(_ numbers: Int...) -> Int
  func fill(_ number: inout Int) -> Bool
  func convert<Value: Equatable & Sendable>(_ value: Value) -> Value?
  func list(_ numbers: [Int])
  func read(_ text: String)
  func attach(_ delegate: AnyObject)
  subscript(_ key: String) -> Int? { get set }
}

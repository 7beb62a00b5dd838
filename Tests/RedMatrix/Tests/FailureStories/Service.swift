import Foundation
import Understudy
import UnderstudyMacros

/// What the stories mock.
@Mockable(.always) protocol Service: Sendable {
  func ping()
  func pong()
  func number(_ key: Int) -> Int
  func fetch(_ key: Int) async throws -> Int
}

/// A protocol with a static requirement.
@Mockable(.always) protocol Clerk {
  static func now() -> Int
}

/// A protocol that takes any value.
@Mockable(.always) protocol Taker: Sendable {
  func take(_ value: Any)
  func read(_ text: String)
}

/// A protocol that takes numbers.
@Mockable(.always) protocol Gauge: Sendable {
  func show(_ value: Double)
  func showOptional(_ value: Double?)
  func showReading(_ reading: Reading)
}

/// A value with a number.
struct Reading: Equatable {
  let name: String
  let value: Double
}

/// A protocol with a result that has no default value.
@Mockable(.always) protocol Maker: Sendable {
  func make() -> Blank
  func tryMake() throws -> Blank
}

/// A value that no code can create.
final class Blank: Sendable {
  let content: Int

  private init() { content = 0 }
}

struct StoryError: Error {}

/// Retains mocks until the process ends.
final class Shelf: @unchecked Sendable {  // `mocks` is guarded by `lock`.
  static let shared = Shelf()

  private let lock = NSLock()
  private var mocks: [MockService] = []

  func add(_ mock: MockService) { lock.withLock { mocks.append(mock) } }
}

/// Code under test that makes calls when it is opened and closed.
final class Door {
  private let service: any Service

  init(_ service: any Service) { self.service = service }

  func open() { service.ping() }
  func close() { service.pong() }
}

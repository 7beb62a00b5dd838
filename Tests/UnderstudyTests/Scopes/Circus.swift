import Understudy
import UnderstudyMacros

/// The protocol that the tests of histories and diagrams mock.
@Mockable
protocol Circus {
  var title: String { get set }
  func say(_ line: String) -> String
  func say(_ line: String, times: Int) throws -> String
  func wait(_ seconds: Int) async throws -> Int
  func bow()
  func juggle(_ first: String, _ second: String)
  func light(_ level: inout Int)
  func carry(_ prop: Prop)
  func borrow() throws -> Prop??
  func show<Value>(_ value: Value)
  static func build() -> Int
}

/// An object whose lifetime is tested.
final class Prop: Error, CustomStringConvertible {
  let description = "a prop"
}

/// An error that answers throw.
struct Stumble: Error {}

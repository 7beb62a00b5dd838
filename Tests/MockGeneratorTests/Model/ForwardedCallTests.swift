import MockEmitter
import MockGenerator
import SwiftParser
import SwiftSyntax
import Testing

@Suite("Forwarded calls")
struct ForwardedCallTests {
  @Test(
    "a call is forwarded to a real object unless Swift cannot pass its arguments on",
    arguments: [
      ("func f(_ a: Int)", true), ("func f(_ a: inout Int)", true),
      ("func f(_ a: @escaping () -> Int)", true), ("func f(_ a: Int...)", false),
      ("func f(_ a: borrowing Span<Int>)", false), ("static func f()", false),
      ("func f() -> Self", false), ("func f(_ a: @autoclosure () throws -> Int)", false),
    ])
  func object(requirement: String, isForwarded: Bool) throws {
    let call = try method(requirement).forwardedCall(to: .object(isActor: false))
    #expect((call != nil) == isForwarded)
  }

  @Test(
    "a call is forwarded to an actor only if it can suspend",
    arguments: [
      ("func f(_ a: Int) async", true), ("func f(_ a: Int)", false),
      ("nonisolated func f(_ a: Int)", true), ("func f(_ a: inout Int) async", false),
    ])
  func actor(requirement: String, isForwarded: Bool) throws {
    let call = try method(requirement).forwardedCall(to: .object(isActor: true))
    #expect((call != nil) == isForwarded)
  }

  @Test("a result that may not leave the actor needs a function on it")
  func hop() throws {
    let target = ForwardingTarget.object(isActor: true)
    #expect(try method("func f() async -> Q").forwardedCall(to: target)?.needsHop == true)
    #expect(try method("func f() async -> Int").forwardedCall(to: target)?.needsHop == false)
  }

  @Test("nothing is forwarded if there is no type for a real object")
  func nothing() throws {
    #expect(try method("func f()").forwardedCall(to: .nothing) == nil)
  }

  @Test("an argument has its label, and is sent if it leaves the actor")
  func arguments() throws {
    let call = try method("func f(_ a: Int, to b: Int) async").forwardedCall(
      to: .object(isActor: true))
    #expect(call?.arguments.map(\.label) == ["", "to: "])
    #expect(call?.arguments.map(\.sentType) == ["Int", "Int"])
  }

  /// The method of a requirement.
  private func method(_ requirement: String) throws -> Method {
    let text = "protocol P { \(requirement) }"
    let declaration = try #require(
      Parser.parse(source: text).statements.first?.item.as(ProtocolDeclSyntax.self))
    let member = ParsedProtocol(declaration).mocked?.members.first
    guard case .method(let method)? = member else { throw Missing() }
    return method
  }

  /// No method was parsed.
  private struct Missing: Error {}
}

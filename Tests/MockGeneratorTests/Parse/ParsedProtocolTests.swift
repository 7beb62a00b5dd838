import MockEmitter
import MockGenerator
import SwiftParser
import SwiftSyntax
import Testing

@Suite("Parsed protocols")
struct ParsedProtocolTests {
  @Test(
    "a mock is an actor, a subclass of NSObject or a final class, as its protocol requires",
    arguments: [
      ("protocol P {}", MockedProtocol.Kind.finalClass),
      ("protocol P: Actor {}", .actor),
      ("@objc protocol P {}", .objectiveCClass),
      ("protocol P: NSObjectProtocol {}", .objectiveCClass),
    ])
  func kind(text: String, kind: MockedProtocol.Kind) throws {
    #expect(try mocked(text).kind == kind)
  }

  @Test(
    "a protocol may be limited to classes if something that it inherits or requires may be",
    arguments: [
      ("protocol P {}", false), ("protocol P: Sendable, Hashable {}", false),
      ("protocol P: Codable & Swift.Error {}", false), ("protocol P: AnyObject {}", true),
      ("protocol P: Other {}", true), ("protocol P where Self: Base {}", true),
    ])
  func classBound(text: String, mayBeClassBound: Bool) throws {
    #expect(try mocked(text).mayBeClassBound == mayBeClassBound)
  }

  @Test("a protocol with an associated type that is not primary has no spies")
  func spies() throws {
    let open = try mocked("protocol P<A> { associatedtype A; associatedtype B }")
    #expect(open.spySupport == .impossible(primary: ["A"], others: ["B"]))
    let primary = try mocked("protocol P<A> { associatedtype A }")
    #expect(primary.spySupport == .possible(primary: ["A"]))
  }

  @Test("a fixed associated type becomes an alias, and an open one a generic parameter")
  func associatedTypes() throws {
    let mocked = try mocked(
      "protocol P: Q where B == Int { associatedtype A: Hashable; associatedtype B }")
    #expect(mocked.associatedTypes.parameters.map(\.name) == ["A"])
    #expect(mocked.associatedTypes.parameters.map(\.constraint) == ["Hashable"])
    #expect(mocked.associatedTypes.aliases.map(\.name) == ["B"])
    #expect(mocked.associatedTypes.aliases.map(\.type) == ["Int"])
  }

  @Test(
    "the parser records which types may be existential, and which are certainly Sendable",
    arguments: [
      ("any Q", true, false), ("Q", true, false), ("Int", false, true), ("[Int]", false, true),
      ("Int?", false, true), ("[Q]", false, false), ("(Int, Q)", false, false),
    ])
  func types(type: String, isExistential: Bool, isSendable: Bool) throws {
    let members = try mocked("protocol P { var a: \(type) { get } }").members
    guard case .property(let property)? = members.first else {
      Issue.record("no property")
      return
    }
    #expect(property.type.mayBeExistential == isExistential)
    #expect(property.type.isKnownSendable == isSendable)
  }

  /// Parses the first declaration of a text.
  private func mocked(_ text: String) throws -> MockedProtocol {
    let declaration = try #require(
      Parser.parse(source: text).statements.first?.item.as(ProtocolDeclSyntax.self))
    return try #require(ParsedProtocol(declaration).mocked)
  }
}

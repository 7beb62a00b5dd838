import Testing
import Understudy
import UnderstudyMacros

@Suite("The name of a mock whose protocol has initializers", .verifyingMocks)
struct NamingTests {
  @Test("one string names the mock, for each shape of a required initializer")
  func requirements() {
    expectName(of: MockFailableName("n"))
    expectName(of: MockPlainName("n"))
    expectName(of: MockGenericName("n"))
    expectName(of: MockOpaqueName("n"))
    expectName(of: MockSubstringName("n"))
    expectName(of: MockThrowingName("n"))
    expectName(of: MockOptionalName("n"))
    expectName(of: MockAnyName("n"))
    expectName(of: MockLosslessName("n"))
    expectName(of: MockNumberName("n"))
    let name = "n"
    expectName(of: MockFailableName(name))
    expectName(of: MockLosslessName(name))
    let none: String? = nil
    #expect("\(MockPlainName(none).mock)".contains("MockPlainName"))
  }

  @Test("one string names the mock, for each shape of an initializer in an extension")
  func extensions() {
    let generic = MockExtendedGeneric("n")
    expectName(of: generic)
    let radix = MockExtendedRadix("n")
    expectName(of: radix)
    // One with the very type is preferred in synchronous code. A strictness tells them apart.
    expectName(of: MockExtendedFailable("n", .nice))
    expectName(of: MockExtendedPlain("n", .nice))
    expectName(of: MockExtendedThrowing("n", .nice))
  }

  @Test("the code under test calls the required initializer")
  func calls() throws {
    func make<Name: FailableName>(_: Name.Type) -> Name? { Name("text") }
    let mock = try #require(make(MockFailableName.self))
    verify(mock.initialized("text"))
    func convert<Name: LosslessName>(_: Name.Type) -> Name? { Name("text") }
    verify(try #require(convert(MockLosslessName.self)).initialized("text"))
    let type: any PlainName.Type = MockPlainName.self
    let plain = try #require(type.init("text") as? MockPlainName)
    verify(plain.initialized("text"))
    // An argument that is no name is an argument.
    verify(MockNumberName(7).initialized(7))
  }

  /// Checks that a failure shows the name of the mock.
  private func expectName(
    of mock: some Mockable, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(mock.mock.__name.hasPrefix("n"), sourceLocation: sourceLocation)
  }
}

@Mockable protocol FailableName { init?(_ name: String) }
@Mockable protocol PlainName { init(_ name: String) }
@Mockable protocol GenericName { init?<Text: StringProtocol>(_ name: Text) }
@Mockable protocol OpaqueName { init(_ name: some StringProtocol) }
@Mockable protocol SubstringName { init(_ name: Substring) }
@Mockable protocol ThrowingName { init(_ name: String) throws }
@Mockable protocol OptionalName { init?(_ name: String?) }
@Mockable protocol AnyName { init(_ name: Any) }
@Mockable protocol NumberName { init(_ number: Int) }
@Mockable protocol LosslessName: LosslessStringConvertible { init?(_ description: String) }

@Mockable protocol ExtendedFailable { init(number: Int) }
extension ExtendedFailable { init?(_ text: String) { self.init(number: 1) } }

@Mockable protocol ExtendedPlain { init(number: Int) }
extension ExtendedPlain { init(_ text: String) { self.init(number: 1) } }

@Mockable protocol ExtendedGeneric { init(number: Int) }
extension ExtendedGeneric {
  init?<Text: StringProtocol>(_ text: Text) { self.init(number: 1) }
}

@Mockable protocol ExtendedRadix { init(number: Int) }
extension ExtendedRadix {
  init?<Text: StringProtocol>(_ text: Text, radix: Int = 10) { self.init(number: radix) }
}

@Mockable protocol ExtendedThrowing { init(number: Int) }
extension ExtendedThrowing { init(_ text: String) throws { self.init(number: 1) } }

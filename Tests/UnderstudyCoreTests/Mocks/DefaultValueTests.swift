import Testing
import UnderstudyCore

@Suite struct DefaultValueTests {
  let vault = MockVault("vault")

  @Test("the default value of Void is the empty tuple")
  func void() {
    #expect(vault.value(Void.self) == ())
    vault.show(1)
  }

  @Test("the default values of scalars are false, zero and the empty string")
  func scalars() {
    #expect(vault.value(Bool.self) == false)
    #expect(vault.value(Int.self) == 0)
    #expect(vault.value(Int8.self) == 0)
    #expect(vault.value(Int16.self) == 0)
    #expect(vault.value(Int32.self) == 0)
    #expect(vault.value(Int64.self) == 0)
    #expect(vault.value(UInt.self) == 0)
    #expect(vault.value(UInt8.self) == 0)
    #expect(vault.value(UInt16.self) == 0)
    #expect(vault.value(UInt32.self) == 0)
    #expect(vault.value(UInt64.self) == 0)
    #expect(vault.value(Float.self) == 0)
    #expect(vault.value(Double.self) == 0)
    #expect(vault.value(Duration.self) == .zero)
    #expect(vault.value(String.self) == "")
    #expect(vault.value(Substring.self) == "")
  }

  @Test("the default values of wide and half numbers are zero, and that of a character is a space")
  func rareScalars() {
    #expect(vault.value(Character.self) == " ")
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      #expect(vault.value(Int128.self) == 0)
      #expect(vault.value(UInt128.self) == 0)
    }
    #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
      #expect(vault.value(Float16.self) == 0)
    #endif
  }

  @Test("the default value of a type-erased sequence is empty, even if its elements have none")
  func erasedSequences() {
    #expect(Array(vault.value(AnySequence<Token>.self)) == [])
    #expect(vault.value(AnyIterator<Token>.self).next() == nil)
    #expect(vault.value(AnyCollection<Token>.self).isEmpty)
    #expect(vault.value(AnyBidirectionalCollection<Token>.self).isEmpty)
    #expect(vault.value(AnyRandomAccessCollection<Token>.self).isEmpty)
  }

  @Test("the default value of a range is made of the default value of its bounds")
  func ranges() {
    #expect(vault.value(Range<Int>.self) == 0..<0)
    #expect(vault.value(ClosedRange<Double>.self) == 0...0)
    #expect(vault.value(PartialRangeFrom<Int>.self).lowerBound == 0)
    #expect(vault.value(PartialRangeUpTo<String>.self).upperBound == "")
    #expect(vault.value(PartialRangeThrough<Int8>.self).upperBound == 0)
    withDefault(7) { #expect(vault.value(Range<Int>.self) == 7..<7) }
  }

  @Test("a range has no default value if its bounds have none")
  func incompleteRange() {
    final class Version: Comparable {
      static func == (left: Version, right: Version) -> Bool { true }
      static func < (left: Version, right: Version) -> Bool { false }
    }
    let log = FailureLog.of {
      #expect(throws: UnansweredCall.self) { try vault.attempt(Range<Version>.self) }
    }
    #expect(log.reports == [.noValue("attempt(_:)")])
  }

  @Test("the default value of a optional is nil, even if its wrapped type has none")
  func optionals() {
    #expect(vault.value(Int?.self) == nil)
    #expect(vault.value(Token?.self) == nil)
    #expect(vault.value((Int, Token)?.self) == nil)
    #expect(vault.value(Box?.self) == nil)
  }

  @Test("the default value of a collection is empty, even if its elements have none")
  func collections() {
    #expect(vault.value([Token].self) == [])
    #expect(vault.value(ContiguousArray<Token>.self) == [])
    #expect(vault.value(ArraySlice<Token>.self) == [])
    #expect(vault.value(Set<String>.self) == [])
    #expect(vault.value([String: Token].self) == [:])
  }

  @Test("the default value of a tuple consists of the default values of its elements")
  func tuples() {
    #expect(vault.value((Int, String).self) == (0, ""))
    #expect(vault.value((flag: Bool, count: Int64, name: String).self) == (false, 0, ""))
    #expect(vault.value((UInt8, Int64, UInt8, [Token], Bool).self) == (0, 0, 0, [], false))
    let nested = vault.value((Int, (Bool, String?), [Int: Int]).self)
    #expect(nested.0 == 0)
    #expect(nested.1 == (false, nil))
    #expect(nested.2 == [:])
    let void = vault.value((Int, Void).self)
    #expect(void.0 == 0)
  }

  @Test("a tuple has no default value if an element has none")
  func incompleteTuple() {
    let log = FailureLog.of {
      #expect(throws: UnansweredCall.self) { try vault.attempt((Int, Token).self) }
    }
    #expect(log.reports == [.noValue("attempt(_:)").returning("(Int, Token)")])
  }

  @Test("the defaultValue of a type is evaluated for each call")
  func providing() {
    struct Ticket: DefaultValueProviding, Equatable {
      nonisolated(unsafe) static var last = 0
      var number: Int
      static var defaultValue: Ticket {
        last += 1
        return Ticket(number: last)
      }
    }
    #expect((0..<3).map { _ in vault.value(Ticket.self).number } == [1, 2, 3])
    #expect(vault.value((Ticket, Int).self) == (Ticket(number: 4), 0))
  }

  @Test("the default value of a protocol is its generated mock")
  func protocols() {
    let lamp = vault.value((any Lamp).self)
    #expect(lamp.brightness() == 0)
    #expect(lamp is MockLamp)
    #expect(vault.value((any Lamp, Int).self).0.brightness() == 0)
  }

  @Test("the default value of another module's protocol is a mock of the test module")
  func protocolsOfOtherModules() {
    MockScope.run {
      let vault = MockVault("vault")
      #expect(vault.value((any TextOutputStreamable).self) is MockTextOutputStreamable)
    }
  }

  @Test("a call without a default value reports the stub to add and throws UnansweredCall")
  func missing() throws {
    let log = FailureLog.of {
      let error = #expect(throws: UnansweredCall.self) { try vault.attempt(Token.self) }
      #expect(error.map { "\($0)" } == "No value for vault.attempt(Token.self) -> Token")
      #expect(throws: UnansweredCall.self) { try vault.open() }
    }
    #expect(
      log.reports == [
        .noValue("attempt(_:)").returning("Token"),
        .noValue("open()").returning("Token"),
      ])
    let content = try #require(log.failures[0].content as? NoValue)
    #expect(content.call.description == "vault.attempt(Token.self)")
    #expect(content.resultType == "Token")
    #expect(content.pattern.verbCall == "vault.attempt(Token.self)")
    // The failure is located in the file in which `MockVault` creates its `Mock`.
    #expect(log.failures[0].site.fileName == "Vault.swift")
  }

  @Test("a stub without an answer reports a missing value on its own line")
  func missingAnswer() {
    let log = FailureLog.of {
      stub(vault.open(), line: 100)
      #expect(throws: UnansweredCall.self) { try vault.open() }
      expect(vault.attempt(Token.self), line: 101)
      #expect(throws: UnansweredCall.self) { try vault.attempt(Token.self) }
    }
    #expect(log.lines == [100, 101])
  }

  @Test("a call without a default value is recorded with its UnansweredCall")
  func recorded() {
    _ = FailureLog.of { _ = try? vault.open() }
    guard case .threw(let error) = calls(vault.open()).first?.outcome else {
      Issue.record("no error recorded")
      return
    }
    #expect(error is UnansweredCall)
  }

  @Test("a strict mock without a default value reports one failure")
  func strict() {
    let log = FailureLog.of {
      #expect(throws: UnansweredCall.self) { try MockVault("vault", .strict).open() }
    }
    #expect(log.reports == [.unexpectedCall("open()")])
  }

  @Test("a naggy mock without a default value reports a warning and an error")
  func naggy() {
    let log = FailureLog.of {
      #expect(throws: UnansweredCall.self) { try MockVault("vault", .naggy).open() }
    }
    #expect(
      log.reports == [
        .unexpectedCall("open()"),
        .noValue("open()"),
      ])
    #expect(log.severities == [.warning, .error])
  }
}

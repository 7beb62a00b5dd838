import Testing
import UnderstudyCore

/// Values that failures must not show.
@Suite struct RedactionTests {
  /// Returns everything that the failures of a story show.
  private func texts(_ story: () -> Void) -> [String] {
    let log = FailureLog.of { MockScope.run(story) }
    return log.failures.flatMap { failure in
      [failure.headline] + failure.content.subjects.map(\.description)
        + failure.body.map { "\($0)" }
    }
  }

  @Test("redacted(_:) hides the argument of a call that does not match") func matcher() {
    let texts = texts {
      let greeter = MockGreeter("greeter")
      expect(greeter.greet(.redacted("secret-1")))
      _ = greeter.greet("secret-2")
    }
    #expect(texts.first == "Unexpected call on 'greeter': greet(<redacted>)")
    #expect(!texts.contains { $0.contains("secret-") }, "\(texts)")
  }

  @Test("redacted(_:) hides the argument in other patterns and calls of the same requirement")
  func otherPatterns() {
    let texts = texts {
      let greeter = MockGreeter("greeter")
      stub(greeter.greet(.redacted())).returns("hi")
      _ = greeter.greet("secret-1")
      verify(greeter.greet("secret-2"))
    }
    #expect(texts.first?.contains("greet(<redacted>)") == true)
    #expect(!texts.contains { $0.contains("secret-") }, "\(texts)")
  }

  @Test("redact(_:) hides the values of a type, also inside other values") func type() {
    let texts = texts {
      redact(Code.self)
      let vault = MockVault("vault", .strict)
      vault.show(Code(digits: "secret-1"))
      vault.show([Entry(name: "door", code: Code(digits: "secret-2"))])
    }
    #expect(texts.first == "Unexpected call on 'vault': show(<redacted>)")
    #expect(texts.contains { $0.contains("[Entry(name: \"door\", code: <redacted>)]") })
    #expect(!texts.contains { $0.contains("secret-") }, "\(texts)")
  }

  @Test("redact(_:) finds values in objects that exist only while they are searched")
  func temporaries() {
    let texts = texts {
      redact(Code.self)
      let sheets = (0..<50).map { Letter.Sheet(part: $0) }
      let letter = Letter(sheets: sheets + [Letter.Sheet(part: Code(digits: "secret-1"))])
      MockVault("vault", .strict).show(letter)
    }
    #expect(texts.first?.hasPrefix("Unexpected call on 'vault': show(") == true)
    #expect(!texts.contains { $0.contains("secret-") }, "\(texts)")
  }

  @Test("redact(_:) in an inner scope hides the values of mocks of outer scopes there")
  func outerMock() {
    let texts = texts {
      let vault = MockVault("vault", .strict)
      MockScope.run {
        redact(Code.self)
        vault.show(Code(digits: "secret-1"))
      }
    }
    #expect(texts.first == "Unexpected call on 'vault': show(<redacted>)")
    #expect(!texts.contains { $0.contains("secret-") }, "\(texts)")
  }

  @Test("redact(label:) hides arguments and fields with the label") func label() {
    let texts = texts {
      redact(label: "from")
      redact(label: "name")
      let greeter = MockGreeter("greeter", .strict)
      _ = greeter.decode(String.self, from: "secret-1")
      greeter.name = "secret-2"
      MockVault("vault", .strict).show(Entry(name: "secret-3", code: Code(digits: "1")))
    }
    #expect(!texts.contains { $0.contains("secret-") }, "\(texts)")
    #expect(texts.contains { $0.contains("decode(String.self, from: <redacted>)") })
  }

  @Test("redact(_:) does not affect other scopes") func otherScopes() {
    let texts = texts {
      MockScope.run { redact(Code.self) }
      MockVault("vault", .strict).show(Code(digits: "1"))
    }
    #expect(texts.first == "Unexpected call on 'vault': show(Code(digits: \"1\"))")
  }

  @Test("redacted(_:) hides the value of an assertion") func assertion() {
    let texts = texts { assertThat("secret-1", .redacted("secret-2")) }
    #expect(texts.first == "Expected <redacted>; was <redacted>")
    #expect(!texts.contains { $0.contains("secret-") }, "\(texts)")
  }

  @Test("redact(_:) outside a scope is a misuse") func outside() {
    let log = FailureLog.of { redact(Code.self) }
    #expect(log.failures.map(\.kind).allSatisfy { $0 == .misuse })
  }
}

private struct Code: Equatable { let digits: String }

private struct Entry: Equatable {
  let name: String
  let code: Code
}

/// A value that describes itself, and whose parts make an object each time they are read.
private struct Letter: CustomStringConvertible {
  struct Sheet: CustomReflectable {
    let part: Any
    var customMirror: Mirror { Mirror(self, children: ["box": Box(part)]) }
  }

  final class Box {
    let part: Any
    init(_ part: Any) { self.part = part }
  }

  let sheets: [Sheet]
  var description: String { sheets.map { "\($0.part)" }.joined() }
}

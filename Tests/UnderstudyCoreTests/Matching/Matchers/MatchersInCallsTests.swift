import Testing
import UnderstudyCore

/// Matchers in call patterns, written without the name of their type.
@Suite struct MatchersInCalls {
  private let catalog = MockCatalog("catalog")

  @Test("collection matchers match call arguments")
  func collections() {
    catalog.show(["bob", "ann"])
    verify(catalog.show(.contains("bob")))
    verify(catalog.show(.contains(.hasPrefix("a"))))
    verify(catalog.show(.hasCount(2)))
    verify(catalog.show(.hasCount(.atLeast(2))))
    verify(catalog.show(.each(.hasCount(3))))
    verify(catalog.show(.first("bob")))
    verify(catalog.show(.last(.not("bob"))))
    verify(catalog.show(.elements("bob", .any)))
    verify(catalog.show(.elements(inAnyOrder: .any, "bob")))
    verify(catalog.show(["bob", "ann"]))
    reject(catalog.show(.isEmpty))
  }

  @Test("dictionary matchers match call arguments")
  func dictionaries() {
    catalog.apply(["theme": 3])
    let theme = "theme"
    verify(catalog.apply(.hasKey("theme")))
    verify(catalog.apply(.hasKey(theme)))
    verify(catalog.apply(.hasKey(.hasPrefix("th"))))
    verify(catalog.apply(.hasValue(3)))
    verify(catalog.apply(.hasEntry("theme", 3)))
    verify(catalog.apply(.hasEntry(theme, .inRange(1...3))))
    verify(catalog.apply(["theme": 3]))
  }

  @Test("optional and result matchers match call arguments")
  func wrappers() {
    catalog.rename("bob")
    verify(catalog.rename("bob"))
    verify(catalog.rename(.some("bob")))
    verify(catalog.rename(.some(.hasPrefix("b"))))
    verify(catalog.rename(.isNil), .never)
    catalog.finish(.success(3))
    catalog.finish(.failure(CancellationError()))
    verify(catalog.finish(.success(.greaterThan(2))))
    verify(catalog.finish(.success(.any)))
    verify(catalog.finish(.success(.equal(3))))
    verify(catalog.finish(.failure(.isA(CancellationError.self))))
  }

  @Test("property and number matchers match call arguments")
  func values() {
    catalog.add(Person())
    catalog.scale(1.5)
    verify(catalog.add(.has(\.name, "Joe")))
    verify(catalog.add(.allOf(.has(\.name, .hasPrefix("J")), .has(\.age, .greaterThan(40)))))
    verify(catalog.add(.noneOf(.has(\.age, 3), .has(\.nickname, .notNil))))
    verify(catalog.add(.anyOf(.equal(Person()), .isExactly(Person.self))))
    verify(catalog.scale(.closeTo(1, within: 0.5)))
    verify(catalog.scale(.isFinite))
    verify(catalog.scale(.not(.isNaN)))
    verify(catalog.scale(.atMost(2)))
  }
}

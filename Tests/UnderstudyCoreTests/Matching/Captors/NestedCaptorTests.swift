import Testing
import UnderstudyCore

/// Captors inside other matchers.
@Suite struct NestedCaptors {
  private let catalog = MockCatalog("catalog")
  private let texts = Captor<String>()
  private let numbers = Captor<Int>()

  @Test("a captor inside a part matcher captures the part")
  func parts() {
    catalog.add(Person())
    catalog.rename(nil)
    catalog.rename("bob")
    catalog.finish(.success(3))
    catalog.finish(.failure(CancellationError()))
    let errors = Captor<any Error>()
    verify(catalog.add(.has(\.name, .captured(by: texts))))
    verify(catalog.rename(.some(.captured(by: texts))))
    verify(catalog.finish(.success(.captured(by: numbers))))
    verify(catalog.finish(.failure(.captured(by: errors))))
    #expect(texts.values == ["Joe", "bob"])
    #expect(numbers.values == [3])
    #expect(errors.value is CancellationError)
  }

  @Test("a captor inside isA captures the value as that type")
  func types() {
    let errors = Captor<CancellationError>()
    catalog.finish(.failure(CancellationError()))
    verify(catalog.finish(.failure(.isA(CancellationError.self, .captured(by: errors)))))
    #expect(errors.values.count == 1)
  }

  @Test("a captor inside each captures all elements, or none if one does not match")
  func eachElement() {
    catalog.show(["bob", "ann"])
    catalog.show(["ben", "bill"])
    verify(catalog.show(.each(.captured(by: texts, .hasPrefix("b")))))
    #expect(texts.values == ["ben", "bill"])
  }

  @Test("a captor inside contains captures only the matching element")
  func oneElement() {
    catalog.show(["ann", "bob", "ben"])
    verify(catalog.show(.contains(.captured(by: texts, .hasPrefix("b")))))
    verify(catalog.show(.first(.captured(by: texts))))
    verify(catalog.show(.last(.captured(by: texts))))
    verify(catalog.show(.hasCount(.captured(by: numbers))))
    #expect(texts.values == ["bob", "ann", "ben"])
    #expect(numbers.values == [3])
  }

  @Test("a captor inside elements captures the element at its position")
  func elements() {
    let others = Captor<String>()
    catalog.show(["ann", "bob"])
    catalog.show(["ann", "joe"])
    verify(
      catalog.show(.elements(.captured(by: texts), .captured(by: others, .hasPrefix("b")))))
    #expect((texts.values, others.values) == (["ann"], ["bob"]))
  }

  @Test("a captor inside elements(inAnyOrder:) captures the paired element")
  func elementsInAnyOrder() {
    let others = Captor<String>()
    catalog.show(["bob", "ben", "ann"])
    verify(
      catalog.show(
        .elements(
          inAnyOrder: .captured(by: others), "ben", .captured(by: texts, .hasPrefix("b")))))
    #expect((texts.values, others.values) == (["bob"], ["ann"]))
  }

  @Test("captors inside dictionary matchers capture keys and values")
  func dictionaries() {
    catalog.apply(["theme": 3])
    verify(catalog.apply(.hasKey(.captured(by: texts))))
    verify(catalog.apply(.hasValue(.captured(by: numbers))))
    verify(catalog.apply(.hasEntry("theme", .captured(by: numbers))))
    #expect(texts.values == ["theme"])
    #expect(numbers.values == [3, 3])
  }

  @Test("captors inside allOf capture if all matchers match")
  func allOf() {
    catalog.scale(1)
    catalog.scale(5)
    let factors = Captor<Double>()
    verify(catalog.scale(.allOf(.captured(by: factors), .greaterThan(2), .captured(by: factors))))
    #expect(factors.values == [5, 5])
  }

  @Test("captors inside anyOf capture only in the matching branch")
  func anyOf() {
    let people = Captor<Person>()
    catalog.add(Person())
    verify(
      catalog.add(
        .anyOf(
          .allOf(.has(\.name, .captured(by: texts)), .has(\.age, 3)),
          .has(\.age, .captured(by: numbers)),
          .captured(by: people))))
    #expect(texts.values == [])
    #expect(numbers.values == [42])
    #expect(people.values == [])
  }

  @Test("captors inside not and noneOf capture nothing")
  func negations() {
    catalog.show(["bob"])
    verify(catalog.show(.not(.contains(.captured(by: texts, "ann")))))
    verify(catalog.show(.not(.contains(.captured(by: texts, "bob")))), .never)
    verify(catalog.show(.noneOf(.first(.captured(by: texts, "ann")))))
    verify(catalog.show(.not(.not(.first(.captured(by: texts))))))
    #expect(texts.values == [])
  }

  @Test("nested captors capture both the whole value and the part")
  func nested() {
    let lists = Captor<[String]>()
    catalog.show(["bob"])
    verify(catalog.show(.captured(by: lists, .first(.captured(by: texts)))))
    #expect(lists.values == [["bob"]])
    #expect(texts.values == ["bob"])
  }

  @Test("a predicate with a captor runs once for each call and candidate")
  func predicates() {
    var runs = 0
    let long = Matcher<String>("long") {
      runs += 1
      return $0.count > 3
    }
    stub(catalog.show(.each(.captured(by: texts, long))))
    catalog.show(["bobby", "ann", "joseph"])
    #expect(runs == 2)
    catalog.show(["bobby", "joseph"])
    #expect(runs == 4)
    #expect(texts.values == ["bobby", "joseph"])
  }
}

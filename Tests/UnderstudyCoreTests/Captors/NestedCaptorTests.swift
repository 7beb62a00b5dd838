import Testing
import UnderstudyCore

/// Captors inside of other matchers.
@Suite struct NestedCaptors {
  private let catalog = MockCatalog("catalog")
  private let texts = Captor<String>()
  private let numbers = Captor<Int>()

  @Test("parts of values are captured")
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

  @Test("a value is captured as the type that it was found to have")
  func types() {
    let errors = Captor<CancellationError>()
    catalog.finish(.failure(CancellationError()))
    verify(catalog.finish(.failure(.isA(CancellationError.self, .captured(by: errors)))))
    #expect(errors.values.count == 1)
  }

  @Test("all elements are captured if all match, else none")
  func eachElement() {
    catalog.show(["bob", "ann"])
    catalog.show(["ben", "bill"])
    verify(catalog.show(.each(.captured(by: texts, .hasPrefix("b")))))
    #expect(texts.values == ["ben", "bill"])
  }

  @Test("the element that matches is captured, none of those before it")
  func oneElement() {
    catalog.show(["ann", "bob", "ben"])
    verify(catalog.show(.contains(.captured(by: texts, .hasPrefix("b")))))
    verify(catalog.show(.first(.captured(by: texts))))
    verify(catalog.show(.last(.captured(by: texts))))
    verify(catalog.show(.hasCount(.captured(by: numbers))))
    #expect(texts.values == ["bob", "ann", "ben"])
    #expect(numbers.values == [3])
  }

  @Test("elements are captured by the matcher at their place")
  func elements() {
    let others = Captor<String>()
    catalog.show(["ann", "bob"])
    catalog.show(["ann", "joe"])
    verify(
      catalog.show(.elements(.captured(by: texts), .captured(by: others, .hasPrefix("b")))))
    #expect((texts.values, others.values) == (["ann"], ["bob"]))
  }

  @Test("elements in any order are captured by the matcher that they are paired with")
  func elementsInAnyOrder() {
    let others = Captor<String>()
    catalog.show(["bob", "ben", "ann"])
    verify(
      catalog.show(
        .elements(
          inAnyOrder: .captured(by: others), "ben", .captured(by: texts, .hasPrefix("b")))))
    #expect((texts.values, others.values) == (["bob"], ["ann"]))
  }

  @Test("keys and values of dictionaries are captured")
  func dictionaries() {
    catalog.apply(["theme": 3])
    verify(catalog.apply(.hasKey(.captured(by: texts))))
    verify(catalog.apply(.hasValue(.captured(by: numbers))))
    verify(catalog.apply(.hasEntry("theme", .captured(by: numbers))))
    #expect(texts.values == ["theme"])
    #expect(numbers.values == [3, 3])
  }

  @Test("all parts of allOf capture if all match, else none")
  func allOf() {
    catalog.scale(1)
    catalog.scale(5)
    let factors = Captor<Double>()
    verify(catalog.scale(.allOf(.captured(by: factors), .greaterThan(2), .captured(by: factors))))
    #expect(factors.values == [5, 5])
  }

  @Test("in anyOf the branch that matches captures, and no part of one that does not")
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

  @Test("not and noneOf capture nothing, whether they match or not")
  func negations() {
    catalog.show(["bob"])
    verify(catalog.show(.not(.contains(.captured(by: texts, "ann")))))
    verify(catalog.show(.not(.contains(.captured(by: texts, "bob")))), .never)
    verify(catalog.show(.noneOf(.first(.captured(by: texts, "ann")))))
    verify(catalog.show(.not(.not(.first(.captured(by: texts))))))
    #expect(texts.values == [])
  }

  @Test("captors inside of captors capture the whole and the part")
  func nested() {
    let lists = Captor<[String]>()
    catalog.show(["bob"])
    verify(catalog.show(.captured(by: lists, .first(.captured(by: texts)))))
    #expect(lists.values == [["bob"]])
    #expect(texts.values == ["bob"])
  }

  @Test("a predicate beside a captor runs once for each call and candidate")
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

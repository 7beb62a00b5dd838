import Testing
import Understudy

@testable import Shop

@Suite("What mocks inherit", .verifyingMocks)
struct ComparisonTests {
  @Test("a requirement of Hashable that another protocol declares compares identities")
  func fields() {
    let (field, other) = (MockField<Int>("field"), MockField<Int>("other"))
    stub(field.value).returns(3)
    #expect(field == field)
    #expect(field != other)
    #expect(Set([field, other, field]).count == 2)
    #expect(field.value == 3)
    verifyNoMoreInteractions(other)
  }

  @Test("an isolated comparison is replaced by one of identities")
  @MainActor func ranks() {
    let (rank, other) = (MockRank("rank"), MockRank("other"))
    stub(rank.height).returns(3)
    stub(other.height).returns(3)
    #expect(rank == rank)
    #expect(rank != other)
    #expect((rank < other) != (other < rank))
  }

  @Test("an extension compares mocks if it can")
  func badges() {
    let (badge, other) = (MockBadge("badge"), MockBadge("other"))
    stub(badge.number).returns(3)
    stub(other.number).returns(3)
    #expect(badge == other)
    #expect(Set([badge, other]).count == 1)
  }

  @Test("an associated type can have the name of its protocol")
  func gesture() {
    let gesture = MockGesture<Int>("gesture")
    stub(gesture.begin(3)).returns(true)
    stub(gesture.last).returns(4)
    func begin(_ gesture: some Gesture<Int>) -> Bool { gesture.begin(3) && gesture.last == 4 }
    #expect(begin(gesture))
  }

  @Test("a protocol and an alias fix the generic arguments of a superclass")
  func sources() {
    let source = MockTextSource("source")
    stub(source.latest()).returns("a")
    stub(source.title).returns("b")
    let text: any TextSource = source
    #expect(text.latest() == "a")
    #expect(text.title == "b")
    let numbers = MockNumberSource("numbers")
    stub(numbers.latest()).returns([1, 2])
    stub(numbers.count()).forwards()
    #expect((numbers as NumberSource).count() == 2)
  }

  @Test("a description is the name until a stub answers it, and only then a call")
  func descriptions() {
    let page = MockDescribed("page", .strict)
    #expect("\(page)" == "page")
    verifyNoMoreInteractions(page)
    stub(page.description).returns("page one")
    #expect("\(page)" == "page one")
    #expect((page as any Described).description == "page one")
    verify(page.description, 2)
    let document = MockDocument("document")
    #expect("\(document)" == "a document")
    stub(document.description).returns("document one")
    #expect("\(document)" == "document one")
  }

  @Test("each of two descriptions is the name until a stub answers it")
  func twoDescriptions() {
    let (one, two) = (MockInspected("one", .strict), MockInspectedTwice("two", .strict))
    #expect("\(one) \(String(reflecting: one))" == "one one")
    #expect("\(two) \(String(reflecting: two))" == "two two")
    stub(one.debugDescription).returns("all of one")
    stub(two.debugDescription).returns("all of two")
    stub(two.description).returns("number two")
    #expect("\(one) \(String(reflecting: one))" == "one all of one")
    #expect("\(two) \(String(reflecting: two))" == "number two all of two")
    verify(two.debugDescription)
  }

  @Test("members of a class that is no NSObject are mocked whatever their names are")
  func namesOfObjects() {
    let (document, other) = (MockDocument("document"), MockDocument("other"))
    stub(document.copy()).returns(other)
    stub(document.isEqual(.any)).returns(true)
    stub(document.hash).returns(7)
    #expect((document as Document).copy() === other)
    #expect((document as Document).isEqual(other))
    #expect((document as Document).hash == 7)
  }
}

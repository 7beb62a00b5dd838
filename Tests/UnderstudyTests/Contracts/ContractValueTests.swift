import Testing
import Understudy
import UnderstudyContracts
import UnderstudyMacros

/// A protocol whose results have no `==`, are long, or are objects.
@Mockable(.always) protocol Library {
  func text() -> String
  func pages() -> [Page]
  func shelf() -> Cupboard
  func add(_ tags: [Tag: Page])
  func opener() -> () -> Void
  func number() -> Double
}

struct Page {
  var number: Int
  var id = 0
}

struct Tag: Hashable { let name: String }

final class Cupboard { init(_ width: Int) { self.width = width }; let width: Int }

private struct ListedLibrary: Library {
  var end = ""
  var last = 0
  var width = 1
  var value = 1.0
  var id = 0

  func text() -> String { String(repeating: "a", count: 1_500) + end }
  func pages() -> [Page] { (0..<499).map { Page(number: $0) } + [Page(number: last, id: id)] }
  func shelf() -> Cupboard { Cupboard(width) }
  func add(_ tags: [Tag: Page]) {}
  func opener() -> () -> Void { {} }
  func number() -> Double { value }
}

/// A protocol with an associated type.
@Mockable(.always) protocol Repo<Entity> {
  associatedtype Entity
  func first() -> Entity?
}

private struct ListRepo: Repo {
  let list: [Page]
  func first() -> Page? { list.first }
}

/// A protocol of actors.
@Mockable(.always) protocol Reader: Actor {
  func read() -> Int
  func turn() async -> Int
}

private actor BookReader: Reader {
  func read() -> Int { 1 }
  func turn() async -> Int { 2 }
}

/// What contracts compare, and what they allow.
@Suite struct ContractValueTests {
  /// Compares two libraries by a story.
  @discardableResult
  private func compare(
    _ other: ListedLibrary, _ first: ListedLibrary = ListedLibrary(),
    allowing tolerances: Tolerances = Tolerances(), _ story: (any Library) throws -> Void
  ) -> Bool {
    verifyContract(
      of: (any Library).self, with: [first, other], allowing: tolerances, line: 200, story)
  }

  /// Returns the failure of a contract.
  private func failure(_ contract: () -> Bool) async -> String {
    await ReportedFailures.text { #expect(!contract()) }
  }

  @Test("results are compared as a whole, not by their descriptions")
  func values() async {
    let texts = await failure {
      compare(ListedLibrary(end: "x"), ListedLibrary(end: "y")) { _ = $0.text() }
    }
    #expect(texts.contains("differ from character 1501: \"y\" and \"x\""))
    let pages = await failure { compare(ListedLibrary(last: 7)) { _ = $0.pages() } }
    #expect(pages.contains("[499].number differs: 0 and 7"))
    let objects = await failure { compare(ListedLibrary(width: 2)) { _ = $0.shelf() } }
    #expect(objects.contains("width differs: 1 and 2"))
    #expect(compare(ListedLibrary()) { _ = $0.shelf() })
    let numbers = await failure {
      compare(ListedLibrary(value: .nan), ListedLibrary(value: .nan)) { _ = $0.number() }
    }
    #expect(numbers.contains("nan never equals nan. Pass allowing: .comparing(Double.self) {"))
  }

  @Test("arguments that the story builds in another order are equal")
  func arguments() {
    let holds = compare(ListedLibrary()) { library in
      var tags: [Tag: Page] = [:]
      tags.reserveCapacity(.random(in: 20...2_000))
      for number in (0..<20).shuffled() { tags[Tag(name: "\(number)")] = Page(number: number) }
      library.add(tags)
    }
    #expect(holds)
  }

  @Test("tolerances allow differences")
  func tolerances() {
    let holds = compare(
      ListedLibrary(value: 1.01, id: 7),
      allowing: .comparing(Double.self) { .closeTo($0, within: 0.1) }.ignoring(label: "id")
        .ignoring((() -> Void).self)
    ) { library in
      _ = library.number()
      _ = library.pages()
      _ = library.opener()
    }
    #expect(holds)
  }

  @Test("a hidden result is compared, and not shown")
  func hidden() async {
    let text = await ReportedFailures.text {
      MockScope.run {
        redact(Page.self)
        verifyContract(
          of: (any Library).self, with: [ListedLibrary(), ListedLibrary(last: 7)], line: 200
        ) { _ = $0.pages() }
      }
    }
    #expect(text.contains("[499].number differs: <redacted>"))
  }

  @Test("a result that cannot be compared is no pass, and said once")
  func notComparable() async {
    let text = await failure {
      compare(ListedLibrary()) { library in
        _ = library.opener()
        _ = library.opener()
      }
    }
    #expect(
      text == """
        ContractValueTests.swift:200: error: verifyContract(of: Library) cannot compare what opener() \
        returned: is a closure
          Implement ==, or allow the difference: allowing: .ignoring(Type.self).

        """)
  }

  @Test("a story that makes no call is a failure")
  func emptyStory() async {
    let text = await failure { compare(ListedLibrary()) { _ in } }
    #expect(text.contains("200: error: The story of verifyContract(of: Library) makes no call"))
  }

  @Test("a story that throws an error of its own is a failure")
  func ownError() async {
    let text = await failure {
      compare(ListedLibrary()) { library in
        _ = library.number()
        throw Stumble()
      }
    }
    #expect(
      text.contains(
        "200: error: The story of verifyContract(of: Library) threw Stumble() by itself"))
  }

  @Test("a protocol with a fixed associated type has a contract, and a name as in code")
  func associatedType() async {
    let type = (any Repo<Page>).self
    let text = await ReportedFailures.text {
      let holds = verifyContract(
        of: type, with: [ListRepo(list: []), ListRepo(list: [])]
      ) { _ = $0.first() }
      #expect(holds)
      verifyContract(
        of: type, with: [ListRepo(list: []), ListRepo(list: [Page(number: 1)])], line: 201
      ) { _ = $0.first() }
      verifyContract(of: type, with: [], line: 202) { _ in }
    }
    #expect(
      text.contains("201: error: ListRepo #2 does not behave like ListRepo, as Repo<Page> requires")
    )
    #expect(text.contains("202: error: verifyContract(of: Repo<Page>) compares fewer than two"))
  }

  @Test("a protocol of actors has a contract")
  func actors() async {
    let holds = await verifyContract(of: (any Reader).self, with: [BookReader(), BookReader()]) {
      _ = await $0.turn()
    }
    #expect(holds)
    let text = await ReportedFailures.text {
      await verifyContract(of: (any Reader).self, with: [BookReader(), BookReader()]) {
        _ = await $0.read()
      }
    }
    #expect(text.contains("BookReader.read() cannot be forwarded"))
    #expect(text.contains("Leave the call out of the story of the contract"))
  }
}

import Testing
import Understudy

@testable import Bookshop

@Suite("Recipes for declarations", .verifyingMocks)
struct DeclarationRecipes {
  @Test func anInheritedRequirementIsMocked() {
    let service = MockChapterService("service")
    stub(service.name).returns("chapters")
    stub(service.chapters(1, 2)).returns(["Intro", "News"])

    #expect(service.name == "chapters")
    #expect(service.chapters(1, 2) == ["Intro", "News"])
  }

  @Test func anExtensionOfTheProtocolIsReal() {
    let service = MockChapterService("service")
    stub(service.chapters(.any)).returns(["Intro", "News"])

    #expect(service.firstChapter(of: 7) == "Intro")
    verify(service.chapters(7))
  }

  @Test func twoProtocolsHaveOneMock() {
    let service = MockClosableChapterService("service")
    expect(service.close())

    let both: any ClosableChapterService = service
    both.close()
  }

  @Test func requirementsThatDifferInTheirResults() {
    let store = MockKeyValueStore("store")
    stub(store.value("volume") as CallPattern<String, Int, Never>).returns(3)
    stub(store.value("volume") as CallPattern<String, String, Never>)
      .returns("three")

    #expect(store.value("volume") + 1 == 4)
    #expect(store.value("volume") + "!" == "three!")
  }

  @Test func aRequiredInitializerIsVerified() {
    let decoration = makeRed(MockDecorating.self)
    stub(decoration.decorate(.any)).answers { "*\($0)*" }

    #expect(decoration.decorate("News") == "*News*")
    verify(decoration.initialized(color: "red"))
  }

  @Test func aClosureArgumentIsCalled() {
    let benchmark = MockBenchmark("benchmark")
    stub(benchmark.measure(.any)).answers { body in try body() * 10 }

    #expect(benchmark.measure { 7 } == 70)
  }
}

import Testing
import Understudy

@testable import Recipes

@Suite(.verifyingMocks)
struct RecipeListTests {
  let service = MockRecipeService()
  let navigator = MockNavigating()
  let soup = Recipe(id: 1, title: "Soup")

  @Test func showsTheRecipesThatMatch() async {
    let list = RecipeList(service: service, navigator: navigator)
    stub(service.recipes(matching: "so", sorting: .any)).returns([soup])
    await list.search("so")
    #expect(list.state == .loaded([soup]))
  }

  @Test func isLoadingWhileItWaits() async {
    let list = RecipeList(service: service, navigator: navigator)
    stub(service.recipes(matching: .any, sorting: .title)).answers { _, _ in
      #expect(list.state == .loading)
      return []
    }
    await list.search("so")
    #expect(list.state == .loaded([]))
  }

  @Test(arguments: [true, false])
  func explainsWhyItFailed(isOffline: Bool) async {
    let list = RecipeList(service: service, navigator: navigator)
    stub(service.isOffline).returns(isOffline)
    stub(service.recipes(matching: .any, sorting: .any)).throws(CancellationError())
    await list.search("so")
    #expect(list.state == .failed(isOffline ? "offline" : "error"))
    verify(service.isOffline)
  }

  @Test func showsARenamedRecipe() {
    let list = RecipeList(service: service, navigator: navigator)
    let stew = Recipe(id: 1, title: "Stew")
    expect(service.save(stew, completion: .any)).invokes({ $0.1 }, with: .success(stew))
    list.rename(soup, to: "Stew")
    #expect(list.state == .loaded([stew]))
  }

  @Test func opensARecipe() {
    let timer = MockTimer()
    let list = RecipeList(service: service, navigator: navigator, timer: timer)
    stub(timer.start(for: .has(\.title, "Soup"))).returns(false)
    expect(navigator.show(soup, animated: false))
    list.open(soup)
  }

  @Test func preferencesCanBeReadAnywhere() async {
    let preferences = MockPreferences()
    stub(preferences.value(for: "unit")).returns("g")
    let unit = await Task.detached { preferences.value(for: "unit") }.value
    #expect(unit == "g")
  }
}

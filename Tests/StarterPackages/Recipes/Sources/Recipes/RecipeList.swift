import Foundation
import UnderstudyMacros

struct Recipe: Equatable, Identifiable {
  let id: Int
  var title: String
  var minutes = 30
}

enum Sorting { case title, minutes }

@Mockable
protocol RecipeService {
  var isOffline: Bool { get set }
  func recipes(matching text: String, sorting: Sorting) async throws -> [Recipe]
  func save(_ recipe: Recipe, completion: @escaping (Result<Recipe, any Error>) -> Void)
}

@Mockable
protocol Navigating: AnyObject {
  func show(_ recipe: Recipe, animated: Bool)
}

@Mockable
protocol Preferences: Sendable {
  nonisolated func value(for key: String) -> String?
}

@Mockable
class Timer {
  var remaining: Duration = .zero
  func start(for recipe: Recipe) -> Bool { true }
}

/// The state of a screen that lists recipes.
final class RecipeList {
  enum State: Equatable { case empty, loading, loaded([Recipe]), failed(String) }

  private(set) var state = State.empty
  private let service: any RecipeService
  private weak var navigator: (any Navigating)?
  private let timer: Timer

  init(service: any RecipeService, navigator: any Navigating, timer: Timer = Timer()) {
    self.service = service
    self.navigator = navigator
    self.timer = timer
  }

  func search(_ text: String) async {
    state = .loading
    do {
      state = .loaded(try await service.recipes(matching: text, sorting: .title))
    } catch {
      state = .failed(service.isOffline ? "offline" : "error")
    }
  }

  func rename(_ recipe: Recipe, to title: String) {
    var renamed = recipe
    renamed.title = title
    service.save(renamed) { [weak self] result in
      if case .success(let recipe) = result { self?.state = .loaded([recipe]) }
    }
  }

  func open(_ recipe: Recipe) {
    navigator?.show(recipe, animated: timer.start(for: recipe))
  }
}

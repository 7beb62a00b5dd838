import UnderstudyMacros

/// Sends the notifications of the app.
protocol PushService: Sendable {
  func send(_ text: String, to user: String) async throws
}

/// Announces new episodes to listeners. Its dependency is a parameter of its initializer.
struct NewEpisodeNotifier {
  let push: any PushService

  func announce(_ episode: Episode, to users: [String]) async -> Int {
    var sent = 0
    for user in users {
      if (try? await push.send("New: \(episode.title)", to: user)) != nil { sent += 1 }
    }
    return sent
  }
}

/// A push service for the app.
struct LivePushService: PushService {
  func send(_ text: String, to user: String) async throws {}
}

/// A container with factories, in the style of Factory.
final class Container: @unchecked Sendable {
  static let shared = Container()
  private var factories: [ObjectIdentifier: () -> any Sendable] = [:]

  func register<Service: Sendable>(_ type: Service.Type, _ make: @escaping () -> Service) {
    factories[ObjectIdentifier(type)] = make
  }

  func resolve<Service: Sendable>(_ type: Service.Type, default live: Service) -> Service {
    factories[ObjectIdentifier(type)]?() as? Service ?? live
  }

  func reset() { factories = [:] }
}

/// A welcome that resolves its dependency from a container.
struct Welcome {
  var container = Container.shared

  func greet(_ user: String) async throws {
    let push = container.resolve((any PushService).self, default: LivePushService())
    try await push.send("Welcome", to: user)
  }
}

/// The dependencies of a task, in the style of swift-dependencies.
struct DependencyValues: Sendable {
  @TaskLocal static var current = DependencyValues()
  var push: any PushService = LivePushService()
}

/// Runs an operation with other dependencies.
func withDependencies<Result>(
  _ change: (inout DependencyValues) -> Void, operation: () async throws -> Result
) async rethrows -> Result {
  var values = DependencyValues.current
  change(&values)
  return try await DependencyValues.$current.withValue(values) { try await operation() }
}

/// A reminder that reads its dependency from the task.
struct Reminder {
  func remind(_ user: String) async throws {
    try await DependencyValues.current.push.send("Listen again", to: user)
  }
}

/// A service whose mock is part of all builds, for previews and demos.
@Mockable(.always)
package protocol CoverArtService: Sendable {
  func coverName(of show: String) -> String
}

/// What a preview or a demo app shows.
struct CoverView {
  let service: any CoverArtService

  func line(for show: String) -> String { "[\(service.coverName(of: show))] \(show)" }
}

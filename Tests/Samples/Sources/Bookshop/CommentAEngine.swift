/// A customer.
struct User: Equatable, Sendable {
  var name: String
  var age = 0
}

/// Finds customers.
protocol UserRepository {
  func user(id: Int) -> User
}

/// Opens sessions.
protocol SessionClient {
  func session(id: Int) -> any Session
}

/// Loads pages.
protocol Session {
  func load(_ path: String) -> String
}

/// Sends letters that consist of a subject.
protocol SubjectMailer {
  func send(_ subject: String)
}

/// Charges cards through a connection.
protocol CardTerminal: Sendable {
  func open()
  func charge(_ cents: Int)
  func close()
}

/// Loads values over a network.
protocol CommentService: Sendable {
  func load() async throws -> Int
}

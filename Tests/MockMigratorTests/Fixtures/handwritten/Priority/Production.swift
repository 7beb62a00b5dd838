protocol Store {
  func load() throws -> Int
}

protocol Store {
  var name: String { get set }
  func load() throws -> [String]
  func count() throws -> Int
  func size() throws -> Int
  func save(_ item: String, at index: Int) throws -> Bool
  func fetch(_ id: Int, completion: (Result<Int, Error>) -> Void)
}

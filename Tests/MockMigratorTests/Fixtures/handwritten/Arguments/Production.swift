protocol Mailer {
  func send(_ text: String, to address: String)
  func fetch(completion: @escaping (Result<Int, any Error>) -> Void)
}

protocol Client {
  func get(_ url: URL, completion: @escaping (Data?) -> Void)
}

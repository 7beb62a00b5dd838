extension CommonCallSetup {
  /// Calls the requirement's default implementation, which an extension of the protocol declares.
  ///
  /// The implementation runs as part of the mock: the calls that it makes to other requirements
  /// are recorded, and answered by their own stubs and expectations.
  ///
  /// ```swift
  /// let prices = MockPriceList()
  /// stub(prices.total(of: .any)).callsDefault()
  /// stub(prices.price(of: .any)).returns(250)
  /// #expect(prices.total(of: ["tea", "mug"]) == 500)
  /// verify(prices.price(of: "tea"))
  /// ```
  ///
  /// The build plug-in generates what this needs where a test writes it, and so does the
  /// command-line interface with `--used-in`. If the generator does not see the implementation, it
  /// reports an error at the line of the test. The attribute `@Mockable` never sees extensions: the
  /// setup is then reported as a failure, and the call gets its default value.
  ///
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func callsDefault() -> Self {
    runs(.callsDefault())
  }
}

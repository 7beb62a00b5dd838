/// A type whose default value consists of the default value of another type.
protocol ComposedDefault {
  /// Returns the default value, or `nil` if the other type has none.
  ///
  /// - Parameter maker: Makes the mocks in the value.
  static func compose(_ maker: __DefaultMaker) -> Any?
}

extension Result: ComposedDefault where Success: Copyable & Escapable {
  /// Returns a success with the default value of its type.
  static func compose(_ maker: __DefaultMaker) -> Any? {
    DefaultValues.value(for: Success.self, maker, nil).map { Result.success($0) }
  }
}

extension Range: ComposedDefault {
  /// Returns the empty range at the default value of the bounds.
  static func compose(_ maker: __DefaultMaker) -> Any? {
    DefaultValues.value(for: Bound.self, maker, nil).map { $0..<$0 }
  }
}

extension ClosedRange: ComposedDefault {
  /// Returns the range of only the default value of the bounds.
  static func compose(_ maker: __DefaultMaker) -> Any? {
    DefaultValues.value(for: Bound.self, maker, nil).map { $0...$0 }
  }
}

extension PartialRangeFrom: ComposedDefault {
  /// Returns the range from the default value of the bound.
  static func compose(_ maker: __DefaultMaker) -> Any? {
    DefaultValues.value(for: Bound.self, maker, nil).map { $0... }
  }
}

extension PartialRangeUpTo: ComposedDefault {
  /// Returns the range up to the default value of the bound.
  static func compose(_ maker: __DefaultMaker) -> Any? {
    DefaultValues.value(for: Bound.self, maker, nil).map { ..<$0 }
  }
}

extension PartialRangeThrough: ComposedDefault {
  /// Returns the range through the default value of the bound.
  static func compose(_ maker: __DefaultMaker) -> Any? {
    DefaultValues.value(for: Bound.self, maker, nil).map { ...$0 }
  }
}

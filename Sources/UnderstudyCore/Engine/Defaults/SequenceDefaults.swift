// The default values of sequences whose types are erased: they are empty.

extension AnySequence: DefaultValueProviding {
  /// The empty sequence.
  public static var defaultValue: AnySequence<Element> { AnySequence(EmptyCollection()) }
}

extension AnyIterator: DefaultValueProviding {
  /// An iterator without elements.
  public static var defaultValue: AnyIterator<Element> {
    AnyIterator(EmptyCollection<Element>.Iterator())
  }
}

extension AnyCollection: DefaultValueProviding {
  /// The empty collection.
  public static var defaultValue: AnyCollection<Element> { AnyCollection(EmptyCollection()) }
}

extension AnyBidirectionalCollection: DefaultValueProviding {
  /// The empty collection.
  public static var defaultValue: AnyBidirectionalCollection<Element> {
    AnyBidirectionalCollection(EmptyCollection())
  }
}

extension AnyRandomAccessCollection: DefaultValueProviding {
  /// The empty collection.
  public static var defaultValue: AnyRandomAccessCollection<Element> {
    AnyRandomAccessCollection(EmptyCollection())
  }
}

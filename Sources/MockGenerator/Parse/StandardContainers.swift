/// The types of the standard library that can be an associated type whose elements are the mock, as
/// `[MockTree]` for `Children` in `protocol Tree where Children.Element == Self`.
///
/// A generic parameter cannot depend on the mock, but these types can.
enum StandardContainers {
  /// The containers, with `*` for the element, by the protocols that they conform to.
  private static let containers: [(protocols: Set<String>, type: String)] = [
    (
      [
        "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
        "MutableCollection", "RangeReplaceableCollection", "ExpressibleByArrayLiteral",
      ], "[*]"
    ),
    (["IteratorProtocol"], "IndexingIterator<[*]>"),
    (["AsyncSequence"], "AsyncStream<*>"),
    (["AsyncIteratorProtocol"], "AsyncStream<*>.Iterator"),
  ]

  /// The protocols that a container conforms to if its elements do.
  private static let conditional: Set<String> = [
    "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Sendable",
  ]

  /// The names of the associated types of containers that are the element.
  private static let elements: Set<String> = [
    "Element", "Iterator.Element", "AsyncIterator.Element", "ArrayLiteralElement",
  ]

  /// The primary associated types of the protocols of containers, in order.
  private static let primaryTypes = ["Element", "Failure"]

  /// Returns the names of the associated types that the generic arguments of a protocol fix, or `nil`
  /// if the protocol is none of a container.
  static func primaryTypes(of name: String) -> [String]? {
    containers.contains { $0.protocols.contains(name) } ? primaryTypes : nil
  }

  /// Returns a container, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - protocols: The names of the protocols that it must conform to.
  ///   - types: The associated types that are fixed, by their names.
  static func type(conformingTo protocols: [String], where types: [String: String]) -> String? {
    var types = types
    let failure = types.removeValue(forKey: "Failure")
    guard let element = types.values.first, Set(types.values).count == 1,
      elements.isSuperset(of: types.keys)
    else { return nil }
    let required = Set(protocols).subtracting(conditional)
    let found = containers.first { !required.isEmpty && $0.protocols.isSuperset(of: required) }
    guard var type = found?.type else { return nil }
    if failure == "any Error" || failure == "any Swift.Error" {
      guard type.hasPrefix("AsyncStream") else { return nil }
      type = type.replacingWord("AsyncStream<*>", with: "AsyncThrowingStream<*, any Error>")
    } else if failure != nil, failure != "Never" {
      return nil
    }
    return type.split(separator: "*", omittingEmptySubsequences: false).joined(separator: element)
  }
}

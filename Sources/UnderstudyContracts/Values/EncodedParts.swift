import UnderstudyValues
internal import UnderstudyCore

/// What one value encodes: the parts of a container, which are not encoded yet.
///
/// The parts are compared as values, by `==` if they have it. So sets, dates and decimals inside an
/// encoded value are compared exactly, whatever an encoder would write for them.
package final class EncodedParts {
  /// The kinds of containers.
  package enum Kind {
    /// Nothing was encoded.
    case nothing

    /// Values with keys.
    case keyed

    /// Values without keys, in order.
    case unkeyed

    /// One value.
    case single
  }

  /// The absence of a value, which `encodeNil` encodes.
  package struct Absence: Equatable {}

  package fileprivate(set) var kind = Kind.nothing

  /// The values. A nested container is an ``EncodedParts``.
  package fileprivate(set) var parts: [(key: String?, value: Any)] = []

  /// The parts in an order that does not depend on that in which they were encoded, if they have keys.
  var sorted: [(key: String?, value: Any)] {
    kind == .keyed ? parts.sorted { ($0.key ?? "") < ($1.key ?? "") } : parts
  }

  fileprivate init() {}

  /// Encodes a value. Runs user code.
  ///
  /// - Throws: The error of the value.
  package init(of value: any Encodable) throws {
    try value.encode(to: PartsEncoder(parts: self, codingPath: []))
  }

  fileprivate func append(_ value: Any, _ key: String?, _ kind: Kind) {
    self.kind = kind
    parts.append((key, value))
  }
}

/// Collects what a value encodes.
private struct PartsEncoder: Encoder {
  let parts: EncodedParts
  let codingPath: [any CodingKey]

  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    parts.kind = .keyed
    return KeyedEncodingContainer(KeyedParts(parts: parts, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    parts.kind = .unkeyed
    return UnkeyedParts(parts: parts, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    SinglePart(parts: parts, codingPath: codingPath)
  }
}

private struct KeyedParts<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let parts: EncodedParts
  let codingPath: [any CodingKey]

  func encodeNil(forKey key: Key) {
    parts.append(EncodedParts.Absence(), key.stringValue, .keyed)
  }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) {
    parts.append(value, key.stringValue, .keyed)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    nested(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    nested(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { nested("super", codingPath) }

  func superEncoder(forKey key: Key) -> any Encoder { nested(key) }

  private func nested(_ key: Key) -> PartsEncoder { nested(key.stringValue, codingPath + [key]) }

  private func nested(_ key: String, _ path: [any CodingKey]) -> PartsEncoder {
    let nested = EncodedParts()
    parts.append(nested, key, .keyed)
    return PartsEncoder(parts: nested, codingPath: path)
  }
}

private struct UnkeyedParts: UnkeyedEncodingContainer {
  let parts: EncodedParts
  let codingPath: [any CodingKey]

  var count: Int { parts.parts.count }

  func encodeNil() { parts.append(EncodedParts.Absence(), nil, .unkeyed) }

  func encode<Value: Encodable>(_ value: Value) { parts.append(value, nil, .unkeyed) }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    nested().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { nested().unkeyedContainer() }

  func superEncoder() -> any Encoder { nested() }

  private func nested() -> PartsEncoder {
    let nested = EncodedParts()
    parts.append(nested, nil, .unkeyed)
    return PartsEncoder(parts: nested, codingPath: codingPath)
  }
}

private struct SinglePart: SingleValueEncodingContainer {
  let parts: EncodedParts
  let codingPath: [any CodingKey]

  func encodeNil() { parts.append(EncodedParts.Absence(), nil, .single) }

  func encode<Value: Encodable>(_ value: Value) { parts.append(value, nil, .single) }
}

/// A key of a dictionary, as a part of a path.
struct PartKey {
  let key: AnyHashable

  /// The label of the entry, or `nil` if the key is not a string.
  var label: String? { key.base as? String }

  func description(_ redactions: Redactions) -> String {
    var writer = DescriptionWriter(bytes: Truncation.listed, redactions: redactions)
    return writer.describe(key.base)
  }
}

/// A dictionary, whose values are compared by their keys.
protocol PairedByKey {
  /// Returns the values of the common keys, or `nil` if some keys are not common.
  func paired(with other: Any) -> [(PartKey, Any, Any)]?
}

extension Dictionary: PairedByKey {
  func paired(with other: Any) -> [(PartKey, Any, Any)]? {
    guard let other = other as? [Key: Value], other.count == count else { return nil }
    var pairs: [(PartKey, Any, Any)] = []
    for (key, value) in self {
      guard let index = other.index(forKey: key) else { return nil }
      pairs.append((PartKey(key: AnyHashable(key)), value, other.values[index]))
    }
    // The first difference is the same in each process.
    let names = pairs.map { "\($0.0.key.base)" }
    return pairs.indices.sorted { names[$0] < names[$1] }.map { pairs[$0] }
  }
}

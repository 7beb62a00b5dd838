internal import Foundation
internal import UnderstudyCore
import UnderstudyValues

/// A JSON value that can be written next to others, and decoded as another type later.
enum JSONText: Codable, Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  case unsigned(UInt64)
  case number(Double)

  /// A number that `Double` does not have, such as one of 38 digits.
  case decimal(Decimal)
  case string(String)
  case array([JSONText])
  case object([String: JSONText])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .integer(value)
    } else if let value = try? container.decode(UInt64.self) {
      self = .unsigned(value)
    } else if let value = try? container.decode(Double.self) {
      if let exact = try? container.decode(Decimal.self), exact != Decimal(string: "\(value)") {
        self = .decimal(exact)
      } else {
        self = .number(value)
      }
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONText].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONText].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .unsigned(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .decimal(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  /// Encodes a value, or returns `nil` if it is not `Encodable`.
  init?(encoding value: Any) {
    guard let value = value as? any Encodable, let data = try? Self.encoder.encode(value),
      let text = try? JSONDecoder().decode(JSONText.self, from: data)
    else { return nil }
    self = text
  }

  /// Returns a Boolean value that indicates whether a value is an optional with the value `nil`, which
  /// is also written as `null`.
  static func isNestedNil(_ value: Any) -> Bool {
    let outer = Mirror(reflecting: value)
    guard outer.displayStyle == .optional, let inner = outer.children.first?.value else {
      return false
    }
    let mirror = Mirror(reflecting: inner)
    return mirror.displayStyle == .optional && (mirror.children.isEmpty || isNestedNil(inner))
  }

  /// Encodes infinity and NaN as strings.
  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }

  /// The text in place of a value that the test hides.
  static var hidden: JSONText { .string(Redactions.text) }

  /// A Boolean value that indicates whether an object in the value has a key that the test hides.
  var hidesKey: Bool {
    let redactions = DescriptionContext.hidden
    return !redactions.isEmpty && hasKey(in: redactions)
  }

  /// The value, or ``hidden`` if an object in it has a key that the test hides.
  var hidingKeys: JSONText { hidesKey ? .hidden : self }

  private func hasKey(in redactions: Redactions) -> Bool {
    switch self {
    case .array(let elements): elements.contains { $0.hasKey(in: redactions) }
    case .object(let entries):
      entries.contains { redactions.hides(label: $0.key) || $0.value.hasKey(in: redactions) }
    default: false
    }
  }

  /// Decodes the value as another type.
  ///
  /// - Throws: The error of the decoder, or ``NotDecodable``.
  func decoded(as type: Any.Type) throws -> Any {
    guard let type = type as? any Decodable.Type else { throw NotDecodable() }
    return try Self.decoder.decode(type, from: JSONEncoder().encode(self))
  }

  /// The error of a type that is not `Decodable`.
  struct NotDecodable: Error {}

  /// The value on one line.
  var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings and numbers can always be encoded.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }
}

extension Encodable {
  /// The value as JSON on one line with sorted keys, or `nil` if it cannot be encoded.
  var jsonLine: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension JSONText {
  /// The maximum number of levels of an argument. A description stands for what is deeper.
  private static let maximumDepth = 64

  /// Creates the text of an argument, which is the same in each process.
  ///
  /// The elements of sets and the entries of dictionaries have a stable order. What is not `Encodable` is
  /// described.
  init(argument value: Any) { self.init(argument: value, depth: 0) }

  private init(argument value: Any, depth: Int) {
    let nested = { (value: Any) in JSONText(argument: value, depth: depth + 1) }
    let mirror = Mirror(reflecting: value)
    guard depth < Self.maximumDepth else {
      self = .string(ValueDescription.describeForFile(value))
      return
    }
    if let box = value as? any ErasedInout {
      self = nested(box.erasedInitialValue)
    } else if value is EncodedParts.Absence {
      self = .null
    } else if let parts = value as? EncodedParts {
      self = Self.encoded(parts, nested)
    } else if mirror.displayStyle == .optional {
      self = mirror.children.first.map { nested($0.value) } ?? .null
    } else if let elements = value as? any StableElements {
      self = elements.stableText(nested)
      // For foreign types, an encoder has a form of its own.
    } else if !ValueComparison.isForeign(value), let value = value as? any Encodable,
      let parts = try? EncodedParts(of: value)
    {
      self = Self.encoded(parts, nested)
    } else {
      self = JSONText(encoding: value) ?? .string(ValueDescription.describeForFile(value))
    }
  }

  private static func encoded(_ parts: EncodedParts, _ nested: (Any) -> JSONText) -> JSONText {
    switch parts.kind {
    case .nothing: .object([:])
    case .single: parts.parts.last.map { nested($0.value) } ?? .null
    case .unkeyed: .array(parts.parts.map { nested($0.value) })
    case .keyed:
      .object(
        Dictionary(parts.parts.map { ($0.key ?? "", nested($0.value)) }, uniquingKeysWith: { $1 }))
    }
  }
}

/// A collection whose elements are encoded one by one.
private protocol StableElements {
  /// Returns the text of the elements.
  func stableText(_ text: (Any) -> JSONText) -> JSONText
}

extension Array: StableElements {
  fileprivate func stableText(_ text: (Any) -> JSONText) -> JSONText { .array(map { text($0) }) }
}

extension Set: StableElements {
  fileprivate func stableText(_ text: (Any) -> JSONText) -> JSONText {
    .array(map { text($0) }.sorted { $0.line < $1.line })
  }
}

extension Dictionary: StableElements {
  fileprivate func stableText(_ text: (Any) -> JSONText) -> JSONText {
    // As the encoders of Foundation write it.
    if Key.self == String.self || Key.self == Int.self {
      return .object(
        Dictionary<String, JSONText>(uniqueKeysWithValues: map { ("\($0.key)", text($0.value)) }))
    }
    let entries = map { (text($0.key), text($0.value)) }.sorted { $0.0.line < $1.0.line }
    return .array(entries.flatMap { [$0.0, $0.1] })
  }
}

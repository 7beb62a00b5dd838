internal import Foundation
internal import UnderstudyCore

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
    // Strings and numbers can always be encoded.
    jsonLine ?? "null"
  }
}

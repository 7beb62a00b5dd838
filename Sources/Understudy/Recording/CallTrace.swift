internal import Foundation
package import UnderstudyCore

/// Recorded calls whose arguments and outcomes are JSON, to be checked in and replayed.
package struct CallTrace: Codable, Sendable {
  /// A recorded call.
  struct Entry: Codable, Sendable {
    /// The member with its labels: `rate(of:)`.
    let member: String

    /// The arguments.
    let arguments: [JSONText]

    /// The result. Absent if the call has thrown an error or returned nothing.
    var returned: JSONText?

    /// The error. Absent if the call has returned.
    var threw: Failure?

    /// The reason why the call cannot be replayed. Absent if it can.
    var unsupported: String?
  }

  /// A recorded error.
  struct Failure: Codable, Sendable {
    /// The name of the type.
    let type: String

    /// The mangled name of the type, to find it again.
    let mangledType: String?

    /// The description.
    let description: String

    /// The error, if it is `Codable`.
    let value: JSONText?
  }

  /// The calls, oldest first.
  let calls: [Entry]

  /// Creates the trace of recorded calls.
  ///
  /// - Parameter recording: The calls with their values.
  package init(_ recording: Recording) { calls = recording.entries.map { Entry($0) } }

  /// Reads a trace.
  ///
  /// - Parameter text: The content of a file.
  /// - Throws: The error of the decoder.
  init(text: Data) throws { self = try JSONDecoder().decode(CallTrace.self, from: text) }

  /// The trace as text. Ends with a line break.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Strings and numbers can always be encoded.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
  }

  /// Returns arguments as they are recorded, which is the same in each process. One that is not
  /// `Encodable` is recorded by its description. One with a key that the test hides is hidden.
  static func arguments(_ values: [Any]) -> [JSONText] {
    values.map { JSONText(argument: $0).hidingKeys }
  }
}

extension CallTrace.Entry {
  fileprivate init(_ entry: Recording.Entry) {
    member = entry.member.spelling
    arguments = CallTrace.arguments(entry.arguments)
    if entry.mayChangeArguments {
      unsupported = "A trace does not change an inout argument."
      return
    }
    switch entry.outcome {
    case .pending: unsupported = "The call has not returned."
    case .returned(let value) where value is Void: break
    case .returned(is HiddenValue): unsupported = "The test hides the result."
    case .threw(is HiddenValue): unsupported = "The test hides the error."
    case .returned(let value) where JSONText.isNestedNil(value):
      unsupported = "JSON cannot tell an optional nil from nil."
    case .returned(let value):
      guard let text = JSONText(encoding: value) else {
        unsupported =
          value is any Encodable
          ? "This \(type(of: value)) cannot be written as JSON."
          : "\(type(of: value)) is not Codable."
        return
      }
      if text.hidesKey {
        unsupported = "The test hides a part of the result."
      } else {
        returned = text
      }
    case .threw(let error):
      threw = CallTrace.Failure(
        type: "\(type(of: error))", mangledType: RecordedType.name(of: type(of: error)),
        description: "\(error)", value: JSONText(encoding: error))
    }
  }

  /// Returns the call on one line.
  ///
  /// - Parameter hidden: The positions of the arguments that are not shown.
  func line(hiding hidden: Set<Int>) -> String {
    let arguments = arguments.enumerated().map { hidden.contains($0) ? .hidden : $1.hidingKeys }
    let labels = member.split(separator: "(").dropFirst().first?.split(separator: ":") ?? []
    guard labels.count > 1 || member.hasSuffix(":)") else {
      return arguments.isEmpty ? member : "\(member) \(arguments[0].line)"
    }
    let values = zip(labels, arguments).map { $0 == "_" ? $1.line : "\($0): \($1.line)" }
    return "\(member.prefix { $0 != "(" })(\(values.joined(separator: ", ")))"
  }
}

/// An error of a replayed call whose type is not `Codable` or unknown.
public struct ReplayedError: Error, CustomStringConvertible {
  /// The description of the recorded error.
  public let description: String
}

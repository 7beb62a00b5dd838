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
  /// - Parameter recorded: The calls with their values.
  package init(_ recorded: [RecordedValues]) { calls = recorded.map { Entry($0) } }

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

  /// Returns a Boolean value that indicates whether a trace can hold the outcome of a call that has ended.
  static func holdsOutcome(of call: RecordedValues) -> Bool {
    switch call.outcome {
    case .returned(let value):
      value is Void || !call.hidesOutcome && JSONText(encoding: value)?.hidesKey == false
    case .threw: !call.hidesOutcome
    case .pending: false
    }
  }

  /// Returns arguments as they are recorded, which is the same in each process. One that is not
  /// `Encodable` is recorded by its description. One with a key that the test hides is hidden.
  ///
  /// - Parameters:
  ///   - values: The arguments.
  ///   - hidden: The positions of the arguments that must not be written. Defaults to none.
  static func arguments(_ values: [Any], hiding hidden: Set<Int> = []) -> [JSONText] {
    values.enumerated().map { hidden.contains($0) ? .hidden : JSONText(argument: $1).hidingKeys }
  }
}

extension CallTrace.Entry {
  fileprivate init(_ call: RecordedValues) {
    member = call.member.spelling
    arguments = CallTrace.arguments(call.arguments, hiding: call.hiddenPositions)
    switch call.outcome {
    case .pending: break
    case _ where call.hidesOutcome: break
    case .returned(let value):
      let text = value is Void ? nil : JSONText(encoding: value)
      returned = text?.hidesKey == true ? nil : text
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

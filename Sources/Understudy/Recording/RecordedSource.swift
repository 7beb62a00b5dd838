package import UnderstudyCore
import UnderstudyValues

/// Recorded calls as Swift source: a function that sets up a mock with what was recorded.
package struct RecordedSource {
  /// The calls with equal arguments, and their outcomes in order.
  private struct Group {
    let member: MemberName
    let pattern: String

    /// The remark on the arguments, or `nil` if there is none.
    let remark: String?

    /// The reason why the calls cannot be set up, or `nil` if they can.
    let obstacle: String?
    var outcomes: [Outcome<Any>] = []
  }

  private let name: String
  private let mockType: String
  private let testModule: String
  private var groups: [Group] = []
  private let literal = SwiftLiteral(types: SwiftTypeNames())

  /// The calls that cannot be written as Swift, each with the reason.
  package private(set) var refusals: [String] = []

  /// The source. Ends with a line break.
  package private(set) var text = ""

  /// Writes recorded calls.
  ///
  /// - Parameters:
  ///   - recording: The calls with their values.
  ///   - name: The name of the recording.
  ///   - mockType: The name of the mock class with its module.
  ///   - testModule: The module of the test, which contains the source.
  package init(
    _ recording: Recording, named name: String, for mockType: String, in testModule: String
  ) {
    self.name = name
    self.testModule = testModule
    self.mockType = mockType
    for entry in recording.entries { add(entry) }
    text = source()
  }

  private mutating func add(_ entry: Recording.Entry) {
    let member = entry.member
    let literals = entry.arguments.enumerated().map { position, value in
      argument(value, at: position, of: member)
    }
    var (remark, obstacle): (String?, String?)
    if literals.contains(nil) {
      let isHidden = zip(entry.arguments, literals).contains { $1 == nil && $0 is HiddenValue }
      remark =
        isHidden
        ? "The test hides an argument, so any one matches."
        : "An argument cannot be written or compared, so any one matches."
      if member.hasGenericArguments {
        obstacle = "An argument of a generic type cannot be written or compared."
      }
    }
    if entry.mayChangeArguments {
      obstacle = "The real object may have changed an inout argument."
    }
    let mixes = literals.contains(nil) && !member.canMixMatchers
    let texts = literals.map { literal in
      literal.map { mixes ? ".equal(\($0))" : $0 } ?? ".any"
    }
    var returned: String?
    if let place = member.returnedType {
      let (name, problem) = literal.types.returned(place, in: entry.returnedValue)
      returned = name ?? "<#type#>"
      obstacle = problem ?? obstacle
    }
    let pattern = "self" + member.verbCall(texts, returning: returned)
    let index = groups.firstIndex { $0.pattern == pattern } ?? groups.count
    if index == groups.count {
      groups.append(Group(member: member, pattern: pattern, remark: remark, obstacle: obstacle))
    }
    groups[index].outcomes.append(entry.outcome)
  }

  /// Returns the text of an argument, or `nil` if it has none.
  private func argument(_ value: Any, at position: Int, of member: MemberName) -> String? {
    guard DynamicEquality.hasEqualCopies(value) else { return nil }
    if member.isVariadic(at: position) {
      return literal.elements(of: value).map { "[\($0.joined(separator: ", "))]" }
    }
    return member.hasGenericArguments ? literal.text(of: value) : literal.unwrappedText(of: value)
  }

  /// The name of the function.
  private var function: String { "setUp" + name.prefix(1).uppercased() + name.dropFirst() }

  private mutating func source() -> String {
    let setUps = groups.flatMap { lines(of: $0) }.map { "    " + $0 }
    let mock = literal.types.name(spelled: mockType) ?? mockType
    let parts = mock.split(separator: ".", maxSplits: 1).map(String.init)
    return """
      // Recorded calls. Delete this file to record them again.
      // swift-format-ignore-file
      \(literal.types.imports(in: testModule).joined(separator: "\n"))

      extension \(parts.last ?? mock) {
        /// Sets up the calls that were recorded as "\(name)".
        func \(function)() {
      \(setUps.joined(separator: "\n"))
        }
      }

      """
  }

  /// Returns the stub or expectation of calls with equal arguments.
  private mutating func lines(of group: Group) -> [String] {
    var lines: [String] = []
    if let obstacle = group.obstacle {
      refusals.append("\(group.member.spelling): \(obstacle)")
      return ["// \(obstacle)", "// stub(\(group.pattern)).performs { <#...#> }"]
    }
    if let remark = group.remark { lines.append("// \(remark)") }
    let answers = group.outcomes.map { answer($0) }
    if answers.allSatisfy({ $0 == .void }) {
      let count = answers.count == 1 ? "" : ", \(answers.count)"
      return lines + ["expect(\(group.pattern)\(count))"]
    }
    var isUnknown = false
    for case .unknown(let reason, let isRefused) in answers {
      isUnknown = true
      lines.append("// \(reason)")
      if isRefused { refusals.append("\(group.member.spelling): \(reason)") }
    }
    if isUnknown { return lines + ["// stub(\(group.pattern)).returns(<#result#>)"] }
    // The last answer repeats.
    var texts = answers.map(\.text)
    while texts.count > 1, texts.last == texts[texts.count - 2] { texts.removeLast() }
    return lines + ["stub(\(group.pattern))\(texts.joined(separator: ".then"))"]
  }

  /// What a recorded call answers.
  private enum Answer: Equatable {
    case void
    case call(String)

    /// The reason why the answer is not written, and whether that is a failure of the recording.
    case unknown(String, isRefused: Bool)

    /// The text after the stub.
    var text: String {
      switch self {
      case .void: ".returns()"
      case .call(let text): text
      case .unknown: ""
      }
    }
  }

  private func answer(_ outcome: Outcome<Any>) -> Answer {
    switch outcome {
    case .pending: .unknown("The call has not returned.", isRefused: false)
    case .returned(let value) where value is Void: .void
    case .returned(is HiddenValue):
      .unknown("Returned a value that the test hides.", isRefused: false)
    case .threw(is HiddenValue): .unknown("Threw an error that the test hides.", isRefused: false)
    case .returned(let value):
      literal.unwrappedText(of: value).map { .call(".returns(\($0))") }
        ?? .unknown(
          "Returned a \(type(of: value)), which has no Swift literal.", isRefused: true)
    case .threw(let error):
      literal.text(of: error).map { .call(".throws(\($0))") }
        ?? .unknown("Threw a \(type(of: error)), which has no Swift literal.", isRefused: true)
    }
  }
}

extension Recording.Entry {
  /// What the call returned or assigned, or `nil` if neither is known.
  fileprivate var returnedValue: Any? {
    let value: Any? =
      switch outcome {
      case _ where member.isSetter: arguments.last
      case .returned(let value): value
      case .pending, .threw: nil
      }
    return value is HiddenValue ? nil : value
  }
}

extension SwiftTypeNames {
  /// Returns the name of the type that only a result fixes, or the reason why it cannot be written.
  ///
  /// - Parameters:
  ///   - place: Where the result contains the type.
  ///   - result: The result, or `nil` if it is not known.
  fileprivate func returned(
    _ place: MemberName.ReturnedType, in result: Any?
  ) -> (name: String?, obstacle: String?) {
    guard let result else {
      return (nil, "No result shows which generic type the caller wanted.")
    }
    var type: Any.Type? = type(of: result)
    switch place {
    case .result: break
    case .wrapped: type = (type as? any WrittenOptional.Type)?.wrappedType
    case .inside: type = nil
    }
    guard let type else {
      return (nil, "The generic type is only a part of the type that the call returns.")
    }
    guard let name = name(of: type) else {
      return (nil, "The type of the result has no name in other files.")
    }
    return (name, nil)
  }
}

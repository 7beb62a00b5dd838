/// A test double that records calls in variables, and what its members stand for.
package struct SpyDouble: Sendable, Hashable {
  /// The name of the type.
  package let name: String

  /// The protocol or class that it stands in for.
  package let type: String

  /// The library whose shape it has.
  package let library: String

  /// The category of types that extensions in the sources add members to.
  package static let extensions = "Spies.extensions"

  /// The category of libraries whose annotations are those of AutoMockable.
  package static let otherGenerators = "Spies.generators"

  /// A Boolean value that indicates whether the sources do not declare it, because the library writes
  /// it when the tests are built.
  package var isImplied = false

  /// The members of an implied double for which no pattern stands.
  package var unreadable: Set<String> = []

  /// The functions that record calls.
  package var functions: [SpyFunction] = []

  /// What each member stands for.
  package var roles: [String: SpyRole] = [:]

  /// The members that the initializer assigns, by the labels of its parameters.
  package var parameters: [String: String] = [:]

  /// The initial values of members that differ from the default values of a mock.
  package var initial: [String: String] = [:]

  /// The initial values of all variables.
  package var values: [String: String] = [:]

  /// The declared types of variables.
  package var types: [String: String] = [:]

  /// How the names end that mockolo gives the members of its mocks.
  static let derivedSuffixes = ["CallCount", "Handler", "ArgValues", "Subject"]

  /// The name of the mock: that of the double, if it is one that Understudy gives mocks.
  var mockName: String { name == "\(type)Mock" ? name : "Mock\(type)" }

  /// Why the double has to stay, or `nil` if a generated mock can replace it.
  package var reason: String?
}

/// A function of a test double.
package struct SpyFunction: Sendable, Hashable {
  /// The name.
  package let name: String

  /// The argument labels. `nil` is no label.
  package let labels: [String?]

  /// The names of the parameters.
  package let parameters: [String]

  /// The types of the parameters.
  package let types: [String]

  /// The type of the result, or `nil` for none.
  package let result: String?

  /// A Boolean value that indicates whether an error is thrown before the call is recorded.
  package var isErrorUnrecorded = false

  /// A Boolean value that indicates whether a call stops the process if nothing answers.
  package var isStopping = false

  /// A Boolean value that indicates whether another function has the same name and labels.
  package var isOverloaded = false

  /// The name with the labels.
  package var fullName: String { "\(name)(\(labels.map { "\($0 ?? "_"):" }.joined()))" }

  /// Returns the call pattern that matches all calls.
  package func pattern(of mock: String) -> String {
    pattern(of: mock, Array(repeating: nil, count: labels.count))
  }

  /// Returns the call pattern with values for some parameters.
  ///
  /// - Parameters:
  ///   - mock: The text of the mock.
  ///   - values: The values. `nil` matches any.
  package func pattern(of mock: String, _ values: [String?]) -> String {
    let arguments = labels.indices.map { index in
      let any = isOverloaded ? ".any(\(types[index]).self)" : ".any"
      return (labels[index].map { "\($0): " } ?? "") + (values[index] ?? any)
    }
    return "\(mock).\(name)(\(arguments.joined(separator: ", ")))"
  }
}

/// What a member of a test double stands for.
package enum SpyRole: Sendable, Hashable {
  /// The number of calls to a function.
  case count(Int)

  /// Whether a function was called.
  case called(Int)

  /// The arguments of the last call.
  case last(Int, SpyArguments)

  /// The arguments of all calls.
  case history(Int, SpyArguments)

  /// The result.
  case result(Int)

  /// The error.
  case error(Int)

  /// The closure that answers.
  case closure(Int)

  /// A property that the type requires.
  case property(String)

  /// The number of assignments to a property.
  case setCount(String)

  /// The index of the function, or `nil` for properties.
  package var function: Int? {
    switch self {
    case .count(let index), .called(let index), .last(let index, _), .history(let index, _),
      .result(let index), .error(let index), .closure(let index):
      index
    case .property, .setCount: nil
    }
  }

  /// A Boolean value that indicates whether tests assign the member to choose an answer.
  package var isAnswer: Bool {
    switch self {
    case .result, .error, .closure: true
    default: false
    }
  }
}

/// The arguments that a member records.
package struct SpyArguments: Sendable, Hashable {
  /// The indices of the parameters.
  package var indices: [Int]

  /// The labels of the recorded tuple.
  package var labels: [String?]

  /// Creates the arguments.
  package init(_ indices: [Int], _ labels: [String?]) {
    self.indices = indices
    self.labels = labels
  }

  /// Returns the text that reads the arguments of a call.
  ///
  /// - Parameters:
  ///   - call: The text of the call.
  ///   - count: The number of parameters.
  package func text(of call: String, count: Int) -> String {
    func argument(_ index: Int) -> String {
      count == 1 ? "\(call).arguments" : "\(call).arguments.\(index)"
    }
    if indices.count == 1 { return argument(indices[0]) }
    if indices == Array(0..<count), labels.allSatisfy({ $0 == nil }) { return "\(call).arguments" }
    let parts = zip(indices, labels).map { index, label in
      (label.map { "\($0): " } ?? "") + argument(index)
    }
    return "(\(parts.joined(separator: ", ")))"
  }

  /// Returns the index of the parameter that a member of the recorded tuple is, or `nil`.
  package func parameter(_ member: String) -> Int? {
    if let position = labels.firstIndex(of: member) { return indices[position] }
    guard indices.count > 1, let position = Int(member), indices.indices.contains(position)
    else { return nil }
    return indices[position]
  }
}

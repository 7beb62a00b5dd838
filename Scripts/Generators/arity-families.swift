// Writes the sources that repeat a declaration for each number of parameters. Swift cannot make a
// closure from the elements of a parameter pack, and a constraint on a function type cannot contain
// a parameter pack.
//
//   swift Scripts/Generators/arity-families.swift           # writes the files
//   swift Scripts/Generators/arity-families.swift --check   # fails if a file is not current

import Foundation

/// The number of parameters of one declaration of a family.
struct Arity {
  let count: Int

  private var letters: [String] { "abcde".prefix(count).map(String.init) }

  /// The type parameters, each followed by a comma: `A, B, `.
  var generics: String { letters.map { $0.uppercased() + ", " }.joined() }

  /// The parameter types of a function: `A, B`.
  var types: String { letters.map { $0.uppercased() }.joined(separator: ", ") }

  /// The parameters of a closure: `a: A, b: B`.
  var parameters: String { letters.map { "\($0): \($0.uppercased())" }.joined(separator: ", ") }

  /// The parameters of a function that labels only the first one: `a: A, _ b: B`.
  var unlabeledParameters: String {
    letters.map { "\($0): \($0.uppercased())" }.joined(separator: ", _ ")
  }

  /// The names of the parameters: `a, b`.
  var names: String { letters.joined(separator: ", ") }

  /// The type of the arguments of a call: `Void`, `A` or `(A, B)`.
  var argumentsType: String { count == 0 ? "Void" : count == 1 ? "A" : "(\(types))" }

  /// The arguments of a call: `()`, `a` or `(a, b)`.
  var arguments: String { count == 1 ? "a" : "(\(names))" }

  /// The number of parameters in words: `two parameters`.
  var description: String {
    ["no", "one", "two", "three", "four", "five"][count]
      + (count == 1 ? " parameter" : " parameters")
  }

  /// The documentation of the parameters.
  var documentation: String {
    guard count > 1 else { return "/// - Parameter a: The argument." }
    let lines = zip(letters, ["first", "second", "third", "fourth", "fifth"]).map {
      "///   - \($0): The \($1) argument."
    }
    return (["/// - Parameters:"] + lines).joined(separator: "\n")
  }
}

/// The declarations for zero to `count` parameters, with a blank line between them.
func family(upTo count: Int, _ declaration: (Arity) -> String) -> String {
  (0...count).map { declaration(Arity(count: $0)) }.joined(separator: "\n\n")
}

/// The documentation of the parameters that take the caller's source location.
let siteDocumentation = """
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  """

/// The parameters that take the caller's source location.
let siteParameters = """
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
  """

// MARK: - MockClosure

/// What a closure throws.
enum Throwing: CaseIterable {
  /// Nothing.
  case nothing

  /// Any error.
  case anything

  /// Errors of one type. Only newer versions of Apple's platforms support such function types.
  case errors

  /// The attributes of an initializer.
  ///
  /// The others can be used everywhere, so the compiler must prefer them.
  var attributes: String {
    self == .errors
      ? """
      @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
      @_disfavoredOverload

      """ : ""
  }

  /// The last type parameter: `, Failure: Error`.
  var generics: String { self == .errors ? ", Failure: Error" : "" }

  /// The effect in a function type: `throws(Failure) `.
  var effect: String { ["", "throws ", "throws(Failure) "][position] }

  /// The keyword of a call: `try `.
  var keyword: String { self == .nothing ? "" : "try " }

  /// The type of the errors.
  var failure: String { ["Never", "any Error", "Failure"][position] }

  /// The type of the errors as an expression.
  var failureValue: String { ["Never.self", "(any Error).self", "Failure.self"][position] }

  /// The rest of a sentence about the closure.
  var description: String {
    ["", " that throws any error", " that throws errors of one type"][position]
  }

  private var position: Int { Self.allCases.firstIndex(of: self)! }
}

/// The initializers of `MockClosure`.
///
/// Those of `@Sendable` closures have a different metatype and delegate to the others.
func closureInitializers(isAsync: Bool, isSendable: Bool, _ throwing: Throwing) -> String {
  let async = isAsync ? "async " : ""
  let pattern = isAsync ? "AsyncCallPattern" : "CallPattern"
  let wait = isAsync ? "await " : ""
  let call = isAsync ? "__callAsync" : "__call"
  let attribute = isSendable ? "@Sendable " : ""
  let kind = (isAsync ? "an `async` " : "a ") + (isSendable ? "`@Sendable` " : "") + "closure"
  let effects = async + throwing.effect

  func body(_ arity: Arity) -> String {
    if isSendable {
      return """
        self.init(
          name, strictness, of: ((\(arity.types)) \(effects)-> Result).self,
          fileID: fileID, filePath: filePath, line: line, column: column)
        """
    }
    let function = """
      (\(arity.parameters)) \(effects)-> Result in
      \(throwing.keyword)\(wait)mock.\(call)(members, 0, \(arity.arguments), \(throwing.failureValue))
      """
    guard throwing == .errors else {
      return """
        self.init(
          name, strictness, parameters: \(arity.count), (fileID, filePath, line, column),
          pattern: { \(pattern)($0, $1, 0, $2) },
          body: { mock, members in
            { @Sendable \(function) }
          })
        """
    }
    return """
      self.init(
        name, strictness, parameters: \(arity.count), (fileID, filePath, line, column), \
      Failure.self,
        pattern: { \(pattern)($0, $1, 0, $2) },
        silent: { mock, members in
          { @Sendable (\(arity.parameters)) \(async)-> Result in
            \(wait)mock.\(call)(members, 0, \(arity.arguments), Never.self)
          }
        },
        untyped: { mock, members in
          { @Sendable (\(arity.parameters)) \(async)throws -> Result in
            try \(wait)mock.\(call)(members, 0, \(arity.arguments), (any Error).self)
          }
        },
        typed: { mock, members in
          { \(function) }
        })
      """
  }

  let declarations = family(upTo: 5) { arity in
    """
    /// Creates a mock of \(kind) with \(arity.description)\(throwing.description).
    ///
    /// - Parameters:
    ///   - name: The name of the mock in failures. Defaults to `closure`.
    ///   - strictness: The treatment of calls that match no stub and no expectation.
    ///   - type: The type of the closure.
    \(siteDocumentation)
    \(throwing.attributes)public convenience init<\(arity.generics)Result\(throwing.generics)>(
      _ name: String? = nil, _ strictness: Strictness = .nice,
      of type: (\(attribute)(\(arity.types)) \(effects)-> Result).Type,
      \(siteParameters)
    )
    where
      Function == @Sendable (\(arity.types)) \(effects)-> Result,
      Pattern == \(pattern)<\(arity.argumentsType), Result, \(throwing.failure)>
    {
      \(body(arity))
    }
    """
  }
  let all = "extension MockClosure {\n\(declarations)\n}"
  guard throwing != .errors else { return all }
  return """
    // The initializers for errors of one type do the same where they are available, which is everywhere
    // on other systems. Each overload takes time to choose.
    #if canImport(Darwin) || UNDERSTUDY_OLDER_PLATFORMS
    \(all)
    #endif
    """
}

// MARK: - invokes

/// The answers that call the only argument, which is a closure or an optional closure. A closure
/// that is `@Sendable` has another type, so it has overloads of its own.
func invocations(isOptional: Bool, isThrowing: Bool, isSendable: Bool = false) -> String {
  let mark = isOptional ? "?" : ""
  let call =
    isThrowing ? "attempt { _ = try $0\(mark)() }" : "append(.effect { _ = $0\(mark)() })"
  let condition = isOptional ? ", if there is one," : ""

  func function(_ arity: Arity) -> String {
    let sendable = isSendable ? "@Sendable " : ""
    let type = "\(sendable)(\(arity.types)) \(isThrowing ? "throws " : "")-> Output"
    return isOptional ? "(\(type))?" : type
  }

  let declarations = family(upTo: 4) { arity in
    if arity.count == 0 {
      return """
        /// Calls the closure\(isOptional ? ", if there is one" : "").
        ///
        /// - Returns: The setup, for chaining.
        @discardableResult
        public func invokes<Output>() -> Self where Arguments == \(function(arity)) {
          \(call)
          return self
        }
        """
    }
    return """
      /// Calls the closure\(condition) with the default values of its parameters.
      ///
      /// - Parameters:
      \(siteDocumentation)
      /// - Returns: The setup, for chaining.
      @discardableResult
      public func invokes<\(arity.generics)Output>(
        \(siteParameters)
      ) -> Self where Arguments == \(function(arity)) {
        invokes({ $0 }, fileID: fileID, filePath: filePath, line: line, column: column)
      }

      /// Calls the closure\(condition) with the given value\(arity.count == 1 ? "" : "s").
      ///
      \(arity.documentation)
      /// - Returns: The setup, for chaining.
      @discardableResult
      public func invokes<\(arity.generics)Output>(
        with \(arity.unlabeledParameters)
      ) -> Self where Arguments == \(function(arity)) {
        invokes({ $0 }, with: \(arity.names))
      }
      """
  }
  let article = isOptional ? "an optional" : "a"
  let attribute = isSendable ? " @Sendable" : ""
  let kind = "\(article)\(attribute) closure\(isThrowing ? " that throws" : "")"
  return """
    // Answers for a requirement whose only argument is \(kind).

    extension CommonCallSetup {
    \(declarations)
    }
    """
}

// MARK: - Files

/// The generated files by their paths in `Sources/UnderstudyCore`.
var contents: [String: String] = [:]
contents["Generated/CommonCallSetup+InvokesArgument.swift"] =
  [false, true].flatMap { isSendable in
    [false, true].flatMap { isThrowing in
      [false, true].map { isOptional in
        invocations(isOptional: isOptional, isThrowing: isThrowing, isSendable: isSendable)
      }
    }
  }.joined(separator: "\n\n")
contents["Generated/MockClosure+Initializers.swift"] =
  [false, true].flatMap { isSendable in
    [false, true].flatMap { isAsync in
      Throwing.allCases.map {
        closureInitializers(isAsync: isAsync, isSendable: isSendable, $0)
      }
    }
  }.joined(separator: "\n\n")

/// An error that ends the script.
struct Failure: Error { let message: String }

/// Runs `swift format` in place on the files of a folder.
func format(_ folder: URL, configuration: URL) throws {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [
    "swift", "format", "format", "--in-place", "--recursive", "--configuration",
    configuration.path, folder.path,
  ]
  try process.run()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else { throw Failure(message: "swift format failed") }
}

/// Writes the files, or throws an error for those that are not current.
func run(isCheck: Bool) throws {
  let files = FileManager.default
  let script = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
  let root = script.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let folder = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try files.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? files.removeItem(at: folder) }

  let header = """
    // Generated by Scripts/Generators/arity-families.swift. Do not edit this file.
    // To change it, edit the script and run it again.


    """
  for (path, text) in contents {
    let file = folder.appendingPathComponent(path)
    try files.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try (header + text + "\n").write(to: file, atomically: true, encoding: .utf8)
  }
  try format(folder, configuration: root.appendingPathComponent(".swift-format"))

  var stale: [String] = []
  for path in contents.keys.sorted() {
    let new = try Data(contentsOf: folder.appendingPathComponent(path))
    let file = root.appendingPathComponent("Sources/UnderstudyCore/" + path)
    guard (try? Data(contentsOf: file)) != new else { continue }
    stale.append("Sources/UnderstudyCore/" + path)
    if !isCheck { try new.write(to: file) }
  }
  if isCheck, !stale.isEmpty {
    throw Failure(
      message: stale.joined(separator: ", ")
        + " must be generated again; run Scripts/generate.sh arity-families")
  }
  for path in stale { print("Wrote \(path)") }
}

do {
  let arguments = CommandLine.arguments.dropFirst()
  guard arguments.isEmpty || arguments == ["--check"] else {
    throw Failure(message: "unknown arguments; write --check or nothing")
  }
  try run(isCheck: !arguments.isEmpty)
} catch {
  let text = (error as? Failure)?.message ?? "\(error)"
  FileHandle.standardError.write(Data("error: \(text)\n".utf8))
  exit(1)
}

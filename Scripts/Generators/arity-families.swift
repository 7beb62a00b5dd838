// Writes the sources that repeat a declaration for each number of parameters. Swift cannot make a
// closure from the elements of a parameter pack.
//
//   swift Scripts/Generators/arity-families.swift           # writes the files
//   swift Scripts/Generators/arity-families.swift --check   # fails if a file is not current

import Foundation

/// The number of parameters of one declaration of a family.
struct Arity {
  let count: Int

  private var letters: [String] { "abcd".prefix(count).map(String.init) }

  /// The type parameters, each followed by a comma: `A, B, `.
  var generics: String { letters.map { $0.uppercased() + ", " }.joined() }

  /// The parameter types of a function: `A, B`.
  var types: String { letters.map { $0.uppercased() }.joined(separator: ", ") }

  /// The type of the arguments of a call: `Void`, `A` or `(A, B)`.
  var argumentsType: String { count == 0 ? "Void" : count == 1 ? "A" : "(\(types))" }

  /// The arguments of a call in a closure: `()`, `$0` or `($0, $1)`.
  var arguments: String {
    count == 1 ? "$0" : "(\((0..<count).map { "$\($0)" }.joined(separator: ", ")))"
  }

  /// The number of parameters in words: `two parameters`.
  var description: String {
    ["no", "one", "two", "three", "four"][count]
      + (count == 1 ? " parameter" : " parameters")
  }
}

/// The declarations for zero to four parameters, with a blank line between them.
func family(_ declaration: (Arity) -> String) -> String {
  (0...4).map { declaration(Arity(count: $0)) }.joined(separator: "\n\n")
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

/// The initializers of `MockClosure`. A `@Sendable` closure has another type, so it has initializers of
/// its own.
func closureInitializers(isAsync: Bool, isSendable: Bool, isThrowing: Bool) -> String {
  let attribute = isSendable ? "@Sendable " : ""
  let effects = (isAsync ? "async " : "") + (isThrowing ? "throws " : "")
  let pattern = isAsync ? "AsyncCallPattern" : "CallPattern"
  let call =
    (isThrowing ? "try " : "") + (isAsync ? "await mock.__callAsync" : "mock.__call")
  let failure = isThrowing ? "any Error" : "Never"
  let failureType = isThrowing ? "(any Error)" : "Never"
  let kind = (isAsync ? "an `async` " : "a ") + (isSendable ? "`@Sendable` " : "") + "closure"

  return family { arity in
    """
    /// Creates a mock of \(kind) with \(arity.description)\(isThrowing ? " that throws" : "").
    ///
    /// - Parameters:
    ///   - name: The name of the mock in failures. Defaults to `closure`.
    ///   - strictness: The treatment of calls that match no stub and no expectation.
    ///   - type: The type of the closure.
    \(siteDocumentation)
    public convenience init<\(arity.generics)R>(
      _ name: String? = nil, _ strictness: Strictness = .nice, \
    of type: (\(attribute)(\(arity.types)) \(effects)-> R).Type,
      \(siteParameters)
    ) where \
    Function == @Sendable (\(arity.types)) \(effects)-> R, \
    Pattern == \(pattern)<\(arity.argumentsType), R, \(failure)> {
      self.init(name, strictness, \(arity.count), (fileID, filePath, line, column), Pattern.init) { mock in
        { \(call)(.ofClosures[\(arity.count)], 0, \(arity.arguments), \(failureType).self) }
      }
    }
    """
  }
}

// MARK: - Files

/// The generated files by their paths in `Sources/UnderstudyCore`.
let contents = [
  "Generated/MockClosure+Initializers.swift": """
  extension MockClosure {
  \(combinations { isSendable, isAsync, isThrowing in
    closureInitializers(isAsync: isAsync, isSendable: isSendable, isThrowing: isThrowing)
  })
  }
  """
]

/// The declarations for each combination of three properties of a closure.
func combinations(_ declarations: (Bool, Bool, Bool) -> String) -> String {
  (0..<8).map { declarations($0 & 4 != 0, $0 & 2 != 0, $0 & 1 != 0) }.joined(separator: "\n\n")
}

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

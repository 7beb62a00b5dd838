import Foundation

/// A folder of sources that misuse the mocks in them, and what the compiler says of them.
///
/// No target contains them. The lines that are wrong announce their error: `// error: TEXT`, or
/// `// warning: TEXT`, at the end of the line or alone before it.
struct Misuse: Sendable {
  /// Sources against the runtime alone, with mocks by hand.
  static let byHand = Misuse(folder: "", flags: [])

  /// Sources whose mocks the attribute makes.
  static let byAttribute = Misuse(folder: "Attribute", flags: ["-D", "DEBUG"] + plugin)

  /// Sources of a module that is isolated to the main actor, which are correct.
  static let isolated = Misuse(
    folder: "Isolation", flags: ["-D", "DEBUG", "-default-isolation", "MainActor"] + plugin)

  /// Production code with seams, which is correct.
  static let seams = Misuse(folder: "Seams", flags: plugin)

  /// Makes the attributes known to the compiler.
  private static let plugin = [
    "-load-plugin-executable",
    products.appending(path: "UnderstudyMacrosPlugin-tool").path() + "#UnderstudyMacrosPlugin",
  ]

  /// The names of the folder's sources.
  let sources: [String]

  private let folder: URL
  private let flags: [String]

  private init(folder name: String, flags: [String]) {
    folder = Fixture.root.appending(path: "Tests/MisuseFixture").appending(path: name)
    self.flags = flags
    sources =
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? [])
      .filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// What the sources announce.
  ///
  /// - Parameter kind: `error` or `warning`.
  func announced(_ kind: String) throws -> [Reported] {
    try Reported.announced(in: folder, marker: kind)
  }

  /// What the compiler prints of all sources, which it checks as one module, as this package does.
  ///
  /// - Parameter mode: What the compiler does with the sources.
  func compile(_ mode: String...) throws -> String {
    try Fixture.run(
      URL(filePath: "/usr/bin/env"),
      [
        "swiftc", "-whole-module-optimization", "-module-name", "MisuseFixture",
        "-parse-as-library", "-swift-version", "6", "-diagnostic-style=llvm",
        "-enable-upcoming-feature", "ExistentialAny",
        "-enable-upcoming-feature", "InternalImportsByDefault",
        "-enable-upcoming-feature", "MemberImportVisibility",
        "-I", Self.products.appending(path: "Modules").path(),
      ] + mode + flags + sources.map { folder.appending(path: $0).path() }
    ).output
  }

  /// The folder with what the build that runs these tests has made.
  private static let products: URL = {
    var folder = Bundle(for: Anchor.self).bundleURL
    while folder.path().count > 1 {
      let module = folder.appending(path: "Modules/UnderstudyCore.swiftmodule")
      if FileManager.default.fileExists(atPath: module.path()) { return folder }
      folder.deleteLastPathComponent()
    }
    return folder
  }()

  /// Something in these tests' bundle, to find it by.
  private final class Anchor {}
}

extension Reported {
  /// What the compiler reports, wherever that is.
  ///
  /// - Parameters:
  ///   - kind: `error` or `warning`.
  ///   - output: What the compiler printed, in the style of LLVM.
  static func compiler(_ kind: String, _ output: String) -> [Reported] {
    output.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: #/(?:(.*):(\d+):\d+|<unknown>:0): (\w+): (.*)/#),
        match.3 == kind
      else { return nil }
      return Reported(
        file: match.1?.split(separator: "/").last.map(String.init) ?? "<unknown>",
        line: match.2.flatMap { Int($0) } ?? 0,
        text: String(match.4))
    }.sorted()
  }

  /// Whether this is the report that an announcement with a part of its text means.
  func fulfils(_ announcement: Reported) -> Bool {
    (file, line) == (announcement.file, announcement.line) && text.contains(announcement.text)
  }
}

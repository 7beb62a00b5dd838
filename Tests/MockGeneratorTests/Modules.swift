import MockEmitter
import MockGenerator

/// Short ways to write modules down.
extension SourceModule {
  /// A module of tests.
  ///
  /// - Parameters:
  ///   - text: The source of the tests.
  ///   - others: The sources of other files.
  static func tests(_ text: String, _ others: String...) -> SourceModule {
    let files = others.enumerated().map { number, text in
      SourceFile(path: "Tests/ShopTests/File\(number).swift", text: text)
    }
    return SourceModule(
      name: "ShopTests", origin: .own,
      files: [SourceFile(path: "Tests/ShopTests/Tests.swift", text: text)] + files)
  }

  /// A module that tests can import as `@testable`.
  ///
  /// - Parameters:
  ///   - name: The name of the module.
  ///   - conditions: The compilation conditions that it has and the tests have not, or the other
  ///     way round.
  ///   - texts: Its files, which are called `File1.swift` and so on.
  static func testable(
    _ name: String, conditions: [String: Bool] = [:], _ texts: String...
  ) -> SourceModule {
    SourceModule(name: name, origin: .testable, files: files(name, texts), conditions: conditions)
  }

  /// A module of another package.
  static func published(_ name: String, _ texts: String...) -> SourceModule {
    SourceModule(name: name, origin: .published, files: files(name, texts))
  }

  /// A module without sources.
  static func compiled(_ name: String, _ text: String) -> SourceModule {
    SourceModule(
      name: name, origin: .compiled,
      files: [SourceFile(path: "\(name).swiftinterface", text: text)])
  }

  /// A module of another language.
  static func header(_ name: String, _ text: String) -> SourceModule {
    SourceModule(
      name: name, origin: .header, files: [SourceFile(path: "\(name).h", text: text)])
  }

  private static func files(_ name: String, _ texts: [String]) -> [SourceFile] {
    texts.enumerated().map {
      SourceFile(path: "Sources/\(name)/File\($0 + 1).swift", text: $1)
    }
  }
}

extension Codebase {
  /// Returns the mocks that the module `ShopTests` uses, with the parts that its sources mention.
  ///
  /// - Parameter hasOtherUsers: A Boolean value that indicates whether other sources use the mocks, too.
  func mocksForMentions(hasOtherUsers: Bool = false) -> GeneratedMocks {
    MockPipeline(
      in: self,
      MockPipeline.Options(
        own: "ShopTests", access: .internal,
        mentioned: namesMentioned(in: "ShopTests", hasOtherUsers: hasOtherUsers))
    ).run(GenerationRequest(.named(mocksUsed(in: "ShopTests"))))
  }
}

extension GeneratedMocks {
  /// Makes the mocks that tests use, and the hooks of what they replace.
  init(_ modules: SourceModule...) {
    let codebase = Codebase(modules)
    self = MockPipeline(
      in: codebase, MockPipeline.Options(own: "ShopTests", access: .internal)
    ).run(
      GenerationRequest(
        .named(codebase.mocksUsed(in: "ShopTests")),
        replacing: codebase.replacementsUsed(in: "ShopTests"),
        callingDefaults: codebase.defaultCallsUsed(in: "ShopTests")))
  }

  /// What the hooks of a module's declarations replace.
  func replaced(_ module: String = "Shop") -> [String] {
    lines(module, "@_dynamicReplacement").map {
      String($0.drop { $0 != ":" }.dropFirst(2).prefix { $0 != " " }.dropLast())
    }
  }

  /// The diagnostics as they are printed.
  var messages: [String] { diagnostics.map(\.description) }

  /// The names of all mocks.
  var mocks: [String] { files.flatMap(\.mocks) }

  /// The text of the file with a module's mocks.
  func text(_ module: String?) -> String { files.first { $0.module == module }?.text ?? "" }

  /// What the mocks lack, by their names or those of inherited protocols.
  func omissions(_ module: String? = "Shop") -> [String: [String]] {
    let origins = files.first { $0.module == module }?.origins ?? []
    return Dictionary(uniqueKeysWithValues: origins.map { ($0.mock ?? "", $0.omissions) })
  }

  /// The lines of a module's file that begin with one of these words.
  func lines(_ module: String?, _ words: String...) -> [String] {
    text(module).split(separator: "\n").map(String.init).filter { line in
      words.contains { line.drop { $0 == " " }.hasPrefix($0) }
    }
  }
}

public import ArgumentParser

/// The command line `understudy`.
public struct UnderstudyCommand: ParsableCommand {
  /// The texts of the help.
  public static let configuration = CommandConfiguration(
    commandName: "understudy",
    abstract: "Makes mocks of Swift protocols and classes.",
    discussion: """
      What is mocked needs no attribute: it may be your own code, another package, or a compiled \
      module such as Foundation.

      In a package, the plug-in makes the mocks that tests use, whenever tests are built:

        .testTarget(
          name: "ShopTests", dependencies: ["Shop", ...],
          plugins: [.plugin(name: "UnderstudyPlugin", package: "understudy")])

      Elsewhere, make the mocks by this command, and check them in:

        understudy generate Sources/Shop --module Shop --used-in Tests/ShopTests \\
          --output Tests/ShopTests/Mocks

      Exit codes: 0 when all is well, 1 when something could not be made, which is reported, \
      2 when 'generate --check' found files that differ, 64 when the command line is wrong.
      """,
    subcommands: [Generate.self, List.self, MakeForTarget.self])

  /// Creates the command.
  public init() {}
}

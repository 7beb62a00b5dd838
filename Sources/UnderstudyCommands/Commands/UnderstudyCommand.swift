public import ArgumentParser

/// The command-line tool `understudy-cli`.
public struct UnderstudyCommand: ParsableCommand {
  /// The help, the version and the subcommands.
  public static let configuration = CommandConfiguration(
    commandName: "understudy-cli",
    abstract: "Generates mocks of Swift protocols and classes.",
    discussion: """
      The mocked declarations need no attribute. They can be in your own code, in another package, \
      or in a compiled module such as Foundation.

      In a package, the plug-in generates the mocks that tests use, whenever tests are built:

        .testTarget(
          name: "ShopTests", dependencies: ["Shop", ...],
          plugins: [.plugin(name: "UnderstudyPlugin", package: "understudy")])

      To check mocks in, run 'swift package generate-mocks'. Without a package, use this command:

        understudy-cli generate Sources/Shop --module Shop \\
          --used-in Tests/ShopTests --output Tests/ShopTests/Mocks

      Exit codes: 0 for success, 1 if a mock could not be generated, 2 if 'generate --check' \
      found files that are out of date, 64 if the command line is wrong, 65 if a file that is read \
      is invalid, 66 if one cannot be read, 69 if a program is missing, 70 for unknown errors, and 73 \
      if a file cannot be written or is not one to replace.
      """,
    subcommands: [
      Generate.self
    ])

  /// Creates the command.
  public init() {}
}

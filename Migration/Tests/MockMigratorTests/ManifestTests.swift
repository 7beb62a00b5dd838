import MockMigrator
import Testing

@Suite("Manifests")
struct ManifestTests {
  /// Returns a manifest after the migration of a package in which targets import modules.
  private func migrated(
    _ manifest: String, package: String? = "../understudy", _ imports: [String: Set<String>]
  ) -> FileMigration {
    ManifestMigration(
      SourceText(path: "Package.swift", text: manifest), from: Migration.allLibraries,
      package: package
    ) { imports[$0] }.run()
  }

  @Test("a target in one line gets the product and the plug-in")
  func oneLine() {
    let before = """
      let package = Package(name: "A", targets: [.testTarget(name: "ATests", dependencies: ["A"])])
      """
    let file = migrated(before, ["Tests/ATests": ["Understudy"]])
    #expect(
      file.text(of: before) == """
        let package = Package(name: "A", dependencies: [.package(path: "../understudy")], targets: \
        [.testTarget(name: "ATests", dependencies: ["A", .product(name: "Understudy", package: \
        "understudy")], plugins: [.plugin(name: "UnderstudyPlugin", package: "understudy")])])
        """)
  }

  @Test("a URL becomes a dependency on a version")
  func url() {
    let before = "let package = Package(name: \"A\", targets: [.testTarget(name: \"ATests\")])"
    let file = migrated(
      before, package: "https://example.com/understudy.git", ["Tests/ATests": ["Understudy"]])
    let after = file.text(of: before)
    #expect(
      after.contains(".package(url: \"https://example.com/understudy.git\", from: \"1.0.0\")"))
    #expect(
      after.contains("dependencies: [.product(name: \"Understudy\", package: \"understudy\")]"))
  }

  @Test("a library that a target still imports stays, and so does its package")
  func partly() {
    let before = """
      let package = Package(
        name: "A",
        dependencies: [
          .package(url: "https://github.com/Brightify/Cuckoo.git", from: "2.0.0"),
          .package(path: "../understudy")
        ],
        targets: [
          .testTarget(
            name: "ATests",
            dependencies: [
              "A",
              "Cuckoo",
              .product(name: "Understudy", package: "understudy"),
            ],
            plugins: [
              .plugin(name: "CuckooPluginSingleFile", package: "Cuckoo"),
              .plugin(name: "UnderstudyPlugin", package: "understudy"),
            ]
          ),
        ]
      )
      """
    let partly = migrated(before, package: nil, ["Tests/ATests": ["Understudy", "Cuckoo"]])
    #expect(partly.change == .none)
    #expect(
      migrated(before, package: nil, ["Tests/ATests": ["Understudy"]]).text(of: before) == """
        let package = Package(
          name: "A",
          dependencies: [
            .package(path: "../understudy")
          ],
          targets: [
            .testTarget(
              name: "ATests",
              dependencies: [
                "A",
                .product(name: "Understudy", package: "understudy"),
              ],
              plugins: [
                .plugin(name: "UnderstudyPlugin", package: "understudy"),
              ]
            ),
          ]
        )
        """)
  }

  @Test("a target whose sources import nothing loses the library")
  func importsNothing() {
    let before = """
      let package = Package(
        name: "A", dependencies: [.package(path: "../Mockable")],
        targets: [.target(name: "A", dependencies: ["B", "Mockable"])])
      """
    #expect(
      migrated(before, ["Sources/A": []]).text(of: before) == """
        let package = Package(
          name: "A", dependencies: [],
          targets: [.target(name: "A", dependencies: ["B"])])
        """)
  }

  @Test("targets whose sources were not read do not change")
  func unread() {
    let before = "let package = Package(name: \"A\", targets: [.testTarget(name: \"ATests\")])"
    #expect(migrated(before, [:]).change == .none)
  }

  @Test("a manifest without a dependency needs its place, and is reported with line and column")
  func missing() {
    let before = "let package = Package(name: \"A\", targets: [.testTarget(name: \"ATests\")])"
    let file = migrated(before, package: nil, ["Tests/ATests": ["Understudy"]])
    #expect(
      file.findings.map(\.diagnostic) == [
        "Package.swift:1:44: error: the manifest does not depend on Understudy; pass its URL or path "
          + "as --package"
      ])
  }
}

.target(
  name: "Club",
  // Lets tests replace members that no subclass can override. It makes calls slower, so it is
  // used in debug builds only.
  swiftSettings: [
    .unsafeFlags(["-Xfrontend", "-enable-implicit-dynamic"], .when(configuration: .debug))
  ]),
.testTarget(
  name: "ClubTests",
  dependencies: ["Club", .product(name: "Understudy", package: "understudy")],
  // Generates hooks for the declarations that the tests replace.
  plugins: [.plugin(name: "UnderstudyPlugin", package: "understudy")]),

#if os(Linux)
  import Foundation

  /// A package of its own, some of whose files and folders no command can use.
  ///
  /// It builds in the folder of all fixtures, so that only its own sources are compiled.
  final class AttackedPackage {
    /// What is wrong in the folder of a test target.
    enum Attack: String, CaseIterable {
      case none, readOnly, directory, deadLink, selfLink, link, empty, byteOrderMark, windows, zeros
      case unreadable, pipe, huge, binary, utf16
      case readOnlyFolder, foreignMocks, linkedMocks, deadMocks

      /// The name of the target.
      var target: String {
        "Attacked\(rawValue.prefix(1).uppercased() + rawValue.dropFirst())Tests"
      }

      /// The errors of the plug-ins about `Victim.swift`, or `nil` if they can use it.
      var sourceError: String? {
        switch self {
        case .unreadable: "this cannot be read: Permission denied"
        case .pipe: "this cannot be read: it is no regular file"
        case .huge: "this cannot be read: it is larger than 256 MB"
        case .binary, .utf16: "this is not UTF-8"
        default: nil
        }
      }

      /// The path in the folder of the target, and the error about it when mocks are written to `Mocks`, or
      /// `nil` if they can be written.
      ///
      /// - Parameter isCheck: A Boolean value that indicates whether nothing is written.
      func error(isCheck: Bool) -> (path: String, text: String)? {
        if let sourceError { return ("Victim.swift", sourceError) }
        switch self {
        case .foreignMocks, .linkedMocks:
          return ("Mocks/\(target)+Mocks.swift", "this file is not replaced")
        case .readOnlyFolder, .deadMocks:
          return isCheck
            ? ("Mocks/\(target)+Mocks.swift", "the mocks are out of date")
            : ("Mocks", "this cannot be written")
        default: return nil
        }
      }

      /// A Boolean value that indicates whether the target uses the mock of `Victim.swift`, too.
      var hasVictim: Bool { ![.directory, .deadLink, .selfLink, .empty].contains(self) }
    }

    /// The folder of the package.
    let folder: URL

    /// A Boolean value that indicates whether the build-tool plug-in makes the mocks.
    private let hasPlugin: Bool

    /// Makes a package.
    ///
    /// - Parameters:
    ///   - attacks: The test targets.
    ///   - hasPlugin: A Boolean value that indicates whether the build-tool plug-in makes the mocks.
    init(_ attacks: [Attack], hasPlugin: Bool) throws {
      self.hasPlugin = hasPlugin
      // The name is always the same, because SwiftPM keeps a folder for each name in the build folder.
      folder = FileManager.default.temporaryDirectory
        .appending(path: "\(UUID().uuidString)/understudy-attacked")
      for attack in attacks { try prepare(attack) }
      let plugins =
        hasPlugin ? "[.plugin(name: \"UnderstudyPlugin\", package: \"understudy\")]" : "[]"
      let targets = attacks.map { attack in
        """
        .testTarget(
          name: "\(attack.target)",
          dependencies: [.product(name: "Understudy", package: "understudy")], plugins: \(plugins))
        """
      }
      try write(
        """
        // swift-tools-version: 6.1
        import PackageDescription
        let package = Package(
          name: "understudy-attacked", platforms: [.macOS(.v13)],
          dependencies: [.package(name: "understudy", path: "\(Fixture.root.path())")],
          targets: [\(targets.joined(separator: ", "))], swiftLanguageModes: [.v6])
        """, to: "Package.swift")
    }

    deinit {
      for path in paths { chmod(folder.appending(path: path).path(), 0o755) }
      try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
    }

    /// Returns the location of a file in the folder of a target.
    func url(_ path: String, of attack: Attack) -> URL {
      folder.appending(path: "Tests/\(attack.target)/\(path)")
    }

    /// The protocol of `Victim.swift`, and a use of its mock.
    private static let victim = """
      protocol Victim { func f() -> Int }
      func makeVictim() -> MockVictim { MockVictim() }

      """

    /// Makes the folder of a target as if nothing was wrong with it.
    func repair(_ attack: Attack) throws {
      let root = url("", of: attack)
      chmod(root.path(), 0o755)
      try? FileManager.default.removeItem(at: root)
      try write(
        """
        import Understudy
        protocol Other { func g() -> Int }
        func makeOther() -> MockOther { MockOther() }

        """, to: "Tests/\(attack.target)/Other.swift")
      try write(Self.victim, to: "Tests/\(attack.target)/Victim.swift")
    }

    /// Makes the folder of a target with what is wrong in it.
    private func prepare(_ attack: Attack) throws {
      try repair(attack)
      let victim = url("Victim.swift", of: attack)
      let path = victim.path()
      let files = FileManager.default
      let write = { (bytes: [UInt8]) in try Data(bytes).write(to: victim) }
      let link = { (destination: String, place: String) in
        try? files.removeItem(atPath: place)
        try files.createSymbolicLink(atPath: place, withDestinationPath: destination)
      }
      let mocks = "Tests/\(attack.target)/Mocks"
      switch attack {
      case .none: break
      case .readOnly: chmod(path, 0o444)
      case .unreadable: chmod(path, 0)
      case .directory:
        try files.removeItem(at: victim)
        try files.createDirectory(at: victim, withIntermediateDirectories: false)
      case .deadLink: try link("nowhere", path)
      case .selfLink: try link("Victim.swift", path)
      case .link:
        try self.write(Self.victim, to: "Elsewhere/Victim.txt")
        try link("../../Elsewhere/Victim.txt", path)
      case .pipe:
        try files.removeItem(at: victim)
        mkfifo(path, 0o666)
      case .huge: truncate(path, 3 << 30)
      case .empty: try write([])
      case .binary: try write([0x7F, 0x45, 0x4C, 0x46, 0x02, 0, 0, 0xFF, 0xFE, 0])
      case .utf16: try write([0xFF, 0xFE, 0x70, 0, 0x72, 0])
      case .byteOrderMark: try write([0xEF, 0xBB, 0xBF] + Self.victim.utf8)
      case .windows: try write(Array(Self.victim.replacing("\n", with: "\r\n").utf8))
      case .zeros: try write(Array("// \0\n".utf8) + Self.victim.utf8)
      case .readOnlyFolder: chmod(url("", of: attack).path(), 0o555)
      case .foreignMocks: try self.write("// mine\n", to: "\(mocks)/\(attack.target)+Mocks.swift")
      case .linkedMocks:
        try self.write("// mine\n", to: "Mine.txt")
        try self.write("", to: "\(mocks)/Empty.txt")
        try link("../../../Mine.txt", url("Mocks/\(attack.target)+Mocks.swift", of: attack).path())
      case .deadMocks: try self.write("// mine\n", to: mocks)
      }
    }

    /// Writes a file of the package.
    private func write(_ text: String, to path: String) throws {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    /// The paths of all files and folders. Links are not followed.
    private var paths: [String] {
      (try? FileManager.default.subpathsOfDirectory(atPath: folder.path())) ?? []
    }

    /// What identifies each file that the test has made, and its text: nothing of it may change.
    var state: [String: String] {
      var state: [String: String] = [:]
      for path in paths where path != "Package.resolved" && !path.hasSuffix("Mocks") {
        let file = folder.appending(path: path).path()
        let attributes = (try? FileManager.default.attributesOfItem(atPath: file)) ?? [:]
        let type = attributes[.type] as? FileAttributeType
        guard type != .typeDirectory else { continue }
        let size = attributes[.size] as? Int ?? 0
        let isSmall = type == .typeRegular && size < 1 << 20
        let text = isSmall ? try? Data(contentsOf: URL(filePath: file)).base64EncodedString() : nil
        state[path] = [
          "\(attributes[.systemFileNumber] ?? "")", "\(attributes[.posixPermissions] ?? "")",
          "\(attributes[.modificationDate] ?? "")", "\(size)", text ?? "",
          (try? FileManager.default.destinationOfSymbolicLink(atPath: file)) ?? "",
        ].joined(separator: " ")
      }
      return state
    }

    /// A program, with arguments, that runs another one which permissions bind, even for an administrator.
    private static let bound =
      getuid() == 0 ? ["setpriv", "--bounding-set=-dac_override,-dac_read_search"] : []

    /// A Boolean value that indicates whether permissions can be made to bind a program on this machine.
    static let isBound: Bool = {
      let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      guard (try? Data().write(to: file)) != nil else { return false }
      defer { try? FileManager.default.removeItem(at: file) }
      chmod(file.path(), 0)
      let program = URL(filePath: "/usr/bin/env")
      let works = try? Fixture.run(program, bound + ["true"]).status == 0
      let reads = try? Fixture.run(program, bound + ["cat", file.path()]).status == 0
      return works == true && reads == false
    }()

    /// The line of a command of SwiftPM that ends in bounded time.
    private func line(_ arguments: [String]) -> [String] {
      ["timeout", "--kill-after=5", "400"] + Self.bound
        + ["swift", arguments[0], "--package-path", folder.path()] + arguments.dropFirst()
    }

    private static let environment = [
      "SWIFTPM_BUILD_DIR": Fixture.root.appending(path: ".build").path()
    ]

    /// Makes SwiftPM forget the package that it built last.
    private func forget() throws {
      _ = try Fixture.run(
        Fixture.root.appending(path: "Scripts/shared-build.sh"), ["true"])
    }

    /// Runs a command of SwiftPM, whose input is empty.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of `swift`.
    ///   - count: How many processes run the same command at the same time.
    /// - Returns: The runs, which all have ended by themselves.
    func run(_ arguments: [String], times count: Int = 1) async throws -> [Fixture.Run] {
      try forget()
      defer { try? forget() }
      let line = line(arguments)
      return try await withThrowingTaskGroup(of: Fixture.Run.self) { group in
        for _ in 0..<count {
          group.addTask {
            try Fixture.runSwiftPM(URL(filePath: "/usr/bin/env"), line, Self.environment)
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
    }

    /// Runs a command of SwiftPM, and kills it with all processes that it has started as soon as it has made
    /// a file.
    func runKilled(_ arguments: [String], once file: URL) throws -> Fixture.Run {
      try forget()
      defer { try? forget() }
      // An earlier run of the tests may have left it in the build folder.
      try? FileManager.default.removeItem(at: file)
      // The group of the processes has the number of its first one. The output ends when they do. The
      // shell must not wait for them: it blocks the signals that this thread blocks, including the one
      // about the end of a process.
      let script = """
        setsid "$@" & group=$!
        for i in $(seq 4000); do
          if [ -e '\(file.path())' ] || ! kill -0 $group 2> /dev/null; then break; fi
          sleep 0.01
        done
        kill -KILL -$group 2> /dev/null
        """
      return try Fixture.run(
        URL(filePath: "/bin/sh"),
        ["-c", script, "sh", "/usr/bin/env"] + Self.bound
          + ["swift", arguments[0], "--package-path", folder.path()] + arguments.dropFirst(),
        Self.environment)
    }
  }
#endif

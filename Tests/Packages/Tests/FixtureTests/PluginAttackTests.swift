#if os(Linux)
  import Foundation
  import Testing

  extension FixtureTests {
    /// The plug-ins, run by SwiftPM in packages with files that no plug-in can use.
    @Suite(
      .serialized,
      .enabled(if: AttackedPackage.isBound, "Permissions bind no program on this machine."))
    struct PluginAttackTests {
      typealias Attack = AttackedPackage.Attack

      private static let permission = "--allow-writing-to-package-directory"

      /// Returns the errors of a run.
      private func errors(_ run: Fixture.Run) -> [String] {
        run.output.split(separator: "\n").map(String.init).filter { $0.contains("error:") }
      }

      /// Checks that the only errors are those about some targets.
      private func check(
        _ run: Fixture.Run, _ expected: [(attack: Attack, path: String, text: String)],
        in package: AttackedPackage, sourceLocation: SourceLocation = #_sourceLocation
      ) {
        var rest = errors(run)
        for (attack, path, text) in expected {
          let path = package.url(path, of: attack).path()
          let found = rest.filter { $0.hasPrefix("\(path):") && $0.contains("error: \(text)") }
          #expect(found.count == 1, "\(attack): \(run.output)", sourceLocation: sourceLocation)
          let summary = rest.filter {
            $0 == "error: the mocks of '\(attack.target)' are not as they should be; "
              + "see the errors of its files"
          }
          #expect(summary.count == 1, "\(attack): \(run.output)", sourceLocation: sourceLocation)
          rest.removeAll { found.contains($0) || summary.contains($0) }
        }
        #expect(rest.isEmpty, "\(run.output)", sourceLocation: sourceLocation)
        #expect(
          run.status == (expected.isEmpty ? 0 : 1), "\(run.output)", sourceLocation: sourceLocation)
      }

      /// Checks that the mocks of a target are whole, if there are any.
      private func checkMocks(
        of attack: Attack, in package: AttackedPackage, isOptional: Bool = false
      ) {
        let file = package.url("Mocks/\(attack.target)+Mocks.swift", of: attack)
        let text = try? String(contentsOf: file, encoding: .utf8)
        guard let text else { return #expect(isOptional, "\(attack)") }
        #expect(text.hasPrefix("// Mocks made by Understudy") && text.hasSuffix("}\n"), "\(attack)")
        #expect(text.contains("class MockOther"), "\(attack)")
        #expect(text.contains("class MockVictim") == attack.hasVictim, "\(attack)")
      }

      @Test(
        "the commands name each file that they cannot use, make the other mocks, and change nothing else"
      )
      func commands() async throws {
        let package = try AttackedPackage(Attack.allCases, hasPlugin: false)
        let before = package.state
        let generate = ["package", Self.permission, "generate-mocks"]
        // The second one waits for the first, and finds its files.
        for run in try await package.run(generate, times: 2) {
          let expected = Attack.allCases.compactMap { attack in
            attack.error(isCheck: false).map { (attack, $0.path, $0.text) }
          }
          check(run, expected, in: package)
        }
        let made = package.state
        #expect(before.allSatisfy { made[$0.key] == $0.value })
        for attack in Attack.allCases where attack.error(isCheck: false) == nil {
          checkMocks(of: attack, in: package)
        }
        #expect(
          made.count - before.count
            == Attack.allCases.count { $0.error(isCheck: false) == nil })

        let checked = try await package.run(generate + ["--check"])
        check(
          checked[0],
          Attack.allCases.compactMap { attack in
            attack.error(isCheck: true).map { (attack, $0.path, $0.text) }
          }, in: package)
        #expect(package.state == made)

        // The folder of the plug-in itself.
        let work = Fixture.root.appending(
          path: ".build/plugins/GenerateMocks/outputs/\(Attack.none.target)")
        try FileManager.default.removeItem(at: work.appending(path: "request.json"))
        chmod(work.path(), 0o555)
        let closed = try await package.run(generate + ["--target", Attack.none.target])[0]
        chmod(work.path(), 0o755)
        #expect(
          errors(closed) == [
            "error: '\(work.path())/request.json' cannot be written: Permission denied; "
              + "change the permissions, or remove what is there"
          ])
        #expect(closed.status == 1 && package.state == made)

        for attack in Attack.allCases { try package.repair(attack) }
        let repaired = package.state
        _ = try package.runKilled(
          generate,
          once: package.url("Mocks", of: Attack.allCases.min { $0.target > $1.target } ?? .none))
        let killed = package.state
        #expect(repaired.allSatisfy { killed[$0.key] == $0.value })
        for run in [
          try await package.run(generate), try await package.run(generate + ["--check"]),
        ] { check(run[0], [], in: package) }
        let whole = package.state
        #expect(repaired.allSatisfy { whole[$0.key] == $0.value })
        for attack in Attack.allCases {
          let text = try String(
            contentsOf: package.url("Mocks/\(attack.target)+Mocks.swift", of: attack),
            encoding: .utf8)
          #expect(text.contains("class MockOther") && text.contains("class MockVictim"))
        }
      }

      @Test(
        "a build names the file that it cannot use, and the next one succeeds without the fault")
      func builds() async throws {
        let usable: [Attack] = [.readOnly, .link, .empty, .byteOrderMark, .windows, .zeros]
        let unusable: [Attack] = [.unreadable, .pipe]
        let package = try AttackedPackage(usable + unusable, hasPlugin: true)
        let before = package.state
        for attack in unusable {
          let run = try await package.run(["build", "--target", attack.target])[0]
          let path = package.url("Victim.swift", of: attack).path()
          let found = errors(run)
          #expect(run.status == 1 && found.count == 1, "\(run.output)")
          #expect(
            found.first?.hasPrefix("\(path): error: \(attack.sourceError ?? "")") == true,
            "\(run.output)")
        }

        // The folder of the plug-in itself.
        let work = Fixture.root.appending(
          path: ".build/plugins/outputs/understudy-attacked/\(usable[0].target)/destination"
            + "/UnderstudyPlugin")
        try FileManager.default.removeItem(at: work.appending(path: "request.json"))
        chmod(work.path(), 0o555)
        let closed = try await package.run(["build", "--target", usable[0].target])[0]
        chmod(work.path(), 0o755)
        #expect(closed.status == 1)
        #expect(
          errors(closed).first
            == "error: '\(work.path())/request.json' cannot be written: Permission denied; "
            + "change the permissions, or remove what is there", "\(closed.output)")
        #expect(package.state == before)

        for attack in unusable { try package.repair(attack) }
        let repaired = package.state
        _ = try package.runKilled(
          ["build", "--build-tests"],
          once: work.appending(path: "\(usable[0].target)+GeneratedMocks.swift"))
        let run = try await package.run(["build", "--build-tests"])[0]
        #expect(run.status == 0 && errors(run).isEmpty, "\(run.output)")
        #expect(package.state == repaired)
      }
    }
  }
#endif

import Foundation
import MockGenerator
import Testing

@testable import UnderstudyFiles

/// A toolchain of shell scripts in a folder of its own. It has the module `Kit`, and `Other` for another
/// target.
///
/// Each run of a program adds a line to the file `runs`. The file `fault` contains the number of the run
/// that fails, and `kill`, or `full` for a full disk.
struct FakeToolchain {
  /// The folder.
  let run: CommandRun

  /// Makes the toolchain.
  ///
  /// - Parameters:
  ///   - hasPrinter: A Boolean value that indicates whether the printer of interfaces is there.
  ///   - isMultiCall: A Boolean value that indicates whether the compiler prints interfaces if it is
  ///     started under the name of the printer.
  init(hasPrinter: Bool = true, isMultiCall: Bool = false) throws {
    run = try CommandRun([:])
    let root = run.folder.path
    let start = """
      #!/bin/sh
      echo "$(basename "$0") $*" >> '\(root)/runs'
      set -- "$@"
      read -r number fault 2>/dev/null < '\(root)/fault'
      if [ "$number" = "$(wc -l < '\(root)/runs' | tr -d ' ')" ]; then
        [ "$fault" = kill ] && kill -9 $$
        echo "<unknown>:0: error: unable to open output file 'x': 'No space left on device'" >&2
        exit 1
      fi

      """
    let printer = """
      print() {
        if [ "$2" = Kit ]; then echo 'public protocol Key { func turn() }'; exit 0; fi
        echo "Couldn't load module '$2' in the current SDK and search paths." >&2
        exit 1
      }

      """
    let compiler = """
      if [ "$(basename "$0")" = swift-synthesize-interface ]; then
        \(isMultiCall ? "print \"$@\"" : "echo \"error: unknown mode\" >&2; exit 1")
      fi
      if [ "$1" = -print-target-info ]; then
        echo '{ "target": { "triple": "x86_64-unknown-linux-gnu" },'
        echo '"paths": { "runtimeResourcePath": "/lib" } }'
        exit 0
      fi
      for file; do case "$file" in *.swift) break;; esac; done
      module=$(sed -n '1s/^import //p' "$file")
      case "$module" in
      Kit) exit 0;;
      Other) echo "$file:1:8: error: could not find module 'Other' for target 'x86_64'" >&2;;
      *) echo "$file:1:8: error: no such module '$module'" >&2;;
      esac
      exit 1
      """
    try add(start + printer + compiler, as: "bin/swift-frontend")
    if hasPrinter {
      try add(start + printer + "print \"$@\"\n", as: "bin/swift-synthesize-interface")
    }
  }

  /// Adds a program.
  ///
  /// Another process writes it: no process may have a program open for writing when it starts, and those
  /// that other tests start inherit what this one has open.
  ///
  /// - Parameters:
  ///   - text: The script.
  ///   - path: Its path in the folder.
  func add(_ text: String, as path: String) throws {
    try run.write(text, to: path)
    let copy = #"cp "$0" "$0.copy" && chmod 755 "$0.copy" && mv "$0.copy" "$0""#
    let made = try ProgramRun(
      URL(fileURLWithPath: "/bin/sh"), ["-c", copy, self.path(path)])
    try #require(made.isSuccess)
  }

  /// Returns the path of a file.
  func path(_ name: String) -> String { run.folder.appendingPathComponent(name).path }

  /// Returns a reader with caches in the folder.
  ///
  /// - Parameter environment: The environment variables of the build.
  func reader(_ environment: [String: String] = [:]) -> InterfaceReader {
    InterfaceReader(
      caches: [run.folder.appendingPathComponent("cache")],
      compilerCache: run.folder.appendingPathComponent("compiler"),
      programs: run.folder.appendingPathComponent("bin"), environment: environment)
  }

  /// Returns the number of declarations in a module, or `nil` if there is no such module.
  ///
  /// - Parameters:
  ///   - module: The name of the module.
  ///   - environment: The environment variables of the build.
  func read(_ module: String, _ environment: [String: String] = [:]) throws -> Int? {
    try reader(environment).module(module).map {
      SourceOutline($0.files[0].text).declarations.count
    }
  }

  /// The lines of the runs of programs.
  var runs: [Substring] { (run.read("runs") ?? "").split(separator: "\n") }

  /// The modules whose interface was printed.
  var printed: [Substring] {
    runs.filter { $0.hasPrefix("swift-synthesize-interface") }.map {
      $0.split(separator: " ")[2]
    }
  }
}

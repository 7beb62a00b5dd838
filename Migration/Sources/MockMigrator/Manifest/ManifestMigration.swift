import SwiftParser
import SwiftSyntax

/// Edits a `Package.swift`, so that test targets use Understudy instead of other libraries.
///
/// Adds the package, its library and its plug-in, and removes the libraries that nothing imports any
/// more. Only targets with sources that were read change.
package struct ManifestMigration {
  /// The modules that the sources of a folder import after the migration, or `nil` if none was read.
  package typealias Imports = (_ folder: String) -> Set<String>?

  /// The manifest.
  let source: ParsedSource

  /// The libraries to remove.
  let libraries: [any MigrationLibrary]

  /// The URL or path of the package of Understudy, or `nil` if the manifest already has it.
  let package: String?

  /// The modules that folders import, relative to that of the manifest.
  let imports: Imports

  /// Creates a migration of a manifest.
  ///
  /// - Parameters:
  ///   - manifest: The manifest.
  ///   - libraries: The libraries to remove.
  ///   - package: The URL or path of the package of Understudy, or `nil` if the manifest has it.
  ///   - imports: Returns the modules that the sources in a folder import. The folder is relative to
  ///     that of the manifest. `nil` means that none of its sources was read.
  package init(
    _ manifest: SourceText, from libraries: [any MigrationLibrary], package: String?,
    imports: @escaping Imports
  ) {
    source = ParsedSource(manifest)
    self.libraries = libraries
    self.package = package
    self.imports = imports
  }

  /// Returns what becomes of the manifest.
  package func run() -> FileMigration {
    var file = FileMigration(
      path: source.path, change: .none, libraries: [], findings: [])
    if let problem = source.problem {
      file.findings = [problem]
      return file
    }
    do throws(ManifestProblem) {
      let edits = try edits()
      guard !edits.isEmpty else { return file }
      guard let text = try? source.applying(edits),
        ParsedSource(SourceText(path: source.path, text: text)).problem == nil
      else {
        throw ManifestProblem(
          0,
          "what the migration would write does not parse, so the manifest is left as it is; add the "
            + "library 'Understudy' and the plug-in 'UnderstudyPlugin' to the test targets")
      }
      file.constructs = ConstructCounts(found: edits.count, rewritten: edits.count)
      file.change = .rewritten(text)
    } catch {
      file.constructs = .keptFile
      file.findings = [Finding(.failed, source.place(error.offset), error.reason)]
    }
    return file
  }

  /// Returns the edits.
  private func edits() throws(ManifestProblem) -> [SourceEdit] {
    let finder = ManifestFinder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    let identity = finder.packages.first { $0.identity == Self.understudy }?.identity
    var editor = ManifestEditor(source)
    var newPackage: String?
    for target in finder.targets {
      guard let modules = imports(target.folder) else { continue }
      for (module, product) in [
        ("Understudy", "Understudy"), ("UnderstudyMacros", "UnderstudyMacros"),
      ]
      where modules.contains(module) && !target.dependencies.mentions(product) {
        newPackage = try self.identity(for: target.call, identity ?? newPackage)
        let element = ".product(name: \"\(product)\", package: \"\(newPackage ?? "")\")"
        editor.add(element, to: "dependencies", of: target.call, after: ["name"])
      }
      if target.isTest, modules.contains("Understudy"), !target.plugins.mentions("UnderstudyPlugin")
      {
        newPackage = try self.identity(for: target.call, identity ?? newPackage)
        let element = ".plugin(name: \"UnderstudyPlugin\", package: \"\(newPackage ?? "")\")"
        editor.add(element, to: "plugins", of: target.call, after: nil)
      }
      for library in unused(modules) {
        for element in target.elements where library.provides(element) {
          editor.remove(element)
        }
      }
    }
    if identity == nil, newPackage != nil, let package {
      guard let call = finder.package else {
        throw ManifestProblem(0, "there is no call 'Package(...)' to add the dependency to")
      }
      editor.add(Self.dependency(package), to: "dependencies", of: call, before: "targets")
    }
    for dependency in finder.packages {
      let library = libraries.first { $0.packages.contains(dependency.identity) }
      guard let library else { continue }
      let rest = finder.targets.flatMap(\.elements).filter { !editor.isRemoved($0) }
      if !rest.contains(where: library.provides) { editor.remove(dependency.element) }
    }
    return editor.edits
  }

  /// Returns the libraries that a target with some imports does not need.
  private func unused(_ modules: Set<String>) -> [any MigrationLibrary] {
    libraries.filter { $0.modules.isDisjoint(with: modules) }
  }

  /// Returns the identity of the package, or that of the package to add.
  private func identity(
    for call: FunctionCallExprSyntax, _ known: String?
  ) throws(ManifestProblem) -> String {
    if let known { return known }
    guard let package else {
      throw ManifestProblem(
        call.span.lowerBound,
        "the manifest does not depend on Understudy; pass its URL or path as --package")
    }
    return Self.isUnnamed(package) ? Self.understudy : ManifestFinder.identity(of: package)
  }

  /// Returns a Boolean value that indicates whether a path does not end in the name of a folder, so
  /// that the package needs a name.
  private static func isUnnamed(_ package: String) -> Bool {
    [".", ".."].contains(ManifestFinder.identity(of: package))
  }

  /// The identity of the package of Understudy.
  private static let understudy = "understudy"

  /// Returns a dependency on a package.
  private static func dependency(_ package: String) -> String {
    let name = isUnnamed(package) ? "name: \"\(understudy)\", " : ""
    return package.contains(":")
      ? ".package(url: \"\(package)\", from: \"1.0.0\")" : ".package(\(name)path: \"\(package)\")"
  }
}

/// A reason why a manifest cannot be edited.
struct ManifestProblem: Error {
  /// The offset in the manifest.
  let offset: Int

  /// What is wrong, and what to write.
  let reason: String

  /// Creates a problem.
  init(_ offset: Int, _ reason: String) {
    self.offset = offset
    self.reason = reason
  }
}

extension MigrationLibrary {
  /// Returns a Boolean value that indicates whether a dependency or plug-in of a target is of the
  /// library's package.
  fileprivate func provides(_ element: ArrayElementSyntax) -> Bool {
    if let name = element.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
      return modules.contains(name) || packages.contains(name.lowercased())
    }
    let call = element.expression.as(FunctionCallExprSyntax.self)
    let arguments = call?.arguments.filter { ["name", "package"].contains($0.label?.text) } ?? []
    let values = arguments.map {
      (
        $0.label?.text,
        $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? ""
      )
    }
    if let package = values.first(where: { $0.0 == "package" }) {
      return packages.contains(package.1.lowercased())
    }
    return values.contains { modules.contains($0.1) }
  }
}

extension [ArrayElementSyntax] {
  /// Returns a Boolean value that indicates whether an element names a product.
  fileprivate func mentions(_ product: String) -> Bool {
    contains { $0.description.contains("\"\(product)\"") }
  }
}

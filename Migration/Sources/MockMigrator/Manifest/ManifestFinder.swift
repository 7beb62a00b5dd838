import SwiftParser
import SwiftSyntax

/// The targets of a manifest.
package struct PackageTargets {
  /// Whether each target is a test target, by the folders of their sources, relative to that of the manifest.
  package let areTests: [String: Bool]

  /// Reads a manifest.
  package init(_ manifest: SourceText) {
    let finder = ManifestFinder(viewMode: .sourceAccurate)
    finder.walk(ParsedSource(manifest).tree)
    areTests = Dictionary(finder.targets.map { ($0.folder, $0.isTest) }) { first, _ in first }
  }
}

/// Finds the packages and targets in a manifest.
final class ManifestFinder: SyntaxVisitor {
  /// A package that the manifest depends on.
  struct Dependency {
    /// The identity: the last part of its URL or path.
    let identity: String

    /// The element of the array.
    let element: ArrayElementSyntax
  }

  /// A target.
  struct Target {
    /// The call that creates it.
    let call: FunctionCallExprSyntax

    /// A Boolean value that indicates whether it is a test target.
    let isTest: Bool

    /// The folder of its sources, relative to that of the manifest.
    let folder: String

    /// The elements of its dependencies.
    var dependencies: [ArrayElementSyntax] { ManifestFinder.elements(of: "dependencies", in: call) }

    /// The elements of its plug-ins.
    var plugins: [ArrayElementSyntax] { ManifestFinder.elements(of: "plugins", in: call) }

    /// The elements of both.
    var elements: [ArrayElementSyntax] { dependencies + plugins }
  }

  /// The call that creates the package.
  var package: FunctionCallExprSyntax?

  /// The packages.
  var packages: [Dependency] = []

  /// The targets.
  var targets: [Target] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.calledExpression.trimmedText
    switch name {
    case "Package": package = node
    case "package":
      guard let element = node.parent?.as(ArrayElementSyntax.self) else { break }
      let place =
        Self.text("url", in: node) ?? Self.text("path", in: node) ?? Self.text("id", in: node)
      if let place {
        packages.append(Dependency(identity: Self.identity(of: place), element: element))
      }
    case "target", "testTarget", "executableTarget", "macro":
      guard
        node.parent?.parent?.parent?.parent?.as(LabeledExprSyntax.self)?.label?.text
          != "dependencies",
        let name = Self.text("name", in: node)
      else { break }
      let isTest = node.calledExpression.trimmedText.hasSuffix("testTarget")
      let folder = Self.text("path", in: node) ?? (isTest ? "Tests/\(name)" : "Sources/\(name)")
      targets.append(Target(call: node, isTest: isTest, folder: folder))
    default: break
    }
    return .visitChildren
  }

  /// Returns the identity of the package at a URL or path.
  static func identity(of place: String) -> String {
    let last = place.split(whereSeparator: { "/:.".contains($0) && $0 != "." }).last.map(
      String.init)
    let name = last ?? place
    return (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).lowercased()
  }

  /// Returns the text of an argument, or `nil`.
  private static func text(_ label: String, in call: FunctionCallExprSyntax) -> String? {
    argument(label, in: call)?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// Returns an argument, or `nil`.
  static func argument(_ label: String, in call: FunctionCallExprSyntax) -> LabeledExprSyntax? {
    call.arguments.first { $0.label?.text == label }
  }

  /// Returns the elements of an array argument.
  private static func elements(
    of label: String, in call: FunctionCallExprSyntax
  ) -> [ArrayElementSyntax] {
    argument(label, in: call)?.expression.as(ArrayExprSyntax.self).map { Array($0.elements) } ?? []
  }
}

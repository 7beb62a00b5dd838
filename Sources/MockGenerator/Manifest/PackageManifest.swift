// The room `Manifest`: the settings of targets that a `Package.swift` spells.
//
// The manifest is parsed, not run, so a setting that it computes is unknown. Only what decides about
// mocks is read, such as the default isolation. Modules and their files are no matter of this room.

import MockEmitter
import SwiftParser
import SwiftSyntax

/// The manifest of a package, of which only the settings that change the meaning of sources are
/// read.
///
/// SwiftPM does not pass the settings of a target to plug-ins. A manifest is a program, which is not
/// run here. A setting belongs to a target if the call that creates the target mentions it, directly
/// or by the name of a variable or function. It also belongs to the target if a statement at the top
/// level mentions it, such as a loop over all targets.
package struct PackageManifest {
  /// The calls that create targets, by the names of the targets.
  private let targets: [String: FunctionCallExprSyntax]

  /// The variables and functions, by their names.
  private var declarations: [String: Syntax] = [:]

  /// The statements at the top level that are not declarations.
  private var statements: [Syntax] = []

  /// A Boolean value that indicates whether targets use the language mode 6 if they do not say otherwise.
  private let isSwift6: Bool

  /// Reads a manifest.
  package init(_ text: String) {
    let finder = TargetFinder(viewMode: .sourceAccurate)
    let tree = Parser.parse(source: text)
    finder.walk(tree)
    let modes = tree.firstDescendant(LabeledExprSyntax.self) {
      ["swiftLanguageModes", "swiftLanguageVersions"].contains($0.label?.text)
    }
    let version = text.firstLine.filter { $0 != " " }.prefixed(by: "//swift-tools-version:")
    isSwift6 = modes?.mentionsSwift6 ?? (version?.first.map { $0 >= "6" } ?? true)
    targets = finder.targets
    for statement in tree.statements {
      guard let declaration = statement.item.as(DeclSyntax.self) else {
        statements.append(Syntax(statement))
        continue
      }
      add(declaration)
    }
  }

  /// Returns the defaults of a target; those of the language if the manifest does not mention it.
  package func defaults(of target: String) -> ModuleDefaults {
    var reader = SettingReader(declarations: declarations, isSwift6: isSwift6)
    for (name, call) in targets where name != target { reader.skipped.insert(call.id) }
    for statement in statements where !mentionsOnlyOtherTargets(statement, than: target) {
      reader.read(statement)
    }
    if let call = targets[target] { reader.read(Syntax(call)) }
    return reader.defaults
  }

  /// Returns the folders that may hold the sources of a target: the one that the manifest names, or those that
  /// SwiftPM looks for. Returns none if the manifest does not create the target.
  package func folders(of target: String) -> [String] {
    guard let call = targets[target] else { return [] }
    let path = call.arguments.first { $0.label?.text == "path" }?.expression
    if let path = path?.as(StringLiteralExprSyntax.self)?.representedLiteralValue { return [path] }
    return ["Sources", "Source", "src", "srcs"].map { "\($0)/\(target)" }
  }

  /// Adds a declaration, and those inside a type or an extension.
  private mutating func add(_ declaration: DeclSyntax) {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
        guard call?.functionName != "Package" else { continue }
        declarations[binding.pattern.trimmedDescription] = Syntax(binding)
      }
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      declarations[function.name.bareText] = Syntax(function)
    } else if let type = declaration.asProtocol((any DeclGroupSyntax).self) {
      for member in type.memberBlock.members { add(member.decl) }
    }
  }

  /// Returns a Boolean value that indicates whether a statement names targets among which a target
  /// is not, such as a loop with a condition.
  private func mentionsOnlyOtherTargets(_ statement: Syntax, than target: String) -> Bool {
    let names = statement.tokens(viewMode: .sourceAccurate).map(\.text)
      .filter { targets[$0] != nil }
    return !names.isEmpty && !names.contains(target)
  }
}

/// Finds the calls that create targets.
private final class TargetFinder: SyntaxVisitor {
  /// The calls, by the names of the targets.
  private(set) var targets: [String: FunctionCallExprSyntax] = [:]

  /// Functions whose first argument is a name, too, but not that of a target.
  private static let others: Set<String> = [
    "Package", "package", "library", "executable", "plugin", "product", "byName", "target",
    "enableUpcomingFeature", "enableExperimentalFeature", "define", "custom", "unsafeFlags",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // The name is the first argument of a factory, or of a function that the manifest declares.
    guard let first = node.arguments.first, first.label?.text ?? "name" == "name",
      let name = first.expression.as(StringLiteralExprSyntax.self)?.segments.trimmedDescription,
      targets[name] == nil, let function = node.functionName
    else { return .visitChildren }
    // A dependency on a target has the same name as its factory, and fewer arguments.
    let isTarget = function == "target" && !node.isDependency
    if isTarget || !Self.others.contains(function) { targets[name] = node }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// The name of the called function.
  fileprivate var functionName: String? {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.bareText
      ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.bareText
  }

  /// A Boolean value that indicates whether the call is inside the argument with the dependencies of
  /// another target.
  fileprivate var isDependency: Bool {
    sequence(first: Syntax(self), next: \.parent).contains {
      $0.as(LabeledExprSyntax.self)?.label?.text == "dependencies"
    }
  }
}

/// Reads the settings that syntax mentions, directly or by the name of a declaration.
private struct SettingReader {
  /// The declarations that names refer to.
  let declarations: [String: Syntax]

  /// The calls that create other targets.
  var skipped: Set<SyntaxIdentifier> = []

  /// The settings so far.
  private(set) var defaults = ModuleDefaults()

  /// The declarations that were read.
  private var visited: Set<String> = []

  /// Creates a reader that has read nothing.
  init(declarations: [String: Syntax], isSwift6: Bool) {
    self.declarations = declarations
    defaults.actorClosuresAreSendable = isSwift6
  }

  /// Reads the settings in syntax.
  mutating func read(_ syntax: Syntax) {
    guard !skipped.contains(syntax.id) else { return }
    if let call = syntax.as(FunctionCallExprSyntax.self) { readSetting(call) }
    if let name = syntax.as(DeclReferenceExprSyntax.self)?.baseName.bareText,
      let declaration = declarations[name], visited.insert(name).inserted
    {
      read(declaration)
    }
    for child in syntax.children(viewMode: .sourceAccurate) { read(child) }
  }

  /// Reads a call that may be a setting.
  private mutating func readSetting(_ call: FunctionCallExprSyntax) {
    let arguments = call.arguments.description
    let isMainActor = arguments.contains("MainActor")
    let mentionsFeature = arguments.contains("NonisolatedNonsendingByDefault")
    switch call.functionName {
    case "defaultIsolation": defaults.isOnMainActor = isMainActor
    case "enableUpcomingFeature" where mentionsFeature: defaults.runsOnCallersActor = true
    case "enableUpcomingFeature" where arguments.contains("GlobalActorIsolatedTypesUsability"):
      defaults.actorClosuresAreSendable = true
    case "swiftLanguageMode": defaults.actorClosuresAreSendable = call.mentionsSwift6
    case "unsafeFlags":
      if arguments.contains("-default-isolation") { defaults.isOnMainActor = isMainActor }
      if mentionsFeature { defaults.runsOnCallersActor = true }
    default: break
    }
  }
}

extension SyntaxProtocol {
  /// A Boolean value that indicates whether the language mode 6, or a later one, is among modes that are
  /// written as `.v6` or `.version("6")`.
  fileprivate var mentionsSwift6: Bool {
    ["v6", "\"6"].contains { description.filter { $0 != "_" }.contains($0) }
  }
}

extension String {
  /// The first line.
  fileprivate var firstLine: String { String(prefix { !$0.isNewline }) }

  /// The text after a prefix, or `nil` if the text does not begin with it.
  fileprivate func prefixed(by prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}

/// The settings of a module that change the meaning of its declarations.
///
/// Sources do not show them. A mock in a module with other defaults must spell what they mean.
package struct ModuleDefaults: Codable, Sendable, Equatable {
  /// A Boolean value that indicates whether declarations are on the main actor by default.
  package var isOnMainActor: Bool

  /// A Boolean value that indicates whether asynchronous functions run on the caller's actor by
  /// default.
  package var runsOnCallersActor: Bool

  /// A Boolean value that indicates whether closures on a global actor are `Sendable`, as in the language
  /// mode 6.
  package var actorClosuresAreSendable: Bool

  /// Creates defaults; those of the language if there are no arguments.
  package init(
    isOnMainActor: Bool = false, runsOnCallersActor: Bool = false,
    actorClosuresAreSendable: Bool = true
  ) {
    self.isOnMainActor = isOnMainActor
    self.runsOnCallersActor = runsOnCallersActor
    self.actorClosuresAreSendable = actorClosuresAreSendable
  }
}

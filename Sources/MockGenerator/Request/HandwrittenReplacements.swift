import MockEmitter
import SwiftSyntax

extension LoadedModule {
  /// The files with handwritten replacements.
  var filesWithReplacements: [Int] {
    outlines.indices.filter {
      outlines[$0].hasReplacements && !module.files[$0].text.hasPrefix(MockFile.firstLine)
    }
  }
}

/// The declarations that tests replace with handwritten code, and those that are already requested.
struct HandwrittenReplacements {
  /// The full names, each after the name of the type.
  private var names: Set<String> = []

  /// The requested calls.
  private var calls: Set<String> = []

  /// Creates the list of the replacements in the files of a module.
  init(_ tests: LoadedModule, in codebase: Codebase) {
    for file in tests.filesWithReplacements {
      names.formUnion(codebase.replacedDeclarations(in: file, of: tests.module.name))
    }
  }

  /// Records a call.
  ///
  /// - Returns: `true` if the call is neither requested already nor replaced by a handwritten hook.
  mutating func insert(_ receiver: ReplacementRequest.Receiver, _ call: MemberCall) -> Bool {
    let (owner, key): (String, String) =
      switch receiver {
      case .nothing(let module): ("", module ?? "")
      case .type(let found): (found.location.name, "\(found.location)")
      case .value(let found): (found.location.name, "value \(found.location)")
      case .mock(let found): (found.location.name, "mock \(found.location)")
      case .either(let found): (found.location.name, "either \(found.location)")
      case .foreign(let names, let isValue): (names.last ?? "", "\(names) \(isValue)")
      }
    let labels = call.isProperty ? "" : "(\(call.labels.map { $0 + ":" }.joined()))"
    guard !names.contains("\(owner).\(call.name)\(labels)") else { return false }
    return calls.insert("\(key) \(call)").inserted
  }

}

extension Codebase {
  /// Returns the declarations whose hooks are checked in, each after the name of its type.
  ///
  /// - Parameter name: The module, usually a test target.
  package func checkedInHooks(in name: String) -> Set<String> {
    guard let tests = module(name) else { return [] }
    return tests.outlines.indices.reduce(into: []) { names, file in
      guard tests.outlines[file].hasReplacements,
        tests.module.files[file].text.hasPrefix(MockFile.firstLine)
      else { return }
      names.formUnion(replacedDeclarations(in: file, of: name))
    }
  }

  /// Returns the full names of the declarations that a file replaces, each after the name of its
  /// type.
  fileprivate func replacedDeclarations(in file: Int, of module: String) -> Set<String> {
    guard let tree = self.file(file, of: module)?.tree else { return [] }
    let finder = ReplacementFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.found
  }
}

/// Visits the nodes of a file and records the replaced declarations.
private final class ReplacementFinder: SyntaxVisitor {
  var found: Set<String> = []

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributeName.trimmedDescription == "_dynamicReplacement",
      let argument = node.arguments?.trimmedDescription
    else { return .visitChildren }
    let type = sequence(first: Syntax(node), next: \.parent).lazy
      .compactMap { $0.as(ExtensionDeclSyntax.self) }.first
    let owner = type?.extendedType.nameComponents?.last ?? ""
    let name = argument.drop { $0 != ":" }.dropFirst().filter { $0 != " " && $0 != "`" }
    found.insert("\(owner).\(name)")
    return .skipChildren
  }
}

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
      guard let tree = codebase.file(file, of: tests.module.name)?.tree else { continue }
      let finder = Finder(viewMode: .sourceAccurate)
      finder.walk(tree)
      names.formUnion(finder.found)
    }
  }

  /// Records a call.
  ///
  /// - Returns: `true` if the call is neither requested already nor replaced by a handwritten hook.
  mutating func insert(_ receiver: ReplacementRequest.Receiver, _ call: MemberCall) -> Bool {
    var owner = ""
    var key = ""
    switch receiver {
    case .nothing(let module): key = module ?? ""
    case .type(let found):
      owner = found.location.name
      key = "\(found.location)"
    case .value(let found):
      owner = found.location.name
      key = "value \(found.location)"
    case .mock(let found):
      owner = found.location.name
      key = "mock \(found.location)"
    case .either(let found):
      owner = found.location.name
      key = "either \(found.location)"
    case .foreign(let names, let isValue):
      owner = names.last ?? ""
      key = "\(names) \(isValue)"
    }
    let labels = call.isProperty ? "" : "(\(call.labels.map { $0 + ":" }.joined()))"
    guard !names.contains("\(owner).\(call.name)\(labels)") else { return false }
    return calls.insert("\(key) \(call)").inserted
  }

  /// Visits the nodes of a file and records the replaced declarations.
  private final class Finder: SyntaxVisitor {
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
}

import SwiftParser
import SwiftSyntax

extension EmittedDeclarations {
  /// Removes the declarations and imports that do not parse. Only a source that does not parse can be
  /// the reason, such as a broken condition after `#if`, which generated code repeats.
  ///
  /// - Returns: `true` if something was removed.
  mutating func removeUnparsable() -> Bool {
    let count = declarations.count
    declarations.removeAll { !$0.parses }
    var isRemoved = declarations.count < count
    for index in imports.indices {
      let parsing = imports[index].repeated.filter(\.parses)
      isRemoved = isRemoved || parsing.count < imports[index].repeated.count
      imports[index].repeated = parsing
    }
    return isRemoved
  }
}

extension EmittedDeclaration {
  /// A Boolean value that indicates whether the declaration parses, with the conditions around it.
  fileprivate var parses: Bool { text.parses(under: conditions) }
}

extension RepeatedImport {
  /// A Boolean value that indicates whether the import parses, with the conditions around it.
  fileprivate var parses: Bool { "\(attributes)import \(subject)\n".parses(under: conditions) }
}

extension String {
  /// Returns a Boolean value that indicates whether a source text parses under conditions.
  fileprivate func parses(under conditions: [String]) -> Bool {
    let heads = conditions.map { "#if \($0)\n" }.joined()
    let ends = String(repeating: "#endif\n", count: conditions.count)
    return !Parser.parse(source: ModuleSelectors.hidden(in: heads + self + ends)).hasError
  }
}

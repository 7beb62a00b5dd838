// Prints the names of the protocols, and of the classes that can be subclassed, in symbol graphs: what the
// compiler itself knows about a module.
//
//   swift Scripts/Corpus/declarations.swift (public | testable) SYMBOLS.json...
//
// With `public`, these are public protocols and open classes; with `testable`, internal ones too.
// Declarations that only their own package sees are left out.
import Foundation

/// A symbol graph.
struct Graph: Decodable {
  let symbols: [Symbol]
}

/// A declaration.
struct Symbol: Decodable {
  let kind: Kind
  let accessLevel: String
  let pathComponents: [String]
  let declarationFragments: [Fragment]?

  /// The kind of a declaration.
  struct Kind: Decodable {
    let identifier: String
  }

  /// A word of a declaration.
  struct Fragment: Decodable {
    let spelling: String
  }
}

let isTestable = CommandLine.arguments[1] == "testable"
let levels: Set<String> = isTestable ? ["internal", "public", "open"] : ["public", "open"]
var names: Set<String> = []
for path in CommandLine.arguments.dropFirst(2) {
  let data = try Data(contentsOf: URL(filePath: path))
  for symbol in try JSONDecoder().decode(Graph.self, from: data).symbols {
    guard let name = symbol.pathComponents.last, levels.contains(symbol.accessLevel) else {
      continue
    }
    let words = Set((symbol.declarationFragments ?? []).map(\.spelling))
    switch symbol.kind.identifier {
    case "swift.protocol": names.insert(name)
    case "swift.class" where words.isDisjoint(with: ["final", "actor"]):
      if isTestable || symbol.accessLevel == "open" { names.insert(name) }
    default: break
    }
  }
}
for name in names.sorted() { print(name) }

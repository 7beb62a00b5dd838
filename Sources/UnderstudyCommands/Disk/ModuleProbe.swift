import Foundation
import MockGenerator

/// A small program that shows how the compiler sees a module: its errors are the answers.
///
/// One file imports the module, and there is one for each module that its interface imports; all ask
/// which of these modules they see. The first one also uses all protocols, and inherits from all
/// classes; those that are not open are errors, too, but other ones.
struct ModuleProbe {
  /// The files, by their names.
  private(set) var files: [String: String] = [:]

  /// The name of the module, and those that its interface imports.
  private let modules: [String]

  /// The protocols.
  private let protocols: [String]

  /// The classes.
  private let classes: [String]

  /// Writes a probe.
  ///
  /// - Parameters:
  ///   - module: the name of the module
  ///   - interface: what its interface imports and declares
  ///   - missing: the names of modules that cannot be imported here
  init(_ module: String, interface: SourceOutline, missing: Set<String> = []) {
    let imports = Set(interface.imports).subtracting(missing).subtracting([module])
    modules = [module] + imports.filter { !$0.hasPrefix("_") }.sorted()
    let declarations = interface.declarations.filter(\.isTopLevel)
    protocols = declarations.filter { $0.kind == .protocol }.map(\.name)
    classes = declarations.filter { $0.kind == .class }.map(\.name)
    for (index, importer) in modules.enumerated() {
      var text = "import \(importer)\n"
      for other in modules {
        text += "func sees\(other)In\(index)() { _ = \(other).self }\n"
      }
      if index == 0 {
        for (number, name) in protocols.enumerated() {
          text += "func uses\(number)(_: any \(module).\(name)) {}\n"
        }
        for (number, name) in classes.enumerated() {
          text += "class Subclass\(number): \(module).\(name) {}\n"
        }
      }
      files[Self.fileName(index)] = text
    }
  }

  /// The modules that the compiler does not find.
  ///
  /// - Parameter errors: what the compiler printed
  static func missingModules(in errors: String) -> Set<String> {
    Set(
      errors.split(separator: "\n").compactMap {
        $0.word(behind: "error: no such module '")
      })
  }

  /// Reads the answers.
  ///
  /// - Parameter errors: what the compiler printed
  func facts(_ errors: String) -> ModuleFacts {
    let lines = errors.split(separator: "\n")
    var hidden: [Int: Set<String>] = [:]
    var sealed: Set<String> = []
    var hiddenProtocols: Set<String> = []
    for line in lines {
      if let name = line.word(behind: "error: cannot find '") {
        for index in modules.indices where line.contains(Self.fileName(index)) {
          hidden[index, default: []].insert(name)
        }
      } else if line.contains("because it has overridable members that could not be loaded"),
        let name = line.word(behind: "error: cannot inherit from class '")
      {
        sealed.insert(name)
      } else if let name = line.word(behind: "error: no type named '") {
        hiddenProtocols.insert(name)
      }
    }
    return ModuleFacts(
      requiredImports: requiredImports { !hidden[$0, default: []].contains($1) },
      nonSubclassableClasses: classes.filter(sealed.contains),
      hiddenProtocols: protocols.filter(hiddenProtocols.contains))
  }

  /// The modules to import beside the first one.
  ///
  /// - Parameter sees: whether a file that imports a module sees another one
  private func requiredImports(_ sees: (Int, String) -> Bool) -> [String] {
    let unseen = modules.indices.dropFirst().filter { !sees(0, modules[$0]) }
    return unseen.filter { index in
      !unseen.contains { other in
        // Of two that bring each other along, the first one is as good as the second.
        other != index && sees(other, modules[index])
          && (other < index || !sees(index, modules[other]))
      }
    }.map { modules[$0] }
  }

  private static func fileName(_ index: Int) -> String { "Probe-\(index).swift" }
}

extension Substring {
  /// The identifier behind a text; nil where there is none.
  fileprivate func word(behind text: String) -> String? {
    guard let start = range(of: text)?.upperBound else { return nil }
    let word = self[start...].prefix { $0 == "_" || $0.isLetter || $0.isNumber }
    return word.isEmpty ? nil : String(word)
  }
}

import Foundation
import MockGenerator

/// A small program whose compiler errors reveal facts about a module.
///
/// One file imports the module. For each module that its interface imports, another file imports
/// that module. Each file checks which of these modules are visible. The first one also uses all
/// protocols, and inherits from all classes. Classes that are not open cause other errors. If the
/// target has Objective-C, `@objc` protocols refine all protocols, and extensions implement all
/// classes, which only `@objc` protocols and classes of headers allow.
struct ModuleProbe {
  /// The files, by their names.
  private(set) var files: [String: String] = [:]

  /// The name of the module, and those that its interface imports.
  private let modules: [String]

  /// The protocols.
  private let protocols: [String]

  /// The classes.
  private let classes: [String]

  /// Whether the target has Objective-C.
  private let hasObjectiveC: Bool

  /// Creates a probe.
  ///
  /// - Parameters:
  ///   - module: The name of the module.
  ///   - interface: The imports and declarations of its interface.
  ///   - missing: The names of modules that cannot be imported here.
  ///   - hasObjectiveC: Whether the target has Objective-C.
  init(
    _ module: String, interface: SourceOutline, missing: Set<String> = [],
    hasObjectiveC: Bool = false
  ) {
    self.hasObjectiveC = hasObjectiveC
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
          if hasObjectiveC { text += "@objc protocol Refining\(number): \(module).\(name) {}\n" }
        }
        for (number, name) in classes.enumerated() {
          text += "class Subclass\(number): \(module).\(name) {}\n"
          if hasObjectiveC { text += "@objc @implementation extension \(module).\(name) {}\n" }
        }
      }
      files[Self.fileName(index)] = text
    }
  }

  /// Returns the modules that the compiler does not find.
  ///
  /// - Parameter errors: The output of the compiler.
  static func missingModules(in errors: String) -> Set<String> {
    Set(
      errors.split(separator: "\n").compactMap {
        $0.word(after: "error: no such module '")
      })
  }

  /// Returns the classes that cannot have subclasses, because members cannot be loaded.
  ///
  /// - Parameter errors: The output of the compiler.
  static func nonSubclassableClasses(in errors: String) -> Set<String> {
    Set(
      errors.split(separator: "\n").compactMap { line in
        line.range(of: "because it has overridable members that could not be loaded") != nil
          ? line.word(after: "error: cannot inherit from class '") : nil
      })
  }

  /// Returns the facts that the errors reveal.
  ///
  /// - Parameter errors: The output of the compiler.
  func facts(_ errors: String) -> ModuleFacts {
    let lines = errors.split(separator: "\n")
    var hidden: [Int: Set<String>] = [:]
    let sealed = Self.nonSubclassableClasses(in: errors)
    var hiddenProtocols: Set<String> = []
    var swiftTypes: Set<String> = []
    for line in lines {
      if let name = line.word(after: "error: cannot find '") {
        for index in modules.indices where line.range(of: Self.fileName(index)) != nil {
          hidden[index, default: []].insert(name)
        }
      } else if let name = line.word(after: "error: no type named '") {
        hiddenProtocols.insert(name)
      } else if let name = line.word(after: "cannot refine non-'@objc' protocol '") {
        swiftTypes.insert(name)
      } else if line.range(of: "it was defined by a Swift 'class' declaration") != nil,
        let name = line.word(after: "cannot be used to extend class '")
      {
        swiftTypes.insert(name)
      }
    }
    var facts = ModuleFacts(
      requiredImports: requiredImports { !hidden[$0, default: []].contains($1) },
      nonSubclassableClasses: classes.filter(sealed.contains),
      hiddenProtocols: protocols.filter(hiddenProtocols.contains))
    if hasObjectiveC {
      facts.importedTypes = (classes + protocols).filter { !swiftTypes.contains($0) }
    }
    return facts
  }

  /// Returns the modules to import with the first one.
  ///
  /// - Parameter sees: Returns `true` if a file that imports a module sees another one.
  private func requiredImports(_ sees: (Int, String) -> Bool) -> [String] {
    let unseen = modules.indices.dropFirst().filter { !sees(0, modules[$0]) }
    return unseen.filter { index in
      !unseen.contains { other in
        // If two modules re-export each other, the first one is imported.
        other != index && sees(other, modules[index])
          && (other < index || !sees(index, modules[other]))
      }
    }.map { modules[$0] }
  }

  private static func fileName(_ index: Int) -> String { "Probe-\(index).swift" }
}

extension Substring {
  /// Returns the identifier after a text, or `nil` if there is none.
  fileprivate func word(after text: String) -> String? {
    guard let start = range(of: text)?.upperBound else { return nil }
    let word = self[start...].prefix { $0 == "_" || $0.isLetter || $0.isNumber }
    return word.isEmpty ? nil : String(word)
  }
}

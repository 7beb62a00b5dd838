/// A module with what a scan of its files found.
struct LoadedModule {
  /// The module.
  let module: SourceModule

  /// The outline of each file.
  let outlines: [SourceOutline]

  /// The lines of each file.
  let lines: [LineTable]

  /// The declarations of each name.
  let locations: [String: [TypeLocation]]

  /// A Boolean value that indicates whether a type belongs to an SPI.
  let hasSPI: Bool

  /// The places of the extensions of each type, by the first part of the type's name.
  let extensions: [String: [(file: Int, offset: Int)]]

  /// The positions of the free functions, by their names.
  let functions: [String: [(file: Int, offset: Int)]]

  /// Creates a loaded module by scanning its files.
  init(_ module: SourceModule) {
    self.module = module
    lines = module.files.map(LineTable.init)
    outlines = module.files.map { SourceOutline($0.text) }
    var locations: [String: [TypeLocation]] = [:]
    var extensions: [String: [(file: Int, offset: Int)]] = [:]
    var functions: [String: [(file: Int, offset: Int)]] = [:]
    for (file, outline) in outlines.enumerated() {
      for declaration in outline.declarations {
        locations[declaration.name, default: []].append(
          TypeLocation(
            module: module.name, file: file, offset: declaration.offset, name: declaration.name,
            kind: declaration.kind, isTopLevel: declaration.isTopLevel,
            isPrivate: declaration.isPrivate, isPublic: declaration.isPublic,
            isConditional: declaration.isConditional, isSPI: declaration.isSPI,
            isUnrecordable: declaration.isUnrecordable,
            isNonescapable: declaration.isNonescapable))
      }
      for found in outline.extensions {
        extensions[found.name, default: []].append((file, found.offset))
      }
      for found in outline.functions {
        functions[found.name, default: []].append((file, found.offset))
      }
    }
    self.locations = locations
    hasSPI = outlines.contains { $0.declarations.contains(where: \.isSPI) }
    self.extensions = extensions
    self.functions = functions
  }

  /// The names of the modules that importing this one may import, too, in the order of the files.
  ///
  /// An interface does not show which of its imports are re-exported.
  var exports: [String] {
    let isCompiled = module.origin == .compiled
    return outlines.flatMap { isCompiled ? $0.imports : $0.exports }.filter { !$0.hasPrefix("_") }
  }

  /// Returns the bodies of functions in a file that are not parsed. Those of the module of the mocks can
  /// use mocks.
  func bodies(in file: Int) -> [Range<Int>] {
    module.origin == .own ? [] : outlines[file].bodies
  }

  /// Returns the declaration at the top level that other files see under a name.
  ///
  /// - Parameter name: The name.
  /// - Returns: The location, or `nil` if there is none, or if there are several kinds of
  ///   declarations.
  func topLevelType(_ name: String) -> TypeLocation? {
    let visible = (locations[name] ?? []).filter { $0.isTopLevel && !$0.isPrivate }
    guard let first = visible.first, visible.allSatisfy({ $0.kind == first.kind }) else {
      return nil
    }
    return first
  }
}

/// The modules that imports make visible, those that are re-exported among them.
struct ReachedModules {
  /// The modules with sources, the nearest first.
  var sources: [String] = []

  /// The modules without sources, in alphabetical order, which does not depend on the files.
  var compiled: [String] = []

  /// The modules whose declarations have no mocks, the nearest first.
  var unmocked: [String] = []
}

extension Codebase {
  /// Returns the modules that imports make visible.
  ///
  /// - Parameter imported: The names of the modules that are imported.
  func reached(from imported: [String]) -> ReachedModules {
    var reached = ReachedModules()
    var seen: Set<String> = ["Swift"]
    var waiting = imported[...]
    while let name = waiting.popFirst() {
      guard seen.insert(name).inserted else { continue }
      if sourceModules.contains(name) {
        reached.sources.append(name)
        waiting += module(name)?.exports ?? []
      } else if unmockedModules.contains(name) {
        reached.unmocked.append(name)
        waiting += module(name)?.exports ?? []
      } else {
        reached.compiled.append(name)
      }
    }
    reached.compiled.sort()
    return reached
  }

  /// Returns a Boolean value that indicates whether a module declares a type or function of a name
  /// that other modules see.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - module: The name of the module.
  func declares(_ name: String, in module: String) -> Bool {
    guard let loaded = self.module(module) else { return false }
    let origin = loaded.module.origin
    if origin == .header {
      return loaded.outlines.contains { outline in
        outline.declaredNames.contains(name) || outline.uses.contains { $0.name == name }
      }
    }
    // The scan does not see whether an extension around a declaration makes it public.
    let isVisible = { (location: TypeLocation) in
      !location.isPrivate && (location.isPublic || !location.isTopLevel || origin != .published)
    }
    return loaded.functions[name] != nil || locations(name, in: module).contains(where: isVisible)
  }

  /// Returns a Boolean value that indicates whether a module is one of Understudy's own.
  ///
  /// - Parameter module: The name of the module.
  package static func isFramework(_ module: String) -> Bool { frameworkModules.contains(module) }

  /// The names of Understudy's own modules.
  static let frameworkModules: Set<String> = [
    "Understudy", "UnderstudyContracts", "UnderstudyCore", "UnderstudyHandwritten",
    "UnderstudyMacros",
  ]
}

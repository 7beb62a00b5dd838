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
    "Understudy", "UnderstudyCore", "UnderstudyMacros",
  ]
}

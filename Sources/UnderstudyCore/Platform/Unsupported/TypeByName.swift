/// Finds types of the process by their names.
///
/// Relies on `_typeByName` and on mangled names: `4Shop11MockPrinterC` is the class `MockPrinter` of
/// the module `Shop`. A nominal type is its module, the enclosing types with a letter for the kind of
/// each, and its own name. The kinds of the enclosing types are unknown here, so all are tried.
enum TypeByName {
  /// Returns the first class of the given name that exists.
  ///
  /// - Parameters:
  ///   - name: The name of the class.
  ///   - module: The module of the class.
  ///   - contexts: The names of the enclosing types, the outermost first.
  ///   - extending: The module that declares the enclosing types, if the class is declared in an
  ///     extension in another module.
  ///   - arguments: The type arguments of the class, which has as many generic parameters.
  /// - Complexity: O(3ⁿ), where *n* is the number of enclosing types.
  static func classNamed(
    _ name: String, module: String, in contexts: [String] = [], extending: String? = nil,
    arguments: [Any.Type] = []
  ) -> Any.Type? {
    guard let suffix = suffix(arguments, contexts.count) else { return nil }
    let (module, own) = (mangled(module), mangled(name) + "C" + suffix)
    for nesting in nestings(contexts) {
      let path =
        if let extending, !nesting.isEmpty {
          "\(mangled(extending))\(nesting)\(module)E\(own)"
        } else {
          module + nesting + own
        }
      if let type = _typeByName(path) { return type }
    }
    return nil
  }

  /// Returns the mangled type arguments of a class, or `nil` if one has no name.
  private static func suffix(_ arguments: [Any.Type], _ contexts: Int) -> String? {
    guard !arguments.isEmpty else { return "" }
    guard #available(macOS 11, iOS 14, tvOS 14, watchOS 7, *) else { return nil }
    let names = arguments.compactMap { _mangledTypeName($0) }
    guard names.count == arguments.count else { return nil }
    return "y" + String(repeating: "_", count: contexts) + names.joined() + "G"
  }

  /// A Boolean value that indicates whether a test framework is loaded.
  static var isTestFrameworkLoaded: Bool {
    if _typeByName("7Testing4TestV") != nil { return true }
    #if canImport(ObjectiveC)
      // A class of Objective-C.
      return _typeByName("So10XCTestCaseC") != nil
    #else
      // `XCTest.XCTestCase`, whose name repeats that of its module.
      return _typeByName("6XCTest0A4CaseC") != nil
    #endif
  }

  /// Returns the possible mangled names of enclosing types: enum, struct or class.
  private static func nestings(_ contexts: [String]) -> [String] {
    contexts.reduce([""]) { paths, context in
      paths.flatMap { path in ["O", "V", "C"].map { path + mangled(context) + $0 } }
    }
  }

  private static func mangled(_ name: String) -> String { "\(name.utf8.count)\(name)" }
}

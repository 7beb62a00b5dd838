#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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

/// The function or variable at an address of the process.
///
/// Relies on `dladdr`, which every platform has, but which Swift does not import on Linux. It knows all
/// functions on Apple platforms, and those that other libraries can use elsewhere.
package struct LoadedSymbol: Equatable, Sendable {
  /// The mangled name, or `nil` if it is unknown.
  package let name: String?

  /// The path of the program or the library.
  package let file: String

  /// The four words that `dladdr` writes.
  private typealias Words = (
    file: UnsafePointer<CChar>?, base: UnsafeRawPointer?, name: UnsafePointer<CChar>?,
    start: UnsafeRawPointer?
  )

  private typealias Lookup = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> CInt

  private static let lookUp = dlsym(dlopen(nil, RTLD_NOW), "dladdr").map {
    unsafeBitCast($0, to: Lookup.self)
  }

  /// Looks up an address. Returns `nil` if no program or library contains it.
  package init?(at address: UInt) {
    var words: Words = (nil, nil, nil, nil)
    guard let pointer = UnsafeRawPointer(bitPattern: address), let lookUp = Self.lookUp,
      withUnsafeMutableBytes(of: &words, { lookUp(pointer, $0.baseAddress!) }) != 0,
      let path = words.file
    else { return nil }
    file = String(cString: path)
    name = words.name.map { String(cString: $0) }
  }
}

/// A second copy of this module in the process, as when an app and its tests both link it statically.
///
/// Each copy has its own scopes and its own reporter, so the failures of the mocks of one copy do not
/// reach the tests that use the other one.
///
/// Relies on `_typeByName`, which returns the type of the copy that was loaded first.
package enum ModuleCopies {
  /// The paths of the copy that was loaded first and of this one, or `nil` if this is the first one.
  /// Older systems cannot name the type, and find no copies.
  package static let files: (first: String, this: String)? = {
    guard #available(macOS 11, iOS 14, tvOS 14, watchOS 7, *),
      let name = _mangledTypeName(Self.self), let first = _typeByName(name), first != Self.self
    else { return nil }
    return (file(of: first), file(of: Self.self))
  }()

  private static func file(of type: Any.Type) -> String {
    LoadedSymbol(at: unsafeBitCast(type, to: UInt.self))?.file ?? "an unknown file"
  }
}

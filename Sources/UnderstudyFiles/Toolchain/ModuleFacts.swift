/// Facts about a compiled module that its interface does not contain. The compiler reports them.
struct ModuleFacts: Codable, Equatable {
  /// The other modules to import with the module. Its interface names them, and neither the module
  /// nor another of them re-exports them.
  ///
  /// An unnecessary import can make a name ambiguous. A name that two modules declare is ambiguous
  /// if both are imported, unless one re-exports the other.
  var requiredImports: [String]

  /// The open classes that cannot have subclasses in other modules. Some of their overridable
  /// members mention types that are hidden inside the module.
  var nonSubclassableClasses: [String]

  /// The imports, such as `func Base.load`, that a file with a subclass of an open class needs, by the
  /// name of the class. They load a module that the module of the class hides.
  var subclassImports: [String: String] = [:]

  /// The classes that Objective-C headers declare, and the `@objc` protocols, or `nil` if the target has
  /// no Objective-C.
  var importedTypes: [String]?

  /// The protocols that are in the interface but not visible to other modules.
  var hiddenProtocols: [String]
}

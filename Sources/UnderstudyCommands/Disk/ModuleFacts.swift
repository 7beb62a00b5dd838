/// What only the compiler knows of a compiled module, because its interface does not say it.
struct ModuleFacts: Codable, Equatable {
  /// The modules to import beside it: those whose names are in its interface and that neither it
  /// nor another one of them brings along.
  ///
  /// An import too many is no help: a name that two modules declare is ambiguous where both are
  /// imported, and is not where the one re-exports the other.
  var requiredImports: [String]

  /// The open classes that have no subclasses elsewhere, because members that such a class would
  /// override name types that are hidden inside of the module.
  var nonSubclassableClasses: [String]

  /// The protocols that are in the interface, and that no other module sees.
  var hiddenProtocols: [String]
}

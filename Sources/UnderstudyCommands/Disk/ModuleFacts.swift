/// Facts about a compiled module that its interface does not show, but the compiler knows.
struct ModuleFacts: Codable, Equatable {
  /// The modules to import next to it: the interface names them, and neither the module nor another
  /// of them re-exports them.
  ///
  /// An unnecessary import does harm: a name that two modules declare is ambiguous if both are
  /// imported, and is not if one re-exports the other.
  var requiredImports: [String]

  /// The open classes that have no subclasses elsewhere, because members that such a class would
  /// override name types that are hidden inside the module.
  var nonSubclassableClasses: [String]

  /// The protocols that are in the interface, and that no other module sees.
  var hiddenProtocols: [String]
}

/// A small program whose compiler errors reveal which open classes can have subclasses in files that
/// also import a module that the module of the classes hides.
///
/// The compiler loads the overridable members of a superclass. Some mention types of a module that an
/// implementation imports and the interface does not show.
struct SubclassProbe {
  /// The files, by their names.
  let files: [String: String]

  /// The names of the classes.
  private let classes: [String]

  /// The import of a declaration of the hidden module.
  private let subject: String

  /// Declarations of the modules that the toolchain's own modules hide, as imports name them.
  ///
  /// An import of one declaration loads the module, but adds no other names to the file. On Linux,
  /// CoreFoundation and Foundation both declare `CGFloat` and other names.
  static let hiddenModules = ["func CoreFoundation.CFGetTypeID"]

  /// Creates a probe.
  ///
  /// - Parameters:
  ///   - classes: The names of the classes.
  ///   - module: The name of their module.
  ///   - subject: The import of a declaration of the hidden module.
  init(of classes: [String], in module: String, importing subject: String) {
    self.classes = classes
    self.subject = subject
    let subclasses = classes.enumerated().map { "class Subclass\($0): \(module).\($1) {}\n" }
    files = ["Probe.swift": "import \(module)\nimport \(subject)\n" + subclasses.joined()]
  }

  /// Adds what the errors reveal to the facts about the module.
  ///
  /// - Parameters:
  ///   - facts: The facts.
  ///   - errors: The output of the compiler.
  func add(to facts: inout ModuleFacts, _ errors: String) {
    guard ModuleProbe.missingModules(in: errors).isEmpty else { return }
    let sealed = ModuleProbe.nonSubclassableClasses(in: errors)
    for name in classes where !sealed.contains(name) { facts.subclassImports[name] = subject }
    facts.nonSubclassableClasses.removeAll { !sealed.contains($0) }
  }
}

/// What the emitter must know of the mock, or of the replaced declarations, whose members it writes.
struct EmissionContext {
  /// The name of the mock.
  var mockName: String

  /// The expression of the member names.
  var members: String

  /// How a static member names the type that it belongs to.
  var staticType: String

  /// The expression of the recorder of a mock.
  var recorder = "mock"

  /// The expressions of the recorders where they are no property of the mock; nil where they are.
  var recorders: Recorders?

  /// Whether patterns name the type where a member says `Self`, which Swift allows in no class.
  var namesSelf = false

  /// The attributes of patterns besides those that all have.
  var patternAttributes: [String] = []

  /// What a call is passed on to, where nothing else answers it.
  var forwarding: Target

  /// What a call is passed on to.
  enum Target: Equatable {
    /// Nothing: there is no type for a real object.
    case nothing

    /// A real object of a type, on an actor of its own or not.
    case object(String, isActor: Bool)

    /// The superclass, whose members are overridden.
    case superclass

    /// The function `__original`, which stands before the member.
    case original

    /// The declaration itself, which is replaced.
    case replaced(Replacement)
  }

  /// The expressions of recorders.
  struct Recorders {
    /// That of a member of an object or value.
    var ofObject: String

    /// That of a static member.
    var ofType: String
  }

  /// How replaced declarations are reached.
  struct Replacement: Equatable {
    /// The expression of what static members and free functions belong to.
    var staticOwner: String

    /// The expression of what all others belong to.
    var owner: String

    /// Whether the declarations are members of a type.
    var isInType: Bool
  }

  /// Whether the members override those of a superclass.
  var isOverriding: Bool { forwarding == .superclass }

  /// How replaced declarations are reached; nil for members of a mock.
  var replacement: Replacement? {
    if case .replaced(let replacement) = forwarding { replacement } else { nil }
  }
}

extension EmissionContext.Recorders {
  /// One recorder for members of all kinds.
  init(all expression: String) { self.init(ofObject: expression, ofType: expression) }
}

extension MockedProtocol {
  /// The protocol as the owner of the members that are emitted.
  var owner: EmissionContext {
    EmissionContext(
      mockName: mockName, members: membersName + ".all",
      staticType: placement == .protocolExtension ? "Self" : mockName,
      recorder: members.contains(where: \.isNamedMock) ? "__mock" : "mock",
      patternAttributes: placement == .objectiveCBody ? ["@nonobjc"] : [],
      forwarding: realType(inExtension: true).map { .object($0, isActor: kind == .actor) }
        ?? .nothing)
  }
}

extension EmissionContext.Replacement {
  /// The line before the hook of a declaration: the compiler quotes it where nothing is dynamic.
  ///
  /// - Parameters:
  ///   - declaration: the declaration
  ///   - labels: the labels in its full name, with the parentheses around them
  func attribute(of declaration: Declaration, labels: String) -> String {
    let attribute = "@_dynamicReplacement(for: \(declaration.name)\(labels))"
    return declaration.isDynamic
      ? attribute
      : attribute + "  // Not dynamic? Declare it 'dynamic', or build its module with "
        + "-Xfrontend -enable-implicit-dynamic"
  }

  /// The expression of what a declaration belongs to.
  func owner(of declaration: Declaration) -> String {
    declaration.isStatic ? staticOwner : owner
  }

  /// What the original is called on: inside of its replacement, a static one is only found by its
  /// name alone.
  func base(of declaration: Declaration) -> String {
    guard isInType else { return "" }
    return declaration.isStatic && declaration.name != "subscript" ? "" : "self"
  }
}

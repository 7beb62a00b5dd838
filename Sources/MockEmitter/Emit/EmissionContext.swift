/// The facts about a mock, or about hooks, that the emitter of their members needs.
package struct EmissionContext {
  /// The expression of the member names.
  package var members: String

  /// The expression of the type that static members belong to.
  var metatype: String

  /// The expression of that type in patterns.
  var patternMetatype: String

  /// The expression of the recorder of a mock.
  var recorder = "mock"

  /// The expressions of the recorders, or `nil` if they are properties of the mock.
  var recorders: Recorders?

  /// The spelling of `Self` in patterns, or `nil` if Swift allows it there.
  var patternSelf: SelfSpelling?

  /// The attributes of patterns besides those that all patterns have.
  var patternAttributes: [String] = []

  /// A Boolean value that indicates whether the members are in an extension of a protocol.
  var isExtension = false

  /// The overloads of patterns that are emitted, and how they are ranked.
  var patternRanks = PatternRanks.marked

  /// A Boolean value that indicates whether setters have to say that they do not change the mock,
  /// because they are in an extension that is not limited to classes.
  var hasNonmutatingSetters = false

  /// The place and the name of the patterns of properties.
  var propertyPatterns: PropertyPatterns

  /// The target of forwarded calls.
  var forwarding: ForwardingTarget

  /// The type of a real object, or `nil` if there is none.
  var realType: String?

  /// The systems on which that type exists.
  var realSystems = SystemVersions.all

  /// The owners of replaced declarations, or `nil` for members of a mock.
  var replacement: Replacement?

  /// A Boolean value that indicates whether the members belong to a mock that is generated as a whole,
  /// so that its instances create the patterns themselves.
  var isGeneratedMock: Bool { recorders == nil && propertyPatterns != .projected }

  /// A Boolean value that indicates whether the members override those of a superclass.
  var isOverriding: Bool { forwarding == .superclass }
}

extension EmissionContext {
  /// The expressions of recorders.
  struct Recorders {
    /// The recorder of members of an object or value.
    var ofObject: String

    /// The recorder of static members.
    var ofType: String

    /// Creates recorders from two expressions.
    init(ofObject: String, ofType: String) {
      self.ofObject = ofObject
      self.ofType = ofType
    }

    /// Creates one recorder for members of all kinds.
    init(all expression: String) { self.init(ofObject: expression, ofType: expression) }
  }

  /// The owners of replaced declarations.
  struct Replacement: Equatable {
    /// The expression of the owner of static members and free functions.
    var staticOwner: String

    /// The expression of the owner of all other members.
    var owner: String

    /// A Boolean value that indicates whether the declarations are members of a type.
    var isInType: Bool
  }
}

extension MockedProtocol {
  /// Returns the context of members in an extension of the protocol.
  ///
  /// - Parameter ranks: The ranks of the patterns in the extension.
  func extensionContext(_ ranks: ClosedRange<Int>) -> EmissionContext {
    var context = context(metatype: "Self.self", realType: realType(inExtension: true))
    context.isExtension = true
    context.patternRanks = .only(ranks)
    context.hasNonmutatingSetters = !mayBeClassBound
    return context
  }

  /// The context of members in the body of a mock.
  ///
  /// In the body of a class, `self` in a static member is the type itself.
  var bodyContext: EmissionContext {
    context(
      metatype: placement == .protocolExtension ? "self" : "\(mockName).self",
      realType: realType(inExtension: false))
  }

  /// The protocols for the patterns of properties in the body of the mock.
  var propertyPatternProtocols: PropertyPatternProtocols {
    PropertyPatternProtocols(typeName: name, access: access)
  }

  /// Returns the context of members.
  private func context(metatype: String, realType: String?) -> EmissionContext {
    EmissionContext(
      members: membersName + ".all", metatype: metatype, patternMetatype: metatype,
      recorder: members.contains(where: \.isNamedMock) ? "__mock" : "mock",
      patternAttributes: placement == .objectiveCBody ? ["@nonobjc"] : [],
      propertyPatterns: placement == .protocolExtension
        ? .separate : .witnesses(propertyPatternProtocols),
      forwarding: realType == nil ? .nothing : .object(isActor: kind == .actor),
      realType: realType, realSystems: spySystems)
  }
}

extension EmissionContext {
  /// Creates the context of hooks, which replace members of a type or free functions.
  ///
  /// - Parameters:
  ///   - name: The name for failures: that of the type, or of the module.
  ///   - membersName: The name of the peer that holds the names of the members.
  ///   - type: The type as the expression of an owner spells it, or `nil` for free functions.
  ///   - hasIdentity: A Boolean value that indicates whether the members that are not static belong to
  ///     an object, and not to the type.
  ///   - selfType: The spelling of `Self` in patterns, or `nil` if it does not change.
  ///   - protocols: The protocols for the patterns of properties.
  package init(
    ofHooks name: String, membersName: String, type: String?, hasIdentity: Bool, selfType: String?,
    _ protocols: PropertyPatternProtocols
  ) {
    let owner = { (key: String) in "UnderstudyCore.__ReplacedOwner(\(key), \"\(name)\")" }
    let recorder = { (owner: String) in "UnderstudyCore.Mock.__replaced(\(owner))" }
    let ofType = owner(type.map { "\($0).self" } ?? "object: \(membersName).all")
    let ofObject = hasIdentity ? owner("object: self") : ofType
    self.init(
      members: membersName, metatype: "\(type ?? name).self",
      patternMetatype: "\(type ?? name).self",
      recorders: Recorders(ofObject: recorder(ofObject), ofType: recorder(ofType)),
      patternSelf: selfType.map(SelfSpelling.named), propertyPatterns: .witnesses(protocols),
      forwarding: .replaced,
      replacement: Replacement(staticOwner: ofType, owner: ofObject, isInType: type != nil))
  }
}

extension EmissionContext.Replacement {
  /// Returns the line before the hook of a declaration. The compiler quotes it if nothing is dynamic.
  ///
  /// - Parameters:
  ///   - declaration: The replaced declaration.
  ///   - labels: The labels in its full name, with the parentheses around them.
  func attribute(of declaration: Declaration, labels: String) -> String {
    let attribute = "@_dynamicReplacement(for: \(declaration.name)\(labels))"
    return declaration.isDynamic
      ? attribute
      : attribute + "  // Not dynamic? Declare it 'dynamic', or build its module with "
        + "-Xfrontend -enable-implicit-dynamic"
  }

  /// Returns the expression of the owner of a declaration.
  func owner(of declaration: Declaration) -> String {
    declaration.isStatic ? staticOwner : owner
  }

  /// Returns what the original is called on: inside its replacement, a static member is only found by
  /// its name alone.
  func base(of declaration: Declaration) -> String {
    guard isInType else { return "" }
    return declaration.isStatic && declaration.name != "subscript" ? "" : "self"
  }
}

import SwiftDiagnostics
import SwiftSyntax

/// Reads the initializers that a mock of a class overrides, and the one that sets its name.
struct ClassInitializerParser {
  /// A class with the facts about its module.
  typealias Link = ClassParser.Link

  /// The initializers that cannot be overridden, with the reasons.
  private(set) var refusals: [Refusal] = []

  /// The convenience initializers that the mock inherits.
  private var inherited: [InitializerDeclSyntax] = []

  /// The class and its superclasses, the nearest first.
  let chain: [Link]

  /// The access of the mock.
  let access: Access

  /// A Boolean value that indicates whether the mock is in the module of the class, and so in the
  /// same language mode.
  private let isInSameModule: Bool

  /// The types whose values cannot be recorded.
  let unrecordableTypes: UnrecordableTypes

  /// Creates a parser.
  ///
  /// - Parameters:
  ///   - chain: The class and its superclasses, the nearest first.
  ///   - access: The access of the mock.
  ///   - isInSameModule: A Boolean value that indicates whether the mock is in the module of the
  ///     class.
  ///   - unrecordableTypes: The types whose values cannot be recorded.
  init(
    _ chain: [Link], access: Access, isInSameModule: Bool, _ unrecordableTypes: UnrecordableTypes
  ) {
    self.unrecordableTypes = unrecordableTypes
    self.chain = chain
    self.access = access
    self.isInSameModule = isInSameModule
  }

  /// Reads the initializers.
  ///
  /// - Parameter conditions: The conditions under which the class has them.
  mutating func parse(under conditions: [String]) -> MockedClass.Initializers {
    let construction = parseConstruction()
    return MockedClass.Initializers(
      conditions: conditions, construction: construction, required: parseRequired(),
      strict: parseInherited(construction))
  }

  /// Reads the way to create a mock.
  private mutating func parseConstruction() -> MockedClass.Construction {
    var construction = parseDeclared()
    if let reason = unreachability(of: construction) {
      refusals.append(
        Refusal(member: "init", reason: reason, node: Syntax(chain[0].declaration.name)))
      return .impossible(reason)
    }
    if case .overridden(let initializers, let naming) = construction, isMadeDecodable {
      construction = .overridden(initializers + [decoding], naming: naming)
    }
    return construction
  }

  /// A Boolean value that indicates whether the compiler synthesizes `init(from:)`, which every
  /// subclass must implement.
  private var isMadeDecodable: Bool {
    let inherited = chain.flatMap(\.inherited).flatMap(\.conformanceNames)
    return inherited.contains { ["Codable", "Decodable"].contains($0) }
      && !chain.flatMap(\.initializers).contains { $0.displayName == "init(from:)" }
  }

  /// The override of the synthesized initializer.
  private var decoding: MockedClass.SuperclassInitializer {
    MockedClass.SuperclassInitializer(
      prefix: access.prefix + "required ", head: "init(from p0: any Swift.Decoder) throws",
      call: "try super.init(from: p0)")
  }

  /// Returns the reason why the mock cannot call any initializer, or `nil` if it can call one, or
  /// inherits one from a superclass that is unknown.
  ///
  /// - Parameter construction: The initializers.
  private func unreachability(of construction: MockedClass.Construction) -> String? {
    if case .overridden(let initializers, _) = construction {
      guard initializers.isEmpty else { return nil }
    } else {
      let isReachable = chain.contains { link in
        link.hasConditionalInitializers
          || link.initializers.contains {
            !$0.modifiers.contains("convenience") && link.canSee($0.modifiers)
          }
      }
      guard !isReachable, chain.allSatisfy(\.isFromAnotherModule),
        chain[chain.count - 1].superclass == .none
      else { return nil }
    }
    if let refusal = refusals.first { return "'\(refusal.member)': \(refusal.reason)" }
    return chain[0].isFromAnotherModule
      ? "no designated initializer of '\(name)' is public; make one public, or import its module "
        + "with '@testable' if it is yours"
      : "all designated initializers of '\(name)' are private; make one internal"
  }

  /// Reads the initializers that are written, or that the compiler synthesizes if there are none.
  private mutating func parseDeclared() -> MockedClass.Construction {
    var conveniences: [InitializerDeclSyntax] = []
    for (index, link) in chain.enumerated() {
      guard !link.hasConditionalInitializers else { return .inherited }
      let designated = link.initializers.filter { !$0.modifiers.contains("convenience") }
      conveniences += link.initializers.filter { $0.modifiers.contains("convenience") }
      if !designated.isEmpty { return construction(designated, conveniences, of: link) }
      // Of another module's class the designated ones may be hidden.
      let inheritsAll =
        link.showsHiddenMembers && index + 1 < chain.count
        && (chain[index + 1].showsHiddenMembers || !chain[index + 1].isFromAnotherModule)
      guard !link.isFromAnotherModule || inheritsAll else { return .inherited }
      if index + 1 < chain.count { continue }
      guard link.superclass != .unknown else { return .inherited }
      // The synthesized initializer is not public.
      if isInSameModule { inherited = conveniences.filter { link.canSee($0.modifiers) } }
      return implicit
    }
    return .inherited
  }

  /// Returns the heads of the required convenience initializers that the mock must implement.
  ///
  /// A class of another module can have hidden designated initializers. Subclasses then cannot
  /// inherit its convenience initializers, and must implement the required ones.
  private func parseRequired() -> [String] {
    let isHidden = { (initializer: InitializerDeclSyntax) in
      !initializer.modifiers.contains("convenience") && initializer.modifiers.access != .public
    }
    guard
      chain[0].isFromAnotherModule
        || !isInSameModule && chain.contains(where: { $0.initializers.contains(where: isHidden) })
    else { return [] }
    var heads: [String] = []
    var taken: Set<[String]> = []
    for initializer in chain.flatMap(\.initializers) {
      guard taken.insert(initializer.parameterKey).inserted else { continue }
      let words = ["required", "convenience"].filter(initializer.modifiers.contains)
      if words.count == 2 { heads.append(signature(of: initializer).head) }
    }
    return heads
  }

  /// The initializers of a class that declares no designated initializer.
  private var implicit: MockedClass.Construction {
    // Swift 6 synthesizes it without isolation, also if the class is on an actor. Swift 5 isolates
    // it like the class.
    let isOnGlobalActor = chain.contains { $0.declaration.attributes.isolate }
    let isNonisolated = isInSameModule || !isOnGlobalActor
    let words = "@_disfavoredOverload " + min(access, .internal).prefix
    var only = MockedClass.SuperclassInitializer(
      prefix: words + (isNonisolated ? "nonisolated " : "") + "override ",
      head: "init()", call: "super.init()")
    if isInSameModule { only.prefixInSwift5 = words + "override " }
    if !isNonisolated { only.comment = "Different actor isolation? Add 'init() {}' to the class." }
    let call = MockedClass.SuperclassInitializer.Call(
      name: "\(name).init()", availability: [], isConvenience: false, isThrowing: false,
      isFailable: false, arguments: [])
    return .overridden([only], naming: call)
  }

  /// Returns the initializers of a class with written designated ones.
  private mutating func construction(
    _ designated: [InitializerDeclSyntax], _ conveniences: [InitializerDeclSyntax], of link: Link
  ) -> MockedClass.Construction {
    let visible = designated.filter { link.canSee($0.modifiers) }
    let overridden = visible.compactMap { initializer in
      override(initializer).map { (initializer, $0) }
    }
    var candidates = overridden.compactMap { call(of: $0.0) }
    // Across modules, Swift inherits convenience initializers only if no designated one is hidden,
    // and '@testable' does not change that.
    let areInherited = isInSameModule || designated.allSatisfy { $0.modifiers.access == .public }
    if overridden.count == designated.count, !link.isFromAnotherModule, areInherited {
      inherited = conveniences.filter { link.canSee($0.modifiers) }
      candidates += inherited.compactMap { call(of: $0) }
    }
    candidates.sort { $0.cost < $1.cost }
    var naming = candidates.first
    if let first = naming, first.arguments.contains(where: \.mayHaveNoValue) {
      naming?.alternatives = Array(
        candidates.dropFirst().filter {
          $0.isConvenience == first.isConvenience && $0.isThrowing == first.isThrowing
            && $0.availability == first.availability
        }.prefix(3))
    }
    return .overridden(overridden.map(\.1), naming: naming)
  }

  /// The name of the class.
  private var name: String { chain[0].declaration.name.bareText }

  /// Returns the override of a designated initializer, or `nil` if the initializer cannot forward
  /// its arguments.
  private mutating func override(_ initializer: InitializerDeclSyntax)
    -> MockedClass.SuperclassInitializer?
  {
    if let pack = initializer.genericParameterClause?.pack {
      refusals.append(
        Refusal(
          member: initializer.displayName, reason: Diagnostic.packOfClass(pack).message,
          node: Syntax(initializer)))
      return nil
    }
    let signature = signature(of: initializer)
    let parameters = signature.parameters
    var arguments: [String] = []
    for (position, parameter) in parameters.enumerated() {
      guard !parameter.declared.hasSuffix("...") else {
        refusals.append(
          Refusal(
            member: initializer.displayName,
            reason: "Swift cannot pass variadic arguments on to 'super'; let it take an array",
            node: Syntax(initializer)))
        return nil
      }
      arguments.append(parameter.passedOn(as: "p\(position)"))
    }
    let isRequired = initializer.modifiers.contains("required")
    let effects = Effects(initializer.signature.effectSpecifiers)
    var words = initializer.attributes.availability
    if parameters.allSatisfy({ $0.defaultValue != nil }) { words.append("@_disfavoredOverload") }
    let access = isRequired ? access : min(access, initializer.modifiers.access ?? .internal)
    let prefix =
      words.map { $0 + " " }.joined() + access.prefix + initializer.isolationPrefix
    let call = ".init(\(arguments.joined(separator: ", ")))"
    let isUnavailable = initializer.attributes.areUnavailable
    return MockedClass.SuperclassInitializer(
      prefix: prefix + (isRequired ? "required " : "override "),
      head: signature.head, call: isUnavailable ? nil : "\(effects.callKeywords)super\(call)",
      strict: strict(of: initializer, access),
      recording: signature.isGeneric || isUnavailable
        ? nil : recording(of: initializer, parameters, effects, access))
  }

  /// Returns the call of an initializer with default values, or `nil` if there cannot be one.
  private func call(of initializer: InitializerDeclSyntax)
    -> MockedClass.SuperclassInitializer.Call?
  {
    let effects = Effects(initializer.signature.effectSpecifiers)
    let list = initializer.signature.parameterClause.parameters
    let parser = ParameterParser(
      generics: initializer.genericParameterClause, parameters: list,
      unrecordableTypes: unrecordableTypes, requirementText: initializer.head.text)
    // The naming initializer has no condition on the generic parameters of the class.
    guard !effects.isAsync, parser.genericParameters.isEmpty, initializer.genericWhereClause == nil,
      !initializer.attributes.areUnavailable
    else { return nil }
    var arguments: [MockedClass.SuperclassInitializer.Call.Argument] = []
    let needed = list.filter { $0.defaultValue == nil && $0.ellipsis == nil }
    // Without the others, the call could mean another initializer.
    let isAmbiguous = chain.flatMap(\.initializers).contains {
      let parameters = $0.signature.parameterClause.parameters
      return parameters.count < list.count
        && parameters.map(\.firstName.text) == needed.map(\.firstName.text)
    }
    for (syntax, parameter) in zip(list, parser.parameters) {
      if syntax.ellipsis != nil || syntax.defaultValue != nil && !isAmbiguous { continue }
      guard parameter.passing != .boxed, parameter.passing != .unrecordable else { return nil }
      let shape = TypeShape(syntax.type)
      let function = shape.isOptional ? nil : shape.function
      arguments.append(
        .init(
          label: parameter.labelBeforeValue,
          closureParameters: shape.attributes.contains("autoclosure")
            ? nil : function?.parameters.count,
          type: function?.returnClause.type.lineText ?? parameter.value))
    }
    return .init(
      name: "\(name).\(initializer.displayName)",
      availability: initializer.attributes.availability,
      isConvenience: initializer.modifiers.contains("convenience"), isThrowing: effects.needsTry,
      isFailable: initializer.optionalMark != nil, arguments: arguments)
  }
}

extension MockedClass.SuperclassInitializer.Call {
  /// The disadvantages of calling this initializer, the worst first.
  fileprivate var cost: (Int, Int, Int) {
    let isDeprecated = availability.contains { $0.holds("deprecated") }
    return (
      (isThrowing ? 4 : 0) + (isFailable ? 2 : 0) + (isDeprecated ? 1 : 0), arguments.count,
      isConvenience ? 1 : 0
    )
  }
}

extension InitializerDeclSyntax {
  /// The description of the initializer: `init(from:)`.
  package var displayName: String {
    "init(" + signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
  }

  /// The `nonisolated` modifier, or nothing.
  var isolationPrefix: String {
    modifiers.contains("nonisolated") ? "nonisolated " : ""
  }
}

extension ClassInitializerParser {
  /// Returns the call of an initializer that the mock records, or `nil` if its arguments cannot be
  /// recorded after the superclass has received them.
  func recording(
    of initializer: InitializerDeclSyntax, _ parameters: [Parameter], _ effects: Effects,
    _ access: Access
  ) -> Initializer? {
    guard !parameters.isEmpty, chain[0].declaration.genericParameterClause == nil,
      parameters.allSatisfy({ $0.passing == .direct }), effects.throwing != .rethrowing
    else { return nil }
    return Initializer(
      declaration: Declaration(
        index: 0, name: "init", access: access, attributes: [],
        availability: initializer.attributes.availability,
        systems: unrecordableTypes.systems(
          with: initializer.signature.parameterClause.parameters.map(\.type)
        ).unless(
          initializer.attributes.availability + chain[0].declaration.attributes.availability),
        modifiers: [], isStatic: true,
        isNonisolated: true, hasUnknownAttributes: false, executionWords: "", isInBody: true,
        isDynamic: false, isForwardable: false),
      optionalMark: "", generics: Generics(parameters: [], whereClause: nil),
      parameters: parameters, effects: effects, hasPattern: true, isOverride: false)
  }
}

extension ClassInitializerParser {
  /// The declaration of an initializer in the mock.
  struct Signature {
    /// The keyword `init` with the mark of a failable initializer and the generic parameters.
    let name: String

    /// The parameters.
    let parameters: [Parameter]

    /// The effects and the `where` clause.
    let rest: String

    /// A Boolean value that indicates whether there are generic parameters.
    let isGeneric: Bool

    /// The whole declaration.
    var head: String { name + parameters.requirementClause + rest }
  }

  /// Returns the declaration of an initializer in the mock.
  func signature(of initializer: InitializerDeclSyntax) -> Signature {
    let parser = ParameterParser(
      generics: initializer.genericParameterClause,
      parameters: initializer.signature.parameterClause.parameters,
      whereClause: initializer.genericWhereClause,
      defaults: chain[0].isFromAnotherModule
        ? .literals : .names(of: chain.map(\.declaration.memberBlock.members)),
      requirementText: initializer.head.text)
    let generics = Generics(
      parameters: parser.genericParameters,
      whereClause: initializer.genericWhereClause?.requirements.lineText)
    let specifiers = initializer.signature.effectSpecifiers.map { " " + $0.lineText } ?? ""
    return Signature(
      name: "init\(initializer.optionalMark?.text ?? "")\(generics.clause)",
      parameters: parser.parameters,
      rest: specifiers + (generics.whereClause.map { " where " + $0 } ?? ""),
      isGeneric: !generics.parameters.isEmpty)
  }
}

extension ClassInitializerParser {
  /// Returns the initializers that take the strictness of the mock after the parameters of a
  /// convenience initializer that the mock inherits.
  ///
  /// - Parameter construction: The initializers of the mock, which have such initializers already.
  private func parseInherited(_ construction: MockedClass.Construction) -> [MockedClass
    .SuperclassInitializer.Strict]
  {
    guard case .overridden = construction else { return [] }
    // An inherited initializer is hidden by the others with its parameters.
    let designated = chain.flatMap(\.initializers).filter { !$0.modifiers.contains("convenience") }
    var taken = Set(designated.map(\.parameterKey))
    return inherited.filter { taken.insert($0.parameterKey).inserted }.compactMap {
      strict(of: $0, min(access, $0.modifiers.access ?? .internal))
    }
  }

  /// Returns the initializer that takes the strictness of the mock after the parameters of another
  /// one, or `nil` if it could not call that one.
  ///
  /// Without parameters, or with an optional string alone, there is none, because the initializer that
  /// names the mock takes the strictness. That one is preferred if an initializer takes a string.
  ///
  /// - Parameters:
  ///   - initializer: An initializer that the mock overrides or inherits.
  ///   - access: The access of the initializer in the mock.
  func strict(of initializer: InitializerDeclSyntax, _ access: Access)
    -> MockedClass.SuperclassInitializer.Strict?
  {
    let signature = signature(of: initializer)
    let parameters = signature.parameters
    let names = ["_: String?", "_: Swift.String?"]
    guard !parameters.isEmpty, !initializer.attributes.areUnavailable,
      initializer.genericParameterClause?.pack == nil,
      parameters.count > 1 || !names.contains(initializer.parameterKey[0]),
      !parameters.contains(where: { $0.declared.hasSuffix("...") })
    else { return nil }
    let arguments = parameters.enumerated().map { $1.passedOn(as: "p\($0)") }
    let effects = Effects(initializer.signature.effectSpecifiers)
    let words = initializer.attributes.availability + [initializer.attributes.isolatingText]
    return MockedClass.SuperclassInitializer.Strict(
      prefix: "@_disfavoredOverload " + words.filter { !$0.isEmpty }.map { $0 + " " }.joined()
        + access.prefix + initializer.isolationPrefix,
      head: signature.name + String(parameters.requirementClause.dropLast()),
      rest: signature.rest,
      call: "\(effects.callKeywords)self.init(\(arguments.joined(separator: ", ")))",
      hasName: !chain.flatMap(\.initializers).contains {
        $0.parameterKey.dropLast() == initializer.parameterKey[...]
          && names.contains($0.parameterKey.last ?? "")
      })
  }
}

extension InitializerDeclSyntax {
  /// The labels and types of the parameters, in which initializers of one class differ.
  var parameterKey: [String] {
    signature.parameterClause.parameters.map { "\($0.firstName.text): \($0.type.lineText)" }
  }
}

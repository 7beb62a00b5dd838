import SwiftDiagnostics
import SwiftSyntax

/// Reads the parameters of one requirement, and the generic parameters that they add.
struct ParameterParser {
  /// The generic parameters of the requirement, with those of `some` parameters at the end.
  private(set) var genericParameters: [String] = []

  /// The names of the generic parameters that the requirement declares.
  private var genericNames: Set<String> = []

  /// The types whose values cannot be recorded.
  private var unrecordable: UnrecordableTypes

  /// The default values that are repeated.
  private let defaults: RepeatedDefaults

  /// The parameters that were read.
  private(set) var parameters: [Parameter] = []

  /// The diagnostics about the parameters.
  private(set) var diagnostics: [Diagnostic] = []

  /// A Boolean value that indicates whether Swift lets no type implement the requirement.
  private(set) var isUnimplementable = false

  /// The number of `some` types that have a generic parameter.
  private var opaqueCount = 0

  /// The full text of the requirement, in which a new name must not occur.
  private let requirementText: String

  /// Creates a parser, and reads a generic clause and a list of parameters.
  ///
  /// - Parameters:
  ///   - clause: The generic parameters of the requirement.
  ///   - list: The parameters.
  ///   - whereClause: The further requirements of the generic parameters.
  ///   - isSubscript: A Boolean value that indicates whether a lone name is not a label, as in
  ///     subscripts.
  ///   - defaults: The default values that are repeated.
  ///   - unrecordableTypes: The types whose values cannot be recorded.
  ///   - requirementText: The text of the requirement.
  init(
    generics clause: GenericParameterClauseSyntax?, parameters list: FunctionParameterListSyntax,
    whereClause: GenericWhereClauseSyntax? = nil, isSubscript: Bool = false,
    defaults: RepeatedDefaults = .none, unrecordableTypes: UnrecordableTypes = UnrecordableTypes(),
    requirementText: String
  ) {
    self.requirementText = requirementText
    self.defaults = defaults
    unrecordable = unrecordableTypes
    unrecordable.read(clause, whereClause)
    for parameter in (clause?.parameters).elements {
      genericNames.insert(parameter.name.text)
      genericParameters.append(parameter.with(\.trailingComma, nil).lineText)
    }
    for parameter in list { read(parameter, isSubscript: isSubscript) }
  }

  /// Reads one parameter.
  ///
  /// The attribute of a closure is a result builder, which calls on the mock need as calls on any other
  /// object do. Other attributes are about the implementation.
  private mutating func read(_ parameter: FunctionParameterSyntax, isSubscript: Bool) {
    let type = replacingOpaqueTypes(in: parameter.type)
    let isLabelled = !isSubscript || parameter.secondName != nil
    let label = isLabelled ? parameter.firstName.text : "_"
    let name = (parameter.secondName ?? parameter.firstName).bareText
    let shape = shape(of: type)
    let isVariadic = parameter.ellipsis != nil
    let pack = type.as(PackExpansionTypeSyntax.self)
    let value = pack.map(\.repetitionPattern.lineText) ?? shape.value
    var result = Parameter(
      label: label, isInSubscript: isSubscript, name: name,
      declared: shape.declared + (isVariadic ? "..." : ""),
      plain: value + (isVariadic ? "..." : ""),
      value: isVariadic ? "[" + value + "]" : value,
      passing: .direct, pattern: .valueOrMatcher)
    result.isPack = pack != nil
    if shape.isFunction {
      result.attributes = parameter.attributes.compactMap { $0.as(AttributeSyntax.self) }
        .filter { $0.attributeName.nameComponents?.last?.first?.isUppercase == true }
        .map { $0.lineText + " " }.joined()
    }
    result.defaultValue = defaults.repeated(parameter.defaultValue?.value)
    result.hasComputedDefault =
      result.defaultValue != nil
      && RepeatedDefaults.literals.repeated(parameter.defaultValue?.value) == nil
    let cannotBeRecorded = unrecordable.contains(type, passedBy: shape.specifiers)
    if isVariadic {
      if shape.isFunction {
        result.pattern = .matcher
      } else if !genericNames.contains(value) {
        result.variadicElement = value
      }
    } else if let pack {
      if pack.firstDescendant(FunctionTypeSyntax.self) != nil {
        diagnostics.append(.parameterPack(Syntax(pack)))
      } else if pack.combinesPacks {
        isUnimplementable = true
        diagnostics.append(.combinedPacks(pack))
      }
    } else if cannotBeRecorded || shape.isNonEscaping && isUnrecordable(shape) {
      result.passing = .unrecordable
      result.value = "UnderstudyCore.Unrecordable<\(shape.value)>"
      result.pattern = .matcher
      result.isBorrowable = cannotBeRecorded && UnrecordableTypes.canBeBorrowed(type)
    } else if shape.specifiers.contains("inout") {
      result.passing = .boxed
      if shape.isFunction { result.pattern = .matcher }
    } else if let function = shape.function, shape.attributes.contains("autoclosure"),
      Effects(function.effectSpecifiers) == .none
    {
      result.passing = .evaluated
      result.value = ResultType(function.returnClause.type).value
      result.plain = result.value
      if self.shape(of: function.returnClause.type).isFunction { result.pattern = .matcher }
    } else if shape.isNonEscaping, let function = shape.function {
      result.passing = .guarded(closure(function, shape))
      let written = (self.shape(of: parameter.type).function?.parameters).elements
      if let ellipsis = written.lazy.compactMap(\.ellipsis).first {
        diagnostics.append(.variadicClosure(at: ellipsis))
      }
      result.pattern = .matcher
    } else if shape.isFunction {
      result.pattern = .matcher
    } else if let base = shape.metatypeBase, genericNames.contains(base) {
      result.pattern = .value
    }
    if let closurePack = shape.function?.firstDescendant(PackExpansionTypeSyntax.self) {
      diagnostics.append(.parameterPack(Syntax(closurePack)))
    }
    if result.passing == .direct, !shape.specifiers.isDisjoint(with: ["borrowing", "consuming"]) {
      result.passing = .copied
    }
    result.forwarding = forwarding(result, shape)
    result.mayBeExistential = result.isRecordedAsValue && result.value.mayBeExistential
    result.isGeneric = genericNames.contains(result.plain)
    result.isInout = result.declared.hasPrefix("inout ")
    result.isFunction = shape.isFunction && ![.boxed, .evaluated].contains(result.passing)
    result.mayBeFunction =
      result.isFunction
      || result.passing == .direct && shape.specifiers.isEmpty
        && type.as(OptionalTypeSyntax.self)?.wrappedType.nameComponents != nil
    result.isClosure =
      shape.isFunction && result.pattern == .matcher && !result.isInout
      && !shape.attributes.contains("autoclosure")
    parameters.append(result)
  }

  /// Returns the shape of a parameter's type. A generic parameter hides the alias of its name.
  private func shape(of type: TypeSyntax) -> TypeShape {
    let name = type.nameComponents?.first
    return name.map(genericNames.contains) == true
      ? TypeShape(type) : unrecordable.shape(of: type)
  }

  /// Returns a Boolean value that indicates whether a closure that does not escape cannot be recorded
  /// in a closure that does.
  private func isUnrecordable(_ shape: TypeShape) -> Bool {
    shape.isolation == "any"
      || shape.function.map { unrecordable.contains($0.returnClause.type) } == true
  }

  /// Returns the form in which a spy forwards a parameter.
  private func forwarding(
    _ parameter: Parameter, _ shape: TypeShape
  ) -> Parameter.ForwardedForm {
    // The compiler crashes if a closure forwards a tuple of a pack.
    let isPlain =
      shape.specifiers.isDisjoint(with: ["isolated", "_const"])
      && (parameter.isPack || !parameter.declared.holds("repeat "))
    guard isPlain, !parameter.declared.hasSuffix("...") else {
      return .impossible
    }
    if shape.specifiers.contains("sending") {
      return shape.specifiers.contains("inout") ? .impossible : .sent
    }
    guard shape.attributes.contains("autoclosure"), parameter.passing != .evaluated else {
      return .value
    }
    return .called(Effects(shape.function?.effectSpecifiers))
  }

  /// Reads the signature of a closure parameter.
  private func closure(_ function: FunctionTypeSyntax, _ type: TypeShape) -> Closure {
    let parameters = function.parameters.map { element in
      let shape = TypeShape(element.type)
      let forwarding: ClosureParameter.ForwardedForm =
        shape.specifiers.contains("inout")
        ? .inOut : shape.attributes.contains("autoclosure") ? .evaluated : .direct
      return ClosureParameter(
        type: element.type.lineText, value: shape.value, forwarding: forwarding)
    }
    return Closure(
      parameters: parameters, effects: Effects(function.effectSpecifiers),
      result: function.returnClause.type.lineText, type: type.value, isAlias: type.isAlias)
  }

  /// Replaces each `some` type by a generic parameter.
  private mutating func replacingOpaqueTypes(in type: TypeSyntax) -> TypeSyntax {
    guard type.description.holds("some") else { return type }
    let rewriter = OpaqueTypeRewriter(
      firstIndex: opaqueCount, requirementText: requirementText)
    let rewritten = rewriter.rewrite(type).cast(TypeSyntax.self)
    opaqueCount += rewriter.names.count
    genericNames.formUnion(rewriter.names)
    unrecordable.names.formUnion(rewriter.suppressedNames)
    genericParameters += rewriter.genericParameters
    return rewritten
  }
}

extension PackExpansionTypeSyntax {
  /// A Boolean value that indicates whether different packs are expanded together.
  fileprivate var combinesPacks: Bool {
    let first = firstDescendant(PackElementTypeSyntax.self)?.pack.lineText
    return firstDescendant(PackElementTypeSyntax.self) { $0.pack.lineText != first } != nil
  }
}

extension Parameter {
  /// A Boolean value that indicates whether the argument is recorded as a plain value.
  fileprivate var isRecordedAsValue: Bool {
    switch passing {
    case .direct, .copied, .evaluated: true
    case .boxed, .guarded, .unrecordable, .receiver: false
    }
  }
}

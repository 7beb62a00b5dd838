import MockEmitter
import SwiftSyntax

extension DummyPlanner {
  /// Returns the initializers of a struct or class, the one that the compiler writes first, or `nil`
  /// if they are not certain.
  func initializers(of found: ResolvedType) -> [InitializerShape]? {
    guard let declaration = found.resolvedDeclaration.asProtocol((any DeclGroupSyntax).self) else {
      return nil
    }
    let members = declaration.memberBlock.members
    guard !members.contains(where: { $0.decl.is(IfConfigDeclSyntax.self) }) else { return nil }
    var initializers = members.compactMap {
      $0.decl.as(InitializerDeclSyntax.self).map { InitializerShape($0) }
    }
    // The written ones of a struct hide the one of the compiler only if they are in its body.
    if initializers.isEmpty, let declaration = declaration.as(StructDeclSyntax.self) {
      initializers = [InitializerShape(memberwise: declaration)].compactMap { $0 }
    }
    let modules = [found.location.module, options.own].compactMap { $0 }
    for surroundings in codebase.extensions(of: found, in: modules) {
      for item in surroundings.memberBlock.members {
        guard let initializer = item.decl.as(InitializerDeclSyntax.self) else { continue }
        initializers.append(InitializerShape(initializer, in: surroundings))
      }
    }
    return initializers
  }

  /// Returns a Boolean value that indicates whether values of a type can certainly not be made, so
  /// that a test must pass the argument.
  ///
  /// The runtime makes no functions with a result of the sources, no metatypes and no objects of
  /// classes that do not provide a default value, and nothing that has such a part.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - situation: The place in which it is written.
  ///   - depth: The number of types around it.
  func certainlyHasNoDefault(
    _ type: TypeSyntax, in situation: DefaultSituation, depth: Int = 0
  ) -> Bool {
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return !attributed.attributes.isEmpty || !attributed.specifiers.isEmpty
    }
    if type.is(FunctionTypeSyntax.self) || type.is(MetatypeTypeSyntax.self) { return true }
    if let tuple = type.as(TupleTypeSyntax.self) {
      return tuple.elements.contains { certainlyHasNoDefault($0.type, in: situation, depth: depth) }
    }
    guard depth < 8, let names = type.nameComponents, !situation.ownNames.contains(names[0]) else {
      return false
    }
    guard let found = defaults.found(names, in: situation) else {
      return Self.pointers.contains(names.last ?? "")
    }
    switch found.location.kind {
    case .protocol: return false
    case .typealias:
      return found.aliasedType.map {
        certainlyHasNoDefault($0, in: situation.inside(found), depth: depth + 1)
      } ?? false
    case .class, .actor: return !providesDefault(found)
    case .enum where found.partTypes.isEmpty: return false
    case .enum:
      return !providesDefault(found)
        && found.partTypes.allSatisfy {
          certainlyHasNoDefault($0, in: situation.inside(found), depth: depth + 1)
        }
    case .struct:
      return !providesDefault(found)
        && found.partTypes.contains {
          certainlyHasNoDefault($0, in: situation.inside(found), depth: depth + 1)
        }
    }
  }

  /// Types of the standard library that point to something.
  private static let pointers: Set<String> = [
    "AnyKeyPath", "CheckedContinuation", "KeyPath", "OpaquePointer", "PartialKeyPath",
    "ReferenceWritableKeyPath", "UnsafeContinuation", "UnsafeMutablePointer",
    "UnsafeMutableRawPointer", "UnsafePointer", "UnsafeRawPointer", "Unmanaged", "WritableKeyPath",
  ]

  /// Returns a Boolean value that indicates whether a type provides its default value itself.
  private func providesDefault(_ type: ResolvedType) -> Bool {
    let modules = (options.own.map { [$0] } ?? []) + codebase.sourceModules
    let clauses =
      [type.declaration.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause]
      + codebase.extensions(of: type, in: modules).map(\.inheritanceClause)
    return clauses.contains { clause in
      (clause?.inheritedTypes).elements.contains {
        $0.type.nameComponents?.last == "DefaultValueProviding"
      }
    }
  }
}

/// What decides whether a default value can be built with an initializer.
struct InitializerShape {
  /// The parameters.
  var parameters: [Parameter]

  /// The access.
  var access: Access

  /// A Boolean value that indicates whether the compiler writes the initializer. It is isolated only
  /// if a stored value is.
  var isMemberwise = false

  /// A Boolean value that indicates whether the initializer can be called by generated code: it
  /// neither fails nor throws, is not generic, and is not isolated or restricted by an attribute.
  var isSuitable = true

  /// A parameter.
  struct Parameter {
    /// The label, or `nil` for none.
    var label: String?

    /// The type.
    var type: TypeSyntax

    /// A Boolean value that indicates whether the argument can be left out.
    var hasDefault: Bool

    /// The default value if it is a literal, or a member of the type such as `.active`, or `nil`.
    var literal: String?
  }

  /// The parameters that need an argument.
  var required: [Parameter] { parameters.filter { !$0.hasDefault } }

  /// Returns a Boolean value that indicates whether a call with these labels could mean this
  /// initializer.
  func accepts(_ labels: [String?]) -> Bool {
    var rest = labels[...]
    for parameter in parameters {
      if rest.first == .some(parameter.label) {
        rest.removeFirst()
      } else if !parameter.hasDefault {
        return false
      }
    }
    return rest.isEmpty
  }
}

extension InitializerShape {
  /// Creates the shape of a written initializer.
  ///
  /// - Parameters:
  ///   - declaration: The initializer.
  ///   - surroundings: The extension around it, if any.
  init(_ declaration: InitializerDeclSyntax, in surroundings: ExtensionDeclSyntax? = nil) {
    let effects = declaration.signature.effectSpecifiers
    self.init(
      parameters: declaration.signature.parameterClause.parameters.map { parameter in
        Parameter(
          label: parameter.firstName.text == "_" ? nil : parameter.firstName.bareText,
          type: parameter.type,
          hasDefault: parameter.defaultValue != nil || parameter.ellipsis != nil,
          literal: parameter.defaultValue?.value.literalText)
      },
      access: declaration.modifiers.access(in: surroundings.map { [Syntax($0)] } ?? []),
      isSuitable: declaration.optionalMark == nil && effects?.throwsClause == nil
        && effects?.asyncSpecifier == nil && declaration.genericParameterClause == nil
        && declaration.attributes.isEmpty && surroundings?.attributes.isEmpty != false
        && surroundings?.genericWhereClause == nil)
  }

  /// Creates the shape of the initializer that the compiler writes for a struct.
  ///
  /// - Returns: `nil` if there is none that other files can call, or if it is not certain.
  init?(memberwise declaration: StructDeclSyntax) {
    var parameters: [Parameter] = []
    var hasHidden = false
    for item in declaration.memberBlock.members {
      guard let variable = item.decl.as(VariableDeclSyntax.self) else { continue }
      let modifiers = variable.modifiers
      if modifiers.contains("static") || modifiers.contains("lazy") { continue }
      let isConstant = variable.bindingSpecifier.text == "let"
      for binding in variable.bindings {
        guard binding.accessorBlock?.isOfObservers != false else { continue }
        // A property wrapper, or a macro, could change what is stored.
        guard variable.attributes.isEmpty, let name = binding.pattern.identifierText else {
          return nil
        }
        let type = variable.type(of: binding)
        let isImplicitlyNil =
          !isConstant && (type?.is(OptionalTypeSyntax.self) == true || type?.isUnwrapped == true)
        let hasDefault = binding.initializer != nil || isImplicitlyNil
        if hasDefault, isConstant { continue }
        if (modifiers.access ?? .internal) < .internal {
          guard hasDefault else { return nil }
          hasHidden = true
          continue
        }
        guard let written = type ?? (hasDefault ? Self.anyType : nil) else { return nil }
        let literal = binding.initializer?.value.literalText
        parameters.append(
          Parameter(
            label: name, type: written, hasDefault: hasDefault,
            literal: type == nil ? nil : literal ?? (isImplicitlyNil ? "nil" : nil)))
      }
    }
    // With a hidden property only the initializer without parameters can be called.
    if hasHidden, parameters.contains(where: { !$0.hasDefault }) { return nil }
    self.init(
      parameters: hasHidden ? [] : parameters, access: .internal, isMemberwise: true)
  }

  /// The type of a parameter whose type is not written, which is never passed.
  private static var anyType: TypeSyntax {
    TypeSyntax(IdentifierTypeSyntax(name: .identifier("Any")))
  }
}

extension ExprSyntax {
  /// The text of a literal, or of a member of the expected type, which mean the same everywhere.
  var literalText: String? {
    if let member = self.as(MemberAccessExprSyntax.self), member.base == nil { return lineText }
    return RepeatedDefaults.literals.repeated(self)
  }
}

extension PatternSyntax {
  /// The name of a variable without backticks, or `nil` for other patterns.
  fileprivate var identifierText: String? {
    self.as(IdentifierPatternSyntax.self)?.identifier.bareText
  }
}

extension TypeSyntax {
  /// A Boolean value that indicates whether the type is an implicitly unwrapped optional.
  fileprivate var isUnwrapped: Bool { self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) }
}

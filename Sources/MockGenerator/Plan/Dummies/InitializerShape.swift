import SwiftSyntax

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

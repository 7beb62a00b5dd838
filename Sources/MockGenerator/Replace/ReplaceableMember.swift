// The room `Replace`: declarations that tests replace.
//
// Here the `dynamic` members and functions that verbs name are selected, or refused with a reason, and
// written as hooks. The text of their members is that of mocks, and comes from `MockEmitter`. Mocks are
// no matter of this room.

import MockEmitter
import SwiftSyntax

/// A declaration that a verb names, and that may be replaced.
struct ReplaceableMember {
  /// The declaration.
  let declaration: DeclSyntax

  /// The location.
  let scope: MemberScope

  /// The type that declares the member, or `nil` for a free function. Also `nil` for a member that
  /// an extension adds to a type without sources.
  let owner: ResolvedType?

  /// The full name, such as `member(_:)`.
  var name: String {
    let key = MemberKey.all(of: declaration).first?.name ?? declaration.lineText
    return key.hasPrefix("static ") ? String(key.dropFirst(7)) : key
  }

  /// The full names that hooks spell, each after the name of the type. A declaration of several
  /// properties has several.
  var qualifiedNames: Set<String> {
    Set(
      MemberKey.all(of: declaration).map {
        let name = $0.name.hasPrefix("static ") ? String($0.name.dropFirst(7)) : $0.name
        return "\(path.last ?? "").\(name)"
      })
  }

  /// The names of the type that it is a member of, from the outside to the inside.
  var path: [String] {
    owner?.path ?? scope.extension?.extendedType.nameComponents ?? []
  }

  /// The location of the declaration.
  var fileLocation: FileLocation { scope.region.fileLocation(of: declaration) }

  /// The modifiers of the declaration.
  private var modifiers: DeclModifierListSyntax {
    declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
  }

  /// A Boolean value that indicates whether the declaration is marked `dynamic`.
  var isDynamic: Bool { modifiers.contains("dynamic") }

  /// The attributes of the declaration.
  var attributes: AttributeListSyntax {
    declaration.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
  }

  /// The access of the declaration, limited by the access of the declarations around it.
  var access: Access {
    let own = modifiers.access ?? scope.extension?.modifiers.access ?? .internal
    return min(own, owner?.access ?? .public)
  }

  /// Returns a Boolean value that indicates whether the declaration is requested.
  ///
  /// - Parameters:
  ///   - requested: The requested declarations.
  ///   - isStatic: A Boolean value that indicates whether they are members of the type, or `nil`
  ///     for either kind.
  func fits(_ requested: MemberSelector, isStatic: Bool?) -> Bool {
    let isFunction = scope.declaration.id == declaration.id
    guard isFunction || isStatic == nil || declaration.isStaticMember == isStatic else {
      return false
    }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return variable.bindings.contains { requested.isProperty($0.name) }
    }
    guard case .call(let call) = requested else {
      return baseName.map { requested.fits($0) } ?? false
    }
    guard call.name == baseName, !call.isProperty else { return false }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return call.fits(function.signature.parameterClause.parameters)
    }
    return declaration.as(SubscriptDeclSyntax.self).map {
      call.fits($0.parameterClause.parameters, isSubscript: true)
    } ?? false
  }

  /// The name of a function without its labels, `subscript`, or `nil` for any other declaration.
  private var baseName: String? {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return function.isOperator ? nil : function.name.bareText
    }
    return declaration.is(SubscriptDeclSyntax.self) ? "subscript" : nil
  }

  /// A Boolean value that indicates whether `@Mocked` or `@MockedProperty` generates the patterns
  /// of the declaration.
  var isMocked: Bool { attributes.contains("Mocked") || attributes.contains("MockedProperty") }

  /// Returns why the declaration cannot be replaced, and what to write instead, or `nil` if it can
  /// be.
  ///
  /// - Parameter requested: The requested members.
  func refusal(of requested: MemberSelector) -> String? {
    if access == .fileprivate {
      return "it is private, and tests cannot see it; make it internal"
    }
    if !scope.module.origin.showsInternal, access < .public {
      return
        "it is not public, and '\(scope.module.name)' belongs to another package, which cannot "
        + "be imported as @testable; make it public"
    }
    if attributes.areUnavailable { return "it is unavailable" }
    if owner?.isNoncopyable == true {
      return
        "'\(path.joined(separator: "."))' is noncopyable, and the runtime cannot name such a type; "
        + "let its callers depend on a protocol"
    }
    for attribute in ["inlinable", "_transparent"] where attributes.contains(attribute) {
      return "'@\(attribute)' lets the compiler copy it into its callers, which then make no "
        + "call; remove the attribute"
    }
    if modifiers.contains("consuming") {
      return "it consumes its value, which cannot be passed to the original afterward; declare it "
        + "'borrowing'"
    }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return refusal(of: variable, requested)
    }
    if let `subscript` = declaration.as(SubscriptDeclSyntax.self) {
      return refusal(
        of: `subscript`.accessorBlock, `subscript`.returnClause.type, requested.isSetting)
    }
    guard let signature = declaration.as(FunctionDeclSyntax.self)?.signature else { return nil }
    if signature.effectSpecifiers?.asyncSpecifier != nil { return Self.asynchronous }
    return signature.returnClause.flatMap { refusal(of: $0.type) }
  }

  /// Returns why a property cannot be replaced.
  private func refusal(of variable: VariableDeclSyntax, _ requested: MemberSelector) -> String? {
    let binding = variable.bindings.first { requested.isProperty($0.name) }
    guard let binding, let type = variable.type(of: binding) else {
      return "its type is not written, and only the compiler can infer it; write it"
    }
    let kind = variable.bindingSpecifier.text
    let isStatic = declaration.isStaticMember ? "static " : ""
    let computed = "'\(isStatic)var \(binding.pattern.lineText): \(type.lineText) { ... }'"
    if kind == "let" {
      return "it is a constant, which is read without a call; compute it: \(computed)"
    }
    let hasWrapper = attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.nameComponents?.last?.first?.isUppercase == true
        && !attributes.contains("MainActor")
    }
    if modifiers.contains("lazy") || binding.isObserved || hasWrapper && binding.isStored {
      return "the compiler writes its accessors, and only written ones are replaced; write them, "
        + "as \(computed)"
    }
    if binding.isStored, !modifiers.contains("dynamic") {
      return "it is stored, and what reads it makes no call; declare it 'dynamic', or compute it: "
        + computed
    }
    return refusal(of: binding.accessorBlock, type, requested.isSetting)
  }

  /// Returns why accessors cannot be replaced.
  private func refusal(
    of block: AccessorBlockSyntax?, _ type: TypeSyntax, _ isSetting: Bool
  ) -> String? {
    if let reason = refusal(of: type) { return reason }
    var accessors: Set<String> = []
    if case .accessors(let list) = block?.accessors {
      for accessor in list {
        accessors.insert(accessor.accessorSpecifier.text)
        if accessor.effectSpecifiers?.asyncSpecifier != nil { return Self.asynchronous }
      }
      if !accessors.contains("get") {
        return "it is read through a coroutine, which has no replacement; write 'get'"
      }
    }
    guard isSetting else { return nil }
    let rules = ReplacementRules(isFromAnotherModule: !scope.module.origin.showsInternal)
    let hasSetter = block == nil || accessors.contains("set")
    return hasSetter && rules.canSet(modifiers)
      ? nil : "it has no setter that tests can see; write a 'set' accessor"
  }

  /// Returns why a result of a type cannot be replaced.
  private func refusal(of type: TypeSyntax) -> String? {
    type.opaquePart.map {
      "only its body says which type '\($0.trimmedDescription)' is, and an answer would have to be "
        + "of that type; return 'any \($0.constraint.trimmedDescription)'"
    }
  }

  /// The reason why asynchronous declarations cannot be replaced.
  private static let asynchronous =
    "it is 'async', and with current toolchains a replaced async function does not return; "
    + "mark it with '@Mocked', or let its callers depend on a protocol"
}

extension ResolvedType {
  /// A Boolean value that indicates whether the type is noncopyable.
  fileprivate var isNoncopyable: Bool {
    let clause = declaration.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
    return clause?.inheritedTypes.contains { $0.type.trimmedDescription == "~Copyable" } ?? false
  }
}

extension MemberSelector {
  /// Returns a Boolean value that indicates whether functions of a name are among the members.
  fileprivate func fits(_ baseName: String) -> Bool {
    switch self {
    case .call(let call): call.name == baseName
    case .name(let name): name == baseName
    case .all: true
    }
  }
}

extension PatternBindingSyntax {
  /// The name of the property, or an empty text for another kind of pattern.
  fileprivate var name: String {
    pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText ?? ""
  }

  /// A Boolean value that indicates whether the property has storage, with or without observers.
  fileprivate var isStored: Bool { accessorBlock == nil || isObserved }

  /// A Boolean value that indicates whether the property has observers.
  fileprivate var isObserved: Bool { accessorBlock?.isOfObservers ?? false }
}

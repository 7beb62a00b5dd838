import MockEmitter
import SwiftSyntax

/// Completes declarations of Objective-C headers.
///
/// The printed interface of a header lacks facts that the compiler knows: its protocols are `@objc`,
/// and members of categories can be overridden. It also has members that Swift makes from others.
enum ImportedDeclaration {
  /// Returns a protocol as code that conforms to it sees it.
  ///
  /// A method with a completion handler satisfies the asynchronous requirement that Swift makes from
  /// it, and only one of the two can be implemented.
  static func completed(_ declaration: ProtocolDeclSyntax) -> ProtocolDeclSyntax {
    var declaration = declaration
    let name = IdentifierTypeSyntax(name: .identifier("objc", trailingTrivia: .space))
    var attribute = AttributeSyntax(attributeName: name)
    attribute.leadingTrivia = declaration.leadingTrivia
    declaration.leadingTrivia = []
    declaration.attributes = [.attribute(attribute)] + declaration.attributes
    declaration.memberBlock.members = declaration.memberBlock.members.filter {
      !$0.decl.isAsynchronous
    }
    return declaration
  }

  /// The members of a class that a subclass does not override, each with the reason.
  static func refusals(_ declaration: ClassDeclSyntax) -> [Refusal] {
    declaration.memberBlock.members.flatMap { item -> [Refusal] in
      if let initializer = item.decl.as(InitializerDeclSyntax.self), initializer.isFactory {
        let reason =
          "it is a class method in Objective-C, which subclasses do not inherit as an initializer"
        return [
          Refusal(member: initializer.displayName, reason: reason, node: Syntax(initializer))
        ]
      }
      guard item.decl.isAsynchronous else { return [] }
      let reason = "Swift makes it from the method with a completion handler; use that one"
      return MemberKey.all(of: item.decl).map {
        Refusal(member: $0.name, reason: reason, node: Syntax(item.decl))
      }
    }
  }
}

extension ClassDeclSyntax {
  /// Moves the overridable members of categories into the class.
  ///
  /// - Parameter extensions: The extensions of the class, which lose these members.
  mutating func move(categories extensions: inout [ExtensionDeclSyntax]) {
    for index in extensions.indices {
      let members = extensions[index].memberBlock.members
      for item in members where item.isOpen {
        memberBlock.members.append(item.adding(extensions[index].attributes))
      }
      extensions[index].memberBlock.members = members.filter { !$0.isOpen }
    }
  }

  /// Removes the members that a subclass does not override.
  mutating func removeUninheritedMembers() {
    memberBlock.members = memberBlock.members.filter {
      $0.decl.as(InitializerDeclSyntax.self)?.isFactory != true && !$0.decl.isAsynchronous
    }
  }

  /// Marks the initializers that protocols require.
  ///
  /// - Parameter names: The names of the initializers.
  mutating func require(_ names: Set<String>) {
    guard !names.isEmpty else { return }
    memberBlock.members = MemberBlockItemListSyntax(
      memberBlock.members.map { item in
        guard let initializer = item.decl.as(InitializerDeclSyntax.self),
          names.contains(initializer.displayName)
        else { return item }
        return item.with(\.decl, DeclSyntax(initializer.adding(.required)))
      })
  }

  /// Adds required initializers that the class does not declare, because Objective-C lets it inherit
  /// them from a protocol.
  ///
  /// - Parameter initializers: The initializers of the protocol.
  mutating func add(_ initializers: [InitializerDeclSyntax]) {
    for initializer in initializers {
      let required = initializer.adding(.public).adding(.required).adding(.convenience)
      memberBlock.members.append(MemberBlockItemSyntax(decl: required))
    }
  }

  /// The names of the initializers.
  var initializerNames: Set<String> {
    Set(
      memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self)?.displayName })
  }
}

extension InitializerDeclSyntax {
  /// Whether the initializer stands for a class method, which subclasses do not inherit.
  fileprivate var isFactory: Bool {
    let comments =
      modifiers.map(\.trailingTrivia.description) + [initKeyword.leadingTrivia.description]
    return comments.contains { $0.contains("/*not inherited*/") }
  }

  /// Returns the initializer with a further modifier.
  fileprivate func adding(_ modifier: Keyword) -> Self {
    guard !modifiers.contains(where: { $0.name.tokenKind == .keyword(modifier) }) else {
      return self
    }
    var copy = self
    copy.modifiers.append(
      DeclModifierSyntax(name: .keyword(modifier, trailingTrivia: .space)))
    return copy
  }
}

extension MemberBlockItemSyntax {
  /// Whether other modules can override the member.
  fileprivate var isOpen: Bool {
    decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains("open") ?? false
  }

  /// Returns the member with the attributes of the extension around it.
  fileprivate func adding(_ attributes: AttributeListSyntax) -> Self {
    let added = attributes.map { $0.with(\.leadingTrivia, []).with(\.trailingTrivia, .space) }
    if var function = decl.as(FunctionDeclSyntax.self) {
      function.attributes = AttributeListSyntax(added + Array(function.attributes))
      return with(\.decl, DeclSyntax(function))
    }
    if var variable = decl.as(VariableDeclSyntax.self) {
      variable.attributes = AttributeListSyntax(added + Array(variable.attributes))
      return with(\.decl, DeclSyntax(variable))
    }
    return self
  }
}

extension DeclSyntax {
  /// Whether the member is asynchronous, which no declaration of Objective-C is.
  fileprivate var isAsynchronous: Bool {
    if let function = self.as(FunctionDeclSyntax.self) {
      return function.signature.effectSpecifiers?.asyncSpecifier != nil
    }
    guard let variable = self.as(VariableDeclSyntax.self) else { return false }
    return variable.bindings.contains { binding in
      guard case .accessors(let accessors) = binding.accessorBlock?.accessors else { return false }
      return accessors.contains { $0.effectSpecifiers?.asyncSpecifier != nil }
    }
  }
}

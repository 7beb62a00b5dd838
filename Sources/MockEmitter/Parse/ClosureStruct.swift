package import SwiftSyntax

/// A struct of closures, read as a protocol with one method for each closure.
package struct ClosureStruct {
  /// The protocol.
  let declaration: ProtocolDeclSyntax

  /// The value of the struct whose closures call the mock.
  let instance: MockedProtocol.Instance

  /// A Boolean value that indicates whether the struct declares the initializer that takes all
  /// closures.
  package let hasOwnInitializer: Bool

  /// The closures that a mock cannot call on a real value, because they are optional or not
  /// visible.
  private let hidden: Set<String>

  /// Creates the protocol of a struct, or returns `nil` for a struct without closures.
  package init?(_ structure: StructDeclSyntax) {
    let properties = structure.storedProperties
    guard properties.contains(where: { $0.closure != nil }) else { return nil }
    let generics = Array(structure.genericParameterClause?.parameters ?? [])
    let type = structure.name.text + (generics.isEmpty ? "" : "<\(generics.names)>")
    let nested = structure.memberBlock.members.compactMap(\.decl.nestedTypeName)
    /// The text in which nested types have their full names, as code next to the struct needs them.
    let qualified = { (text: String) in
      nested.reduce(text) { $0.replacingWord($1, with: "\(type).\($1)") }
    }
    let methods = properties.compactMap(\.method).map(qualified)
    let types = generics.map { parameter in
      let constraint = parameter.inheritedType.map { ": " + $0.lineText } ?? ""
      return "associatedtype \(parameter.name.text)\(constraint)"
    }
    let requirements = structure.genericWhereClause.map { " " + $0.lineText } ?? ""
    let head = structure.attributes.availability + structure.modifiers.map(\.lineText)
    let opening = (head + ["protocol \(type)\(requirements) {"]).joined(separator: " ")
    let source = ([opening] + types + methods + ["}"]).joined(separator: "\n")
    guard let declaration = ModuleSelectors.parse(source)?.as(ProtocolDeclSyntax.self) else {
      return nil
    }
    self.declaration = declaration
    hidden = Set(properties.filter(\.isHidden).map(\.name))
    let initializer = structure.initializer(taking: properties.filter { $0.closure != nil })
    hasOwnInitializer = initializer != nil
    instance = MockedProtocol.Instance(
      type: type,
      arguments: structure.arguments(of: properties, initializer).map { argument in
        var argument = argument
        argument.type = qualified(argument.type)
        argument.closure = argument.closure.map(qualified)
        return argument
      })
  }

  /// Returns the mocked protocol with the facts about the struct.
  func completed(_ mocked: MockedProtocol) -> MockedProtocol {
    var mocked = mocked
    mocked.instance = instance
    // The type of a real value is no existential type.
    mocked.spySystems = .all
    // No extension of the struct adds members to its mock.
    mocked.conformances = []
    mocked.members = mocked.members.map { member in
      guard case .method(var method) = member, hidden.contains(method.declaration.name) else {
        return member
      }
      method.declaration.isForwardable = false
      return .method(method)
    }
    return mocked
  }
}

extension DeclSyntax {
  /// The name of a type or type alias, or `nil` for any other declaration.
  fileprivate var nestedTypeName: String? {
    guard !self.is(FunctionDeclSyntax.self), !self.is(MacroDeclSyntax.self) else { return nil }
    return asProtocol((any NamedDeclSyntax).self)?.name.text
  }
}

extension [GenericParameterSyntax] {
  /// The names, as arguments.
  fileprivate var names: String { map(\.name.text).joined(separator: ", ") }
}

/// A stored property of a struct.
private struct StoredProperty {
  /// The name as it must be written in code.
  var name: String

  /// The type, or `nil` if only the compiler can infer it.
  var type: TypeSyntax?

  /// The closure's type, or `nil` for any other property.
  var closure: FunctionTypeSyntax?

  /// A Boolean value that indicates whether the mock cannot call the closure of a real value.
  var isHidden: Bool

  /// A Boolean value that indicates whether the property has an initial value.
  var hasInitialValue: Bool

  /// The method that stands for the closure, or `nil` for any other property.
  var method: String? {
    guard let closure else { return nil }
    let list = closure.parameters.enumerated().map { position, parameter in
      let written = (parameter.secondName ?? parameter.firstName)?.text
      let name = written ?? (closure.parameters.count == 1 ? "value" : "value\(position + 1)")
      return "_ \(name): \(parameter.type.lineText)\(parameter.ellipsis?.text ?? "")"
    }
    let effects = Effects(closure.effectSpecifiers).specifiers
    // Any thread can call such a closure, even if the module isolates declarations by default.
    let isSendable = type?.description.holds("@Sendable") == true
    let isolation = globalActor.map { $0 + " " } ?? (isSendable ? "nonisolated " : "")
    return "\(isolation)func \(name)(\(list.joined(separator: ", ")))\(effects) "
      + "-> \(closure.returnClause.type.lineText)"
  }

  /// The attribute that isolates the closure to a global actor, or `nil` for none.
  private var globalActor: String? {
    var type = type
    while true {
      if let optional = type?.as(OptionalTypeSyntax.self) {
        type = optional.wrappedType
      } else if let tuple = type?.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
        type = tuple.elements.first?.type
      } else {
        break
      }
    }
    return type?.as(AttributedTypeSyntax.self)?.attributes.lazy
      .compactMap { $0.as(AttributeSyntax.self) }
      .first { attribute in
        guard let name = attribute.attributeName.nameComponents?.last else { return false }
        return name.first?.isUppercase == true && name != "Sendable"
      }?.lineText
  }

  /// The closure that calls the method of the mock.
  var forwarder: String? {
    guard let closure else { return nil }
    let names = closure.parameters.indices.enumerated().map { "p\($0.offset)" }
    let values = zip(names, closure.parameters).map { name, parameter in
      TypeShape(parameter.type).specifiers.contains("inout") ? "&" + name : name
    }
    let effects = Effects(closure.effectSpecifiers)
    var head = names.isEmpty ? "" : names.joined(separator: ", ") + " in "
    if case .typed = effects.throwing {
      // Swift does not infer them.
      head = "(\(names.joined(separator: ", ")))\(effects.specifiers) in "
    }
    return "{ \(head)\(effects.callKeywords)self.\(name)(\(values.joined(separator: ", "))) }"
  }
}

extension StructDeclSyntax {
  /// The stored properties of values.
  fileprivate var storedProperties: [StoredProperty] {
    memberBlock.members.flatMap { item -> [StoredProperty] in
      guard let variable = item.decl.as(VariableDeclSyntax.self),
        variable.modifiers.staticPrefix.isEmpty, !variable.modifiers.contains("lazy")
      else { return [] }
      let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
      return variable.bindings.compactMap { binding in
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
          binding.accessorBlock?.isOfObservers != false,
          !isConstant || binding.initializer == nil
        else { return nil }
        let type = variable.type(of: binding)
        return StoredProperty(
          name: name.text, type: type, closure: type?.callableClosure,
          isHidden: variable.modifiers.access == .fileprivate
            || type.map { TypeShape($0).isOptional } ?? false,
          hasInitialValue: binding.initializer != nil)
      }
    }
  }

  /// Returns the initializer that is declared and takes all of some closures.
  fileprivate func initializer(taking closures: [StoredProperty]) -> InitializerDeclSyntax? {
    let labels = Set(closures.map(\.name.withoutBackticks))
    return memberBlock.members.lazy.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.first {
      labels.isSubset(of: $0.signature.parameterClause.parameters.map(\.firstName.bareText))
    }
  }

  /// Returns the arguments of the initializer.
  ///
  /// - Parameters:
  ///   - properties: The stored properties.
  ///   - initializer: The initializer, or `nil` for the memberwise one.
  fileprivate func arguments(
    of properties: [StoredProperty], _ initializer: InitializerDeclSyntax?
  ) -> [MockedProtocol.Instance.Argument] {
    guard let initializer else {
      return properties.compactMap { property in
        if property.closure == nil, property.hasInitialValue { return nil }
        return MockedProtocol.Instance.Argument(
          label: property.name, closure: property.forwarder, type: property.type?.lineText ?? "")
      }
    }
    return initializer.signature.parameterClause.parameters.compactMap { parameter in
      let label = parameter.firstName.text
      let closure = properties.first {
        $0.name.withoutBackticks == label.withoutBackticks
      }?.forwarder
      if closure == nil, parameter.defaultValue != nil { return nil }
      return MockedProtocol.Instance.Argument(
        label: label, closure: closure, type: parameter.type.lineText)
    }
  }
}

extension TypeSyntax {
  /// The type of a closure that can call a mock: it has a context, and a fixed number of
  /// parameters.
  fileprivate var callableClosure: FunctionTypeSyntax? {
    let shape = TypeShape(self)
    guard let function = shape.function, !shape.attributes.contains("convention(c)"),
      !function.parameters.contains(where: { $0.ellipsis != nil })
    else { return nil }
    return function
  }
}

import SwiftSyntax

extension ClassInitializerParser {
  /// Returns the initializers that take the strictness of the mock after the parameters of a
  /// convenience initializer that the mock inherits.
  ///
  /// - Parameter construction: The initializers of the mock, which have such initializers already.
  func parseInherited(_ construction: MockedClass.Construction) -> [MockedClass
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
  /// Without parameters there is none, because the initializer that names the mock takes the
  /// strictness. That one is preferred if an initializer takes a string.
  ///
  /// - Parameters:
  ///   - initializer: An initializer that the mock overrides or inherits.
  ///   - access: The access of the initializer in the mock.
  func strict(of initializer: InitializerDeclSyntax, _ access: Access)
    -> MockedClass.SuperclassInitializer.Strict?
  {
    let signature = signature(of: initializer)
    let parameters = signature.parameters
    guard !parameters.isEmpty, !initializer.attributes.areUnavailable,
      initializer.genericParameterClause?.pack == nil,
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
      call: "\(effects.callKeywords)self.init(\(arguments.joined(separator: ", ")))")
  }
}

extension InitializerDeclSyntax {
  /// The labels and types of the parameters, in which initializers of one class differ.
  var parameterKey: [String] {
    signature.parameterClause.parameters.map { "\($0.firstName.text): \($0.type.lineText)" }
  }
}

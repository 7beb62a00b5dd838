import MockEmitter
import SwiftSyntax

/// The parts of a call in the argument of a verb that identify a member.
struct MemberCall: Equatable {
  /// The name of the function, or `subscript`.
  var name: String

  /// The labels of the arguments in the parentheses; `_` for none.
  var labels: [String]

  /// The number of closures after the parentheses.
  var trailingClosures = 0

  /// A Boolean value that indicates whether the value of a property or subscript is set.
  var isSetting = false

  /// A Boolean value that indicates whether the member is a property, which has no parentheses.
  var isProperty = false

  /// Returns a Boolean value that indicates whether a function or subscript with these parameters
  /// may be what is called.
  ///
  /// - Parameters:
  ///   - parameters: The parameters.
  ///   - isSubscript: A Boolean value that indicates whether a lone name is not a label, as in
  ///     subscripts.
  func fits(_ parameters: FunctionParameterListSyntax, isSubscript: Bool = false) -> Bool {
    var labels = labels[...]
    var closures = trailingClosures
    for parameter in parameters {
      let isLabelled = !isSubscript || parameter.secondName != nil
      let label = isLabelled ? parameter.firstName.bareText : "_"
      if labels.first == label {
        labels.removeFirst()
        while parameter.ellipsis != nil, labels.first == "_" { labels.removeFirst() }
      } else if closures > 0, labels.isEmpty {
        closures -= 1
      } else if parameter.defaultValue == nil, parameter.ellipsis == nil {
        return false
      }
    }
    return labels.isEmpty && closures == 0
  }
}

/// Selects the members to replace.
enum MemberSelector: Equatable {
  /// The members that a call in the argument of a verb can mean.
  case call(MemberCall)

  /// The members with a name.
  case name(String)

  /// All members that can be replaced.
  case all

  /// The name in messages.
  var name: String {
    switch self {
    case .call(let call): call.name
    case .name(let name): name
    case .all: "*"
    }
  }

  /// Returns a Boolean value that indicates whether a property is among them.
  ///
  /// - Parameter property: The name of the property.
  func isProperty(_ property: String) -> Bool {
    switch self {
    case .call(let call): call.isProperty && call.name == property
    case .name(let name): name == property
    case .all: true
    }
  }

  /// A Boolean value that indicates whether a value is to be set.
  var isSetting: Bool {
    guard case .call(let call) = self else { return false }
    return call.isSetting
  }
}

/// A request for the default implementation of requirements: `.callsDefault()` in the tests.
package struct DefaultCallRequest {
  /// The name of the requirements, or `nil` for all that have a default implementation.
  let name: String?

  /// The location of the request, or `nil` if it is not in a file.
  let fileLocation: FileLocation?

  /// A Boolean value that indicates whether mocks that are checked in call default implementations,
  /// so that the mock may be one of them.
  var mayBeCheckedIn = false

  /// The request for every default implementation.
  package static let all = DefaultCallRequest(name: nil, fileLocation: nil)
}

extension Codebase {
  /// Returns the requirements whose default implementations the files of a module call.
  ///
  /// The answer follows `stub` or `expect`, whose argument names the requirement. After any other
  /// expression, such as a variable, all requirements are requested.
  ///
  /// - Parameters:
  ///   - name: The module, usually a test target.
  ///   - remaking: A Boolean value that indicates whether generated files that are a part of the
  ///     module are generated again.
  package func defaultCallsUsed(in name: String, remaking: Bool = false) -> [DefaultCallRequest] {
    guard let tests = module(name) else { return [] }
    var requested: [DefaultCallRequest] = []
    lazy var areCheckedIn = tests.module.files.contains {
      $0.text.hasPrefix(MockFile.firstLine) && $0.text.contains("__DefaultOf")
    }
    for (file, outline) in tests.outlines.enumerated() where outline.callsDefaults {
      guard !remaking || !tests.module.files[file].text.hasPrefix(MockFile.firstLine),
        let region = self.file(file, of: name)
      else { continue }
      let finder = DefaultCallFinder(viewMode: .sourceAccurate)
      finder.walk(region.tree)
      requested += finder.found.map { use in
        DefaultCallRequest(
          name: use.name, fileLocation: region.fileLocation(of: use.answer),
          mayBeCheckedIn: !remaking && areCheckedIn)
      }
    }
    return requested
  }
}

/// Finds the answers that call default implementations, with the requirements that they belong to.
private final class DefaultCallFinder: SyntaxVisitor {
  /// The names of the answers, each with the name of the requirement, or `nil` if it is unknown.
  var found: [(answer: TokenSyntax, name: String?)] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let callee = node.calledExpression.as(MemberAccessExprSyntax.self), node.arguments.isEmpty,
      callee.declName.baseName.text == "callsDefault"
    {
      found.append((callee.declName.baseName, callee.base.flatMap(Self.requirement)))
    }
    return .visitChildren
  }

  /// Returns the name of the requirement that a chain of answers begins with.
  private static func requirement(_ chain: ExprSyntax) -> String? {
    if let member = chain.as(MemberAccessExprSyntax.self) {
      return member.base.flatMap(requirement)
    }
    guard let call = chain.as(FunctionCallExprSyntax.self) else { return nil }
    guard let verb = call.calledExpression.as(DeclReferenceExprSyntax.self) else {
      return requirement(call.calledExpression)
    }
    guard ["stub", "expect"].contains(verb.baseName.text),
      let pattern = call.arguments.first?.expression
    else { return nil }
    return name(pattern.withoutEffects)
  }

  /// Returns the name of the requirement in a pattern.
  private static func name(_ pattern: ExprSyntax) -> String? {
    if pattern.is(SubscriptCallExprSyntax.self) { return "subscript" }
    if let property = pattern.as(MemberAccessExprSyntax.self) {
      return property.base == nil ? nil : property.declName.baseName.bareText
    }
    guard
      let method = pattern.as(FunctionCallExprSyntax.self)?.calledExpression
        .as(MemberAccessExprSyntax.self), let base = method.base
    else { return nil }
    let name = method.declName.baseName.bareText
    // The pattern of a setter.
    if name == "set", base.is(SubscriptCallExprSyntax.self) || base.is(MemberAccessExprSyntax.self)
    {
      return Self.name(base)
    }
    return name
  }
}

import SwiftParser
import SwiftSyntax

/// The protocols of the standard library that are special to the compiler.
///
/// Only this list can identify them, because the declarations do not contain what the compiler adds
/// to conforming types. `Scripts/corpus.sh Swift` checks that the mocks of all other protocols
/// compile.
enum StandardProtocols {
  /// Returns why a protocol has no mock, as a phrase that follows its name, with the alternative,
  /// or `nil` if it has one.
  ///
  /// - Parameter name: The name of a protocol of the module `Swift`.
  static func refusal(of name: String) -> String? {
    if markers.contains(name) {
      return "has no members, and the compiler alone decides what conforms to it; mock a protocol "
        + "of your own that inherits from it"
    }
    return refusals[name]
  }

  /// Returns the requirements of a protocol that its interface does not contain.
  ///
  /// - Parameter name: The name of a protocol of the module `Swift`.
  static func hiddenRequirements(of name: String) -> [MemberBlockItemSyntax] {
    guard let text = hidden[name] else { return [] }
    let file = Parser.parse(source: "protocol P {\n\(text)\n}")
    let declaration = file.statements.first?.item.as(ProtocolDeclSyntax.self)
    return (declaration?.memberBlock.members).elements
  }

  /// Returns a declaration without the requirement that the compiler warns about in every conforming
  /// type: `enqueue(_: consuming Job)` of executors, for which there is a default implementation.
  ///
  /// - Parameters:
  ///   - declaration: The declaration.
  ///   - module: The module that declares it.
  static func implementable(_ declaration: DeclSyntax, of module: String) -> DeclSyntax {
    guard ["Swift", "_Concurrency"].contains(module),
      var executor = declaration.as(ProtocolDeclSyntax.self),
      executor.name.text.hasSuffix("Executor")
    else { return declaration }
    executor.memberBlock.members = executor.memberBlock.members.filter { item in
      let parameters = item.decl.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
      let shape = (parameters?.first?.type).map(TypeShape.init)
      return shape?.specifiers.contains("consuming") != true
        || shape?.value.split(separator: ".").last != "Job"
    }
    return DeclSyntax(executor)
  }

  private static let markers: Set<String> = [
    "BitwiseCopyable", "Copyable", "Escapable", "Sendable", "SendableMetatype", "UnsafeSendable",
  ]

  private static let refusals = [
    "Actor": """
    is for actors only, and the compiler implements its requirements; mock a protocol of \
    your own that inherits from it
    """,
    "SIMDScalar": """
    requires 'BitwiseCopyable', and a mock, which is a class, cannot be copied bit by bit; use a \
    real scalar, such as Float
    """,
    "StringProtocol": """
    is for String and Substring, and the standard library allows no other type to conform to it; \
    use a real string
    """,
    "UnicodeCodec": """
    requires a type of parsers for each conforming type, which no mock can provide; use a real \
    codec, such as Unicode.UTF8
    """,
  ]

  private static let hidden = [
    "CVarArg": "var _cVarArgEncoding: [Swift.Int] { get }",
    "FixedWidthInteger": "init(_truncatingBits: Swift.UInt)",
    "StringInterpolationProtocol": "func appendInterpolation(_ value: Any)",
  ]
}

extension ResolvedType {
  /// A Boolean value that indicates whether this is a protocol of the standard library.
  var isStandard: Bool { origin == .compiled && location.module == "Swift" && location.isTopLevel }

  /// The requirements that the interface of the standard library does not contain.
  var hiddenRequirements: [MemberBlockItemSyntax] {
    isStandard ? StandardProtocols.hiddenRequirements(of: location.name) : []
  }

  /// The reason why a protocol of the standard library has no mock, or `nil` if it can have one.
  var standardRefusal: String? {
    isStandard ? StandardProtocols.refusal(of: location.name) : nil
  }
}

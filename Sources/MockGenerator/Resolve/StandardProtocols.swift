import SwiftParser
import SwiftSyntax

/// The protocols of the standard library that are special to the compiler.
///
/// No rule tells them apart: what the compiler and the library do for every conforming type is in no
/// declaration. `Scripts/corpus.sh Swift` holds that the others have mocks that compile.
enum StandardProtocols {
  /// Why a protocol has no mock, in words that follow its name, and what to do instead; nil for one
  /// that has.
  ///
  /// - Parameter name: the name of a protocol of the module `Swift`
  static func refusal(of name: String) -> String? {
    if markers.contains(name) {
      return "has no members, and the compiler alone decides what conforms to it; mock a protocol "
        + "of your own that inherits from it"
    }
    return refusals[name]
  }

  /// The requirements of a protocol that its interface does not show, in Swift's words.
  ///
  /// - Parameter name: the name of a protocol of the module `Swift`
  static func hiddenRequirements(of name: String) -> [MemberBlockItemSyntax] {
    guard let text = hidden[name] else { return [] }
    let file = Parser.parse(source: "protocol P {\n\(text)\n}")
    let declaration = file.statements.first?.item.as(ProtocolDeclSyntax.self)
    return (declaration?.memberBlock.members).elements
  }

  private static let markers: Set<String> = [
    "BitwiseCopyable", "Copyable", "Escapable", "Sendable", "SendableMetatype", "UnsafeSendable",
  ]

  private static let refusals = [
    "Actor": """
    is for actors only, for which the compiler makes all that it asks for; mock a protocol of \
    your own that inherits from it
    """,
    "SIMDScalar": """
    asks for 'BitwiseCopyable', and no class, which a mock is, can be copied bit by bit; use a \
    real scalar, such as Float
    """,
    "StringProtocol": """
    is for String and Substring, and the standard library allows no other type to conform to it; \
    use a real string
    """,
    "UnicodeCodec": """
    asks for a type of parsers that are made for the very type that conforms to it, and nobody \
    can make one for all mocks; use a real codec, such as Unicode.UTF8
    """,
  ]

  private static let hidden = [
    "CVarArg": "var _cVarArgEncoding: [Swift.Int] { get }",
    "FixedWidthInteger": "init(_truncatingBits: Swift.UInt)",
    "StringInterpolationProtocol": "func appendInterpolation(_ value: Any)",
  ]
}

extension ResolvedType {
  /// Whether this is a protocol of the standard library.
  var isStandard: Bool { origin == .compiled && location.module == "Swift" && location.isTopLevel }

  /// The requirements that the interface of the standard library does not show.
  var hiddenRequirements: [MemberBlockItemSyntax] {
    isStandard ? StandardProtocols.hiddenRequirements(of: location.name) : []
  }

  /// Why a protocol of the standard library has no mock; nil for one that has, and for all others.
  var standardRefusal: String? {
    isStandard ? StandardProtocols.refusal(of: location.name) : nil
  }
}

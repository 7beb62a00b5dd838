import MockEmitter
import SwiftSyntax

/// Removes from a declaration what the module of the mocks does not see, or cannot spell.
///
/// - Members of an SPI that the tests do not import are removed. The attribute of those that they do
///   import is removed, because only public declarations can have it, and mocks are mostly internal.
/// - An availability macro is defined by the flags of its module. Elsewhere the compiler takes its
///   name for an unknown platform, and warns.
final class ForeignVisibility: SyntaxRewriter {
  /// The SPI groups that the tests import from the module.
  private let groups: Set<String>

  /// Creates a rewriter.
  ///
  /// - Parameter groups: The SPI groups that the tests import from the module.
  private init(_ groups: Set<String>) {
    self.groups = groups
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns a declaration as the module of the mocks sees it.
  ///
  /// - Parameters:
  ///   - declaration: The declaration.
  ///   - groups: Returns the SPI groups that the tests import from its module.
  static func visible(_ declaration: DeclSyntax, groups: () -> Set<String>) -> DeclSyntax {
    let text = declaration.description
    let hasSPI = text.holds("@_spi")
    guard hasSPI || text.holds("@available") else { return declaration }
    return ForeignVisibility(hasSPI ? groups() : []).rewrite(declaration).as(DeclSyntax.self)
      ?? declaration
  }

  override func visit(_ node: MemberBlockItemListSyntax) -> MemberBlockItemListSyntax {
    super.visit(
      node.detached { item in
        let spi = item.decl.asProtocol((any WithAttributesSyntax).self)?.attributes.spiGroups ?? []
        return spi.isEmpty || !groups.isDisjoint(with: spi)
      })
  }

  override func visit(_ node: AttributeListSyntax) -> AttributeListSyntax {
    super.visit(
      node.detached { element in
        guard let attribute = element.as(AttributeSyntax.self) else { return true }
        return attribute.attributeName.trimmedDescription != "_spi"
          && !attribute.isAvailabilityMacro
      })
  }
}

extension SyntaxCollection {
  /// Returns the list, or one outside its tree if not all elements satisfy a condition.
  ///
  /// A list that is changed inside its tree copies all of its parents. That would take time in
  /// proportion to the whole declaration, for each member.
  fileprivate func detached(where isIncluded: (Element) -> Bool) -> Self {
    allSatisfy(isIncluded) ? self : Self(Array(self).filter(isIncluded))
  }
}

extension AttributeListSyntax {
  /// The SPI groups that a declaration belongs to.
  var spiGroups: Set<String> {
    reduce(into: []) { groups, element in
      guard let attribute = element.as(AttributeSyntax.self),
        attribute.attributeName.trimmedDescription == "_spi",
        let arguments = attribute.arguments?.trimmedDescription
      else { return }
      groups.formUnion(
        arguments.split(separator: ",").map { String($0.filter { $0 != " " }) })
    }
  }
}

extension AttributeSyntax {
  /// The names that the compiler knows in `@available`.
  private static let platforms: Set<String> = [
    "Android", "DriverKit", "FreeBSD", "OSX", "OpenBSD", "Windows", "anyAppleOS", "iOS",
    "iOSApplicationExtension", "macCatalyst", "macCatalystApplicationExtension", "macOS",
    "macOSApplicationExtension", "swift", "tvOS", "tvOSApplicationExtension", "visionOS",
    "visionOSApplicationExtension", "watchOS", "watchOSApplicationExtension", "xrOS",
    "_PackageDescription",
  ]

  /// A Boolean value that indicates whether this is `@available` with a macro: the name of no
  /// platform before a version.
  fileprivate var isAvailabilityMacro: Bool {
    guard attributeName.trimmedDescription == "available",
      case .availability(let arguments) = arguments
    else { return false }
    return arguments.contains { argument in
      guard case .availabilityVersionRestriction(let platform) = argument.argument else {
        return false
      }
      return !Self.platforms.contains(platform.platform.text)
    }
  }
}

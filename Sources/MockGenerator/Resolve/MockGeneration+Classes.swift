import SwiftSyntax

extension MockGeneration {
  /// Makes a mock of a class.
  ///
  /// - Parameters:
  ///   - found: the class
  ///   - name: the name of the mock without `Mock`
  mutating func emitClass(_ found: FoundType, as name: String) {
    let superclasses = Superclasses(of: found, in: codebase)
    let chain = [found] + superclasses.found
    if let sealed = chain.first(where: isSealed) {
      report(.sealedClass(found, sealed))
      return
    }
    let (hidden, _) = noteImports(for: chain.map(\.settled), found, superclasses.found)
    let qualification = TypeQualification(hidden, in: found.site.module)
    let links = chain.compactMap { link in
      (hidden.isEmpty ? link.settled : qualification.rewrite(link.settled).as(DeclSyntax.self))?
        .as(ClassDeclSyntax.self).map {
          ParsedClass.Ancestor(
            $0, extensions: codebase.extensions(of: link, in: searched),
            isFromAnotherModule: !link.origin.showsInternal)
        }
    }
    guard let link = links.first else { return }
    let parsed = ParsedClass(
      link.declaration, extensions: link.extensions, ancestors: Array(links.dropFirst()),
      lexicalContext: found.context, isFromAnotherModule: link.isFromAnotherModule,
      access: access(of: found),
      spelling: hidden.contains(found.site.name) ? "\(found.site.module).\(found.site.name)" : nil)
    report(parsed.diagnostics, in: chain, isMocked: parsed.mocked != nil)
    refusals += parsed.refusals.map { refusal in
      SourceDiagnostic(
        chain.place(of: refusal.node), "'\(refusal.member)' is not mocked: \(refusal.reason)",
        name: "refusedMember", severity: .note)
    }
    guard var mocked = parsed.mocked else { return }
    if let (type, heir) = superclasses.missing {
      report(.superclassNotFound(type, heir, failures: codebase.failures))
    }
    mocked.name = name
    add(found, found.fullName, mock: "Mock" + name, found.wrapped(mocked.emitPeers()))
  }
}

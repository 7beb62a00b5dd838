import SwiftSyntax

extension MockPipeline {
  /// Makes a mock of a class.
  ///
  /// - Parameters:
  ///   - found: the class
  ///   - name: the name of the mock without `Mock`
  mutating func emitClass(_ found: ResolvedType, as name: String) {
    let superclasses = Superclasses(of: found, in: codebase)
    let chain = [found] + superclasses.found
    if let sealed = chain.first(where: isNonSubclassable) {
      report(.nonSubclassableClass(found, sealed))
      return
    }
    let (hidden, _) = noteImports(for: chain.map(\.resolvedDeclaration), found, superclasses.found)
    let qualification = TypeQualification(hidden, in: found.location.module)
    let links = chain.compactMap { link in
      (hidden.isEmpty
        ? link.resolvedDeclaration
        : qualification.rewrite(link.resolvedDeclaration).as(DeclSyntax.self))?
        .as(ClassDeclSyntax.self).map {
          ParsedClass.Superclass(
            $0, extensions: codebase.extensions(of: link, in: searched),
            isFromAnotherModule: !link.origin.showsInternal)
        }
    }
    guard let link = links.first else { return }
    let parsed = ParsedClass(
      link.declaration, extensions: link.extensions, superclasses: Array(links.dropFirst()),
      lexicalContext: found.context, isFromAnotherModule: link.isFromAnotherModule,
      access: access(of: found),
      spelling: hidden.contains(found.location.name)
        ? "\(found.location.module).\(found.location.name)" : nil)
    report(parsed.diagnostics, in: chain, isMocked: parsed.mocked != nil)
    refusals += parsed.refusals.map { refusal in
      SourceDiagnostic(
        chain.fileLocation(of: refusal.node),
        "'\(refusal.member)' is not mocked: \(refusal.reason)",
        name: "refusedMember", severity: .note)
    }
    guard var mocked = parsed.mocked else { return }
    if let (type, inheritor) = superclasses.missing {
      report(.superclassNotFound(type, inheritor, failures: codebase.failures))
    }
    mocked.name = name
    add(found, found.fullName, mock: "Mock" + name, found.wrapped(mocked.emitPeers()))
  }
}

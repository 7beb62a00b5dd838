extension MockCore {
  /// Adds the uses of the mock, which ends, to the coverage of a scope or of those around it, if one
  /// collects it.
  func noteCoverage(in scope: MockScope) {
    guard let coverage = scope.coverage else {
      if let parent = scope.parent { noteCoverage(in: parent) }
      return
    }
    let (requirements, stubs) = withState { ($0.usesOfRequirements(), $0.usesOfStubs()) }
    coverage.add(requirements, stubs)
  }
}

extension MockState {
  /// Returns the uses of each requirement of the protocols that were used.
  fileprivate func usesOfRequirements() -> [(
    protocol: String, requirement: String, uses: MockCoverage.Uses
  )] {
    members.tables.map(\.members).filter { !$0.isReference }.flatMap { table in
      table.all.indices.map { index in
        let uses = members.members(
          for: MemberTable.Requirement(members: table, index: index)
        ).reduce(into: MockCoverage.Uses()) { $0.formUnion(self.uses(of: $1)) }
        return (table.protocolName, table.all[index].spelling, uses)
      }
    }
  }

  private func uses(of member: MemberState) -> MockCoverage.Uses {
    let contents = self[canonical(member)]
    var uses: MockCoverage.Uses = []
    if !contents.stubs.isEmpty { uses.insert(.stubbed) }
    if !contents.expectations.isEmpty { uses.insert(.expected) }
    for position in contents.log.positions {
      uses.insert(.called)
      if flags(of: position).contains(.verified) { uses.insert(.verified) }
    }
    // Only a verification creates a member without rules and calls.
    return uses.isEmpty ? .verified : uses
  }

  /// Returns whether a call used each stub.
  fileprivate func usesOfStubs() -> [(site: MockSourceLocation, isUsed: Bool)] {
    allMembers.flatMap { self[$0].stubs }.map {
      ($0.site, self[$0].matchedCount > 0 || self[$0].isExemptFromUse)
    }
  }
}

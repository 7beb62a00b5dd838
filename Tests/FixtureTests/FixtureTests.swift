import Testing

/// All fixtures, one after the other: they share a build folder.
@Suite(.serialized) struct FixtureTests {}

import Testing

/// The tests of all fixtures, which run one at a time because they share a scratch folder.
@Suite(.serialized) struct FixtureTests {}

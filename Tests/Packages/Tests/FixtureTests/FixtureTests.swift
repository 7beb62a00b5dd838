import Testing

/// The tests of all fixtures, which run one at a time because SwiftPM locks the build folder.
@Suite(.serialized) struct FixtureTests {}

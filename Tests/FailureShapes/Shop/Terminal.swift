internal import UnderstudyMacros

/// A card terminal.
@Mockable(.always)
protocol Terminal {
  var backup: any Terminal { get }
  func connect()
}

/// A terminal that is not a mock.
struct RealTerminal: Terminal {
  var backup: any Terminal { self }
  func connect() {}
}

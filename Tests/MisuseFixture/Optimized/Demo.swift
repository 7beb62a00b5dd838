import UnderstudyMacros

// A program with a mock and one other conforming type. The flags choose the access of the protocol.

#if PRIVATE
  @Mockable(.always) private protocol Doorbell {
    var tone: String { get }
    func ring() -> String
  }
#elseif PACKAGE
  @Mockable(.always) package protocol Doorbell {
    var tone: String { get }
    func ring() -> String
  }
#elseif PUBLIC
  /// A protocol that every module can use.
  @Mockable(.always) public protocol Doorbell {
    /// The sound.
    var tone: String { get }

    /// Rings.
    func ring() -> String
  }
#else
  @Mockable(.always) protocol Doorbell {
    var tone: String { get }
    func ring() -> String
  }
#endif

private struct RealDoorbell: Doorbell {
  var tone: String { "real" }
  func ring() -> String { "real" }
}

/// Calls a doorbell as code does that knows nothing of mocks.
@inline(never) private func use(_ doorbell: any Doorbell) -> String {
  "\(doorbell.ring()) \(doorbell.tone)"
}

@main enum Demo {
  static func main() {
    let doorbell = MockDoorbell()
    stub(doorbell.ring()).returns("mock")
    stub(doorbell.tone).returns("mock")
    // The real type must be used somewhere, or it is not compiled.
    let doorbells: [any Doorbell] = CommandLine.arguments.count > 5 ? [RealDoorbell()] : [doorbell]
    for doorbell in doorbells { print(use(doorbell)) }
  }
}

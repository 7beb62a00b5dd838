// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Types of a module with library evolution, whose clients do not know their layout.

public struct Address: Equatable {
  public var street: String
  private var number = 5
  public var tags: [String] = ["a"]
  public var isEmpty: Bool { street.isEmpty && number == 0 && tags.isEmpty }

  public init(street: String) {
    precondition(!street.isEmpty)
    self.street = street
  }
}

@frozen public struct Point: Equatable {
  public var x: Double
  public var y: Float

  public init(x: Double, y: Float) { (self.x, self.y) = (x, y) }
}

public enum Payment: Equatable {
  case card(number: Int, owner: String)
  case cash
}

@frozen public enum Size: Equatable {
  case custom(Int)
  case small, large
}

public enum Load: Equatable {
  case text(String)
  case number(Int)
}

public struct Envelope<Content> {
  public var address: Address
  public var content: Content
  public var payment: Payment?

  public init(address: Address, content: Content) {
    (self.address, self.content) = (address, content)
  }
}

public struct Observed {
  @Logged public var count: Int
  public init() { count = 3 }
}

@propertyWrapper public struct Logged {
  private var log: [String] = ["created"]
  private var value: Int
  public var wrappedValue: Int {
    get { value }
    set { value = newValue }
  }
  public var projectedValue: [String] { log }
  public init(wrappedValue: Int) { value = wrappedValue }
}

public import FlagShared

/// A protocol that inherits requirements of another module, of which an attribute cannot see any.
public protocol Product: Named {
  func price(of item: Item) -> Money
}

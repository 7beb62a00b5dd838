/// A protocol with names that are no plain identifiers, at every place where a name can be.
public protocol Signpost {
  var `way out`: Int { get set }
  func `turn left`(_ corner: Int, `2nd try`: Int) -> Int
  func walk(`how far`: Int, `default`: Int, `inout` other: Int) throws -> Int
  subscript(`key of` key: Int) -> String { get set }
  static func `make one`(`of kind`: Int) -> Int
  func tell(_ body: (_ `a word`: Int) -> Void)
}

/// A class with such names.
open class Crossing {
  /// Creates a crossing.
  public init(`with lanes`: Int) { `lane count` = `with lanes` }
  open var `lane count`: Int
  open func `turn left`(`2nd try`: Int) -> Int { `2nd try` + 1 }
  open subscript(`key of` key: Int) -> Int { key + 2 }
}

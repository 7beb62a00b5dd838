/// Changes the class of an object of the test framework in the same way as partial mocks do.
package enum ChangedClass {
  /// Changes the class of an object to a subclass that adds no stored property.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - superclass: The class that the object must currently have.
  ///   - subclass: The new class.
  /// - Returns: `false` if the object has another class, or if the layouts differ.
  package static func change(
    of object: AnyObject, from superclass: AnyClass, to subclass: AnyClass
  ) -> Bool {
    guard ObjectClass.current(of: object) == superclass,
      ObjectClass.layout(of: subclass) == ObjectClass.layout(of: superclass)
    else { return false }
    ObjectClass.set(subclass, of: object)
    return true
  }
}

// The default values of vectors: zeros. They are made of built-in types, which have no default value.

extension ComposedDefault where Self: SIMD {
  /// Returns the vector of zeros.
  static func compose(_ maker: __DefaultMaker) -> Any? { Self() }
}

extension SIMD2: ComposedDefault {}
extension SIMD3: ComposedDefault {}
extension SIMD4: ComposedDefault {}
extension SIMD8: ComposedDefault {}
extension SIMD16: ComposedDefault {}
extension SIMD32: ComposedDefault {}
extension SIMD64: ComposedDefault {}

/// A key of a dictionary, as a part of a path.
struct PartKey {
  let key: AnyHashable

  /// The label of the entry, or `nil` if the key is not a string.
  var label: String? { key.base as? String }

  func description(_ redactions: Redactions) -> String {
    var writer = DescriptionWriter(bytes: Truncation.listed, redactions: redactions)
    return writer.describe(key.base)
  }
}

/// A dictionary, whose values are compared by their keys.
protocol PairedByKey {
  /// Returns the values of the common keys, or `nil` if some keys are not common.
  func paired(with other: Any) -> [(PartKey, Any, Any)]?
}

extension Dictionary: PairedByKey {
  func paired(with other: Any) -> [(PartKey, Any, Any)]? {
    guard let other = other as? [Key: Value], other.count == count else { return nil }
    var pairs: [(PartKey, Any, Any)] = []
    for (key, value) in self {
      guard let index = other.index(forKey: key) else { return nil }
      pairs.append((PartKey(key: AnyHashable(key)), value, other.values[index]))
    }
    // The first difference is the same in each process.
    let names = pairs.map { "\($0.0.key.base)" }
    return pairs.indices.sorted { names[$0] < names[$1] }.map { pairs[$0] }
  }
}

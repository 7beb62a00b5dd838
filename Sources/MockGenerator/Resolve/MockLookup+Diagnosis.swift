extension MockLookup {
  /// Returns why no declaration was found, and what to write.
  func notFound() -> SourceDiagnostic {
    if let found = unsuitable.first { return .unsuitable(request, found) }
    if request.qualifiers.isEmpty, let nested = nestedType {
      return .nested(request, nested)
    }
    return .notFound(
      request, searched: searched, failures: codebase.failures,
      nearest: request.name.nearest(among: mockableNames))
  }

  /// A nested type with the requested name.
  private var nestedType: ResolvedType? {
    for module in searched {
      for location in codebase.locations(request.name, in: module) where !location.isTopLevel {
        if let found = codebase.found(location), found.isVisible,
          found.enclosingPath?.isEmpty == false
        {
          return found
        }
      }
    }
    return nil
  }

  /// The names of all protocols and classes that were searched.
  private var mockableNames: [String] {
    searched.flatMap { name -> [String] in
      guard let locations = codebase.module(name)?.locations.values else { return [] }
      return locations.joined().filter {
        $0.isTopLevel && !$0.isPrivate && ($0.kind == .protocol || $0.kind == .class)
      }.map(\.name)
    }
  }
}

extension String {
  /// Returns the most similar words, the nearest first, at most three.
  fileprivate func nearest(among words: [String]) -> [String] {
    let limit = Swift.max(1, count / 3)
    let ranked = Set(words).compactMap { word -> (distance: Int, word: String)? in
      guard abs(word.count - count) <= limit else { return nil }
      let distance = distance(to: word)
      return distance <= limit ? (distance, word) : nil
    }
    return ranked.sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }.prefix(3).map(\.word)
  }

  /// Returns the number of characters to insert, delete or replace to get another word.
  private func distance(to other: String) -> Int {
    let other = Array(other)
    var row = Array(0...other.count)
    for (i, character) in enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for j in other.indices {
        let replaced = diagonal + (character == other[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = Swift.min(replaced, row[j] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}

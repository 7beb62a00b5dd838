/// The versions of Apple's systems whose runtime has all types that generated code needs.
///
/// Types in a declaration need less than types in generated code, which passes them as generic
/// arguments. Without versions, all systems have the types.
package struct SystemVersions: Sendable, Equatable {
  /// The first major version of each system, in the order of ``systems``, or 0 for all versions.
  private var majors: [Int]

  /// The names of the systems, as `@available` has them. Mac Catalyst has the versions of iOS.
  private static let systems = ["macOS", "iOS", "tvOS", "watchOS", "visionOS"]

  /// The systems that need no version.
  package static let all = SystemVersions(majors: [0, 0, 0, 0, 0])

  /// The systems with existential types that have generic arguments, such as `any Store<Int>`.
  package static let constrainedExistentials = SystemVersions(majors: [13, 16, 16, 9, 0])

  /// The systems with function types that throw typed errors or have `@isolated(any)`.
  package static let functionTypes = SystemVersions(majors: [15, 18, 18, 11, 2])

  /// A Boolean value that indicates whether all versions of all systems are included.
  package var includeAll: Bool { self == .all }

  /// The arguments of `@available` or `#available`.
  package var condition: String {
    zip(Self.systems, majors).filter { $1 > 0 }.map { "\($0) \($1), " }.joined() + "*"
  }

  /// The attribute of a declaration for these versions only, or nothing if it is for all.
  package var attributes: [String] { includeAll ? [] : ["@available(\(condition))"] }

  /// The condition in front of others, or nothing for all systems.
  package var check: String { includeAll ? "" : "#available(\(condition)), " }

  /// The versions in a sentence, such as `macOS 13 or iOS 16`.
  package var description: String {
    let names = zip(Self.systems, majors).filter { $1 > 0 }.map { "\($0) \($1)" }
    guard names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " or \(names[names.count - 1])"
  }

  /// Removes the versions that another one does not include.
  package mutating func formIntersection(_ other: SystemVersions) {
    majors = zip(majors, other.majors).map(max)
  }

  /// Returns the versions without the systems for which attributes already require as much.
  ///
  /// The compiler warns about a version check that is always true.
  ///
  /// - Parameter availability: The `@available` attributes of a declaration and of those around it.
  package func unless(_ availability: [String]) -> SystemVersions {
    guard !includeAll, !availability.isEmpty else { return self }
    var required: [String: Int] = [:]
    for attribute in availability {
      for (system, major) in attribute.introducedVersions {
        required[system] = max(required[system] ?? 0, major)
      }
    }
    // Swift derives these versions from those of iOS. visionOS 1 is the contemporary of iOS 17.
    required["visionOS"] = required["visionOS"] ?? required["iOS"].map { $0 - 16 }
    let remaining = zip(Self.systems, majors).map { system, major in
      (required[system] ?? 0) >= major ? 0 : major
    }
    return SystemVersions(majors: remaining)
  }
}

extension String {
  /// The systems and the major versions since which an `@available` attribute says that a declaration
  /// exists.
  fileprivate var introducedVersions: [(system: String, major: Int)] {
    guard hasPrefix("@available"), let opening = firstIndex(of: "("), last == ")" else { return [] }
    let arguments = self[index(after: opening)...].dropLast().split(separator: ",")
      .map { $0.split(whereSeparator: " :\n".contains).map(String.init) }
    // In the long form, the first argument is the system, and `introduced: 15` has the version.
    if let system = arguments.first, system.count == 1 {
      let introduced = arguments.first { $0.first == "introduced" }
      return introduced.flatMap { Self.version(system[0], $0.last) }.map { [$0] } ?? []
    }
    return arguments.compactMap { $0.count == 2 ? Self.version($0[0], $0[1]) : nil }
  }

  /// Returns a system with the major version of a text such as `15.0`.
  private static func version(_ system: String, _ text: String?) -> (String, Int)? {
    guard let major = text?.split(separator: ".").first.flatMap({ Int($0) }) else { return nil }
    return (system == "OSX" ? "macOS" : system == "xrOS" ? "visionOS" : system, major)
  }
}

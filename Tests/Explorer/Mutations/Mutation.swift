#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The defect that the environment switches on. `Tests/Explorer/Mutations/run.sh` adds this file, and
/// the patches that use it, to a copy of the runtime.
enum Mutation {
  private static let current = getenv("UNDERSTUDY_MUTATION").map { String(cString: $0) }

  /// A Boolean value that indicates whether a defect is switched on.
  static func isOn(_ name: String) -> Bool { current == name }
}

package import Foundation

/// The interfaces of compiled modules on the disk, for later runs.
///
/// A folder belongs to one toolchain and one target. Several processes can use it at the same time:
/// each file is replaced as a whole, and an entry whose files do not fit together counts as missing.
package struct InterfaceCache {
  /// The folder for the modules of one toolchain.
  let folder: URL

  /// The folder for all toolchains, outside any package, or `nil` if the user has no such folder.
  ///
  /// The variable `UNDERSTUDY_CACHE` names another folder. If it is empty, there is none.
  ///
  /// - Parameter environment: The environment of the process.
  package static func folder(
    for environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL? {
    if let path = environment["UNDERSTUDY_CACHE"] {
      return path.isEmpty ? nil : URL(fileURLWithPath: path)
    }
    if let path = environment["XDG_CACHE_HOME"], path.hasPrefix("/") {
      return URL(fileURLWithPath: path).appendingPathComponent("understudy")
    }
    guard let home = environment["HOME"], !home.isEmpty else { return nil }
    #if os(macOS)
      let caches = "Library/Caches"
    #else
      let caches = ".cache"
    #endif
    return URL(fileURLWithPath: home).appendingPathComponent(caches)
      .appendingPathComponent("understudy")
  }

  /// What the toolchain says about a module.
  struct Entry {
    /// The interface, or `nil` if there is no such module.
    var text: String?

    /// The facts that the interface does not show.
    var facts: ModuleFacts
  }

  /// The file next to an interface.
  private struct Record: Codable {
    /// The format of the entry. Another version of the tool may write another one.
    var format: Int

    /// The checksum of the interface, or `nil` if there is no such module.
    var checksum: UInt64?

    /// The facts about the module.
    var facts: ModuleFacts
  }

  /// The format of the entries that this version writes. Version 1 stored passing faults, too, and
  /// version 2 lacked the types of Objective-C headers.
  private static let format = 3

  /// Returns the place of the interface of a module.
  func interface(of module: String) -> URL {
    folder.appendingPathComponent("\(module).swiftinterface")
  }

  /// Returns the place of the file next to an interface.
  private func record(of module: String) -> URL { folder.appendingPathComponent("\(module).json") }

  /// Returns the entry of a module, or `nil` if there is none, or if it is incomplete.
  func entry(for module: String) -> Entry? {
    guard let data = try? Data(contentsOf: record(of: module)),
      let record = try? JSONDecoder().decode(Record.self, from: data),
      record.format == Self.format
    else { return nil }
    guard let checksum = record.checksum else { return Entry(text: nil, facts: record.facts) }
    guard let bytes = try? Data(contentsOf: interface(of: module)),
      Self.checksum(of: bytes) == checksum
    else { return nil }
    return Entry(text: String(decoding: bytes, as: UTF8.self), facts: record.facts)
  }

  /// Stores an entry.
  ///
  /// - Returns: `true`, or `false` if the cache cannot be written: then it stays as it is.
  func store(_ entry: Entry, for module: String) -> Bool {
    let checksum = entry.text.map { Self.checksum(of: Data($0.utf8)) }
    let record = Record(format: Self.format, checksum: checksum, facts: entry.facts)
    do {
      let data = try JSONEncoder().encode(record)
      if let text = entry.text {
        try OutputFile(url: interface(of: module), text: text).write()
      }
      let text = String(decoding: data, as: UTF8.self)
      try OutputFile(url: self.record(of: module), text: text).write()
      return true
    } catch {
      return false
    }
  }

  /// Returns the FNV-1a hash of bytes, which is the same in each process.
  static func checksum(of bytes: Data) -> UInt64 {
    bytes.withUnsafeBytes { bytes in
      bytes.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    }
  }
}

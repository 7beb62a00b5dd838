import Foundation

/// The file `project.pbxproj` of an Xcode project: its targets, their build settings, and the packages that
/// they link.
///
/// Xcode passes plug-ins the sources of the targets, but neither the settings that decide what the sources
/// mean nor the packages that only the app links. The file is a property list in the old style, which
/// Foundation reads. Its objects refer to one another by their identifiers.
struct ProjectFile {
  /// The path of the file.
  let path: String

  /// The folder of the project, at which paths begin.
  let folder: URL

  /// The objects, by their identifiers.
  private let objects: [String: Object]

  /// The object that describes the project.
  let root: Object

  /// The object around each one that is in a group, by their identifiers.
  private let groups: [String: String]

  /// Reads a file.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: ``UnreadablePath`` if the file cannot be read, and ``Invalid`` if it is no project.
  init(at path: String) throws {
    self.path = path
    folder = URL(fileURLWithPath: path).deletingLastPathComponent().deletingLastPathComponent()
    let data = try SourceFolder.contents(of: path)
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      throw Invalid(path: path, underlying: error)
    }
    let contents = list as? [String: Any] ?? [:]
    let objects = (contents["objects"] as? [String: [String: Any]] ?? [:]).mapValues(Object.init)
    guard let root = contents["rootObject"].flatMap({ $0 as? String }).flatMap({ objects[$0] })
    else { throw Invalid(path: path, line: 1, reason: "it has no root object") }
    (self.objects, self.root) = (objects, root)
    var groups: [String: String] = [:]
    for (key, object) in objects { for child in object.list("children") { groups[child] = key } }
    self.groups = groups
  }

  /// Finds the project in a folder that has a target.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - target: The name of the target.
  /// - Returns: The project, or `nil` if no project in the folder has the target.
  /// - Throws: ``UnreadablePath`` if a file cannot be read, and ``Invalid`` if it is no project.
  static func find(in folder: URL, with target: String) throws -> ProjectFile? {
    for path in PluginRequest.Project.projectFiles(in: folder) {
      let project = try ProjectFile(at: path)
      if project.target(target) != nil { return project }
    }
    return nil
  }

  /// The objects that an object refers to in a list.
  func objects(_ key: String, of object: Object) -> [Object] {
    object.list(key).compactMap { objects[$0] }
  }

  /// The object that another one refers to, or `nil`.
  func object(_ key: String, of object: Object) -> Object? {
    object.text(key).flatMap { objects[$0] }
  }

  /// All objects of a kind.
  func all(_ kind: String) -> [Object] { objects.values.filter { $0.text("isa") == kind } }

  /// The target with a name, or `nil`.
  func target(_ name: String) -> Object? {
    objects("targets", of: root).first { $0.text("name") == name }
  }

  /// Returns the place of a file or group, or `nil` if Xcode alone knows it.
  ///
  /// - Parameter identifier: The identifier of the file or group.
  func location(of identifier: String) -> URL? {
    guard let object = objects[identifier] else { return nil }
    let path = object.text("path") ?? ""
    switch object.text("sourceTree") {
    case "<absolute>": return URL(fileURLWithPath: path)
    case "SOURCE_ROOT": return folder.appendingPathComponent(path)
    case "<group>":
      let around = groups[identifier].map(location) ?? folder
      return path.isEmpty ? around : around?.appendingPathComponent(path)
    default: return nil
    }
  }

  /// An object of the file.
  struct Object {
    private let values: [String: Any]

    fileprivate init(_ values: [String: Any]) { self.values = values }

    /// The text of a key, or `nil`.
    func text(_ key: String) -> String? { values[key] as? String }

    /// The texts in the list of a key.
    func list(_ key: String) -> [String] { values[key] as? [String] ?? [] }

    /// The build settings. A list is one text, as the tools of Xcode get it.
    var settings: [String: String] {
      (values["buildSettings"] as? [String: Any] ?? [:]).compactMapValues { value in
        value as? String ?? (value as? [String])?.joined(separator: " ")
      }
    }
  }

  /// The error of a file that is no project.
  struct Invalid: CommandError {
    /// The path of the file.
    let path: String

    /// The line of the problem.
    let line: Int

    /// What is wrong.
    let reason: String

    fileprivate init(path: String, line: Int, reason: String) {
      (self.path, self.line, self.reason) = (path, line, reason)
    }

    /// Creates the error of a file that is no property list.
    ///
    /// Only the description of Foundation's error says where the problem is, as in
    /// `NSDebugDescription=Expected terminating '}' for dictionary at line 3`.
    fileprivate init(path: String, underlying error: any Error) {
      let text =
        "\(error)".components(separatedBy: "kCFPropertyListOldStyleParsingError").last ?? ""
      let start = text.range(of: "NSDebugDescription=")?.upperBound ?? text.startIndex
      let place = text.range(
        of: "( starting)? (at|on) line [0-9]+", options: .regularExpression,
        range: start..<text.endIndex)
      let line = place.flatMap { Int(text[$0].filter(\.isNumber)) }
      let reason = place.map { String(text[start..<$0.lowerBound]) }
      self.init(path: path, line: line ?? 1, reason: reason ?? "it is no property list")
    }

    var description: String { "'\(path)' cannot be read: \(reason)" }

    var place: String? { "\(path):\(line):1" }

    var problem: String {
      "the project cannot be read: \(reason); correct the line, such as the marks of a merge, or "
        + "restore the file"
    }

    var exitCode: ExitStatus { .invalid }
  }
}

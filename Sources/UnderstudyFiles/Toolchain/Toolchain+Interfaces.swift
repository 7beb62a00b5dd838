import Foundation

extension Toolchain {
  /// Reads the interface of a module.
  ///
  /// The printer of the toolchain prints it. If the toolchain does not have the program, the compiler
  /// is started under its name, because they are one program. If that does not help either, the textual
  /// interface of the SDK is read, which is in every SDK of Apple for modules in Swift.
  ///
  /// - Parameters:
  ///   - module: The name of the module.
  ///   - cache: A folder for the compiler's caches, or `nil` for the default.
  /// - Returns: The interface, or `nil` if the toolchain says that there is no such module.
  /// - Throws: ``Unusable`` if nothing can print the interface of the module, and
  ///   ``ProgramRun/Failure`` if a program fails for another reason.
  func interface(of module: String, cache: URL?) throws -> String? {
    let printer = try printer(cache)
    let run = try ProgramRun(printer.program, ["-module-name", module] + options(cache))
    if run.isSuccess { return run.output }
    try run.checkEnd()
    if printer.isSure || run.errors.contains("Couldn't load module '\(module)'") {
      if try isMissing(module, cache: cache) { return nil }
      throw run.failure
    }
    let textual = try SDKInterfaces(self)
    if let text = try textual.interface(of: module) { return text }
    if try isMissing(module, cache: cache) { return nil }
    throw Unusable(
      "there is no textual interface of '\(module)' in \(textual.place), and "
        + "'\(programs.appendingPathComponent(Self.printerName).path)', which would print one, is "
        + "missing; use a toolchain from swift.org, 6.1 or newer, or declare a protocol of your own "
        + "and mock that")
  }

  /// Returns the program that prints interfaces.
  ///
  /// - Parameter cache: A folder for a link to the compiler.
  /// - Returns: The program, and whether it is sure that it can print interfaces.
  private func printer(_ cache: URL?) throws -> (program: URL, isSure: Bool) {
    let printer = programs.appendingPathComponent(Self.printerName)
    if Self.isExecutable(printer) { return (printer, true) }
    let compiler = compiler.resolvingSymlinksInPath()
    let checksum = InterfaceCache.checksum(of: Data(compiler.path.utf8))
    let folder = (cache ?? FileManager.default.temporaryDirectory)
      .appendingPathComponent("understudy-printer-\(String(checksum, radix: 16))")
    let link = folder.appendingPathComponent(Self.printerName)
    let destination = try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)
    if destination != compiler.path {
      try UnwritableFile.naming(link.path) {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        do {
          try FileManager.default.createSymbolicLink(at: link, withDestinationURL: compiler)
        } catch {
          // Another process made it at the same time.
          let found = try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)
          guard found == compiler.path else { throw error }
        }
      }
    }
    return (link, false)
  }
}

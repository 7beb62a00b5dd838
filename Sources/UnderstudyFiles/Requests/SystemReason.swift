import Foundation

extension Error {
  /// The reason of the operating system, which Foundation wraps in an error of its own.
  ///
  /// The plug-ins compile this file too.
  var systemReason: String {
    let outer = self as NSError
    let cause = (outer.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? outer
    guard cause.domain == NSPOSIXErrorDomain else { return cause.localizedDescription }
    return String(cString: strerror(Int32(cause.code)))
  }
}

import UnderstudyMacros

/// Writes a log. A message is evaluated only if its level is enabled.
@Mockable
protocol Logger: Sendable {
  func log(_ level: LogLevel, _ message: @autoclosure () -> String)
}

/// The importance of a log message.
enum LogLevel: Sendable {
  case debug, error
}

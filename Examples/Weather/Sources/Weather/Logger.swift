import UnderstudyMacros

/// Writes the log. A message is made only if its level is written.
@Mockable
protocol Logger: Sendable {
  func log(_ level: LogLevel, _ message: @autoclosure () -> String)
}

/// How much a line of the log matters.
enum LogLevel: Sendable {
  case debug, error
}

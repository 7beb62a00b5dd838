import Foundation

/// The reference for all measurements: a careful handwritten mock with a lock, and for each member a
/// counter, an array of arguments and a closure.
final class HandwrittenService: Service, @unchecked Sendable {  // `lock` guards the variables.
  private let lock = NSLock()
  private var _pingCount = 0
  private var _logCount = 0
  private var _logArguments: [String] = []
  private var _logHandler: ((String) -> Void)?
  private var _priceCount = 0
  private var _priceArguments: [String] = []
  private var _priceHandler: ((String) -> Int)?

  var logArguments: [String] { lock.withLock { _logArguments } }

  var priceHandler: ((String) -> Int)? {
    get { lock.withLock { _priceHandler } }
    set { lock.withLock { _priceHandler = newValue } }
  }

  func ping() {
    lock.withLock { _pingCount += 1 }
  }

  func log(_ text: String) {
    let handler = lock.withLock {
      _logCount += 1
      _logArguments.append(text)
      return _logHandler
    }
    handler?(text)
  }

  func price(of item: String) -> Int {
    let handler = lock.withLock {
      _priceCount += 1
      _priceArguments.append(item)
      return _priceHandler
    }
    return handler?(item) ?? 0
  }
}

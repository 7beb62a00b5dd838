// Protocols of the samples about matchers.

/// Shows numbers.
protocol NumberList {
  func show(_ numbers: [Int])
}

/// Adds amounts.
protocol SampleCounter {
  func add(_ amount: Int) -> Int
}

/// Shows lines.
protocol SamplePage {
  func show(_ lines: Range<Int>)
}

/// Applies settings.
protocol ThemeSettings {
  func apply(_ entries: [String: String])
}

/// Greets people.
protocol SampleGreeter {
  func greet(_ name: String) -> String
}

/// Sets a temperature.
protocol SampleThermostat {
  func set(_ degrees: Double)
}

/// Waits.
protocol SampleTimer {
  func wait(_ duration: Duration)
}

/// Sends messages.
protocol LetterMailer {
  func send(_ message: Message)
  func send(_ message: Message, to address: String)
}

/// A user of the shop.
protocol SampleUser: AnyObject {
  var name: String { get set }
  var nickname: String? { get set }
}

/// An error of a server.
struct Rejection: Error, Equatable {
  var code: Int
}

/// Receives what was loaded.
protocol LoadDelegate {
  func didLoad(_ result: Result<String, any Error>)
}

/// Logs users in.
protocol SampleSession {
  func logIn(_ name: String, password: String) -> String
}

/// Stores values of any type.
protocol AnyValueStore {
  func save(_ value: Any)
}

/// Records errors.
protocol ErrorLog {
  func record(_ error: any Error)
}

/// Records values of several types.
protocol ValueLog {
  func record(_ number: Int)
  func record(_ text: String)
}

/// A performer on a stage.
class Performer {}

/// A performer who sings.
final class Singer: Performer {}

/// The performers of an evening.
protocol SampleStage {
  func add(_ performer: Performer)
}

/// Registers objects.
protocol ServiceRegistry {
  func add(_ service: AnyObject)
}

/// The status of an account.
enum AccountStatus: Sendable {
  case active, suspended, closed
}

/// Changes accounts.
protocol SampleAccounts {
  func set(_ status: AccountStatus, for account: Int)
}

/// The address of a server.
struct Endpoint {
  var host: String
}

/// Connects to a server.
protocol SampleClient {
  func connect(_ endpoint: Endpoint?)
}

/// Charges money in a currency.
protocol CurrencyGateway {
  func charge(_ cents: Int, currency: String)
}

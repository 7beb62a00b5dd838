public import Foundation
public import UnderstudyMacros

/// A value that is measured.
public struct Sample: Hashable, Sendable {
  /// What was measured.
  public let name: String
  /// The measured value.
  public let value: Double
  /// The time of the measurement.
  public let date: Date

  /// Creates a sample.
  public init(name: String, value: Double, date: Date) {
    self.name = name
    self.value = value
    self.date = date
  }
}

/// Uploads samples.
@Mockable
public protocol Uploader: Sendable {
  /// Uploads samples, and returns how many were accepted.
  func upload(_ samples: [Sample], to address: URL) async throws -> Int
}

/// Stores samples.
@Mockable
public protocol SampleStore: AnyObject {
  /// What samples can be found by.
  associatedtype Key: Hashable
  /// The number of samples.
  var count: Int { get }
  /// Adds a sample.
  func append(_ sample: Sample, key: Key?) throws
  /// Removes samples, and passes each to a closure.
  func drain(limit: Int, _ body: (Sample) throws -> Void) throws
  /// The sample at an index.
  subscript(index: Int) -> Sample? { get set }
}

/// The state of the network.
public protocol Reachability {
  /// A Boolean value that indicates whether the network is reachable.
  var isReachable: Bool { get }
  /// Calls a closure with each change.
  func observe(_ change: @escaping @Sendable (Bool) -> Void)
}

/// Collects samples, and uploads them in batches.
public final class Telemetry {
  private let uploader: any Uploader
  private let reachability: any Reachability
  private let address: URL
  private var samples: [Sample] = []

  /// Creates an object without samples.
  public init(uploader: any Uploader, reachability: any Reachability, address: URL) {
    self.uploader = uploader
    self.reachability = reachability
    self.address = address
  }

  /// Adds a sample.
  public func record(_ name: String, _ value: Double, at date: Date) {
    samples.append(Sample(name: name, value: value, date: date))
  }

  /// Uploads the samples, unless the network is not reachable.
  @discardableResult
  public func flush() async throws -> Int {
    guard reachability.isReachable, !samples.isEmpty else { return 0 }
    let count = try await uploader.upload(samples, to: address)
    samples.removeFirst(min(count, samples.count))
    return count
  }
}

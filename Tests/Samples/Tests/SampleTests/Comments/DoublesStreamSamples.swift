import Testing
import Understudy

@testable import Bookshop

/// The samples about mock closures and streams in documentation comments.
@Suite(.verifyingMocks) struct CommentsStreamSamples {
  struct NotFound: Error {}

  /// Shows texts.
  struct Screen {
    let fetch: (Int) async throws -> String

    func show(_ ids: [Int]) async {
      for id in ids { _ = try? await fetch(id) }
    }
  }

  /// Sounds a siren if it is hot.
  struct Alarm {
    let sensor: any CommentSensor
    let siren: any Siren

    init(_ sensor: any CommentSensor, _ siren: any Siren) {
      (self.sensor, self.siren) = (sensor, siren)
    }

    func run() async {
      for await reading in sensor.readings() where reading > 50 { siren.sound() }
    }
  }

  @Test func closures() async {
    let fetch = MockClosure("fetch", of: ((Int) async throws -> String).self)
    stub(fetch(.any)).returns("unknown")
    expect(fetch(7)).throws(NotFound())

    let screen = Screen(fetch: fetch.function)
    await screen.show([7, 8, 9])
    verify(fetch(.greaterThan(7)), 2)
  }

  @Test func streams() async {
    let sensor = MockCommentSensor("sensor")
    let siren = MockSiren("siren")
    let readings = MockStream(of: Double.self)
    stub(sensor.readings()).returns(readings.stream)
    let alarm = Task { await Alarm(sensor, siren).run() }

    readings.send(20, 90)
    await readings.settle()
    verify(siren.sound())
    readings.finish()
    await alarm.value
  }
}

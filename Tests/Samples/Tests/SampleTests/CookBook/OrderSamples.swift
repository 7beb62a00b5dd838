import Testing
import Understudy

@testable import Bookshop

@Suite("Recipes for order and state", .verifyingMocks)
struct OrderRecipes {
  let session = MockAudioSession("session")
  let player = MockAudioPlayer("player")

  var controller: PlaybackController { PlaybackController(session: session, player: player) }

  @Test func callsAreMadeInOrder() throws {
    try controller.start(Episode(id: 7))
    controller.stop()

    verifyInOrder(
      session.activate(), player.play(Episode(id: 7)), player.pause(),
      session.deactivate())
  }

  @Test func theOrderIsExpected() throws {
    inOrder("playback") {
      expect(session.activate())
      expect(player.play(.any))
      expect(player.pause(), ...1)
      expect(session.deactivate())
    }

    try controller.start(Episode(id: 7))
    controller.stop()
  }

  @Test func aCallIsAllowedOnlyInAState() throws {
    let audio = States("audio", initially: "inactive")
    expect(session.activate()).moves(audio, to: "active")
    expect(player.play(.any)).when(audio.is("active"))
    expect(player.pause()).when(audio.is("active"))
    expect(session.deactivate()).moves(audio, to: "inactive")

    try controller.start(Episode(id: 7))
    controller.stop()

    #expect(audio.current == "inactive")
  }

  @Test func theAnswerDependsOnTheState() {
    let monitor = MockUnitConverter("converter")
    let mode = States("mode", initially: "slow")
    stub(monitor.minutes(fromHours: 1)).returns(60).when(mode.is("slow"))
    stub(monitor.minutes(fromHours: 1)).returns(30).when(mode.is("fast"))

    #expect(monitor.minutes(fromHours: 1) == 60)
    mode.become("fast")
    #expect(monitor.minutes(fromHours: 1) == 30)
  }
}

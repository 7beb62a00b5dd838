import UnderstudyMacros

// A release build.

/// A protocol whose mock exists in debug builds only.
@Mockable
protocol Plain {
  func f() -> Int
  func g(_ text: String, times: Int) throws
}

/// A protocol with an associated type.
@Mockable
protocol Repository {
  associatedtype Entity
  func all() -> [Entity]
}

// Row 73, with a mock in all builds.
// error: only its module can use 'Doorbell', so a build with '-O -wmo' may run another type's code
// cause: The optimizer takes the conformances that it sees for the only ones, and sees none of macros.
// write: @Mockable(.always) package protocol Doorbell { func ring() }
@Mockable(.always) protocol Doorbell { func ring() }

// Row 73, with a private protocol.
// error: only its file can use 'Chime', so a build with '-O -wmo' may run another type's code
@Mockable(.always)
private protocol Chime {
  func ring()
}

func release() throws {
  // Row 73.
  // error: mocks exist in debug builds only: build without '-c release', or write @Mockable(.always)
  // cause: The code is compiled for a release, which contains no mocks.
  // write: @Mockable(.always) package protocol Plain { func f() -> Int }
  stub(MockPlain().f()).returns(3)

  // Row 73, with a variable.
  // error: mocks exist in debug builds only: build without '-c release', or write @Mockable(.always)
  let plain = MockPlain("plain")
  expect(plain.g("a", times: 3), 2)

  // Row 73, with a generic mock.
  // error: mocks exist in debug builds only: build without '-c release', or write @Mockable(.always)
  _ = MockRepository<Int>(.strict)
}

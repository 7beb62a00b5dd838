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

func release() throws {
  // Row 73.
  // error: mocks exist in debug builds only: build without '-c release', or write @Mockable(.always)
  // cause: The code is compiled for a release, which contains no mocks.
  // write: @Mockable(.always) protocol Plain { func f() -> Int }
  stub(MockPlain().f()).returns(3)

  // Row 73, with a variable.
  // error: mocks exist in debug builds only: build without '-c release', or write @Mockable(.always)
  let plain = MockPlain("plain")
  expect(plain.g("a", times: 3), 2)

  // Row 73, with a generic mock.
  // error: mocks exist in debug builds only: build without '-c release', or write @Mockable(.always)
  _ = MockRepository<Int>(.strict)
}

import Testing
import UnderstudyCore

@Suite struct PartialMockRefusalTests {
  let boiler = Boiler.make()

  /// Expects a partial mock to be refused and the object's calls to stay real.
  private func expectRefusal(
    _ headline: String, _ object: Boiler, location: Testing.SourceLocation = #_sourceLocation
  ) {
    let real = type(of: object)
    let log = FailureLog.of {
      MockScope.run {
        let mock = partialMock(of: object, as: MockBoiler.self)
        #expect(type(of: object) == real, sourceLocation: location)
        #expect(mock.pressure() == object.pressure(), sourceLocation: location)
      }
    }
    #expect(log.headlines == [headline], sourceLocation: location)
    #expect(log.failures.first?.site.line == #line - 6, sourceLocation: location)
  }

  @Test("partialMock(of:as:) outside a scope is refused")
  func noScope() {
    let log = FailureLog.of {
      let mock = partialMock(of: boiler, as: MockBoiler.self)
      #expect(!MockScope.isPartialMock(boiler) && mock.pressure() == 20)
    }
    let headline = "partialMock(of:as: MockBoiler.self) used outside a scope"
    #expect(log.headlines == [headline] && log.failures.first?.site.line == #line - 4)
  }

  @Test("an object that is a mock is refused")
  func mocks() {
    expectRefusal("The object is already a mock: a MockBoiler", MockBoiler(level: 1))
  }

  @Test("an object of a subclass is refused by the superclass's mock")
  func subclasses() {
    expectRefusal("MockBoiler mocks Boiler, but the object is a Kettle", Kettle(level: 2))
  }

  @Test(
    "the advice names the mock class of the object, unless the class is a library's private one",
    arguments: [
      (Kettle(level: 2), "Write as: MockKettle.self."),
      (
        __LocalBoiler(level: 2),
        "__LocalBoiler is a private class of a library, so it has no mock class."
      ),
    ] as [(Boiler, String)])
  func advice(boiler: Boiler, advice: String) {
    let log = FailureLog.of {
      withPartialMock(of: boiler, as: MockBoiler.self) { #expect($0.pressure() == 20) }
    }
    #expect(log.headlines == ["MockBoiler mocks Boiler, but the object is a \(type(of: boiler))"])
    let details = log.failures.flatMap(\.details).joined()
    #expect(details.contains(advice) && !details.contains("Mock__"))
  }

  @Test("an Unmockable class can refuse partial mocks and state its reason")
  func unmockable() {
    let log = FailureLog.of {
      let stove = Stove()
      withPartialMock(of: stove, as: MockStove.self) { mock in
        #expect(!MockScope.isPartialMock(stove) && mock.burn() == 1)
      }
      Stove.$reason.withValue(nil) {
        withPartialMock(of: stove, as: MockStove.self) { _ in
          #expect(MockScope.isPartialMock(stove))
        }
      }
    }
    #expect(log.headlines == ["Stove cannot be mocked: it is hot"])
    #expect(log.failures.first?.site.line == #line - 10)
  }

  @Test("an Unmockable class refuses class mocks, also if nothing names the mock")
  func unmockableClassMock() {
    let log = FailureLog.of {
      let stove = MockStove()
      #expect(stove.burn() == 1)
      stub(stove.light()).returns(2)
      verify(stove.light(), .never)
      let named = MockStove("stove", line: 200)
      verify(named.light(), .never)
      Stove.$reason.withValue(nil) { verify(MockStove().light(), .never) }
    }
    #expect(
      log.headlines == Array(repeating: "MockStove must not be created: it is hot", count: 2))
    #expect(log.lines.last == 200)
  }

  @Test("an object with a partial mock is refused by another mock class")
  func twoMockClasses() {
    let log = FailureLog.of {
      withPartialMock(of: boiler, as: MockBoiler.self) { mock in
        stub(mock.pressure()).returns(1)
        withPartialMock(of: boiler, as: OtherMockBoiler.self) { other in
          #expect(boiler.pressure() == 1 && other.pressure() == 1)
        }
      }
    }
    let headline =
      "The object has a partial mock of class MockBoiler and cannot have one of class "
      + "OtherMockBoiler too"
    #expect(log.headlines == [headline] && !MockScope.isPartialMock(boiler))
  }

  #if !canImport(ObjectiveC)
    @Test(
      "an object whose class was changed by other code keeps that class, and its calls are real")
    func changedMeanwhile() {
      let log = FailureLog.of {
        withPartialMock(of: boiler, as: MockBoiler.self) { mock in
          stub(mock.pressure()).returns(1)
          #expect(boiler.pressure() == 1)
          setClass(OtherMockBoiler.self, of: boiler)
        }
        #expect(!MockScope.isPartialMock(boiler) && type(of: boiler) == OtherMockBoiler.self)
        #expect(boiler.pressure() == 20)
        withPartialMock(of: boiler, as: MockBoiler.self) { _ in }
        setClass(Boiler.self, of: boiler)
      }
      withPartialMock(of: boiler, as: MockBoiler.self) { _ in
        #expect(MockScope.isPartialMock(boiler))
      }
      let headline =
        "The class of the object was changed to OtherMockBoiler, but not by a partial mock"
      #expect(log.headlines == [headline, headline])
      #expect(log.failures.map(\.site.line) == [#line - 16, #line - 9])
    }

    private func setClass(_ type: AnyClass, of object: AnyObject) {
      Unmanaged.passUnretained(object).toOpaque().storeBytes(
        of: unsafeBitCast(type, to: UInt.self), as: UInt.self)
    }
  #endif
}

/// A subclass without a mock.
private final class Kettle: Boiler, @unchecked Sendable {}

/// The class of an object that a library's factory returns.
private final class __LocalBoiler: Boiler, @unchecked Sendable {}

/// A second mock of the class, such as one from another module.
private final class OtherMockBoiler: Boiler, Mockable, @unchecked Sendable {
  nonisolated var mock: Mock { Mock.__of(self, "OtherMockBoiler") }

  deinit { Mock.__end(self) }

  override func pressure() -> Int {
    self.mock.__call(__MembersOfBoiler.all, 3, (), Never.self) { super.pressure() }
  }
}

/// A class that cannot be mocked while it has a reason.
private class Stove: Unmockable {
  @TaskLocal static var reason: String? = "it is hot"
  static var reasonAgainstMocking: String? { reason }

  func burn() -> Int { 1 }
}

private final class MockStove: Stove, Mockable {
  private static let members = __Members("Stove", "light()")

  nonisolated var mock: Mock { Mock.__of(self, "MockStove") }

  override init() {}

  init(_ name: String, line: Int) {
    super.init()
    Mock.__begin(self, "MockStove", name, .nice, #fileID, #filePath, line, #column)
  }

  deinit { Mock.__end(self) }

  func light() -> CallPattern<Void, Int, Never> { mock.__pattern(Self.members, 0) }
}

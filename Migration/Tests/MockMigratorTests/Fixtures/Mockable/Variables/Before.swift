import Mockable
import XCTest

final class HasherTests: XCTestCase {
    private var hasher: MockContentHashing!
    private let other: MockContentHashing = .init()
    private var subject: ModelHasher!

    override func setUp() {
        super.setUp()
        hasher = .init()
        subject = ModelHasher(hasher: hasher)
        given(hasher)
            .hash(Parameter<[String]>.any)
            .willProduce { $0.joined(separator: ";") }
    }

    override func tearDown() {
        hasher.reset()
        super.tearDown()
    }

    func test_distinctConstants() throws {
        let app = Target.test(name: "App")
        let framework = Target.test(name: "Framework")
        let path = try AbsolutePath(validating: "/project")
        let id = UUID()
        let otherID = UUID()
        given(hasher).hash(target: .value(app)).willReturn("a")
        given(hasher).hash(target: .value(framework)).willReturn("b")
        given(hasher).hash(path: .value(path)).willReturn("c")
        given(hasher).hash(id: .value(id)).willReturn("d")
        given(hasher).hash(id: .value(otherID)).willReturn("e")
        given(hasher).hash(kind: .value(.app)).willReturn("f")
        given(hasher).hash(kind: .value(Kind.framework)).willReturn("g")
    }

    func test_sameConstants() {
        let first = Target.test()
        let second = Target.test()
        given(hasher).hash(bundle: .value(first)).willReturn("a")
        given(hasher).hash(bundle: .value(second)).willReturn("b")
    }
}

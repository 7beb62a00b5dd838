import Testing
import Understudy
import UnderstudyMacros

@Mockable
protocol Node {
  var parent: any Node { get }
  var `default`: any Node { get set }
  var name: String { get async throws }
  static var root: any Node { get }
  func child(named name: String, at place: Int) -> any Node
  func loaded() async throws -> any Node
  subscript(place: Int) -> any Node { get }
}

/// A type with a protocol inside.
enum Forest {
  @Mockable
  protocol Tree: AnyObject {
    var neighbor: any Tree { get set }
    static var oldest: any Tree { get }
    var height: Int { get }
    func tree(at place: Int) -> any Tree
  }
}

@Suite("Chains of @Mockable protocols", .verifyingMocks)
struct ChainDeclarationTests {
  let node = MockNode("node")

  @Test("chains go through properties, methods, subscripts, statics and effects")
  func kinds() async throws {
    stub(node.parent.name).returns("parent")
    stub(node.default.parent.name).returns("default")
    stub(MockNode.root.name).returns("root")
    stub(node.child(named: "a", at: 1)[2].name).returns("element")
    stub(node.loaded().name).throws(CancellationError())

    #expect(try await node.parent.name == "parent")
    #expect(try await node.default.parent.name == "default")
    #expect(try await MockNode.root.name == "root")
    #expect(try await node.child(named: "a", at: 1)[2].name == "element")
    await #expect(throws: CancellationError.self) { try await node.loaded().name }
    #expect(try await node[2].name == "")
  }

  @Test("a chain is the mock itself if its type is given")
  func mock() {
    let parent: MockNode = node.parent
    #expect("\(parent)" == "node.parent")
    #expect(node.parent as? MockNode === parent)
    verify(node.default.parent.default.set(.any), .never)
  }

  @Test("protocols inside types have chains")
  func nested() {
    let tree = Forest.MockTree("tree")
    stub(tree.neighbor.tree(at: 2).height).returns(9)
    stub(Forest.MockTree.oldest.neighbor.height).returns(40)
    expect(tree.tree(at: 1).neighbor.set(.any), .never)

    #expect(tree.neighbor.tree(at: 2).height == 9)
    #expect(Forest.MockTree.oldest.neighbor.height == 40)
    let neighbor = tree.neighbor
    #expect("\(neighbor)" == "tree.neighbor")
    #expect([tree].map(\.neighbor.height) == [0])
    verify(tree.neighbor, 3)
  }
}

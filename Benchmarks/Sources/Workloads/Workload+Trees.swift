import Foundation
import Gnomon

extension Workload {
  /// All trees: balanced ones of three sizes, chains.
  public static var trees: [Workload] {
    [("1k", 1_000), ("10k", 10_000), ("100k", 100_000)].flatMap { balanced("bal_\($0.0)", leaves: $0.1) }
      + [100, 300, 1_000].flatMap(chains)
  }

  static func balanced(_ name: String, leaves: Int) -> [Workload] {
    let tree = TreeGenerator.balanced(leaves: leaves)
    let nodes = tree.count
    let summary = "\(nodes) nodes"
    let texts = TreeContent(usesTextViews: true)
    return [
      first(name, summary, nodes: nodes) { makeHost(ErasedTree(root: tree, content: TreeContent()), size: $0) },
      again(name, summary, nodes: nodes) { makeHost(ErasedTree(root: tree, content: TreeContent()), size: $0) },
      leaf(name, tree),
      first(name + "_foreach", "\(summary), recursive with ForEach", nodes: nodes) {
        makeHost(TreeView(node: tree), size: $0)
      },
      again(name + "_foreach", "\(summary), recursive with ForEach", nodes: nodes) {
        makeHost(TreeView(node: tree), size: $0)
      },
      first(name + "_text", "\(summary), leaves are Text", nodes: nodes) {
        makeHost(ErasedTree(root: tree, content: texts), size: $0)
      },
      again(name + "_text", "\(summary), leaves are Text", nodes: nodes) {
        makeHost(ErasedTree(root: tree, content: texts), size: $0)
      },
    ]
  }

  static func chains(depth: Int) -> [Workload] {
    let kinds = [
      ("deepalt", TreeGenerator.chain(depth: depth, alternates: true)),
      ("deepcol", TreeGenerator.chain(depth: depth, alternates: false)),
      ("deepgrow", TreeGenerator.chain(depth: depth, alternates: true, grows: true)),
    ]
    return kinds.flatMap { kind, tree in
      let name = "\(kind)_\(depth)"
      let summary = "chain of \(depth) stacks, \(tree.count) nodes"
      return [
        first(name, summary, nodes: tree.count) { makeHost(ErasedTree(root: tree, content: TreeContent()), size: $0) },
        again(name, summary, nodes: tree.count) { makeHost(ErasedTree(root: tree, content: TreeContent()), size: $0) },
      ]
    }
  }

  /// A box in the tree's middle gets another width, by an observed property that only its own view reads.
  static func leaf(_ name: String, _ tree: TreeNode) -> Workload {
    Workload("\(name)/leaf", "\(tree.count) nodes: one leaf's width changed") {
      let model = LeafModel(width: 20)
      let content = TreeContent(changing: (tree.middleBox, model))
      let host = makeHost(ErasedTree(root: tree, content: content), size: sizes[0])
      host.update()
      var turn = false
      return {
        turn.toggle()
        model.width = turn ? 30 : 20
        host.update()
        return nil
      }
    }
  }
}

extension TreeNode {
  /// The first box in the tree's second half.
  var middleBox: Int {
    let half = count / 2
    var found: Int?
    forEach { if found == nil, $0.kind == .box, $0.id >= half { found = $0.id } }
    return found ?? 0
  }
}

extension Workload {
  @MainActor public static func chainHost(_ tree: TreeNode) -> ViewHost {
    makeHost(ErasedTree(root: tree, content: TreeContent()), size: sizes[0])
  }
}

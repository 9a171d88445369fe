// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

extension Workload {
  /// All trees: balanced ones of three sizes, chains.
  public static var trees: [Workload] {
    [("1k", 1_000), ("10k", 10_000), ("100k", 100_000)].flatMap { balanced("bal_\($0.0)", leaves: $0.1) }
      + [10, 30, 100, 300, 1_000].flatMap(chains)
  }

  static func balanced(_ name: String, leaves: Int) -> [Workload] {
    let tree = TreeGenerator.balanced(leaves: leaves)
    let nodes = tree.count
    let summary = "\(nodes) nodes"
    // As large for each leaf at any size, so that all trees are squeezed alike.
    let side = 40 * CGFloat(leaves).squareRoot()
    let recursive = "\(summary), recursive with ForEach"
    let texts = "\(summary), leaves are Text"
    let erased: @MainActor @Sendable (CGSize) -> ViewHost = {
      makeHost(ErasedTree(root: tree, content: TreeContent()), size: $0)
    }
    let withTexts: @MainActor @Sendable (CGSize) -> ViewHost = {
      makeHost(ErasedTree(root: tree, content: TreeContent(usesTextViews: true)), size: $0)
    }
    let withForEach: @MainActor @Sendable (CGSize) -> ViewHost = { makeHost(TreeView(node: tree), size: $0) }
    return [
      first(name, summary, nodes: nodes, side: side, make: erased),
      again(name, summary, nodes: nodes, side: side, make: erased),
      turns(name, summary, nodes: nodes, side: side, make: erased),
      leaf(name, tree, side: side),
      first(name + "_text", texts, nodes: nodes, side: side, make: withTexts),
      again(name + "_text", texts, nodes: nodes, side: side, make: withTexts),
      first(name + "_foreach", recursive, nodes: nodes, side: side, make: withForEach),
      again(name + "_foreach", recursive, nodes: nodes, side: side, make: withForEach),
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
      let make: @MainActor @Sendable (CGSize) -> ViewHost = {
        makeHost(ErasedTree(root: tree, content: TreeContent()), size: $0)
      }
      return [
        first(name, summary, nodes: tree.count, make: make), again(name, summary, nodes: tree.count, make: make),
      ]
    }
  }

  /// A box gets another width, by an observed property that only its own view reads. Boxes all over the tree take turns:
  /// beside flexible views a width moves hundreds of others, elsewhere a dozen.
  static func leaf(_ name: String, _ tree: TreeNode, side: CGFloat) -> Workload {
    Workload("\(name)/leaf", "\(tree.count) nodes: one leaf's width changed, of 31 in turn") {
      let models = tree.spreadBoxes(31).map { ($0, LeafModel(width: 20)) }
      let content = TreeContent(changing: Dictionary(uniqueKeysWithValues: models))
      let host = makeHost(ErasedTree(root: tree, content: content), size: CGSize(width: side, height: side))
      host.update()
      var count = 0
      return {
        count += 1
        models[count % models.count].1.width = 20 + 30 * (CGFloat(count) * 0.618_034).truncatingRemainder(dividingBy: 1)
        host.update()
        return host
      }
    }
  }
}

extension TreeNode {
  /// Boxes as far from each other in the tree's order as can be.
  func spreadBoxes(_ count: Int) -> [Int] {
    var boxes: [Int] = []
    forEach { if $0.kind == .box { boxes.append($0.id) } }
    return (0..<min(count, boxes.count)).map { boxes[(2 * $0 + 1) * boxes.count / (2 * count)] }
  }
}

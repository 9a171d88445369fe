// SPDX-License-Identifier: Apache-2.0
/// Makes the same tree for the same numbers, on any machine and in any language that has 32-bit shifts.
public struct TreeGenerator {
  private var random: XorShift
  private var nextID = 0

  private init(seed: UInt32) { random = XorShift(state: seed) }

  /// A balanced tree: containers of two to five parts of equal size, six leaves at most in the last ones.
  public static func balanced(leaves: Int) -> TreeNode {
    var generator = TreeGenerator(seed: 12345)
    return generator.balanced(leaves, .column, isRoot: true)
  }

  /// A chain of containers, each with a box, the next container and a text.
  public static func chain(depth: Int, alternates: Bool, grows: Bool = false) -> TreeNode {
    var generator = TreeGenerator(seed: UInt32(777 + depth))
    return generator.chain(depth, .column, alternates, grows, isRoot: true)
  }

  private mutating func make(_ kind: TreeNode.Kind) -> TreeNode {
    defer { nextID += 1 }
    return TreeNode(id: nextID, kind: kind)
  }

  private mutating func box() -> TreeNode {
    var node = make(.box)
    node.width = 10 + random.next(below: 50)
    node.height = 10 + random.next(below: 20)
    return node
  }

  private mutating func text() -> TreeNode {
    var node = make(.text)
    node.width = 30 + random.next(below: 150)
    node.height = 14
    return node
  }

  private mutating func leaf() -> TreeNode {
    switch random.next(below: 10) {
    case 0..<4: return box()
    case 4..<8: return text()
    default:
      var node = make(.spacer)
      node.grows = true
      return node
    }
  }

  private mutating func balanced(_ leaves: Int, _ axis: TreeNode.Axis, isRoot: Bool = false) -> TreeNode {
    let grows = random.next(below: 10) < 3
    var node = make(.container)
    node.axis = axis
    node.grows = grows && !isRoot
    node.padding = [0, 0, 2, 4][random.next(below: 4)]
    node.gap = [0, 4, 8][random.next(below: 3)]
    guard leaves > 6 else {
      for _ in 0..<leaves { node.children.append(leaf()) }
      return node
    }
    let count = 2 + random.next(below: 4)
    for index in 0..<count {
      let share = leaves / count + (index < leaves % count ? 1 : 0)
      node.children.append(share == 1 ? leaf() : balanced(share, axis == .row ? .column : .row))
    }
    return node
  }

  private mutating func chain(
    _ level: Int, _ axis: TreeNode.Axis, _ alternates: Bool, _ grows: Bool, isRoot: Bool = false
  ) -> TreeNode {
    var node = make(.container)
    node.axis = axis
    node.grows = grows && !isRoot
    node.padding = 2
    node.gap = 4
    node.children.append(box())
    if level > 1 {
      let inner: TreeNode.Axis = alternates ? (axis == .row ? .column : .row) : axis
      node.children.append(chain(level - 1, inner, alternates, grows))
    }
    node.children.append(text())
    return node
  }
}

/// Marsaglia's generator of 32 bits.
struct XorShift {
  var state: UInt32

  mutating func next(below limit: UInt32) -> Int {
    state ^= state << 13
    state ^= state >> 17
    state ^= state << 5
    return Int(state % limit)
  }
}

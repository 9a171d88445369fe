// SPDX-License-Identifier: Apache-2.0
/// The text form of a tree, by which engines exchange it.
///
/// The first line has the numbers of nodes, leaves and levels; then comes one node a line, parents before children:
/// `kind axis grows width height padding gap children`.
public enum TreeFile {
  public struct Malformed: Error, CustomStringConvertible {
    public let line: Int
    public let reason: String
    public var description: String { "line \(line): \(reason)" }
  }

  public static func text(_ tree: TreeNode) -> String {
    var lines = ["\(tree.count) \(tree.leafCount) \(tree.levels)"]
    tree.forEach { node in
      let values = [
        node.kind.rawValue, node.axis.rawValue, node.grows ? 1 : 0, node.width, node.height, node.padding, node.gap,
        node.children.count,
      ]
      lines.append(values.map(String.init).joined(separator: " "))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  public static func tree(_ text: String) throws -> TreeNode {
    let lines = text.split(separator: "\n")
    var next = 1

    func read() throws -> TreeNode {
      let line = next
      guard line < lines.count else { throw Malformed(line: line + 1, reason: "a node is missing") }
      next += 1
      let values = lines[line].split(separator: " ").compactMap { Int($0) }
      guard values.count == 8, let kind = TreeNode.Kind(rawValue: values[0]),
        let axis = TreeNode.Axis(rawValue: values[1]), values[7] >= 0
      else { throw Malformed(line: line + 1, reason: "isn't a node") }
      var node = TreeNode(id: line - 1, kind: kind)
      node.axis = axis
      node.grows = values[2] != 0
      (node.width, node.height, node.padding, node.gap) = (values[3], values[4], values[5], values[6])
      for _ in 0..<values[7] { node.children.append(try read()) }
      return node
    }

    let tree = try read()
    guard next == lines.count else { throw Malformed(line: next + 1, reason: "belongs to no node") }
    return tree
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A node of an exchangeable tree: a line of its file, with the nodes inside it.
public struct TreeNode: Hashable, Sendable, Identifiable {
  public enum Kind: Int, Sendable {
    case container
    /// A box of a fixed size.
    case box
    /// A text of a natural width and a line height, that wraps.
    case text
    /// Takes what is left.
    case spacer
  }

  public enum Axis: Int, Sendable {
    case row
    case column
  }

  /// The line in the file, from 0.
  public var id: Int
  public var kind: Kind
  public var axis: Axis = .row
  /// Whether a flexbox would let the node grow. Stacks have no such thing: here it only keeps files the same.
  public var grows = false
  /// In points.
  public var width = 0
  public var height = 0
  /// Around a container's children, in points.
  public var padding = 0
  /// Between a container's children, in points.
  public var gap = 0
  public var children: [TreeNode] = []

  public init(id: Int, kind: Kind) {
    self.id = id
    self.kind = kind
  }

  /// How many nodes there are, this one included.
  public var count: Int { children.reduce(1) { $0 + $1.count } }
  public var leafCount: Int { kind == .container ? children.reduce(0) { $0 + $1.leafCount } : 1 }
  /// Levels, this one included.
  public var levels: Int { 1 + (children.map(\.levels).max() ?? 0) }

  /// The nodes in the file's order.
  public func forEach(_ body: (TreeNode) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}

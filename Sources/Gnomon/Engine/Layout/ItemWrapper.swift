// SPDX-License-Identifier: Apache-2.0
/// A node around one item.
protocol ItemWrapper: LayoutNode {
  var wrappedItem: LayoutNode? { get }
}

extension UnaryNode: ItemWrapper {
  var wrappedItem: LayoutNode? { child }
}

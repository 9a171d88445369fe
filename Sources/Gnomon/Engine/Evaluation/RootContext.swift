// SPDX-License-Identifier: Apache-2.0
/// A node with one view inside, which a container sees through.
protocol OneViewNode: ViewNode {}

extension CompositeNode: OneViewNode {}
extension ModifierBodyNode: OneViewNode {}
extension ModifierContentNode: OneViewNode {}
extension PassthroughNode: OneViewNode {}
extension EnvironmentNode: OneViewNode {}
extension StructureNode: OneViewNode {}
extension BranchNode: OneViewNode {}
extension AnyViewNode: OneViewNode {}
extension IDNode: OneViewNode {}
extension UnaryNode: OneViewNode {}
extension TransactionScopeNode: OneViewNode {}

extension ViewNode {
  /// True if no container lies between the host and this node: what modifies several views there modifies them as one
  /// stack (`facts 54`).
  var isAtRoot: Bool {
    var node = parent
    while let current = node {
      if current is HostNode { return true }
      let isSeenThrough = current is any OneViewNode || (current as? StackedContentNode)?.stacksRoot == true
      guard isSeenThrough else { return false }
      node = current.parent
    }
    return false
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// A tree as a view that contains itself, with a `ForEach` over the children: how an app shows data of unknown depth.
struct TreeView: View {
  let node: TreeNode

  var body: some View {
    switch node.kind {
    case .container: container
    case .box: Color.blue.frame(width: CGFloat(node.width), height: CGFloat(node.height))
    case .text: WrappingText(naturalWidth: CGFloat(node.width), lineHeight: CGFloat(node.height)) {}
    case .spacer: Spacer(minLength: 0)
    }
  }

  @ViewBuilder private var container: some View {
    if node.padding > 0 { stack.padding(CGFloat(node.padding)) } else { stack }
  }

  @ViewBuilder private var stack: some View {
    switch node.axis {
    case .row: HStack(spacing: CGFloat(node.gap)) { children }
    case .column: VStack(spacing: CGFloat(node.gap)) { children }
    }
  }

  // A view's type can't contain itself: one erasure a container is the least there is.
  private var children: some View { ForEach(node.children) { AnyView(TreeView(node: $0)) } }
}

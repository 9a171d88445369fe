// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Observation

/// A tree as views of fixed structure, as hand-written code has it: tuples of children in a stack. Only the types of the
/// children are erased, since they come from data.
struct ErasedTree: View {
  let root: TreeNode
  let content: TreeContent

  var body: some View { content.view(of: root) }
}

/// How leaves are shown, and which ones can change.
struct TreeContent {
  var usesTextViews = false
  /// The boxes whose width follows a model, by id.
  var changing: [Int: LeafModel] = [:]

  @MainActor func view(of node: TreeNode) -> AnyView {
    switch node.kind {
    case .container: container(node)
    case .box:
      if let model = changing[node.id] {
        AnyView(ChangingBox(model: model, height: CGFloat(node.height)))
      } else {
        AnyView(Color.blue.frame(width: CGFloat(node.width), height: CGFloat(node.height)))
      }
    case .text:
      if usesTextViews {
        AnyView(Text(verbatim: String(node.width)))
      } else {
        AnyView(WrappingText(naturalWidth: CGFloat(node.width), lineHeight: CGFloat(node.height)) {})
      }
    case .spacer: AnyView(Spacer(minLength: 0))
    }
  }

  @MainActor private func container(_ node: TreeNode) -> AnyView {
    let views = node.children.map(view(of:))
    switch views.count {
    case 1: return stack(node) { views[0] }
    case 2:
      return stack(node) {
        views[0]; views[1]
      }
    case 3:
      return stack(node) {
        views[0]; views[1]; views[2]
      }
    case 4:
      return stack(node) {
        views[0]; views[1]; views[2]; views[3]
      }
    case 5:
      return stack(node) {
        views[0]; views[1]; views[2]; views[3]; views[4]
      }
    case 6:
      return stack(node) {
        views[0]; views[1]; views[2]; views[3]; views[4]; views[5]
      }
    default: return stack(node) { ForEach(views.indices, id: \.self) { views[$0] } }
    }
  }

  @MainActor private func stack(_ node: TreeNode, @ViewBuilder _ children: () -> some View) -> AnyView {
    let gap = CGFloat(node.gap)
    switch (node.axis, node.padding) {
    case (.row, 0): return AnyView(HStack(spacing: gap, content: children))
    case (.column, 0): return AnyView(VStack(spacing: gap, content: children))
    case (.row, let padding): return AnyView(HStack(spacing: gap, content: children).padding(CGFloat(padding)))
    case (.column, let padding): return AnyView(VStack(spacing: gap, content: children).padding(CGFloat(padding)))
    }
  }
}

/// What the changing leaf reads.
@MainActor @Observable
final class LeafModel {
  var width: CGFloat

  init(width: CGFloat) { self.width = width }
}

struct ChangingBox: View {
  let model: LeafModel
  let height: CGFloat

  var body: some View { Color.red.frame(width: model.width, height: height) }
}

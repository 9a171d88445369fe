// SPDX-License-Identifier: Apache-2.0
import Foundation

extension LayoutNode {
  var reachesBeyondItsProposal: Bool {
    let proposal = proposal
    return size.width > (proposal.width ?? .infinity) || size.height > (proposal.height ?? .infinity)
  }

  var drawsNothing: Bool {
    var context = DrawingContext(scale: 1)
    draw(&context)
    return !context.commands.contains { $0.leavesInk }
  }

  /// True if something around it draws nothing of what's in it, as `hidden()` does.
  var isInsideHidden: Bool {
    var node = layoutParent
    while let current = node, !(current is HostNode) {
      if current.hidesContent { return true }
      node = current.layoutParent
    }
    return false
  }
}

extension DisplayCommand {
  fileprivate var leavesInk: Bool {
    switch self {
    case .fill(_, _, .color(let color)), .stroke(_, _, .color(let color)): color.opacity > 0
    case .fill, .stroke, .text, .textPart, .image: true
    default: false
    }
  }
}

extension LayoutNode {
  /// True if it's a part of one of this package's controls or bars, or stands for a picture that isn't there.
  var isOwnDrawing: Bool {
    var node: LayoutNode? = self
    while let current = node, !(current is HostNode) {
      if current.cutsContentOff { return true }
      node = current.layoutParent
    }
    guard standsInBuiltInBody, snapshotText == nil else { return false }
    return location?.location.map { $0.isOfThisPackage } ?? true
  }
}

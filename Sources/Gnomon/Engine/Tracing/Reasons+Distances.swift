// SPDX-License-Identifier: Apache-2.0
import Foundation

extension StackNode {
  /// Which rule the distance between two neighbours in a column follows, as a clause; nil where it's a number of the
  /// stack's own, or the usual one between views that aren't texts.
  func distanceWords(between upper: LayoutNode, and lower: LayoutNode) -> String? {
    guard cell.pointee.axis == .vertical, distance.isNaN else { return nil }
    let (above, below) = (upper.spacing, lower.spacing)
    let gap = points(above.distance(to: below, along: .vertical))
    switch (above.bottom, below.top) {
    case (ViewSpacing.Preference.none?, _), (_, ViewSpacing.Preference.none?): return nil
    case (.text(let text)?, .text(let other)?):
      if text.isMixed || other.isMixed {
        return "the \(gap) above it are the largest that a view beside the text wants"
      }
      return gap == "0"
        ? "between these texts there is no leading" : "the \(gap) above it are the leading of its font"
    case (.text?, _?), (_?, .text?): return "the \(gap) above it are what the text's font keeps from other views"
    default: break
    }
    if let wrapper = wrapper(ofTextIn: upper, at: .bottom) ?? wrapper(ofTextIn: lower, at: .top) {
      return "the \(gap) above it are the usual distance, which \(wrapper) puts in place of the text's"
    }
    return nil
  }

  /// What lies around a text at an edge so that its wish is lost there.
  private func wrapper(ofTextIn node: LayoutNode, at edge: Edge) -> String? {
    var node = node
    for _ in 0..<16 {
      let inner = node.laidOutChildren
      guard inner.count == 1 else { return nil }
      let preference = edge == .top ? inner[0].spacing.top : inner[0].spacing.bottom
      if case .text? = preference {
        return node.cell.pointee.sizing == .padding ? "the padding there" : "a \(node.spokenName)"
      }
      node = inner[0]
    }
    return nil
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A list's rows in sight, by their views.
private final class ListRowIndex {
  private let rows: ContiguousArray<ListRow>
  private var byContent: [ObjectIdentifier: Int] = [:]
  private var byBackground: [ObjectIdentifier: Int] = [:]

  init(_ rows: ContiguousArray<ListRow>) {
    self.rows = rows
    ReasonMemo.visited(rows.count)
    for index in rows.indices.reversed() {
      byContent[ObjectIdentifier(rows[index].node)] = index
      if let background = rows[index].background { byBackground[ObjectIdentifier(background)] = index }
    }
  }

  func row(of content: LayoutNode) -> ListRow? { byContent[ObjectIdentifier(content)].map { rows[$0] } }

  func row(ofBackground view: LayoutNode) -> ListRow? { byBackground[ObjectIdentifier(view)].map { rows[$0] } }
}

extension ListRowsNode: LayoutReasoning {
  private var index: ListRowIndex { ReasonMemo.plan(of: self) { ListRowIndex(rows) } }

  /// `390 − 2×20 beside the group − 2×16 row inset = 318`.
  func offerReason(to child: LayoutNode, _ axis: Axis) -> OfferReason? {
    if let row = index.row(ofBackground: child) {
      return OfferReason(.share, "a row's background is proposed the row's \(points(row.box.size[axis]))")
    }
    guard axis == .horizontal else {
      return OfferReason(.unspecified, "a row is as high as its content wants")
    }
    guard let given = child.proposal.width else { return nil }
    guard let row = index.row(of: child) else {
      return OfferReason(.share, "half of the \(points(2 * given)) between the row's insets = \(points(given))")
    }
    let insets = insets(child)
    var words = points(size.width)
    if metrics.margin.sum > 0 {
      let (leading, trailing) = (metrics.margin.leading, metrics.margin.trailing)
      let sides = sameLength(leading, trailing) ? "2×\(points(leading))" : "\(points(leading)) − \(points(trailing))"
      words += " − \(sides) beside the group"
    }
    let inset =
      sameLength(insets.leading, insets.trailing)
      ? "2×\(points(insets.leading))" : "\(points(insets.leading)) − \(points(insets.trailing))"
    if insets.leading + insets.trailing > 0 { words += " − \(inset) of row insets" }
    if let badge = row.badge { words += " − \(points(badge.size.width + RowAccessories.gap)) of the badge" }
    if row.signEnd != nil { words += " − \(points(metrics.sign.room)) of the link's sign" }
    return OfferReason(.share, "\(words) = \(points(given))")
  }

  func placeReason(of child: LayoutNode, _ axis: Axis) -> String? {
    guard axis == .horizontal else { return "what comes before it, with paddings and the distances of sections" }
    let margin = metrics.margin.leading
    let before = child.origin.x - margin
    guard margin > 0, before > 0.001 else { return nil }
    return "\(points(margin)) beside the group and \(points(before)) of row insets"
  }

  func answerReason(_ axis: Axis) -> AnswerReason? {
    if axis == .horizontal {
      return proposal.width == nil ? nil : AnswerReason(.proposal, "a list's rows take all the width")
    }
    return AnswerReason(.children, "its rows, their paddings and the distances of its sections make that")
  }

  var arithmetic: [String] {
    [
      "Rows: each as high as its content + 2×\(points(metrics.rowPadding)), at least "
        + points(leastRow) + sectionWords
    ] + (skipped.map { ["Rows: \($0)"] } ?? [])
  }
}

extension ListRowsNode {
  /// `; 35.33 between sections, half of which a header or a footer takes the place of`.
  fileprivate var sectionWords: String {
    guard sectionSpacing > 0 else { return "" }
    let words = "; \(points(sectionSpacing)) between sections"
    return metrics.partsReplaceSpacing ? words + ", of which a header or a footer takes the place of its half" : words
  }
}

extension SafeAreaInsetModifier.Node: LayoutReasoning {
  private var edge: String { "\(modifier.edge)" }

  func answerReason(_ axis: Axis) -> AnswerReason? {
    guard let child else { return nil }
    let covered = coveredInsets
    let extent = axis == .vertical ? covered.top + covered.bottom : covered.leading + covered.trailing
    guard extent > 0 else { return .child(child, axis) }
    return AnswerReason(
      .child, "\(points(child.size[axis])) of what's in it + \(points(extent)) of the inset at the \(edge)",
      child: child)
  }

  func offerReason(to child: LayoutNode, _ axis: Axis) -> OfferReason? {
    let covered = coveredInsets
    let extent = axis == .vertical ? covered.top + covered.bottom : covered.leading + covered.trailing
    if child !== self.child {
      return child.proposal[axis] == nil
        ? OfferReason(.unspecified, "the inset at the \(edge) may be as \(axis.adjective) as it wants")
        : OfferReason(.size, "the inset lies along the whole \(edge) edge")
    }
    guard extent > 0, let proposed = proposal[axis], let given = child.proposal[axis] else { return nil }
    return OfferReason(
      .share, "\(points(proposed)) − \(points(extent)) of the inset at the \(edge) = \(points(given))")
  }
}

extension NavigationBarModifier.Node: LayoutReasoning {
  var reasonedName: String? { "navigation bar" }

  private var bars: String {
    let covered = coveredInsets
    var parts: [String] = []
    if covered.top > 0 { parts.append("\(points(covered.top)) of the bar") }
    if covered.bottom > 0 { parts.append("\(points(covered.bottom)) of the toolbar") }
    return parts.joined(separator: " − ")
  }

  func placeReason(of child: LayoutNode, _ axis: Axis) -> String? {
    let above = coveredInsets.top
    return axis == .vertical && child === self.child && above > 0 ? "\(points(above)) of the bar" : nil
  }

  func offerReason(to child: LayoutNode, _ axis: Axis) -> OfferReason? {
    guard axis == .vertical, child === self.child, !bars.isEmpty, let given = child.proposal.height else { return nil }
    return OfferReason(.share, "\(points(size.height)) − \(bars) = \(points(given))")
  }

  func answerReason(_ axis: Axis) -> AnswerReason? {
    guard let child else { return nil }
    if let proposed = proposal[axis], sameLength(proposed, size[axis]),
      sameLength(size[axis], child.size[axis]) || axis == .vertical
    {
      return AnswerReason(.proposal, "a navigation screen takes all that it's proposed")
    }
    return .child(child, axis)
  }
}

extension BarItemsNode: LayoutReasoning {
  func offerReason(to child: LayoutNode, _ axis: Axis) -> OfferReason? {
    guard axis == .horizontal, role(of: child) == .field, let given = child.proposal.width else { return nil }
    return OfferReason(.share, "the field has the \(points(given)) that the bar's other items leave")
  }
}

/// A tab bar, as its reasons tell it.
private final class TabBarPlan {
  let count: Int
  let height: CGFloat

  init(count: Int, height: CGFloat) {
    self.count = count
    self.height = height
    ReasonMemo.visited(count)
  }
}

extension TabPagesNode: LayoutReasoning {
  private var plan: TabBarPlan { ReasonMemo.plan(of: self) { TabBarPlan(count: tabs.count, height: barHeight) } }

  var reasonedName: String? { "tabs" }

  func answerReason(_ axis: Axis) -> AnswerReason? {
    proposal[axis] == nil ? nil : AnswerReason(.proposal, "a tab view takes all that it's proposed")
  }

  func placeReason(of child: LayoutNode, _ axis: Axis) -> String? {
    let above = coveredInsets.top
    return axis == .vertical && child === shown && above > 0 ? "\(points(above)) of the tab bar" : nil
  }

  func offerReason(to child: LayoutNode, _ axis: Axis) -> OfferReason? {
    guard let given = child.proposal[axis] else { return nil }
    let isPage = child === shown
    if !isPage, foldedTab != nil {
      return OfferReason(.own, "the tabs are a circle of \(points(given)) beside the search field")
    }
    switch (axis, isPage) {
    case (.vertical, true):
      let height = plan.height
      return height > 0
        ? OfferReason(.share, "\(points(size.height)) − \(points(height)) of the tab bar = \(points(given))") : nil
    case (.horizontal, true): return nil
    case (.vertical, false): return OfferReason(.own, "the tab bar is \(points(given)) high")
    case (.horizontal, false):
      return OfferReason(
        .share, "\(points(bar.width)) of the tab bar / \(plan.count) tabs = \(points(given))")
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
internal import Gnomon
internal import GnomonTrace

/// Elements that are read before others that stand above them (WCAG 2.2, 1.3.2).
///
/// It takes a heading above, or two other elements, in the same column, all of them read later. And it takes something that
/// leads the order astray: a priority that was given by hand, an offset or a position; of a heading a `ZStack`, too. Other things
/// in front of a screen, as a message that comes and goes, may well be read last.
struct ReadingOrder {
  private static let most = 8

  @MainActor func look(at elements: [AuditElement], _ findings: inout FindingList) {
    var groups: [Int: [Int]] = [:]
    for (index, element) in elements.enumerated() where Self.isRead(element) {
      groups[element.parent ?? -1, default: []].append(index)
    }
    for group in groups.values where group.count > 1 { look(at: group, elements, &findings) }
  }

  private static func isRead(_ element: AuditElement) -> Bool {
    switch element.role {
    case .navigationBar, .toolbar, .tabBar, .pageIndicator, .sheet, .alert, .dialog, .menu, .view: false
    default: element.frame.width > 0 && element.frame.height > 0
    }
  }

  @MainActor private func look(at group: [Int], _ elements: [AuditElement], _ findings: inout FindingList) {
    // Of those that are read later the topmost ones, the highest first.
    var later: [Int] = []
    for index in group.reversed() {
      let element = elements[index]
      let above = later.filter { Self.isAbove(elements[$0].frame, element.frame) }
      let heading = above.first { elements[$0].traits.contains(.isHeader) }
      if let other = heading ?? (above.count > 1 ? above[0] : nil),
        isMisled(elements, index, above, isHeading: heading != nil)
      {
        let (own, told) = (Self.spoken(element), Self.spoken(elements[other]))
        findings.add(
          .readingOrder, element.view, element.frame,
          "\(own) is read before \(told), which stands above it.",
          "Put the views into the order in which they're seen, or give what is above a higher accessibilitySortPriority(_:)."
        )
      }
      let place = later.firstIndex { elements[$0].frame.maxY > element.frame.maxY } ?? later.count
      if place < Self.most {
        later.insert(index, at: place)
        if later.count > Self.most { later.removeLast() }
      }
    }
  }

  /// True if one box ends above the other, and most of the narrower one lies in the column of the other.
  private static func isAbove(_ upper: CGRect, _ lower: CGRect) -> Bool {
    guard upper.maxY <= lower.minY + 1 else { return false }
    let common = min(upper.maxX, lower.maxX) - max(upper.minX, lower.minX)
    return common > min(upper.width, lower.width) / 2
  }

  /// True if something but the plain order of the code put the element before those above it.
  @MainActor private func isMisled(
    _ elements: [AuditElement], _ index: Int, _ above: [Int], isHeading: Bool
  ) -> Bool {
    let element = elements[index]
    return above.allSatisfy { other in
      let other = elements[other]
      // What one line makes many of was arranged with care: a ring of buttons.
      if let source = element.view.source, source == other.view.source { return false }
      if element.sortPriority > other.sortPriority { return true }
      switch element.view.freePlace(beside: other.view) {
      case .moved: return true
      case .layered: return isHeading
      case nil: return false
      }
    }
  }

  private static func spoken(_ element: AuditElement) -> String {
    let words = element.label ?? element.value ?? element.placeholder
    return words.map { "“\(plainLine($0.prefix(24)))”" } ?? "the \(element.role.spoken)"
  }
}

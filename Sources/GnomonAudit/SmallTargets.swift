// SPDX-License-Identifier: Apache-2.0
import Foundation
internal import Gnomon
internal import GnomonTrace

/// Buttons that are smaller than a finger or a pointer needs (WCAG 2.2, 2.5.8; Apple's Human Interface Guidelines: 44×44
/// points).
///
/// What the system draws has the system's size: a bordered button, a button of words without a border, a switch. What is
/// left are symbols and shapes that a button was made of, and styles of the app's own.
///
/// On iOS less than 24 points is too small anyway. Up to 44 points, and on macOS below 24, it's named where others lie near: a
/// circle of that size around the middle of one reaches another, which WCAG's exception for spacing rules out. What lacks a few
/// of the 44 points, as rows of two lines do in a font of the app's own, isn't worth a word.
@MainActor
struct SmallTargets {
  let host: ViewHost

  /// Each asks what lies at points of the screen, which costs as much as the views there.
  private static let mostAsked = 64
  /// A side of so many points isn't told of beside others.
  private static let nearlyEnough = 40.0
  /// Of those that one line makes a few tell for all.
  private static let mostOfLine = 4

  private static let roles: Set<SemanticsSnapshot.Role> = [.button, .link, .menuButton]

  private var isMac: Bool { host.configuration.profile.system == .macOS }

  func look(at elements: [AuditElement], _ findings: inout FindingList) {
    let wanted = isMac ? 24.0 : 44.0
    let screen = CGRect(origin: .zero, size: host.configuration.size)
    var asked = 0
    var near: TargetGrid?
    var lines: [String: Int] = [:]
    for index in candidates(elements, wanted) {
      let element = elements[index]
      guard asked < Self.mostAsked, screen.contains(element.touchPoint) else { continue }
      let line = element.view.source.map { "\($0)" } ?? "\(index)"
      guard lines[line, default: 0] < Self.mostOfLine, element.view.buttonLook != .bezel,
        element.view.buttonLook == .own || !element.view.showsText
      else { continue }
      asked += 1
      lines[line, default: 0] += 1
      guard host.touches(element.view, at: element.touchPoint) else { continue }
      let size = touched(element, wanted)
      guard size.width < wanted || size.height < wanted else { continue }
      let isTiny = !isMac && min(size.width, size.height) < 24
      let grid = near ?? TargetGrid(elements, side: wanted)
      near = grid
      let enough = isMac ? wanted : Self.nearlyEnough
      guard isTiny || min(size.width, size.height) < enough && grid.isNear(index, elements) else { continue }
      lines[line] = Self.mostOfLine
      findings.add(
        .smallTarget, element.view, element.frame,
        "\(Self.spoken(element)) takes touches on \(points(size.width))×\(points(size.height)) points; "
          + (isTiny
            ? "fingers need 44×44." : "beside others it needs \(points(wanted))×\(points(wanted))."),
        "Give its label a frame(minWidth: \(points(wanted)), minHeight: \(points(wanted))) or padding, with "
          + "contentShape(Rectangle()).")
    }
  }

  private func candidates(_ elements: [AuditElement], _ wanted: Double) -> [Int] {
    var list: [Int] = []
    var index = 0
    while index < elements.count {
      let element = elements[index]
      // Bars, alerts and menus are the system's, and a row takes the touch for what is alone in it.
      switch element.role {
      case .navigationBar, .toolbar, .tabBar, .alert, .dialog, .menu:
        index = element.end
        continue
      case .row where elements[(index + 1)..<element.end].count(where: { Self.roles.contains($0.role) }) <= 1:
        index = element.end
        continue
      default: break
      }
      if Self.roles.contains(element.role), element.isEnabled, !element.view.isOwn,
        element.frame.width > 0, element.frame.height > 0, element.frame.midX.isFinite, element.frame.midY.isFinite,
        element.frame.width < wanted - 0.5 || element.frame.height < wanted - 0.5
      {
        list.append(index)
      }
      index += 1
    }
    return list
  }

  /// The size that takes touches: the frame's, or more where touches beside it go there as well.
  private func touched(_ element: AuditElement, _ wanted: Double) -> CGSize {
    let (frame, middle) = (element.frame, element.touchPoint)
    func reaches(_ x: CGFloat, _ y: CGFloat) -> Bool {
      host.touches(element.view, at: CGPoint(x: middle.x + x, y: middle.y + y))
    }
    func length(_ own: CGFloat, _ reaches: (CGFloat) -> Bool) -> CGFloat {
      if own >= wanted - 0.5 { return own }
      for length in [wanted, 24] where length > own {
        if reaches(-length / 2 + 0.75), reaches(length / 2 - 0.75) { return length }
      }
      return own
    }
    return CGSize(
      width: length(frame.width) { reaches($0, 0) }, height: length(frame.height) { reaches(0, $0) })
  }

  private static func spoken(_ element: AuditElement) -> String {
    let label = element.label.map { " “\(plainLine($0.prefix(24)))”" } ?? ""
    return "the \(element.role.spoken)\(label)"
  }
}

/// The things that can be touched, by where they lie.
@MainActor
private struct TargetGrid {
  private let side: Double
  private var cells: [Cell: [Int]] = [:]

  private struct Cell: Hashable { let x, y: Int }

  private static let targets: Set<SemanticsSnapshot.Role> = [
    .button, .link, .menuButton, .toggle, .slider, .stepper, .textField, .secureField, .searchField, .textEditor,
    .picker,
    .datePicker, .colorPicker,
  ]

  init(_ elements: [AuditElement], side: Double) {
    self.side = side
    for (index, element) in elements.enumerated()
    where Self.targets.contains(element.role) && element.frame.midX.isFinite && element.frame.midY.isFinite {
      cells[cell(element.frame), default: []].append(index)
    }
  }

  private func cell(_ frame: CGRect) -> Cell {
    func bounded(_ value: CGFloat) -> Int { Int(min(max((value / side).rounded(.down), -1e6), 1e6)) }
    return Cell(x: bounded(frame.midX), y: bounded(frame.midY))
  }

  /// True if a circle around the middle of one meets a circle around the middle of another that is as small, or the other
  /// itself.
  func isNear(_ index: Int, _ elements: [AuditElement]) -> Bool {
    let element = elements[index]
    let (frame, own) = (element.frame, cell(element.frame))
    for x in (own.x - 2)...(own.x + 2) {
      for y in (own.y - 2)...(own.y + 2) {
        // A cell holds no more than a few that don't lie over each other.
        for other in cells[Cell(x: x, y: y), default: []].prefix(16) where other != index {
          if (index..<element.end).contains(other) || (other..<elements[other].end).contains(index) { continue }
          let box = elements[other].frame
          let (dx, dy) = (box.midX - frame.midX, box.midY - frame.midY)
          if min(box.width, box.height) < side, dx * dx + dy * dy < side * side - 1 { return true }
          let (px, py) = (
            max(box.minX - frame.midX, 0, frame.midX - box.maxX), max(box.minY - frame.midY, 0, frame.midY - box.maxY)
          )
          if px * px + py * py < side * side / 4 - 1 { return true }
        }
      }
    }
    return false
  }
}

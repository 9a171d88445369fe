// SPDX-License-Identifier: Apache-2.0
import Foundation
internal import Gnomon
internal import GnomonTrace

/// Texts, pictures and controls that lie over each other or leave the screen from right to left, and not from left to
/// right (Apple's Human Interface Guidelines, Right to left).
@MainActor
struct Mirroring {
  private struct Place {
    let element: AuditElement
    let usual: CGRect
    let mirrored: CGRect
  }

  /// Points that may be shared.
  private static let slack = 2.0
  /// Of those that begin above a box only so many are compared: a screen holds no more beside each other.
  private static let mostBeside = 64

  func look(at host: ViewHost, _ findings: inout FindingList) {
    guard host.configuration.layoutDirection == .leftToRight else { return }
    var usual: [Int: CGRect] = [:]
    for element in Self.leaves(host.auditElements()) { usual[element.id] = element.frame }
    host.setReader { $0.layoutDirection = .rightToLeft }
    defer { host.setReader { $0.layoutDirection = .leftToRight } }
    let places = Self.leaves(host.auditElements()).compactMap { element in
      usual[element.id].map { Place(element: element, usual: $0, mirrored: element.frame) }
    }.sorted { $0.mirrored.minY < $1.mirrored.minY }
    for place in places { leaving(place, host.configuration.size, &findings) }
    var open: [Place] = []
    for place in places {
      open.removeAll { $0.mirrored.maxY <= place.mirrored.minY + Self.slack }
      if let other = open.first(where: {
        Self.overlap($0.mirrored, place.mirrored) && !Self.meets($0.usual, place.usual)
      }) {
        findings.add(
          .rightToLeftOverlap, place.element.view, place.mirrored,
          "\(Self.spoken(place.element)) and \(Self.spoken(other.element)) lie over each other from right to left, and not "
            + "from left to right.", Self.hint)
      }
      if open.count < Self.mostBeside { open.append(place) }
    }
  }

  private func leaving(_ place: Place, _ size: CGSize, _ findings: inout FindingList) {
    func leaves(_ box: CGRect) -> Bool { box.minX < -Self.slack || box.maxX > size.width + Self.slack }
    guard leaves(place.mirrored), !leaves(place.usual), !place.element.view.scrollsSideways else { return }
    findings.add(
      .rightToLeftOverlap, place.element.view, place.mirrored,
      "\(Self.spoken(place.element)) leaves the screen from right to left, and not from left to right.", Self.hint)
  }

  private static let hint =
    "Use alignments and padding by leading and trailing; an offset, a position and a path keep left and right: turn x by "
    + "layoutDirection."

  /// The elements that hold no others, as far as the app has made them.
  private static func leaves(_ elements: [AuditElement]) -> [AuditElement] {
    elements.indices.lazy.map { (index: $0, element: elements[$0]) }.filter { index, element in
      guard element.end == index + 1, element.frame.width > 0, element.frame.height > 0, !element.view.isOwn else {
        return false
      }
      switch element.role {
      case .text, .image, .button, .link, .menuButton, .toggle, .slider, .stepper, .textField, .secureField, .picker:
        return true
      default: return false
      }
    }.map(\.element)
  }

  private static func common(_ a: CGRect, _ b: CGRect) -> CGSize {
    CGSize(width: min(a.maxX, b.maxX) - max(a.minX, b.minX), height: min(a.maxY, b.maxY) - max(a.minY, b.minY))
  }

  private static func meets(_ a: CGRect, _ b: CGRect) -> Bool {
    let common = common(a, b)
    return common.width > 0 && common.height > 0
  }

  private static func overlap(_ a: CGRect, _ b: CGRect) -> Bool {
    let common = common(a, b)
    return common.width > slack && common.height > slack
  }

  private static func spoken(_ element: AuditElement) -> String {
    let words = element.label ?? element.value ?? element.placeholder
    return words.map { "“\(plainLine($0.prefix(24)))”" } ?? "the \(element.role.spoken)"
  }
}

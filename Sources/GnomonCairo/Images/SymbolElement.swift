// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// A piece of a symbol's shape: a word of ``SymbolShape``'s language with its numbers.
enum SymbolElement {
  case move(CGPoint)
  case line(CGPoint)
  case curve(CGPoint, CGPoint, to: CGPoint)
  case close
  case ellipse(center: CGPoint, halfWidth: Double, halfHeight: Double)
  case roundedRectangle(CGRect, radius: Double)
  /// From an angle to another, in degrees clockwise from the right.
  case arc(center: CGPoint, radius: Double, from: Double, to: Double)

  /// Words that it doesn't know are left out.
  static func elements(of text: String) -> [SymbolElement] {
    var elements: [SymbolElement] = []
    var numbers: [Double] = []
    var command: Character = " "
    for word in text.split(separator: " ") {
      if let number = Double(word) {
        numbers.append(number)
      } else if let first = word.first {
        if let element = SymbolElement(command, numbers) { elements.append(element) }
        numbers.removeAll(keepingCapacity: true)
        command = first
      }
    }
    if let element = SymbolElement(command, numbers) { elements.append(element) }
    return elements
  }

  private init?(_ command: Character, _ numbers: [Double]) {
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    switch (command, numbers.count) {
    case ("M", 2): self = .move(point(0))
    case ("L", 2): self = .line(point(0))
    case ("C", 6): self = .curve(point(0), point(2), to: point(4))
    case ("Z", 0): self = .close
    case ("O", 3): self = .ellipse(center: point(0), halfWidth: numbers[2], halfHeight: numbers[2])
    case ("E", 4): self = .ellipse(center: point(0), halfWidth: numbers[2], halfHeight: numbers[3])
    case ("R", 5):
      self = .roundedRectangle(
        CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), radius: numbers[4])
    case ("A", 5): self = .arc(center: point(0), radius: numbers[2], from: numbers[3], to: numbers[4])
    default: return nil
    }
  }

  /// Adds the piece to Cairo's current path.
  func trace(in context: OpaquePointer) {
    switch self {
    case .move(let to): cairo_move_to(context, to.x, to.y)
    case .line(let to): cairo_line_to(context, to.x, to.y)
    case .curve(let first, let second, let to):
      cairo_curve_to(context, first.x, first.y, second.x, second.y, to.x, to.y)
    case .close: cairo_close_path(context)
    case .ellipse(let center, let halfWidth, let halfHeight):
      cairo_new_sub_path(context)
      cairo_save(context)
      cairo_translate(context, center.x, center.y)
      cairo_scale(context, halfWidth, halfHeight)
      cairo_arc(context, 0, 0, 1, 0, 2 * .pi)
      cairo_restore(context)
      cairo_close_path(context)
    case .roundedRectangle(let rect, let radius):
      let (left, right) = (rect.minX + radius, rect.maxX - radius)
      let (top, bottom) = (rect.minY + radius, rect.maxY - radius)
      cairo_new_sub_path(context)
      cairo_arc(context, right, top, radius, -.pi / 2, 0)
      cairo_arc(context, right, bottom, radius, 0, .pi / 2)
      cairo_arc(context, left, bottom, radius, .pi / 2, .pi)
      cairo_arc(context, left, top, radius, .pi, 1.5 * .pi)
      cairo_close_path(context)
    case .arc(let center, let radius, let from, let to):
      cairo_new_sub_path(context)
      cairo_arc(context, center.x, center.y, radius, from * .pi / 180, to * .pi / 180)
    }
  }

  /// Adds the piece to a path.
  func add(to path: inout Path) {
    switch self {
    case .move(let to): path.move(to: to)
    case .line(let to): path.addLine(to: to)
    case .curve(let first, let second, let to): path.addCurve(to: to, control1: first, control2: second)
    case .close: path.closeSubpath()
    case .ellipse(let center, let halfWidth, let halfHeight):
      path.addEllipse(
        in: CGRect(
          x: center.x - halfWidth, y: center.y - halfHeight, width: 2 * halfWidth, height: 2 * halfHeight))
    case .roundedRectangle(let rect, let radius):
      path.addRoundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius), style: .circular)
    case .arc(let center, let radius, let from, let to):
      let start = Angle.degrees(from)
      path.move(
        to: CGPoint(x: center.x + radius * cos(start.radians), y: center.y + radius * sin(start.radians)))
      path.addArc(center: center, radius: radius, startAngle: start, endAngle: .degrees(to), clockwise: false)
    }
  }
}

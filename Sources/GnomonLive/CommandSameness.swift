// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// Compares commands that are told from two corners. Where it says that they're the same, they're written the same; where
/// it says that they aren't, they may be nevertheless.
struct CommandSameness {
  private let corner: CGPoint
  private let otherCorner: CGPoint
  private let isMoved: Bool

  init(_ corner: CGPoint, _ otherCorner: CGPoint) {
    (self.corner, self.otherCorner) = (corner, otherCorner)
    isMoved = corner != otherCorner
  }

  func holds(_ a: CGPoint, _ b: CGPoint) -> Bool {
    a.x - corner.x == b.x - otherCorner.x && a.y - corner.y == b.y - otherCorner.y
  }

  func holds(_ a: DisplayCommand, _ b: DisplayCommand) -> Bool {
    switch (a, b) {
    case (.save, .save), (.restore, .restore), (.endLayer, .endLayer): true
    case (.concatenate(let a), .concatenate(let b)): !isMoved && a == b
    case (.clip(let a, let style), .clip(let b, let other)): style == other && holds(a, b)
    case (.beginLayer(let a), .beginLayer(let b)): a.isSame(as: b)
    case (.fill(let a, let style, let paint), .fill(let b, let other, let otherPaint)):
      style == other && holds(a, b) && holds(paint, otherPaint)
    case (.stroke(let a, let style, let paint), .stroke(let b, let other, let otherPaint)):
      style == other && holds(a, b) && holds(paint, otherPaint)
    case (.text(let a, let rect, let paints), .text(let b, let other, let otherPaints)):
      a === b && holds(rect, other) && holds(paints, otherPaints)
    case (.textPart(let part, let a, let rect, let paints), .textPart(let otherPart, let b, let other, let otherPaints)):
      part == otherPart && a === b && holds(rect, other) && holds(paints, otherPaints)
    case (.link(let a, let rect), .link(let b, let other)): a == b && holds(rect, other)
    case (.image(let a, let rect), .image(let b, let other)): a == b && holds(rect, other)
    case (.backdrop(let a, let backdrop), .backdrop(let b, let other)): holds(a, b) && backdrop.isSame(as: other)
    default: false
    }
  }

  private func holds(_ a: CGRect, _ b: CGRect) -> Bool { a.size == b.size && holds(a.origin, b.origin) }

  private func holds(_ a: Path, _ b: Path) -> Bool {
    if let a = a.exactRect, let b = b.exactRect { return holds(a, b) }
    guard isMoved else { return a == b }
    return a.offsetBy(dx: -corner.x, dy: -corner.y) == b.offsetBy(dx: -otherCorner.x, dy: -otherCorner.y)
  }

  private func holds(_ a: Paint, _ b: Paint) -> Bool {
    if case .color(let a) = a, case .color(let b) = b { return a == b }
    return !isMoved && a == b
  }

  private func holds(_ a: [Paint], _ b: [Paint]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { holds($0, $1) }
  }
}

extension DisplayLayer {
  fileprivate func isSame(as other: DisplayLayer) -> Bool {
    opacity == other.opacity && blendMode == other.blendMode && isMask == other.isMask
      && coverage == other.coverage && colorMode == other.colorMode && filters.count == other.filters.count
      && zip(filters, other.filters).allSatisfy { $0.isSame(as: $1) }
  }
}

extension DisplayFilter {
  fileprivate func isSame(as other: DisplayFilter) -> Bool {
    switch (self, other) {
    case (.blur(let radius, let opaque), .blur(let other, let otherOpaque)): radius == other && opaque == otherOpaque
    case (.shadow(let color, let radius, let x, let y), .shadow(let otherColor, let other, let otherX, let otherY)):
      color == otherColor && radius == other && x == otherX && y == otherY
    case (.colorMatrix(let matrix), .colorMatrix(let other)): matrix == other
    default: false
    }
  }
}

extension Backdrop {
  fileprivate func isSame(as other: Backdrop) -> Bool {
    radius == other.radius && colors == other.colors && shadow?.color == other.shadow?.color
      && shadow?.radius == other.shadow?.radius && shadow?.y == other.shadow?.y
  }
}

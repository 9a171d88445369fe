// SPDX-License-Identifier: Apache-2.0
import Foundation

extension InputScope {
  /// Gives the focus to the nearest view that lies straight in a direction from the one that has it; false where there's none.
  ///
  /// A `focusSection` around other views is looked for as a whole, and gives the focus to its first view.
  func moveFocus(towards direction: MoveCommandDirection) -> Bool {
    let chain = focusChain
    guard let current = chain.lazy.compactMap({ $0 as? any FocusCandidate }).first(where: \.canTakeKeys) else {
      return false
    }
    let way = DirectionalWay(from: current.frame(in: .global), direction)
    let own = Set(chain.filter(\.isFocusSection).map { ObjectIdentifier($0) })
    var seen: Set<ObjectIdentifier> = []
    var best: (candidate: any FocusCandidate, cost: DirectionalWay.Cost)?
    for candidate in candidates where candidate !== current {
      // The outermost section that the focus would come into.
      let section = candidate.chain().last { $0.isFocusSection && !own.contains(ObjectIdentifier($0)) }
      if let section, !seen.insert(ObjectIdentifier(section)).inserted { continue }
      let frame = section.map { $0.items.reduce(CGRect.null) { $0.union($1.frame(in: .global)) } }
      guard let cost = way.cost(to: frame ?? candidate.frame(in: .global)) else { continue }
      if best.map({ cost < $0.cost }) ?? true { best = (candidate, cost) }
    }
    best?.candidate.takeFocus()
    return best != nil
  }
}

/// The strip of the screen that lies in a direction from a rectangle.
private struct DirectionalWay {
  /// How far away something is along the way, and then how far beside its middle, in points.
  struct Cost: Comparable {
    var along: CGFloat
    var beside: CGFloat

    static func < (first: Cost, second: Cost) -> Bool {
      first.along == second.along ? first.beside < second.beside : first.along < second.along
    }
  }

  private let start: CGRect
  private let direction: MoveCommandDirection

  init(from start: CGRect, _ direction: MoveCommandDirection) {
    (self.start, self.direction) = (start, direction)
  }

  /// What it costs to go to a rectangle; nil for one that doesn't lie on the way.
  func cost(to goal: CGRect) -> Cost? {
    let isUpright = direction == .up || direction == .down
    let (startAcross, goalAcross) = (start.span(isUpright: !isUpright), goal.span(isUpright: !isUpright))
    guard startAcross.lowerBound < goalAcross.upperBound, goalAcross.lowerBound < startAcross.upperBound else {
      return nil
    }
    let (startAlong, goalAlong) = (start.span(isUpright: isUpright), goal.span(isUpright: isUpright))
    let isForward = direction == .down || direction == .right
    guard isForward ? goalAlong.middle > startAlong.middle : goalAlong.middle < startAlong.middle else { return nil }
    let gap =
      isForward ? goalAlong.lowerBound - startAlong.upperBound : startAlong.lowerBound - goalAlong.upperBound
    return Cost(along: max(gap, 0), beside: abs(goalAcross.middle - startAcross.middle))
  }
}

extension CGRect {
  fileprivate func span(isUpright: Bool) -> ClosedRange<CGFloat> { isUpright ? minY...maxY : minX...maxX }
}

extension ClosedRange<CGFloat> {
  fileprivate var middle: CGFloat { (lowerBound + upperBound) / 2 }
}

extension ViewNode {
  fileprivate var isFocusSection: Bool { attribute("focusSection") != nil }
}

extension View {
  /// Makes the views inside a group that the arrow keys reach as a whole.
  ///
  /// An arrow key moves the focus straight up, down, left or right. Where a section lies there, its first view that can
  /// have the focus gets it, even if none lies on the way itself.
  nonisolated public func focusSection() -> some View { attribute("focusSection", true) }
}

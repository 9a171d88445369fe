// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Place and size of what a node draws, on their way: the distance from where it was laid out.
///
/// Layout knows the end alone. What draws (a leaf, and what draws by its own bounds) goes from its old frame to its new one
/// in the coordinates of the innermost such node around it, as SwiftUI does it: its containers are there at once.
final class GeometryMotion: MotionRecord {
  private let motion = Motion<CGRect.AnimatableData>()
  private var offset = CGRect.AnimatableData.zero
  private let target: LayoutNode
  private var laidOut = (origin: CGPoint.zero, size: CGSize.zero)

  init(_ node: LayoutNode, _ clock: FrameClock) {
    target = node
    super.init(node, clock)
  }

  override var isOver: Bool { motion.isOver }
  override func nextEnd(after time: TimeInterval) -> TimeInterval { motion.nextEnd(after: time) }

  func move(from old: CGRect, to new: CGRect, _ animation: Animation, _ transaction: Transaction, _ clock: FrameClock) {
    var interval = new.animatableData - old.animatableData
    if !target.animatesSize { interval.second = .zero }
    guard interval.magnitudeSquared.isFinite, interval.magnitudeSquared > 0 else { return }
    motion.move(
      by: interval, animation, completions: transaction.completions, at: clock.now, in: node.environment, clock)
    advance(clock)
  }

  override func advance(_ clock: FrameClock) { offset = motion.offset(at: clock.now, in: node.environment, clock) }
  override func stop(_ clock: FrameClock) { motion.stop(clock) }

  /// Gives the node the frame that it's drawn in.
  func apply() {
    laidOut = (target.origin, target.size)
    target.cell.pointee.origin.x += offset.first.first
    target.cell.pointee.origin.y += offset.first.second
    target.cell.pointee.size.width = max(0, target.size.width + offset.second.first)
    target.cell.pointee.size.height = max(0, target.size.height + offset.second.second)
  }

  /// Gives the node back the frame that it was laid out in.
  func restore() { (target.cell.pointee.origin, target.cell.pointee.size) = laidOut }
}

extension FrameClock {
  /// The frames of what draws below a node, each in the coordinates of what draws around it.
  func frames(below root: LayoutNode) -> [ObjectIdentifier: CGRect] {
    var frames: [ObjectIdentifier: CGRect] = [:]
    visit(root, at: .zero) { frames[ObjectIdentifier($0)] = $1 }
    return frames
  }

  /// Starts the way from old frames to the new ones.
  func animateFrames(below root: LayoutNode, from old: [ObjectIdentifier: CGRect]) {
    visit(root, at: .zero) { node, frame in
      let id = ObjectIdentifier(node)
      guard let before = old[id], before != frame,
        let transaction = transaction(for: node, base: layoutTransaction), let animation = transaction.animation
      else { return }
      node.wasResized(from: before.size, transaction, self)
      let motion = geometries[id] ?? GeometryMotion(node, self)
      motion.move(from: before, to: frame, animation, transaction, self)
      if !motion.isOver { geometries[id] = motion }
    }
  }

  func visit(_ node: LayoutNode, at origin: CGPoint, _ body: (LayoutNode, CGRect) -> Void) {
    guard node.isPlaced else { return }
    let corner = CGPoint(x: origin.x + node.origin.x, y: origin.y + node.origin.y)
    let isOwner = node.animatesFrame
    var isLeaf = true
    func below(_ child: LayoutNode) {
      isLeaf = false
      visit(child, at: isOwner ? .zero : corner, body)
    }
    node.forEachLayoutChild(below)
    if node.flags.contains(.hasDepartures) { for ghost in ghosts(in: node) { below(ghost) } }
    if isOwner || isLeaf && !node.isSpacer { body(node, CGRect(origin: corner, size: node.size)) }
  }

  /// Runs code that sees nodes in the frames that they're drawn in.
  func showingFrames<Result>(_ body: () -> Result) -> Result {
    guard !geometries.isEmpty else { return body() }
    let motions = Array(geometries.values)
    for motion in motions { motion.apply() }
    graph.layoutVersion &+= 1
    defer {
      for motion in motions { motion.restore() }
      graph.layoutVersion &+= 1
    }
    return body()
  }
}

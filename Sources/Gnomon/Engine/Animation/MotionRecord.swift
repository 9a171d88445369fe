// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Something of a node that is on its way from one value to another.
class MotionRecord {
  final let node: ViewNode
  /// The number of the motion, in the order of their beginnings.
  final let serial: Int

  init(_ node: ViewNode, _ clock: FrameClock) {
    self.node = node
    serial = clock.nextSerial()
  }

  var isOver: Bool { true }

  /// The next instant at which something of it ends, as far as that is known; else the next frame. ∞ is never.
  func nextEnd(after time: TimeInterval) -> TimeInterval { .infinity }

  /// Goes on to the clock's time, without showing anything yet.
  func advance(_ clock: FrameClock) {}

  /// Shows the value of the time that it has gone on to.
  func present() {}

  /// Ends where it is.
  func stop(_ clock: FrameClock) {}
}

/// An animatable value on its way: a modifier, a shape, a layout, a view of the user's.
final class ValueMotion<Value: Animatable>: MotionRecord {
  /// The value at the end of the motion.
  @exclusivity(unchecked) private(set) var target: Value
  private let motion = Motion<Value.AnimatableData>()
  @exclusivity(unchecked) private var offset = Value.AnimatableData.zero
  private let show: (Value) -> Void

  init(_ node: ViewNode, _ clock: FrameClock, at value: Value, show: @escaping (Value) -> Void) {
    target = value
    self.show = show
    super.init(node, clock)
  }

  override var isOver: Bool { motion.isOver }
  override func nextEnd(after time: TimeInterval) -> TimeInterval { motion.nextEnd(after: time) }

  /// Takes a new end; nil leaves what is under way as it is.
  func retarget(to new: Value, by change: (Value.AnimatableData, Animation, Transaction)?, _ clock: FrameClock) {
    target = new
    if let (interval, animation, transaction) = change {
      motion.move(
        by: interval, animation, completions: transaction.completions, at: clock.now, in: node.environment, clock)
    }
    advance(clock)
  }

  override func advance(_ clock: FrameClock) { offset = motion.offset(at: clock.now, in: node.environment, clock) }

  override func present() {
    guard !motion.isOver else { return show(target) }
    var value = target
    value.animatableData = target.animatableData + offset
    show(value)
  }

  override func stop(_ clock: FrameClock) { motion.stop(clock) }
}

/// A value that says itself which changes can be shown gradually: others happen at once.
protocol SelectivelyAnimatable: Animatable {
  func canMove(to other: Self) -> Bool
}

extension FrameClock {
  /// Brings a node's value to a new one, by the animation of the current transaction.
  ///
  /// - Parameters:
  ///   - old: what the node shows now.
  ///   - show: gives the node a value on the way.
  /// - Returns: whether the value is on its way now. Otherwise nothing was shown, and the node has to take `new` as it is.
  func retarget<V>(_ node: ViewNode, from old: V, to new: V, show: @escaping (V) -> Void) -> Bool {
    guard let type = V.self as? any Animatable.Type else { return false }
    func open<A: Animatable>(_ type: A.Type) -> Bool {
      retargetAnimatable(
        node, from: unsafeBitCast(old, to: A.self), to: unsafeBitCast(new, to: A.self),
        show: { show(unsafeBitCast($0, to: V.self)) })
    }
    return _openExistential(type, do: open)
  }

  private func retargetAnimatable<A: Animatable>(
    _ node: ViewNode, from old: A, to new: A, show: @escaping (A) -> Void
  ) -> Bool {
    let known = values[ObjectIdentifier(node)] as? ValueMotion<A>
    let old = known?.target ?? old
    let interval = new.animatableData - old.animatableData
    let length = interval.magnitudeSquared
    if length == 0, canMove(from: old, to: new) {
      guard let known else { return false }
      known.retarget(to: new, by: nil, self)
      known.present()
      return true
    }
    guard let transaction = graph.transaction, let animation = transaction.animation, length.isFinite,
      canMove(from: old, to: new), node.isMounted
    else {
      if let known { remove(known) }
      return false
    }
    let record = known ?? ValueMotion(node, self, at: old, show: show)
    values[ObjectIdentifier(node)] = record
    node.flags.insert(.animated)
    record.retarget(to: new, by: (interval, animation, transaction), self)
    record.present()
    return true
  }

  private func canMove<A: Animatable>(from old: A, to new: A) -> Bool {
    guard let old = old as? any SelectivelyAnimatable else { return true }
    func open<S: SelectivelyAnimatable>(_ old: S) -> Bool { (new as? S).map { old.canMove(to: $0) } ?? false }
    return open(old)
  }

  private func remove(_ record: MotionRecord) {
    record.stop(self)
    values[ObjectIdentifier(record.node)] = nil
    unflag(record.node)
  }
}

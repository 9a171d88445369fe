// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The effects of a `visualEffect` on their way: the distance from those of the end, which follow the geometry.
final class EffectMotion: ComponentMotion {
  // What's inside lies elsewhere then.
  override func present() { node.graph.layoutDidChange = true }

  func shown(_ effects: [DrawingEffect]) -> [DrawingEffect] {
    var rest = offset.components[...]
    return effects.map { effect in
      let own = effect.components
      let offset = ComponentVector(Array(rest.prefix(own.count)))
      rest = rest.dropFirst(own.count)
      return effect.with(ComponentVector(own) + offset)
    }
  }
}

extension FrameClock {
  func effectMotion(of node: LayoutNode) -> EffectMotion? { paints[ObjectIdentifier(node)] as? EffectMotion }

  /// Brings a node's effects to others of the same kinds, by the animation of the current transaction; others are there at once.
  func animateEffects(of node: LayoutNode, from old: [DrawingEffect], to new: [DrawingEffect]) {
    guard let transaction = graph.transaction, let animation = transaction.animation else { return }
    let id = ObjectIdentifier(node)
    guard old.count == new.count, zip(old, new).allSatisfy({ $0.isAlike($1) }) else {
      paints.removeValue(forKey: id)?.stop(self)
      return unflag(node)
    }
    let interval = ComponentVector(zip(old, new).flatMap { zip($0.components, $1.components).map { $1 - $0 } })
    guard interval.magnitudeSquared.isFinite, interval.magnitudeSquared > 0 else { return }
    let record = effectMotion(of: node) ?? EffectMotion(node, self)
    paints[id] = record
    node.flags.insert(.animated)
    record.move(by: interval, animation, transaction, self)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The state of a scroll view at the moment when its phase changes.
public struct ScrollPhaseChangeContext {
  /// The scroll view's geometry at the moment of the change, in points.
  public let geometry: ScrollGeometry
  /// The content's speed in points per second; nil is unknown. Gnomon measures none: it's always nil.
  public var velocity: CGVector? { nil }
}

/// Calls an action when a scroll view does something else than before.
nonisolated struct ScrollPhaseModifier: WrapperModifier {
  let action: (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void

  final class Node: WrapperNode<ScrollPhaseModifier>, GeometryObserver {
    private var last = ScrollPhase.idle

    override func didMakeContent() { graph.geometryObservers.append(self) }

    func checkGeometry() {
      guard let scroll = content.firstScrollView, scroll.isPlaced, scroll.phase != last else { return }
      let (before, now) = (last, scroll.phase)
      last = now
      let context = ScrollPhaseChangeContext(geometry: scroll.geometry)
      graph.owe(self, "onScrollPhaseChange", value: now) { [action = modifier.action] in action(before, now, context) }
    }
  }
}

extension View {
  /// Calls an action when a finger touches the scroll view inside, moves it and leaves it.
  ///
  /// Scroll views stop at once in Gnomon, and those that code scrolls change no phase.
  ///
  /// - Parameter action: takes the phase before the change and the one after it.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { before, now, _ in action(before, now) })
  }

  /// Calls an action with the geometry when a finger touches the scroll view inside, moves it and leaves it.
  ///
  /// Scroll views stop at once in Gnomon, and those that code scrolls change no phase.
  ///
  /// - Parameter action: takes the phase before the change, the one after it, and the scroll view's state.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}

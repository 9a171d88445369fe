// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a scroll view shows when its phase changes.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  /// In points per second; nil is unknown.
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
  /// Calls an action when a finger touches the scroll view inside, moves it and leaves it. A host's scroll views stop at
  /// once, and those that code scrolls jump.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { before, now, _ in action(before, now) })
  }

  /// Calls an action when a finger touches the scroll view inside, moves it and leaves it. A host's scroll views stop at
  /// once, and those that code scrolls jump.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}

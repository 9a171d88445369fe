// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// Calls an action when the view is tapped `count` times in a row.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }

  /// Calls an action with the place of the tap in points, when the view is tapped `count` times in a row.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Calls an action when a finger has stayed on the view.
  ///
  /// - Parameters:
  ///   - minimumDuration: the time that the finger has to stay, in seconds.
  ///   - maximumDistance: how far the finger may move, in points.
  ///   - action: called when the finger has stayed long enough.
  ///   - onPressingChanged: called with true when the finger goes down, with false when the press ends or fails.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressingGesture(
        base: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        action: onPressingChanged
      ).onEnded { _ in action() })
  }

  /// Calls an action when a finger has stayed down on the view. An older form, with `pressing` before the action.
  ///
  /// - Parameters:
  ///   - minimumDuration: how long the finger stays down, in seconds.
  ///   - maximumDistance: how far it may move, in points.
  ///   - pressing: called with true when the finger goes down and with false when it goes up or moves too far.
  ///   - action: called when the finger has stayed down long enough.
  @_disfavoredOverload
  @available(
    *, deprecated, message: "Use onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)."
  )
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

/// Tells when a press begins, and when it has ended, failed or left the view.
nonisolated struct PressingGesture<Base: PrimitiveGesture>: PrimitiveGesture where Base.Value == Bool {
  typealias Value = Bool
  /// While it's possible its value says whether the view is pressed.
  let base: Base
  let action: ((Bool) -> Void)?

  nonisolated static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Bool> {
    PressingRecognizer(
      Base._makeRecognizer(gesture.base, context), gesture.action,
      lastsUntilLifted: context.node.environment.platformProfile.pressesLastUntilLifted)
  }
}

private nonisolated final class PressingRecognizer: _GestureRecognizer<Bool> {
  private let base: _GestureRecognizer<Bool>
  private let action: ((Bool) -> Void)?
  /// True if a press that has ended goes on until the finger is lifted.
  private let lastsUntilLifted: Bool
  private var isPressing = false

  init(_ base: _GestureRecognizer<Bool>, _ action: ((Bool) -> Void)?, lastsUntilLifted: Bool) {
    self.base = base
    self.action = action
    self.lastsUntilLifted = lastsUntilLifted
  }

  override var holdsOthers: Bool { base.holdsOthers }
  override var deadline: Double? { base.deadline }

  override func handle(_ event: TouchEvent, _ actions: inout GestureActions) -> GesturePhase<Bool> {
    let phase = base.handle(event, &actions)
    var isPressed = false
    if case .possible(let value) = phase { isPressed = value ?? false }
    if isPressing != isPressed, let action {
      isPressing = isPressed
      if isPressing {
        actions.append { action(true) }
      } else if lastsUntilLifted, case .ended = phase {
        actions.appendLift { action(false) }
      } else {
        actions.appendReset { action(false) }
      }
    }
    return phase
  }
}

import Foundation

extension View {
  /// Acts as a button does, beside what the view itself does with a touch.
  ///
  /// - Parameters:
  ///   - pressing: called with true when the finger comes over the view, with false when it leaves or is lifted.
  ///   - action: called when the finger is lifted over the view.
  nonisolated public func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    simultaneousGesture(ButtonGesture(pressing: pressing).onEnded { _ in action() })
  }
}

/// A press that tells when the finger comes over the view and leaves it.
private nonisolated struct ButtonGesture: PrimitiveGesture {
  typealias Value = Bool
  let pressing: ((Bool) -> Void)?

  nonisolated static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Bool> {
    ButtonRecognizer(PressGesture._makeRecognizer(PressGesture(), context), gesture.pressing)
  }
}

private nonisolated final class ButtonRecognizer: _GestureRecognizer<Bool> {
  private let base: _GestureRecognizer<Bool>
  private let pressing: ((Bool) -> Void)?
  private var isPressed = false

  init(_ base: _GestureRecognizer<Bool>, _ pressing: ((Bool) -> Void)?) {
    self.base = base
    self.pressing = pressing
  }

  override func handle(_ event: TouchEvent, _ actions: inout GestureActions) -> GesturePhase<Bool> {
    let phase = base.handle(event, &actions)
    var isOver = false
    if case .possible(let value) = phase { isOver = value ?? false }
    if isOver != isPressed, let pressing {
      isPressed = isOver
      if isOver { actions.append { pressing(true) } } else { actions.appendReset { pressing(false) } }
    }
    return phase
  }
}

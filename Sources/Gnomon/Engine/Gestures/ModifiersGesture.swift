// SPDX-License-Identifier: Apache-2.0
/// A gesture that is recognised only where certain keys are held.
public nonisolated struct _ModifiersGesture<Base: Gesture>: PrimitiveGesture {
  /// The type of the base gesture's value.
  public typealias Value = Base.Value
  let base: Base
  let modifiers: EventModifiers

  /// Makes the base gesture's recogniser, which fails where a finger goes down without the keys.
  nonisolated public static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Base.Value> {
    ModifiersRecognizer(Base._makeRecognizer(gesture.base, context), gesture.modifiers)
  }
}

extension Gesture {
  /// Recognises the gesture only where certain keys are held when it begins.
  ///
  /// Other keys may be held too. A gesture without keys behind it on the same view is recognised where they aren't:
  ///
  /// ```swift
  /// struct Selectable: View {
  ///   @State private var count = 0
  ///
  ///   var body: some View {
  ///     Text("\(count) chosen")
  ///       .gesture(TapGesture().modifiers(.command).onEnded { count += 1 })
  ///       .gesture(TapGesture().onEnded { count = 1 })
  ///   }
  /// }
  /// ```
  nonisolated public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(base: self, modifiers: modifiers)
  }
}

private nonisolated final class ModifiersRecognizer<Value>: _GestureRecognizer<Value> {
  private let base: _GestureRecognizer<Value>
  private let modifiers: EventModifiers

  init(_ base: _GestureRecognizer<Value>, _ modifiers: EventModifiers) {
    self.base = base
    self.modifiers = modifiers
  }

  override var isHalfway: Bool { base.isHalfway }
  override var holdsOthers: Bool { base.holdsOthers }
  override var deadline: Double? { base.deadline }

  override func handle(_ event: TouchEvent, _ actions: inout GestureActions) -> GesturePhase<Value> {
    // One that is halfway is told that it doesn't go on.
    let isHeld = event.modifiers.isSuperset(of: modifiers)
    return base.handle(isHeld ? event : event.with(.cancelled), &actions)
  }
}

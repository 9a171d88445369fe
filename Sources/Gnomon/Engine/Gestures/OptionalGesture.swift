// SPDX-License-Identifier: Apache-2.0
/// No gesture where it's nil: an optional one can be attached or combined as it is.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never

  @MainActor @preconcurrency public var body: Never {
    fatalError("An optional gesture is built in: it has a recogniser of its own and no body.")
  }

  nonisolated public static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Wrapped.Value> {
    // The general recogniser fails with the first event.
    guard let gesture else { return _GestureRecognizer() }
    return Wrapped._makeRecognizer(gesture, context)
  }
}

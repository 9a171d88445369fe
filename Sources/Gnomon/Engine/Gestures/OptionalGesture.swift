// SPDX-License-Identifier: Apache-2.0
/// No gesture where it's nil: an optional one can be attached or combined as it is.
extension Optional: Gesture where Wrapped: Gesture {
  /// The type of the gesture's value where there is one.
  public typealias Value = Wrapped.Value
  /// No body: the gesture that is there, if any, has a recogniser.
  public typealias Body = Never

  /// Never called: an optional gesture has a recogniser in place of a body. A call ends the program.
  @MainActor @preconcurrency public var body: Never {
    fatalError("An optional gesture is built in: it has a recogniser of its own and no body.")
  }

  /// Makes the recogniser of the gesture that is there; for nil, one that never succeeds.
  nonisolated public static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Wrapped.Value> {
    // The general recogniser fails with the first event.
    guard let gesture else { return _GestureRecognizer() }
    return Wrapped._makeRecognizer(gesture, context)
  }
}

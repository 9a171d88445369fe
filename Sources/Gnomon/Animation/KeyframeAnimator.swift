/// A view that is made of a value on its way through keyframes. A frame shows it at rest: as it starts, and as it ends
/// once its trigger has changed.
public struct KeyframeAnimator<Value, KeyframePath, Content>: View
where Value == KeyframePath.Value, KeyframePath: Keyframes, Content: View {
  nonisolated(unsafe) private let initialValue: Value
  nonisolated(unsafe) private let trigger: AnyEquatable?
  nonisolated(unsafe) private let content: (Value) -> Content
  nonisolated(unsafe) private let keyframes: (Value) -> KeyframePath
  @State private var first = FirstTrigger()

  /// Goes through the keyframes again and again.
  nonisolated public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    self.content = content
    self.keyframes = keyframes
  }

  /// Goes through the keyframes when a value changes.
  nonisolated public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = AnyEquatable(trigger)
    self.content = content
    self.keyframes = keyframes
  }

  @MainActor @preconcurrency public var body: some View { content(value) }

  private var value: Value {
    guard let trigger, first.hasChanged(trigger) else { return initialValue }
    let timeline = KeyframeTimeline(initialValue: initialValue) { keyframes(initialValue) }
    return timeline.value(time: timeline.duration)
  }
}

/// A value that can only be compared.
struct AnyEquatable {
  let value: Any
  let isSame: (Any) -> Bool

  init<V: Equatable>(_ value: V) {
    self.value = value
    isSame = { ($0 as? V) == value }
  }
}

/// The trigger that an animator began with.
private final class FirstTrigger {
  private var first: AnyEquatable?
  private var isChanged = false

  func hasChanged(_ trigger: AnyEquatable) -> Bool {
    if let first, !first.isSame(trigger.value) { isChanged = true }
    if first == nil { first = trigger }
    return isChanged
  }
}

extension View {
  /// Shows the view with a value on its way through keyframes, again and again. A frame shows it as it starts.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(self)
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) }, keyframes: keyframes)
  }

  /// Shows the view with a value that goes through keyframes when another value changes.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(self)
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) }, keyframes: keyframes)
  }
}

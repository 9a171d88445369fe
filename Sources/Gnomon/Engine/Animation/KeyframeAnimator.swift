// SPDX-License-Identifier: Apache-2.0
/// A view that is made of a value on its way through keyframes.
///
/// Where animations are immediate, it is shown at rest: as it starts, and as it ends once its trigger has changed.
public struct KeyframeAnimator<Value, KeyframePath, Content>: View
where Value == KeyframePath.Value, KeyframePath: Keyframes, Content: View {
  nonisolated(unsafe) private let initialValue: Value
  nonisolated(unsafe) private let trigger: AnyEquatable?
  nonisolated private let isRepeating: Bool
  nonisolated(unsafe) private let content: (Value) -> Content
  nonisolated(unsafe) private let keyframes: (Value) -> KeyframePath
  @State private var first = FirstTrigger()
  @State private var run = KeyframeRun<Value>()
  @State private var time = 0.0
  @Environment(\.frameClock) private var clock

  /// Goes through the keyframes, again and again unless told otherwise.
  nonisolated public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    isRepeating = repeating
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
    isRepeating = false
    self.content = content
    self.keyframes = keyframes
  }

  /// The content of the value at the clock's time; at rest, the value without motion.
  @MainActor @preconcurrency public var body: some View {
    if clock == nil {
      content(valueAtRest)
    } else {
      content(run.value(at: time) ?? initialValue)
        .onAppear { if trigger == nil { start(from: initialValue) } }
        .onDisappear { run.stop() }
        .onChange(of: trigger) { start(from: run.value(at: time) ?? initialValue) }
    }
  }

  private var valueAtRest: Value {
    guard let trigger, first.hasChanged(trigger) else { return initialValue }
    let timeline = KeyframeTimeline(initialValue: initialValue) { keyframes(initialValue) }
    return timeline.value(time: timeline.duration)
  }

  private func start(from value: Value) {
    guard let clock else { return }
    let timeline = KeyframeTimeline(initialValue: value) { keyframes(value) }
    run.begin(timeline, repeats: isRepeating, clock) { time = $0 }
    time = clock.now
  }
}

/// A way through keyframes by a host's clock.
private final class KeyframeRun<Value> {
  private var timeline: KeyframeTimeline<Value>?
  private var start = 0.0
  private var repeats = false
  private var ticker: Int?
  private weak var clock: FrameClock?

  func begin(
    _ timeline: KeyframeTimeline<Value>, repeats: Bool, _ clock: FrameClock, _ tick: @escaping (Double) -> Void
  ) {
    stop()
    self.timeline = timeline
    self.repeats = repeats && timeline.duration > 0
    self.clock = clock
    start = clock.now
    ticker = clock.follow { [weak self] now in
      tick(now)
      guard let self, !self.repeats, now - self.start >= timeline.duration else { return }
      self.stop()
    }
  }

  func stop() {
    if let ticker { clock?.cancel(ticker) }
    ticker = nil
  }

  func value(at time: Double) -> Value? {
    guard let timeline else { return nil }
    let passed = max(0, time - start)
    return timeline.value(time: repeats ? passed.truncatingRemainder(dividingBy: timeline.duration) : passed)
  }
}

/// A value that can only be compared.
struct AnyEquatable: Equatable {
  let value: Any
  let isSame: (Any) -> Bool

  init<V: Equatable>(_ value: V) {
    self.value = value
    isSame = { ($0 as? V) == value }
  }

  static func == (a: AnyEquatable, b: AnyEquatable) -> Bool { a.isSame(b.value) }
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
  /// Shows the view with a value on its way through keyframes, again and again unless told
  /// otherwise.
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

// SPDX-License-Identifier: Apache-2.0
/// A view that goes through phases, each with an animation.
///
/// Where animations are immediate, it is shown at rest, in its first phase.
public struct PhaseAnimator<Phase, Content>: View where Phase: Equatable, Content: View {
  nonisolated(unsafe) private let phases: [Phase]
  nonisolated(unsafe) private let trigger: AnyEquatable?
  nonisolated(unsafe) private let content: (Phase) -> Content
  nonisolated(unsafe) private let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var run = PhaseRun()
  @Environment(\.frameClock) private var clock

  /// Goes through the phases again and again.
  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Goes through the phases once when a value changes, and back to the first.
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyEquatable(trigger)
    self.content = content
    self.animation = animation
  }

  /// The content of the phase that is shown; nothing if there are no phases.
  @MainActor @preconcurrency public var body: some View {
    if !phases.isEmpty {
      let shown = content(phases[index < phases.count ? index : 0])
      if clock == nil {
        shown
      } else {
        shown
          .onAppear { if trigger == nil, !run.isUnderWay { start() } }
          .onDisappear { run.stop() }
          .onChange(of: trigger) { if run.isNew(trigger) { start() } }
      }
    }
  }

  /// Begins a way through the phases; one under way is given up where it is.
  private func start() {
    guard phases.count > 1 else { return }
    run.begin(clock)
    step(to: trigger != nil && index != 0 ? 0 : (index + 1) % phases.count, run.number)
  }

  private func step(to next: Int, _ number: Int) {
    guard run.number == number, let clock else { return }
    let after = (next + 1) % phases.count
    guard let animation = animation(phases[next]) else {
      // At once, and on with the next frame.
      index = next
      if trigger == nil || next != 0 {
        run.timer = clock.schedule(at: clock.now + FrameClock.frame) { step(to: after, number) }
      }
      return
    }
    var isStarting = true
    withAnimation(animation, completionCriteria: .logicallyComplete) {
      index = next
    } completion: {
      guard trigger == nil || next != 0 else { return }
      // Nothing moves in this phase: the next one comes with the next frame.
      if isStarting { return run.timer = clock.schedule(at: clock.now + FrameClock.frame) { step(to: after, number) } }
      step(to: after, number)
    }
    isStarting = false
  }
}

/// Tells one way through the phases from the next.
private final class PhaseRun {
  private(set) var number = 0
  private(set) var isUnderWay = false
  var timer: Int?
  private var trigger: AnyEquatable?
  private weak var clock: FrameClock?

  func begin(_ clock: FrameClock?) {
    stop()
    self.clock = clock
    isUnderWay = true
  }

  /// Each view of the content tells of a new trigger: the first one counts.
  func isNew(_ trigger: AnyEquatable?) -> Bool {
    guard trigger != self.trigger else { return false }
    self.trigger = trigger
    return true
  }

  func stop() {
    number += 1
    isUnderWay = false
    if let timer { clock?.cancel(timer) }
    timer = nil
  }
}

extension View {
  /// Shows the view in phases, again and again.
  nonisolated public func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phase: Equatable {
    let placeholder = PlaceholderContentView<Self>(self)
    return PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
  }

  /// Shows the view in phases once when a value changes.
  nonisolated public func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phase: Equatable {
    let placeholder = PlaceholderContentView<Self>(self)
    return PhaseAnimator(phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
  }
}

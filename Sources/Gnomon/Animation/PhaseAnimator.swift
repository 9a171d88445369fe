/// A view that goes through phases. A frame shows it at rest, in its first phase.
public struct PhaseAnimator<Phase, Content>: View where Phase: Equatable, Content: View {
  nonisolated(unsafe) private let first: Phase?
  nonisolated(unsafe) private let content: (Phase) -> Content

  /// Goes through the phases again and again.
  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    first = phases.first { _ in true }
    self.content = content
  }

  /// Goes through the phases once when a value changes, and back to the first.
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    first = phases.first { _ in true }
    self.content = content
  }

  @MainActor @preconcurrency public var body: some View {
    if let first { content(first) }
  }
}

extension View {
  /// Shows the view in phases, again and again. A frame shows the first.
  nonisolated public func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phase: Equatable {
    let placeholder = PlaceholderContentView<Self>(self)
    return PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
  }

  /// Shows the view in phases once when a value changes. A frame shows the first.
  nonisolated public func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phase: Equatable {
    let placeholder = PlaceholderContentView<Self>(self)
    return PhaseAnimator(phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
  }
}

import Foundation

/// Frames show the state as it is, so a change is over as soon as it has happened: what follows names animations and
/// changes transactions for code that does so, and lays out and draws what it is applied to.
extension View {
  /// Names the animation of changes that come with a change of a value.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

  /// Names the animation of the view's changes.
  nonisolated public func animation(_ animation: Animation?) -> some View where Self: Equatable { self }

  /// Names the animation of all that changes inside: an older form that names no value.
  @_disfavoredOverload
  @available(*, deprecated, message: "Use animation(_:value:), or withAnimation around the change.")
  nonisolated public func animation(_ animation: Animation?) -> some View { self }

  /// Names the animation of what a closure does with the view.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(self))
  }

  /// Changes the transactions of the view's changes.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

  /// Changes the transactions of changes that come with a change of a value.
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// Changes the transactions of what a closure does with the view.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(self))
  }

  /// Names how the view's content changes into other content.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
}

/// How a view's content changes into other content.
public struct ContentTransition: Hashable, Sendable {
  private enum Kind: Hashable {
    case identity
    case interpolate
    case opacity
    case numericText(countsDown: Bool)
    case numericValue(Double)
  }

  private var kind: Kind

  /// At once.
  public static let identity = ContentTransition(kind: .identity)
  /// By values in between.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// By fading.
  public static let opacity = ContentTransition(kind: .opacity)

  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Digit by digit, up or down as a number does.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numericValue(value)) }
}

/// A modifier with an animated part.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}

// SPDX-License-Identifier: Apache-2.0
/// The way in which a view's content changes into other content under an animation: a text's characters and its font.
///
/// Only a host with a clock shows what's in between.
public struct ContentTransition: Hashable, Sendable {
  enum Kind: Hashable {
    case identity
    case interpolate
    case opacity
    case numericText(countsDown: Bool)
    case numericValue(Double)
    case symbolEffect(String)
  }

  var kind: Kind

  /// The content changes at once, though what's around it moves.
  public static let identity = ContentTransition(kind: .identity)
  /// Glyphs move and grow one by one, where only their places or the font's size or weight are others.
  ///
  /// Other contents fade.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// The old content fades out while the new one fades in.
  public static let opacity = ContentTransition(kind: .opacity)

  /// Characters that are others roll out and fade while the new ones roll in.
  ///
  /// The others go to their new places.
  ///
  /// - Parameter countsDown: true rolls down, false up.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Characters that are others roll out and in: down where a value has become less, else up.
  ///
  /// - Parameter value: the value that the text shows.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numericValue(value)) }
}

extension ContentTransition {
  /// The value that the content shows, where it's said.
  var value: Double? { if case .numericValue(let value) = kind { value } else { nil } }
}

private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .interpolate }
}

private enum DrawingGroupKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The way in which views' contents change into others under an animation.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// True if what's in between is drawn by the graphics processor. Kept, without effect: there's none.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[DrawingGroupKey.self] }
    set { self[DrawingGroupKey.self] = newValue }
  }
}

extension View {
  /// Says how the content of views inside changes into other content under an animation.
  @_disfavoredOverload
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}

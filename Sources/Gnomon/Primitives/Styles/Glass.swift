// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A material that lets what lies below shine through.
///
/// On iOS what lies below is blurred, and the glass has a rim of light and a soft shadow. Nothing is bent, and the glass
/// doesn't follow touches or motion. On macOS it is drawn as a translucent colour.
public struct Glass: Equatable, Sendable {
  enum Kind: Equatable {
    case regular
    case clear
    case identity
  }

  let kind: Kind
  private(set) var tint: Color?
  private(set) var isInteractive = false

  /// The usual glass.
  public static var regular: Glass { Glass(kind: .regular) }
  /// Glass that lets more shine through, and blurs it less.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No glass at all: nothing is drawn, and a tint isn't either.
  public static var identity: Glass { Glass(kind: .identity) }

  /// The glass with a colour laid over it: at four fifths of its opacity, on macOS at half; nil takes the colour away.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.tint = color
    return copy
  }

  /// The glass with an answer to touches, or without. Gnomon keeps it and draws the same glass.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var copy = self
    copy.isInteractive = isEnabled
    return copy
  }
}

/// The shape of glass that names none: a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
  /// Nothing of the shape is interpolated.
  public typealias AnimatableData = EmptyAnimatableData
  /// Makes a capsule.
  public init() {}
  /// The capsule's outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
  /// Puts glass behind the view, as large as the view.
  ///
  /// On iOS what lies below is blurred. Nothing is bent.
  ///
  /// - Parameters:
  ///   - glass: the kind of glass, with its tint.
  ///   - shape: the outline of the glass: a capsule unless said otherwise.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    background {
      if glass.kind != .identity { GlassPlate(shape: shape, look: GlassLook(glass)) }
    }
  }

  /// Sets the identity by which glass is joined in animations.
  ///
  /// It has no effect: glass in Gnomon comes and goes with its view.
  nonisolated public func glassEffectID(_ id: (some (Hashable & Sendable))?, in namespace: Namespace.ID) -> some View {
    modifier(EmptyModifier())
  }
}

/// The way in which glass comes and goes. It has no effect in Gnomon: glass comes and goes with its view.
public struct GlassEffectTransition: Sendable {
  private let rawValue: Int

  /// The glass flows out of the glass beside it, and back.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(rawValue: 0) }
  /// The glass and its content fade.
  public static var materialize: GlassEffectTransition { GlassEffectTransition(rawValue: 1) }
  /// The glass is there or gone at once.
  public static var identity: GlassEffectTransition { GlassEffectTransition(rawValue: 2) }
}

extension View {
  /// Sets how the view's glass comes and goes.
  ///
  /// It has no effect: glass in Gnomon comes and goes with its view.
  @MainActor @preconcurrency public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    modifier(EmptyModifier())
  }
}

/// A view that draws the glass of its content together. Gnomon draws each glass by itself.
public nonisolated struct GlassEffectContainer<Content>: View where Content: View {
  let content: Content

  /// Wraps views whose glass belongs together.
  ///
  /// - Parameters:
  ///   - spacing: the distance in points within which glass flows together. It has no effect in Gnomon.
  ///   - content: the views, laid out as they are without the container.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  /// The content itself.
  @MainActor @preconcurrency public var body: some View { content }
}

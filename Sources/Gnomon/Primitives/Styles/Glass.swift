// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A material that lets what lies below shine through.
public struct Glass: Equatable, Sendable {
  enum Kind: Equatable {
    case regular
    case clear
    case identity
  }

  let kind: Kind
  private(set) var tint: Color?
  private(set) var isInteractive = false

  public static var regular: Glass { Glass(kind: .regular) }
  public static var clear: Glass { Glass(kind: .clear) }
  /// No glass at all.
  public static var identity: Glass { Glass(kind: .identity) }

  /// Glass of a colour; nil is none.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.tint = color
    return copy
  }

  /// Whether the glass answers to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var copy = self
    copy.isInteractive = isEnabled
    return copy
  }
}

/// The shape of glass that names none: a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
  public typealias AnimatableData = EmptyAnimatableData
  public init() {}
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
  /// Puts glass behind the view. What lies below isn't bent or blurred: the glass is drawn as a translucent colour.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    background {
      switch glass.kind {
      case .identity: EmptyView()
      case .regular: _ShapeView(shape: shape, style: Material.regularMaterial)
      case .clear: _ShapeView(shape: shape, style: Material.ultraThinMaterial)
      }
      if let tint = glass.tint, glass.kind != .identity {
        _ShapeView(shape: shape, style: tint.opacity(0.5))
      }
    }
  }

  /// Joins glass of the same id in animations.
  nonisolated public func glassEffectID(_ id: (some (Hashable & Sendable))?, in namespace: Namespace.ID) -> some View {
    modifier(EmptyModifier())
  }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
  private let rawValue: Int

  /// Flows from and to the glass beside it.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(rawValue: 0) }
  /// Fades the glass and its content.
  public static var materialize: GlassEffectTransition { GlassEffectTransition(rawValue: 1) }
  /// Changes nothing.
  public static var identity: GlassEffectTransition { GlassEffectTransition(rawValue: 2) }
}

extension View {
  /// Sets how the view's glass comes and goes. Glass here comes and goes with its view.
  @MainActor @preconcurrency public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    modifier(EmptyModifier())
  }
}

/// Draws the glass of its content together.
public nonisolated struct GlassEffectContainer<Content>: View where Content: View {
  let content: Content

  /// - Parameter spacing: the distance in points within which glass flows together; it doesn't here.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor @preconcurrency public var body: some View { content }
}

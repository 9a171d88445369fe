// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The label on glass, in the shape of buttons' borders. It is drawn as a translucent colour, and the label is not
/// tinted.
public nonisolated struct GlassButtonStyle: PrimitiveButtonStyle {
  let glass: Glass

  /// Makes the style, which `.glass` stands for in short.
  nonisolated public init() { glass = .regular }
  /// Makes the style with a glass, as one with a colour; ``Glass/identity`` is no glass at all.
  nonisolated public init(_ glass: Glass) { self.glass = glass }

  /// Draws the label on the glass. It fades to three quarters while it is pressed.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    let glass = glass
    return PressableView(configuration: configuration) { GlassButton(configuration: $0, glass: glass) }
  }
}

/// The label in white on tinted glass. Gnomon draws it as ``BorderedProminentButtonStyle`` does.
public nonisolated struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style, which `.glassProminent` stands for in short.
  nonisolated public init() {}

  /// Draws the label in white on the tint.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    BorderedProminentButtonStyle().makeBody(configuration: configuration)
  }
}

private nonisolated struct GlassButton: View, _SeeThroughView {
  let configuration: ButtonStyleConfiguration
  let glass: Glass
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    configuration.label
      .controlForeground(isEnabled ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
      .padding(controlSize.buttonPadding)
      .glassEffect(glass, in: shape)
      .opacity(configuration.isPressed ? 0.75 : 1)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The label on regular glass, drawn as a translucent colour.
  @MainActor @preconcurrency public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// The label on a glass, as one with a colour.
  @MainActor @preconcurrency public static func glass(_ glass: Glass) -> Self { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The label in white on tinted glass. Gnomon draws it as `borderedProminent`.
  @MainActor @preconcurrency public static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The label on glass.
public nonisolated struct GlassButtonStyle: PrimitiveButtonStyle {
  let glass: Glass

  /// Makes the style, which `.glass` stands for in short.
  nonisolated public init() { glass = .regular }
  nonisolated public init(_ glass: Glass) { self.glass = glass }

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    let glass = glass
    return PressableView(configuration: configuration) { GlassButton(configuration: $0, glass: glass) }
  }
}

/// The label in white on tinted glass, which looks like the tint here.
public nonisolated struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style, which `.glassProminent` stands for in short.
  nonisolated public init() {}

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
  @MainActor @preconcurrency public static var glass: GlassButtonStyle { GlassButtonStyle() }
  @MainActor @preconcurrency public static func glass(_ glass: Glass) -> Self { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  @MainActor @preconcurrency public static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The label on glass, in the shape of buttons' borders. The label is not tinted.
///
/// In a bar of iOS 26 the button has the bar's own glass instead.
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

/// The label in white on glass of the tint. On macOS Gnomon draws it as ``BorderedProminentButtonStyle`` does.
public nonisolated struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style, which `.glassProminent` stands for in short.
  nonisolated public init() {}

  /// Draws the label in white on the tint.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    GlassProminentButton(configuration: configuration)
  }
}

private nonisolated struct GlassProminentButton: View, _SeeThroughView {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.platformProfile) private var profile

  @MainActor var body: some View {
    if profile.system == .macOS {
      BorderedProminentButtonStyle().makeBody(configuration: configuration)
    } else {
      PressableView(configuration: configuration) { GlassButton(configuration: $0, glass: nil) }
    }
  }
}

private nonisolated struct GlassButton: View, _SeeThroughView {
  let configuration: ButtonStyleConfiguration
  /// nil: glass of the whole tint.
  let glass: Glass?
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.barGlass) private var barGlass

  @MainActor var body: some View {
    if barGlass != nil {
      configuration.label
        .controlForeground(foreground)
        .layoutValue(key: BarItemKey.self, value: barGlass?.role ?? (glass == nil ? .prominent : .plain))
        .opacity(configuration.isPressed ? 0.75 : 1)
    } else {
      configuration.label
        .controlForeground(foreground)
        .padding(controlSize.buttonPadding)
        .background { if let look { GlassPlate(shape: shape, look: look) } }
        .opacity(configuration.isPressed ? 0.75 : 1)
    }
  }

  private var foreground: AnyShapeStyle {
    guard isEnabled else { return glass == nil ? AnyShapeStyle(.white) : AnyShapeStyle(.tertiary) }
    return glass == nil ? AnyShapeStyle(.white) : AnyShapeStyle(.primary)
  }

  private var look: GlassLook? {
    guard let glass else {
      let tint = configuration.role?.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)
      return isEnabled ? GlassLook(full: tint) : GlassLook(disabled: true)
    }
    return glass.kind == .identity ? nil : GlassLook(glass)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The label on regular glass.
  @MainActor @preconcurrency public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// The label on a glass, as one with a colour.
  @MainActor @preconcurrency public static func glass(_ glass: Glass) -> Self { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The label in white on glass of the tint.
  @MainActor @preconcurrency public static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The look for the place where a button stands.
///
/// On macOS, outside of lists, bars and menus, it is that of ``BorderedButtonStyle``. Elsewhere it is that of
/// ``BorderlessButtonStyle``.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Makes the style, which `.automatic` stands for in short.
  nonisolated public init() {}

  /// Draws a button with a border or without one, as its place asks for.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    PressableView(configuration: configuration) { DefaultButton(configuration: $0) }
  }
}

private nonisolated struct DefaultButton: View, _SeeThroughView {
  let configuration: ButtonStyleConfiguration
  @Environment(\.platformProfile) private var profile
  @Environment(\.surroundings) private var surroundings

  @MainActor var body: some View {
    if profile.system == .macOS, surroundings == .plain {
      BorderedButton(configuration: configuration, isProminent: false)
    } else {
      BorderlessButton(configuration: configuration)
    }
  }
}

/// The label in the tint, without a border. It fades to a fifth while it is pressed.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Makes the style, which `.borderless` stands for in short.
  nonisolated public init() {}

  /// Draws the label in the tint.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    PressableView(configuration: configuration) { BorderlessButton(configuration: $0) }
  }
}

/// The label in its own colours, without a border. It fades to three quarters while pressed, and to a half where
/// disabled.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Makes the style, which `.plain` stands for in short.
  nonisolated public init() {}

  /// Draws the label as it is.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    PressableView(configuration: configuration) { PlainButton(configuration: $0) }
  }
}

/// The label in the tint on a grey fill, or on a light fill of the tint where a tint or the destructive role is set. On
/// macOS the label is tinted only then.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Makes the style, which `.bordered` stands for in short.
  nonisolated public init() {}

  /// Draws the label on a light fill.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    PressableView(configuration: configuration) { BorderedButton(configuration: $0, isProminent: false) }
  }
}

/// The label in white on the tint; on red where the role is destructive.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style, which `.borderedProminent` stands for in short.
  nonisolated public init() {}

  /// Draws the label in white on the tint.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    PressableView(configuration: configuration) { BorderedButton(configuration: $0, isProminent: true) }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look for the place where a button stands: bordered on macOS, elsewhere the label in the tint.
  @MainActor @preconcurrency public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint, without a border.
  @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label in its own colours, without a border. It fades while it is pressed.
  @MainActor @preconcurrency public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label in the tint on a grey fill, which is tinted where a tint is set.
  @MainActor @preconcurrency public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label in white on the tint, for the main action of a view.
  @MainActor @preconcurrency public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension ButtonRole {
  /// What the label is painted with; nil leaves the tint.
  var color: Color? { self == .destructive ? .red : nil }
}

private nonisolated struct BorderlessButton: View, _SeeThroughView {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    configuration.label
      .controlForeground(style)
      .opacity(configuration.isPressed ? 0.2 : 1)
  }

  private var style: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    return configuration.role?.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)
  }
}

private nonisolated struct PlainButton: View, _SeeThroughView {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    configuration.label.opacity(configuration.isPressed ? 0.75 : isEnabled ? 1 : 0.5)
  }
}

private nonisolated struct BorderedButton: View, _SeeThroughView {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.font) private var font
  @Environment(\.platformProfile) private var profile
  @Environment(\.tintColor) private var tintColor
  @Environment(\.tintStyle) private var tintStyle
  @Environment(\.styles.accent) private var accent
  @Environment(\.barGlass) private var barGlass

  /// On a bar's glass a prominent button is that glass in the tint. *Unverified*: as one of the style `.glassProminent`.
  @MainActor var body: some View {
    if isProminent, let barGlass {
      configuration.label
        .controlForeground(AnyShapeStyle(.white))
        .layoutValue(key: BarItemKey.self, value: barGlass.role ?? (isEnabled ? .prominent : .disabledProminent))
        .opacity(configuration.isPressed ? 0.75 : 1)
    } else {
      bordered
        .controlForeground(foreground)
        .background(shape.resolved(radius: profile.buttonRadius(controlSize)).fill(background))
        .opacity(configuration.isPressed ? 0.75 : 1)
    }
  }

  @ViewBuilder @MainActor private var bordered: some View {
    if profile.system == .macOS {
      BezelLayout(bezel: controlSize.bezel(on: profile)).callAsFunction { ImplicitStack(row: { configuration.label }) }
    } else {
      configuration.label
        .font(font ?? controlSize.buttonFont)
        .padding(controlSize.buttonPadding)
    }
  }

  private var base: AnyShapeStyle {
    configuration.role?.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)
  }

  private var foreground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    if isProminent { return AnyShapeStyle(.white) }
    return isGrey && profile.system == .macOS ? AnyShapeStyle(.primary) : base
  }

  /// Bordered buttons have no fill of a colour unless somebody gave them one; on iOS an app's accent colour is none.
  private var isGrey: Bool {
    guard configuration.role?.color == nil else { return false }
    if profile.system == .macOS { return tintColor == nil }
    return tintStyle == nil || tintStyle == accent.map { AnyShapeStyle($0) }
  }

  private var background: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(SystemFill(level: 2)) }
    if isGrey, !isProminent { return AnyShapeStyle(SystemFill(level: 1)) }
    return isProminent ? base : AnyShapeStyle(base.opacity(profile.system == .macOS ? 0.15 : 0.18))
  }
}

extension PlatformProfile {
  /// The radius of a bordered button's corners where nobody asked for a shape; nil makes it a capsule.
  ///
  /// iOS 26 has capsules (`button26-01`, `button26-03` in `surfaces.tsv`), iOS 18's regular buttons 7 points
  /// (`button18-02`). Small ones are capsules there, and large ones have 12 points: unverified.
  func buttonRadius(_ size: ControlSize) -> CGFloat? {
    guard system == .iOS, palette == .classic else { return nil }
    switch size {
    case .mini, .small: return nil
    case .regular: return 7
    case .large, .extraLarge: return 12
    }
  }
}

extension ControlSize {
  fileprivate var buttonFont: Font {
    switch self {
    case .mini, .small: .subheadline
    default: .body
    }
  }

  /// Around a bordered button's label. Regular is measured on iOS 18 and 26 (`button18-01`, `button26-01` in
  /// `surfaces.tsv`); the others are unverified: with them buttons are 28 and 50 points high, as UIKit's are.
  var buttonPadding: EdgeInsets {
    switch self {
    case .mini, .small: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large, .extraLarge: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  /// The shape of the borders of buttons; `automatic`, a capsule, by default.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape of the borders of the buttons inside. Buttons in a style without a border have none.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How labels look.
@preconcurrency @MainActor
public protocol LabelStyle {
  /// The type of the view that ``makeBody(configuration:)`` gives.
  associatedtype Body: View

  /// The view of a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  typealias Configuration = LabelStyleConfiguration
}

/// What a label is made of.
public nonisolated struct LabelStyleConfiguration {
  /// The label's title.
  public nonisolated struct Title: View, _SeeThroughView {
    let view: AnyView
    public var body: some View { view }
  }

  /// The label's icon.
  public nonisolated struct Icon: View, _SeeThroughView {
    let view: AnyView
    public var body: some View { view }
  }

  public let title: Title
  public let icon: Icon

  init(title: AnyView, icon: AnyView) {
    self.title = Title(view: title)
    self.icon = Icon(view: icon)
  }
}

/// Icon and title side by side.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style, which `.titleAndIcon` stands for in short.
  nonisolated public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    LabelRow(configuration: configuration)
  }
}

/// Icon and title in a row, as far apart and with as much room for the icon as the environment says.
private nonisolated struct LabelRow: View, _SeeThroughView {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var iconWidth

  @MainActor var body: some View {
    HStack(spacing: spacing ?? 8) {
      if let iconWidth {
        RowIcon(icon: configuration.icon).frame(width: iconWidth)
      } else {
        RowIcon(icon: configuration.icon)
      }
      configuration.title
    }
  }
}

/// A label's icon, which has the tint in lists on iOS and in sidebars, unless something is said of its style.
private nonisolated struct RowIcon: View, _SeeThroughView {
  let icon: LabelStyleConfiguration.Icon
  @Environment(\.surroundings) private var surroundings
  @Environment(\.listStyle) private var listStyle
  @Environment(\.platformProfile) private var profile
  @Environment(\.foregroundStyle) private var style
  @Environment(\.listItemTint) private var tint

  @MainActor var body: some View {
    let isTinted = style == nil && surroundings == .list && (profile.system != .macOS || listStyle == .sidebar)
    icon.transformEnvironment(\.self) { if isTinted { $0.foregroundStyle = tint?.style ?? AnyShapeStyle(.tint) } }
  }
}

/// The look for where the label stands: icon and title.
public nonisolated struct DefaultLabelStyle: LabelStyle {
  /// Makes the style, which `.automatic` stands for in short.
  nonisolated public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The icon alone.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style, which `.iconOnly` stands for in short.
  nonisolated public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The title alone.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style, which `.titleOnly` stands for in short.
  nonisolated public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  @MainActor @preconcurrency public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  @MainActor @preconcurrency public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  @MainActor @preconcurrency public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<LabelStyleConfiguration>? { nil }
}

/// Lengths of labels, in points; nil leaves them to the style.
private struct LabelLengths: EnvironmentKey, Equatable {
  static var defaultValue: LabelLengths { LabelLengths() }
  var spacing: CGFloat?
  var iconWidth: CGFloat?
}

extension EnvironmentValues {
  var labelStyle: ControlStyle<LabelStyleConfiguration>? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }

  fileprivate var labelLengths: LabelLengths {
    get { self[LabelLengths.self] }
    set { self[LabelLengths.self] = newValue }
  }

  /// Points between a label's icon and its title; nil, the default, leaves them to the label's style.
  public var labelIconToTitleSpacing: CGFloat? { labelLengths.spacing }

  /// The width in points in whose middle a label's icon stands; nil, the default, is the icon's own.
  public var labelReservedIconWidth: CGFloat? { labelLengths.iconWidth }
}

extension View {
  /// Gives the labels inside a look.
  nonisolated public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
    controlStyle(\.labelStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }

  /// Sets the points between icon and title of labels inside where they stand side by side.
  nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    environment(\.labelLengths.spacing, value)
  }

  /// Sets the width in points that icons of labels inside take where they stand beside their titles; a wider icon reaches beyond it.
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelLengths.iconWidth, value)
  }
}

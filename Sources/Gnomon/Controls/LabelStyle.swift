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
  nonisolated public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      RowIcon(icon: configuration.icon)
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
  nonisolated public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The icon alone.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The title alone.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
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

extension EnvironmentValues {
  var labelStyle: ControlStyle<LabelStyleConfiguration>? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Gives the labels inside a look.
  nonisolated public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
    controlStyle(\.labelStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A look of labels, which ``Label`` asks for its view.
@preconcurrency @MainActor
public protocol LabelStyle {
  /// The type of the view that ``makeBody(configuration:)`` gives.
  associatedtype Body: View

  /// Makes the view of a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// The parts of a label: its title and its icon.
  typealias Configuration = LabelStyleConfiguration
}

/// The parts of a label, for a style.
public nonisolated struct LabelStyleConfiguration {
  /// A label's title, with its type hidden.
  public nonisolated struct Title: View, _SeeThroughView {
    let view: AnyView
    /// The title as the label was given it.
    public var body: some View { view }
  }

  /// A label's icon, with its type hidden.
  public nonisolated struct Icon: View, _SeeThroughView {
    let view: AnyView
    /// The icon as the label was given it.
    public var body: some View { view }
  }

  /// The view of the words of the label.
  public let title: Title
  /// The view of the picture of the label.
  public let icon: Icon

  init(title: AnyView, icon: AnyView) {
    self.title = Title(view: title)
    self.icon = Icon(view: icon)
  }
}

/// The icon in front of the title, 8 points apart unless ``View/labelIconToTitleSpacing(_:)`` says otherwise. In
/// lists on iOS icons stand in a column, 16 points before the titles.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style, which `.titleAndIcon` stands for in short.
  nonisolated public init() {}

  /// Draws the icon in front of the title.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    LabelRow(configuration: configuration)
  }
}

/// Icon and title in a row, the icon beside the title's first line, as far apart and with as much room for the icon as the environment says.
///
/// So they lie in pictures that others have recorded on iOS: gonzalezreal/swift-markdown-ui, `ThemeDocCTests` and `MarkdownListTests`, where
/// numbers and dots are the icons of items with several lines. An icon that is nearly as high as the title stands in its middle, which is
/// *unverified* for titles of several lines.
private nonisolated struct LabelRow: View, _SeeThroughView {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelRowLengths) private var lengths

  @MainActor var body: some View {
    HStack(alignment: .firstLine, spacing: lengths.spacing) {
      if let column = lengths.iconColumn {
        RowIconLayout(column: column, line: lengths.iconLine).callAsFunction { RowIcon(icon: configuration.icon) }
      } else if let iconWidth = lengths.iconWidth {
        RowIcon(icon: configuration.icon).frame(width: iconWidth)
      } else {
        RowIcon(icon: configuration.icon)
      }
      configuration.title
    }
  }
}

/// Lengths of a label's row at its place, in points. They are read as one value: each that a view reads costs something.
private struct LabelRowLengths: Equatable {
  var spacing: CGFloat
  /// The width of the icon; nil is its own.
  var iconWidth: CGFloat?
  /// The least width of the icon where icons stand in a column.
  var iconColumn: CGFloat?
  /// The height that the icon counts at most there.
  var iconLine: CGFloat = 0
}

extension EnvironmentValues {
  /// The icons of a list's rows on iOS stand in a column of their own.
  ///
  /// At the type size "medium" titles begin 39 points behind the row's inset (`list26-51` in `surfaces.tsv`), with
  /// the icon in the middle of what's before them (`list26-50`): 16 points, UIKit's distance between image and text,
  /// behind a column of 23. Other sizes are unverified: the column follows the line pitch of body texts. So is iOS
  /// 18's.
  fileprivate var labelRowLengths: LabelRowLengths {
    let (given, profile) = (labelLengths, platformProfile)
    guard surroundings == .list, profile.system == .iOS else {
      return LabelRowLengths(spacing: given.spacing ?? 8, iconWidth: given.iconWidth)
    }
    var lengths = LabelRowLengths(spacing: given.spacing ?? 16, iconWidth: given.iconWidth)
    if given.iconWidth == nil {
      let body = profile.metrics(for: .body, at: dynamicTypeSize)
      lengths.iconColumn = (24 * body.linePitch / 22).rounded()
      lengths.iconLine = body.lineHeight
    }
    return lengths
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

  /// Symbols are large in rows of iOS 26 (`list26-50`, `list26-77`). That they aren't before is *unverified*.
  @MainActor var body: some View {
    let isTinted = style == nil && surroundings == .list && (profile.system != .macOS || listStyle == .sidebar)
    let isLarge = surroundings == .list && profile.system == .iOS && profile.palette == .v26
    icon.transformEnvironment(\.self) {
      if isTinted { $0.foregroundStyle = tint?.style ?? AnyShapeStyle(.tint) }
      if isLarge, $0.imageScale == .medium { $0.imageScale = .large }
    }
  }
}

/// The place of an icon in a row: at least as wide as the column of icons, with the icon in its middle.
///
/// A symbol counts no more than the column and a line of text, though it's drawn larger: our drawings have more air
/// around them than Apple's. As a built-in layout it's known to have no guides of its own: labels of swipe actions are never laid out,
/// and each guide of the whole tree would be asked for until one was.
private nonisolated struct RowIconLayout: ControlLayout, BuiltInLayout {
  typealias AnimatableData = EmptyAnimatableData
  let column: CGFloat
  let line: CGFloat
  /// How much larger than the column or the line a symbol's square may be.
  private static let air: CGFloat = 1.3

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let icon = subviews.first else { return CGSize(width: column, height: 0) }
    let size = icon.sizeThatFits(square(for: icon))
    return CGSize(
      width: size.width <= column * RowIconLayout.air ? column : size.width,
      height: size.height <= line * RowIconLayout.air ? min(size.height, line) : size.height)
  }

  /// The column's square, which an icon that takes what it gets fills; words take what they need.
  private func square(for icon: LayoutSubview) -> ProposedViewSize {
    let square = ProposedViewSize(width: column, height: column)
    // Words that don't fit would be broken into lines.
    return icon.sizeThatFits(square).height > line * RowIconLayout.air ? .unspecified : square
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard let icon = subviews.first else { return }
    icon.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: square(for: icon))
  }
}

/// The look for the place where a label stands. Gnomon draws it as ``TitleAndIconLabelStyle`` does everywhere.
public nonisolated struct DefaultLabelStyle: LabelStyle {
  /// Makes the style, which `.automatic` stands for in short.
  nonisolated public init() {}

  /// Draws the icon in front of the title.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The icon without the title.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style, which `.iconOnly` stands for in short.
  nonisolated public init() {}
  /// Draws the icon.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The title without the icon.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style, which `.titleOnly` stands for in short.
  nonisolated public init() {}
  /// Draws the title.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The look for the place where a label stands: the icon in front of the title.
  @MainActor @preconcurrency public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon in front of the title, also where the icon would stand alone.
  @MainActor @preconcurrency public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon without the title.
  @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title without the icon.
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

  /// The distance between a label's icon and its title, in points; nil, the default, leaves it to the label's style.
  public var labelIconToTitleSpacing: CGFloat? { labelLengths.spacing }

  /// The width that a label's icon takes, in points, with the icon in its middle; nil, the default, is the icon's own.
  public var labelReservedIconWidth: CGFloat? { labelLengths.iconWidth }
}

extension View {
  /// Sets the look of the labels inside.
  nonisolated public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
    controlStyle(\.labelStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }

  /// Sets the distance between icon and title of the labels inside, in points, where they stand side by side.
  nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    environment(\.labelLengths.spacing, value)
  }

  /// Sets the width that icons of the labels inside take where they stand beside their titles, in points.
  ///
  /// The icon stands in the middle of it. A wider icon reaches beyond it on both sides.
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelLengths.iconWidth, value)
  }
}

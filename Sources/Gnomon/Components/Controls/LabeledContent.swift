// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A value with a label that says what it is, in the look of the labelled content style in force.
///
/// Without a style the label stands at the leading edge and the value at the trailing one, in the secondary colour. Of
/// a label that is two texts the second is a subtitle.
///
/// ```swift
/// struct OrderDetails: View {
///   var total = 24.5
///
///   var body: some View {
///     Form {
///       LabeledContent("Number", value: "A-1024")
///       LabeledContent("Total", value: total, format: .currency(code: "EUR"))
///     }
///   }
/// }
/// ```
public nonisolated struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
  @Environment(\.labeledContentStyle) private var style
}

extension LabeledContent: View where Label: View, Content: View {
  /// The label and the value as the style draws them.
  @MainActor @preconcurrency public var body: some View {
    let configuration = LabeledContentStyleConfiguration(
      label: AnyView(label: label), content: AnyView(content.environment(\.labeledContentStyle, style)))
    ImplicitStack(row: {
      if let style {
        style.body(configuration).outerControlStyle(\.labeledContentStyle)
      } else {
        AutomaticLabeledContentStyle().makeBody(configuration: configuration)
      }
    })
  }

  /// Makes a labelled value with a view as its label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    let content = content()
    self.init(label: label(), content: content)
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Makes a labelled value with a title that is looked up as a key in the tables of strings.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Makes a labelled value with a title that is shown as it's given.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a labelled value with a title that is looked up as a key in the tables of strings. `value` is shown as a
  /// text.
  nonisolated public init<S>(_ titleKey: LocalizedStringKey, value: S) where S: StringProtocol {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Makes a labelled value with a title that is shown as it's given. `value` is shown as a text.
  @_disfavoredOverload
  nonisolated public init<S1, S2>(_ title: S1, value: S2) where S1: StringProtocol, S2: StringProtocol {
    self.init(label: Text(title), content: Text(value))
  }

  /// Makes a labelled value with a title that is looked up as a key in the tables of strings. The value is shown as the
  /// text that `format` makes of it.
  nonisolated public init<F>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// Makes a labelled value with a title that is shown as it's given. The value is shown as the text that `format`
  /// makes of it.
  @_disfavoredOverload
  nonisolated public init<S, F>(_ title: S, value: F.FormatInput, format: F)
  where S: StringProtocol, F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Makes a labelled content of the parts that a style is given, in the style around that one.
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// A look of labelled contents, which ``LabeledContent`` asks for its view.
@preconcurrency @MainActor
public protocol LabeledContentStyle {
  /// The type of the view that `makeBody(configuration:)` gives.
  associatedtype Body: View

  /// Makes the view of a labelled content.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// The parts of a labelled content: its label and its value.
  typealias Configuration = LabeledContentStyleConfiguration
}

/// The parts of a labelled content, for a style.
public nonisolated struct LabeledContentStyleConfiguration {
  /// A labelled content's label, with its type hidden. It says what the value is.
  public nonisolated struct Label: View, _SeeThroughView {
    let view: AnyView
    /// The label as it was given. Of two texts the second is a subtitle.
    public var body: some View { view }
  }

  /// A labelled content's value, with its type hidden.
  public nonisolated struct Content: View, _SeeThroughView {
    let view: AnyView
    /// The value as it was given.
    public var body: some View { view }
  }

  /// The view that says what the value is.
  public let label: Label
  /// The view of the value.
  public let content: Content

  init(label: AnyView, content: AnyView) {
    self.label = Label(view: label)
    self.content = Content(view: content)
  }
}

/// The label at the leading edge and the value, in the secondary colour, at the trailing one.
///
/// On iOS the value stands below the label at accessibility's type sizes. On macOS, outside of lists, bars and menus,
/// they stand beside each other without free space between. Where labels are hidden the value stands alone.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Makes the style, which `.automatic` stands for in short.
  nonisolated public init() {}

  /// Draws the label, and the value in the secondary colour.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    LabeledValue(configuration: configuration)
  }
}

private nonisolated struct LabeledValue: View, _SeeThroughView {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.platformProfile) private var profile
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.labelsVisibility) private var visibility

  @MainActor var body: some View {
    if profile.system == .iOS, typeSize.isAccessibilitySize {
      // `list26-11` and `list18-07` in `surfaces.tsv`: baselines are 52 apart where a line is 48 high, and before iOS
      // 26 as far as those of two texts.
      VStack(alignment: .leading, spacing: profile.palette == .v26 ? 4 : nil) {
        if visibility != .hidden { ImplicitStack(alignment: .leading, column: { configuration.label }) }
        value
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack {
        LeadingLabel(label: configuration.label)
        value
      }
    }
  }

  @MainActor private var value: some View { ImplicitStack(row: { configuration.content }).valueForeground() }
}

/// A control's label at the leading edge with the free space behind it; nothing where labels are hidden.
nonisolated struct LabelSlot<Label: View>: View, _SeeThroughView {
  let label: Label
  @Environment(\.labelsVisibility) private var visibility

  @MainActor var body: some View {
    if visibility != .hidden {
      ImplicitStack(alignment: .leading, column: { label })
      Spacer()
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label at the leading edge and the value at the trailing one.
  @MainActor @preconcurrency public static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}

private enum LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<LabeledContentStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var labeledContentStyle: ControlStyle<LabeledContentStyleConfiguration>? {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the labelled contents inside.
  nonisolated public func labeledContentStyle<S>(_ style: S) -> some View where S: LabeledContentStyle {
    controlStyle(\.labeledContentStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A content in a box, with an optional label above it, in the look of the group box style in force.
///
/// Without a style the box is grey with round corners and as wide as it is proposed.
///
/// ```swift
/// struct AddressBox: View {
///   var body: some View {
///     GroupBox("Address") {
///       VStack(alignment: .leading) {
///         Text("12 Harbour Street")
///         Text("Porto")
///       }
///     }
///   }
/// }
/// ```
public nonisolated struct GroupBox<Label, Content>: View where Label: View, Content: View {
  let label: Label
  let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// Makes a box with a view as its label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Makes a box with a label that is a value already. `GroupBox(content:label:)` takes its place.
  @available(*, deprecated, message: "Use GroupBox(content:label:) instead.")
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// The box as its style draws it.
  @MainActor @preconcurrency public var body: some View {
    let configuration = GroupBoxStyleConfiguration(
      label: AnyView(label), content: AnyView(content.environment(\.groupBoxStyle, style)),
      hasLabel: Label.self != EmptyView.self)
    ImplicitStack(column: {
      if let style {
        style.body(configuration).outerControlStyle(\.groupBoxStyle)
      } else {
        DefaultGroupBoxStyle().makeBody(configuration: configuration)
      }
    })
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box without a label.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: { EmptyView() })
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a title that is looked up as a key in the tables of strings.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Makes a box with a title that is shown as it's given.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(content: content, label: { Text(title) })
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Makes a box of the parts that a style is given, in the style around that one.
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// A look of group boxes, which ``GroupBox`` asks for its view.
@preconcurrency @MainActor
public protocol GroupBoxStyle {
  /// The type of the view that `makeBody(configuration:)` gives.
  associatedtype Body: View

  /// Makes the view of a group box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// The parts of a box: its label and its content.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// The parts of a group box, for a style.
public nonisolated struct GroupBoxStyleConfiguration {
  /// A group box's label, with its type hidden. It is empty where the box has none.
  public nonisolated struct Label: View, _SeeThroughView {
    let view: AnyView
    /// The label as the box was given it.
    public var body: some View { view }
  }

  /// A group box's content, with its type hidden.
  public nonisolated struct Content: View, _SeeThroughView {
    let view: AnyView
    /// The content as the box was given it.
    public var body: some View { view }
  }

  /// The view that stands above the content. It is empty where the box has no label.
  public let label: Label
  /// The view that stands in the box.
  public let content: Content
  let hasLabel: Bool

  init(label: AnyView, content: AnyView, hasLabel: Bool) {
    self.label = Label(view: label)
    self.content = Content(view: content)
    self.hasLabel = hasLabel
  }
}

/// The label as a headline above the content, on a grey box with round corners of 8 points.
///
/// The content is 16 points from the edges of the box and 8 below the label. The box takes all the width that it is
/// proposed.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Makes the style, which `.automatic` stands for in short.
  nonisolated public init() {}

  /// Draws the label above the content, both on a grey box.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      if configuration.hasLabel { configuration.label.font(.headline) }
      ImplicitStack(column: { configuration.content }).frame(maxWidth: .infinity)
    }
    .padding(16)
    .background(RoundedRectangle(cornerRadius: 8, style: .continuous).fill(SystemBackground(level: 1)))
  }
}

/// A colour of the system's backgrounds: 0 the window's, 1 that of grouped content, 2 on grouped content.
nonisolated struct SystemBackground: ShapeStyle {
  let level: Int

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    SemanticColors(environment).background(level: level)
  }
}

/// A colour of the system's fills: from 0 for thin shapes to 3 for large ones.
nonisolated struct SystemFill: ShapeStyle {
  let level: Int

  func resolve(in environment: EnvironmentValues) -> Color.Resolved { SemanticColors(environment).fill(level: level) }
}

/// A label's colour by its level, whatever foreground is set around.
nonisolated struct SystemLabel: ShapeStyle {
  let level: Int

  func resolve(in environment: EnvironmentValues) -> Color.Resolved { SemanticColors(environment).label(level: level) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The label as a headline above the content, on a grey box with round corners.
  @MainActor @preconcurrency public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private enum GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<GroupBoxStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var groupBoxStyle: ControlStyle<GroupBoxStyleConfiguration>? {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the group boxes inside.
  nonisolated public func groupBoxStyle<S>(_ style: S) -> some View where S: GroupBoxStyle {
    controlStyle(\.groupBoxStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

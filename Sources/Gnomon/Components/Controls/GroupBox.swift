// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A content in a box of its own, with an optional label above.
public nonisolated struct GroupBox<Label, Content>: View where Label: View, Content: View {
  let label: Label
  let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// Makes a box with a view as its label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Makes a box with a view as its label.
  @available(*, deprecated, message: "Use GroupBox(content:label:) instead.")
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

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
  /// Makes a box.
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
  /// The box that a style is styling, in the style around.
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// How group boxes look.
@preconcurrency @MainActor
public protocol GroupBoxStyle {
  associatedtype Body: View

  /// The view of a group box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  typealias Configuration = GroupBoxStyleConfiguration
}

/// What a group box is made of.
public nonisolated struct GroupBoxStyleConfiguration {
  /// What stands above.
  public nonisolated struct Label: View, _SeeThroughView {
    let view: AnyView
    public var body: some View { view }
  }

  /// What stands in the box.
  public nonisolated struct Content: View, _SeeThroughView {
    let view: AnyView
    public var body: some View { view }
  }

  public let label: Label
  public let content: Content
  let hasLabel: Bool

  init(label: AnyView, content: AnyView, hasLabel: Bool) {
    self.label = Label(view: label)
    self.content = Content(view: content)
    self.hasLabel = hasLabel
  }
}

/// The label in bold above the content, on a round grey box.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Makes the style, which `.automatic` stands for in short.
  nonisolated public init() {}

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

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
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
  /// Gives the group boxes inside a look.
  nonisolated public func groupBoxStyle<S>(_ style: S) -> some View where S: GroupBoxStyle {
    controlStyle(\.groupBoxStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Controls below each other: in the look of a grouped list on iOS, in two columns on macOS.
public nonisolated struct Form<Content>: View where Content: View {
  let content: Content
  @Environment(\.formStyle) private var style

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor @preconcurrency public var body: some View {
    let configuration = FormStyleConfiguration(content: .init(view: AnyView(content)))
    ImplicitStack(column: {
      if let style {
        style.body(configuration).outerControlStyle(\.formStyle)
      } else {
        AutomaticFormStyle().makeBody(configuration: configuration)
      }
    })
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style is styling, in the style around.
  nonisolated public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

/// How forms look.
@preconcurrency @MainActor
public protocol FormStyle {
  associatedtype Body: View

  /// The view of a form.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  typealias Configuration = FormStyleConfiguration
}

/// What a form is made of.
public nonisolated struct FormStyleConfiguration {
  /// The form's controls.
  public nonisolated struct Content: View, _SeeThroughView {
    let view: AnyView
    public var body: some View { view }
  }

  public let content: Content
}

/// Groups in boxes.
public nonisolated struct GroupedFormStyle: FormStyle {
  nonisolated public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    FormList(content: configuration.content)
  }
}

/// The look for the system: groups in boxes, on macOS columns.
public nonisolated struct AutomaticFormStyle: FormStyle {
  nonisolated public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    SystemForm(content: configuration.content)
  }
}

/// Labels that end on one line, and what they label behind it. The form doesn't scroll, and is as wide as its rows.
public nonisolated struct ColumnsFormStyle: FormStyle {
  nonisolated public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    FormColumns(content: configuration.content)
  }
}

private nonisolated struct SystemForm<Content: View>: View, _SeeThroughView {
  let content: Content
  @Environment(\.platformProfile) private var profile

  @MainActor var body: some View {
    if profile.system == .macOS { FormColumns(content: content) } else { FormList(content: content) }
  }
}

private nonisolated struct FormList<Content: View>: View, _SeeThroughView {
  let content: Content
  @Environment(\.platformProfile) private var profile

  @MainActor var body: some View {
    if profile.labelsFieldsInGroupedForms {
      ListBody(metrics: metrics, selection: nil, content: content.environment(\.isInGroupedForm, true))
    } else {
      ListBody(metrics: metrics, selection: nil, content: content)
    }
  }

  private var metrics: ListMetrics { ListMetrics(groupedFormOn: profile) }
}

extension FormStyle where Self == GroupedFormStyle {
  @MainActor @preconcurrency public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == AutomaticFormStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  @MainActor @preconcurrency public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private enum FormStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<FormStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var formStyle: ControlStyle<FormStyleConfiguration>? {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  /// Gives the forms inside a look.
  nonisolated public func formStyle<S>(_ style: S) -> some View where S: FormStyle {
    controlStyle(\.formStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

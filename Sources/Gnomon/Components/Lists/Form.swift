// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Controls below each other, for settings and other input: a grouped list on iOS, two columns on macOS.
///
/// On macOS the labels end on one line, and what they label begins behind it. Another look is set by `formStyle(_:)`.
///
/// ```swift
/// struct AccountForm: View {
///   @State private var name = ""
///   @State private var getsNews = true
///
///   var body: some View {
///     Form {
///       Section("Account") {
///         TextField("Name", text: $name)
///         Toggle("Newsletter", isOn: $getsNews)
///       }
///     }
///   }
/// }
/// ```
public nonisolated struct Form<Content>: View where Content: View {
  let content: Content
  @Environment(\.formStyle) private var style

  /// Makes a form of some controls. Each view is a row, and a `Section` is a group of rows.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The form as the style around draws it.
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
  /// Makes the form that a style is styling, in the style further out. A style uses it to add to a form.
  nonisolated public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

/// A look of forms, set by `formStyle(_:)`.
///
/// A type of your own makes a view out of the form's controls.
@preconcurrency @MainActor
public protocol FormStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// Makes the view of a form out of its controls.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// The parts that a form is made of.
  typealias Configuration = FormStyleConfiguration
}

/// The parts of a form, as a style gets them.
public nonisolated struct FormStyleConfiguration {
  /// The form's controls as one view, of which each is still a row of its own.
  public nonisolated struct Content: View, _SeeThroughView {
    let view: AnyView
    /// The controls.
    public var body: some View { view }
  }

  /// The form's controls.
  public let content: Content
}

/// A form that scrolls, with rows in boxes with round corners, on macOS too.
public nonisolated struct GroupedFormStyle: FormStyle {
  /// Makes the style of groups in boxes.
  nonisolated public init() {}

  /// How the style draws a form: as a list of groups.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    FormList(content: configuration.content)
  }
}

/// The look of forms for the system: groups in boxes on iOS, two columns on macOS.
public nonisolated struct AutomaticFormStyle: FormStyle {
  /// Makes the style that follows the system.
  nonisolated public init() {}

  /// How the style draws a form: as a list of groups on iOS, in columns on macOS.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    SystemForm(content: configuration.content)
  }
}

/// A form in two columns: labels end on one line, and what they label begins behind it.
///
/// The form doesn't scroll, and is as wide as its rows.
public nonisolated struct ColumnsFormStyle: FormStyle {
  /// Makes the style of two columns.
  nonisolated public init() {}

  /// How the style draws a form: its rows below each other, aligned where their labels end.
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
  @Environment(\.listSurroundings) private var surroundings

  @MainActor var body: some View {
    if surroundings.profile.labelsFieldsInGroupedForms {
      ListBody(metrics: metrics, selection: nil, content: content.environment(\.isInGroupedForm, true))
    } else {
      ListBody(metrics: metrics, selection: nil, content: content)
    }
  }

  private var metrics: ListMetrics { ListMetrics(groupedFormOn: surroundings) }
}

extension FormStyle where Self == GroupedFormStyle {
  /// A form that scrolls, with rows in boxes with round corners.
  @MainActor @preconcurrency public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The look for the system: groups in boxes on iOS, two columns on macOS.
  @MainActor @preconcurrency public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Two columns: labels end on one line, and what they label begins behind it. The form doesn't scroll.
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
  /// Sets the look of the forms inside.
  nonisolated public func formStyle<S>(_ style: S) -> some View where S: FormStyle {
    controlStyle(\.formStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

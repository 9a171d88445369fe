// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A look of groups of controls, which ``ControlGroup`` asks for its view.
@preconcurrency @MainActor
public protocol ControlGroupStyle {
  /// The type of the view that `makeBody(configuration:)` gives.
  associatedtype Body: View

  /// Makes the view of a group of controls.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// The parts of a group: its controls and its label.
  typealias Configuration = ControlGroupStyleConfiguration
}

/// The parts of a group of controls, for a style.
public nonisolated struct ControlGroupStyleConfiguration {
  /// A group's controls, with their types hidden.
  public nonisolated struct Content: View, _SeeThroughView {
    let view: AnyView
    /// For a group made of it, in the style around.
    let label: AnyView
    /// The controls one after another, for the style to lay out.
    public var body: some View { view }
  }

  /// A group's label, with its type hidden. It is empty where the group has none.
  public nonisolated struct Label: View, _SeeThroughView {
    let view: AnyView
    /// The label as the group was given it.
    public var body: some View { view }
  }

  /// The controls of the group.
  public let content: Content
  /// The view that stands for the group as a whole, as in a menu. It is empty where the group has no label.
  public let label: Label

  init(content: AnyView, label: AnyView) {
    self.content = Content(view: content, label: label)
    self.label = Label(view: label)
  }
}

private enum ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<ControlGroupStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var controlGroupStyle: ControlStyle<ControlGroupStyleConfiguration>? {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the groups of controls inside.
  nonisolated public func controlGroupStyle<S>(_ style: S) -> some View where S: ControlGroupStyle {
    controlStyle(\.controlGroupStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

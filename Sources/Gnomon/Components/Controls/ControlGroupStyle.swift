// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How groups of controls look.
@preconcurrency @MainActor
public protocol ControlGroupStyle {
  associatedtype Body: View

  /// The view of a group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  typealias Configuration = ControlGroupStyleConfiguration
}

/// What a group of controls is made of.
public nonisolated struct ControlGroupStyleConfiguration {
  /// The group's controls.
  public nonisolated struct Content: View, _SeeThroughView {
    let view: AnyView
    /// For a group made of it, in the style around.
    let label: AnyView
    public var body: some View { view }
  }

  /// What stands for the group in menus; nothing where the group has no label.
  public nonisolated struct Label: View, _SeeThroughView {
    let view: AnyView
    public var body: some View { view }
  }

  public let content: Content
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
  /// Gives the groups of controls inside a look.
  nonisolated public func controlGroupStyle<S>(_ style: S) -> some View where S: ControlGroupStyle {
    controlStyle(\.controlGroupStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How buttons look; the tap is looked after.
@preconcurrency @MainActor
public protocol ButtonStyle {
  associatedtype Body: View

  /// The view of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  typealias Configuration = ButtonStyleConfiguration
}

/// What a button is made of.
public nonisolated struct ButtonStyleConfiguration {
  /// The button's label.
  public nonisolated struct Label: View, _SeeThroughView {
    let view: AnyView
    public var body: some View { view }
  }

  public let role: ButtonRole?
  public let label: Label
  /// Whether a finger is on the button.
  public let isPressed: Bool
}

/// How buttons look and what makes them act.
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
  associatedtype Body: View

  /// The view of a button. It calls `configuration.trigger()` where the button is to act.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a button is made of, with the means to make it act.
public nonisolated struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public nonisolated struct Label: View, _SeeThroughView {
    let view: AnyView
    public var body: some View { view }
  }

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  init(label: AnyView, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.label = Label(view: label)
    self.action = action
  }

  /// Makes the button act.
  public func trigger() {
    let action = action
    onMain { action() }
  }
}

/// A button in a style that leaves the tap to it.
private nonisolated struct PressedButton<S: ButtonStyle>: PrimitiveButtonStyle {
  let style: ControlStyle<ButtonStyleConfiguration>

  init(_ style: S) { self.style = ControlStyle(style) { $0.makeBody(configuration: $1) } }

  @MainActor func makeBody(configuration: Configuration) -> some View {
    PressableView(configuration: configuration) { style.body($0) }
  }
}

/// Follows the finger on a button, and acts where it's lifted.
nonisolated struct PressableView<Content: View>: View, _SeeThroughView {
  let configuration: PrimitiveButtonStyleConfiguration
  let content: @MainActor (ButtonStyleConfiguration) -> Content
  @GestureState private var isPressed = false

  init(
    configuration: PrimitiveButtonStyleConfiguration,
    @ViewBuilder content: @escaping @MainActor (ButtonStyleConfiguration) -> Content
  ) {
    self.configuration = configuration
    self.content = content
  }

  @MainActor var body: some View {
    ImplicitStack(row: {
      content(
        ButtonStyleConfiguration(
          role: configuration.role, label: ButtonStyleConfiguration.Label(view: configuration.label.view),
          isPressed: isPressed))
    })
    .modifier(PressModifier(isPressed: $isPressed, action: configuration.action))
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<PrimitiveButtonStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var buttonStyle: ControlStyle<PrimitiveButtonStyleConfiguration>? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Gives the buttons inside a look.
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
    controlStyle(\.buttonStyle, ControlStyle(PressedButton(style)) { $0.makeBody(configuration: $1) })
  }

  /// Gives the buttons inside a look, and says what makes them act.
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    controlStyle(\.buttonStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

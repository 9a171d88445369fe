// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A look of buttons. The style makes the view; Gnomon follows the finger and runs the action.
///
/// ```swift
/// struct CapsuleButtonStyle: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label
///       .padding(.horizontal, 16)
///       .padding(.vertical, 8)
///       .background(.tint.opacity(configuration.isPressed ? 0.4 : 0.2), in: Capsule())
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol ButtonStyle {
  /// The type of the view that `makeBody(configuration:)` gives.
  associatedtype Body: View

  /// Makes the view of a button. It is called again when a finger comes onto the button or leaves it.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// The parts of a button and whether it is pressed.
  typealias Configuration = ButtonStyleConfiguration
}

/// The parts of a button, and whether a finger is on it, for a style.
public nonisolated struct ButtonStyleConfiguration {
  /// A button's label, with its type hidden.
  public nonisolated struct Label: View, _SeeThroughView {
    let view: AnyView
    /// The label as the button was given it.
    public var body: some View { view }
  }

  /// The button's purpose; nil where it has none.
  public let role: ButtonRole?
  /// The view that says what the button does, for the style to place.
  public let label: Label
  /// True while a finger that went down on the button is on it, or at most 40 points away from it.
  public let isPressed: Bool
}

/// A look of buttons that also decides what makes them act. If a tap is enough, ``ButtonStyle`` is simpler.
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
  /// The type of the view that `makeBody(configuration:)` gives.
  associatedtype Body: View

  /// Makes the view of a button. The view calls `configuration.trigger()` when the button is to act.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// The parts of a button and the means to make it act.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The parts of a button, with the means to make it act, for a style.
public nonisolated struct PrimitiveButtonStyleConfiguration {
  /// A button's label, with its type hidden.
  public nonisolated struct Label: View, _SeeThroughView {
    let view: AnyView
    /// The label as the button was given it.
    public var body: some View { view }
  }

  /// The button's purpose; nil where it has none.
  public let role: ButtonRole?
  /// The view that says what the button does, for the style to place.
  public let label: Label
  let action: @MainActor () -> Void

  init(label: AnyView, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.label = Label(view: label)
    self.action = action
  }

  /// Runs the button's action on the main actor, whether the button is enabled or not.
  public func trigger() {
    let action = action
    onMain { action() }
  }
}

/// A style that another one stands in.
protocol WrapsButtonStyle {
  var buttonStyle: Any { get }
}

/// A button in a style that leaves the tap to it.
private nonisolated struct PressedButton<S: ButtonStyle>: PrimitiveButtonStyle, WrapsButtonStyle {
  let style: ControlStyle<ButtonStyleConfiguration>
  var buttonStyle: Any { style.value }

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
  /// Sets the look of the buttons inside. They act when they are tapped.
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
    controlStyle(\.buttonStyle, ControlStyle(PressedButton(style)) { $0.makeBody(configuration: $1) })
  }

  /// Sets the look of the buttons inside and what makes them act.
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    controlStyle(\.buttonStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

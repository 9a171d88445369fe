// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A look of toggles, set by `toggleStyle(_:)`.
///
/// ```swift
/// struct StarToggleStyle: ToggleStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button {
///       configuration.isOn.toggle()
///     } label: {
///       HStack {
///         Image(systemName: configuration.isOn ? "star.fill" : "star")
///         configuration.label
///       }
///     }
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol ToggleStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// Makes the view of a toggle out of its parts.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// The parts that a toggle is made of.
  typealias Configuration = ToggleStyleConfiguration
}

/// The parts of a toggle, as a style gets them.
public nonisolated struct ToggleStyleConfiguration {
  /// The label of a toggle, with its type hidden.
  public nonisolated struct Label: View, _SeeThroughView {
    let view: AnyView
    /// The label as the toggle was given it.
    public var body: some View { view }
  }

  /// The view that says what the toggle switches.
  public let label: Label
  /// True if the toggle is on. Writing switches it; `$isOn` is a binding for a control.
  @Binding public var isOn: Bool
  /// True if the toggle stands for several values that differ. Then `isOn` is false.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// The label at the leading edge, and a switch at the trailing one. Only the switch takes taps.
///
/// The switch is 63 × 28 points, and 54 × 24 on macOS. Before iOS 26 and macOS 26 it was 51 × 31 and 38 × 22.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
  let tint: Color?

  /// Makes the style of a switch in the tint of the environment; without one it is green, and blue on macOS.
  nonisolated public init() { tint = nil }
  /// Makes the style of a switch that is in a colour of its own while it's on.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// Draws a toggle as its label and a switch.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    HStack {
      LeadingLabel(label: configuration.label)
      SwitchView(isOn: configuration.$isOn, tint: tint).rowControl(overhang: 2)
    }
  }
}

/// A box with a tick while the toggle is on, and the label behind it. Both take taps.
///
/// It is as wide as these two. The box has a dash where the toggle stands for values that differ. It comes from macOS;
/// Gnomon draws it on iOS too.
public nonisolated struct CheckboxToggleStyle: ToggleStyle {
  /// Makes the style of a checkbox.
  nonisolated public init() {}

  /// Draws a toggle as a checkbox.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.$isOn
    MarkLayout().callAsFunction {
      HStack(spacing: MarkMetrics.gap) {
        CheckboxView(isOn: isOn.wrappedValue, isMixed: configuration.isMixed)
        MarkLabel(label: configuration.label)
      }
      .frame(minHeight: MarkMetrics.row)
    }
    .gesture(PressGesture().onEnded { _ in isOn.wrappedValue.toggle() })
  }
}

/// The look of toggles for the place where they stand.
///
/// On macOS it is ``CheckboxToggleStyle``, save in grouped forms and in bars. Elsewhere it is ``SwitchToggleStyle``.
public nonisolated struct DefaultToggleStyle: ToggleStyle {
  /// Makes the style that follows the place.
  nonisolated public init() {}

  /// Draws a toggle as its place asks for.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    DefaultToggle(configuration: configuration)
  }
}

private nonisolated struct DefaultToggle: View, _SeeThroughView {
  let configuration: ToggleStyleConfiguration
  @Environment(\.platformProfile) private var profile
  @Environment(\.surroundings) private var surroundings
  @Environment(\.isInGroupedForm) private var isInGroups

  @MainActor var body: some View {
    if profile.system == .macOS, surroundings == .plain || surroundings == .list && !isInGroups {
      CheckboxToggleStyle().makeBody(configuration: configuration)
    } else {
      SwitchToggleStyle().makeBody(configuration: configuration)
    }
  }
}

/// What stands behind a checkbox: nothing where labels are hidden.
private nonisolated struct MarkLabel: View, _SeeThroughView {
  let label: ToggleStyleConfiguration.Label
  @Environment(\.labelsVisibility) private var visibility

  @MainActor var body: some View {
    if visibility != .hidden { ImplicitStack(alignment: .leading, column: { label }) }
  }
}

/// The box of a checkbox.
private nonisolated struct CheckboxView: View {
  let isOn: Bool
  let isMixed: Bool
  @Environment(\.tintColor) private var tintColor
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    let isFilled = isOn || isMixed
    RoundedRectangle(cornerRadius: 4)
      .fill(isFilled ? AnyShapeStyle(tintColor ?? .blue) : AnyShapeStyle(SystemFill(level: 1)))
      .overlay {
        CheckboxSign(isMixed: isMixed)
          .stroke(.white, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
          .padding(3.5)
          .opacity(isFilled ? 1 : 0)
      }
      .frame(width: MarkMetrics.length, height: MarkMetrics.length)
      .opacity(isEnabled ? 1 : 0.5)
  }
}

/// A tick, or a dash where a toggle stands for values that differ.
private struct CheckboxSign: Shape {
  let isMixed: Bool

  func path(in rect: CGRect) -> Path {
    var path = Path()
    if isMixed {
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    } else {
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.4, y: rect.maxY))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: isMixed ? rect.midY : rect.minY))
    return path
  }
}

/// A button that has a light fill of the tint while the toggle is on. On macOS it has a grey one while it's off.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
  /// Makes the style of a button.
  nonisolated public init() {}

  /// Draws a toggle as a button.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    ButtonToggle(configuration: configuration)
  }
}

private nonisolated struct ButtonToggle: View, _SeeThroughView {
  let configuration: ToggleStyleConfiguration
  @Environment(\.platformProfile) private var profile
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var shape

  @MainActor var body: some View {
    let isOn = configuration.$isOn
    Button(action: { isOn.wrappedValue.toggle() }) {
      label.environment(\.showsSubtitles, false).background {
        if isOn.wrappedValue {
          shape.resolved(radius: profile.buttonRadius(controlSize)).fill(.tint.opacity(0.15))
        } else if profile.system == .macOS {
          Capsule().fill(SystemFill(level: 1))
        }
      }
    }
    .buttonStyle(.borderless)
  }

  @ViewBuilder @MainActor private var label: some View {
    if profile.system == .macOS {
      BezelLayout(bezel: controlSize.bezel(on: profile)).callAsFunction { ImplicitStack(row: { configuration.label }) }
    } else {
      configuration.label.padding(controlSize.buttonPadding)
    }
  }
}

/// A switch. iOS's sizes are measured (`toggle26-01` to `toggle26-03`, `toggle18-01`, `toggle18-02` in `surfaces.tsv`).
nonisolated struct SwitchView: View {
  let isOn: Binding<Bool>
  var tint: Color?
  @Environment(\.platformProfile) private var profile
  @Environment(\.tintColor) private var tintColor
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    let size = profile.switchSize
    let isOn = isOn
    Capsule()
      .fill(
        isOn.wrappedValue ? AnyShapeStyle(tint ?? tintColor ?? profile.switchTint) : profile.switchOffStyle
      )
      .overlay(
        Capsule().fill(Color.white)
          .frame(width: profile.switchKnobWidth, height: size.height - 4)
          .padding(2),
        alignment: isOn.wrappedValue ? .trailing : .leading
      )
      .frame(width: size.width, height: size.height)
      .opacity(isEnabled ? 1 : 0.5)
      .gesture(PressGesture().onEnded { _ in isOn.wrappedValue.toggle() })
  }
}

extension PlatformProfile {
  /// Of a switch that is on, where nobody gave a tint.
  fileprivate var switchTint: Color { system == .macOS ? .blue : .green }

  /// Of a switch that is off. iOS 26's is measured (`color26-02`, `color26-05`): on either ground it's the colour of
  /// the tertiary label.
  fileprivate var switchOffStyle: AnyShapeStyle {
    system == .iOS && palette == .v26 ? AnyShapeStyle(SystemLabel(level: 2)) : AnyShapeStyle(SystemFill(level: 1))
  }

  fileprivate var switchSize: CGSize {
    switch (system, palette) {
    case (.iOS, .classic): CGSize(width: 51, height: 31)
    case (.iOS, .v26): CGSize(width: 63, height: 28)
    case (.macOS, .classic): CGSize(width: 38, height: 22)
    case (.macOS, .v26): CGSize(width: 54, height: 24)
    }
  }

  fileprivate var switchKnobWidth: CGFloat {
    switch (system, palette) {
    case (.iOS, .classic): 27
    case (.iOS, .v26): 37
    case (.macOS, .classic): 18
    case (.macOS, .v26): 32
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The look for the place where a toggle stands: a checkbox on macOS, elsewhere a switch.
  @MainActor @preconcurrency public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a tick, and the label behind it.
  @MainActor @preconcurrency public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The label at the leading edge, and a switch at the trailing one.
  @MainActor @preconcurrency public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that has a light fill while the toggle is on.
  @MainActor @preconcurrency public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<ToggleStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var toggleStyle: ControlStyle<ToggleStyleConfiguration>? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the toggles inside.
  nonisolated public func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle {
    controlStyle(\.toggleStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A control for a colour: a label and the colour that is chosen.
///
/// Gnomon draws the colour, in a ring on iOS and in a box on macOS. A tap opens nothing, so the selection never
/// changes.
///
/// ```swift
/// struct ThemeRow: View {
///   @State private var accent = Color.indigo
///
///   var body: some View {
///     Form {
///       ColorPicker("Accent", selection: $accent, supportsOpacity: false)
///     }
///   }
/// }
/// ```
public nonisolated struct ColorPicker<Label>: View where Label: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label

  /// Makes a choice of a colour with a view as its label. `selection` is the colour that is shown. `supportsOpacity` is
  /// kept and has no effect, since nothing opens that a colour could be chosen in.
  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  /// The label, and beside it the colour that is chosen.
  @MainActor @preconcurrency public var body: some View {
    HStack {
      LeadingLabel(label: label)
      ColorWell(color: selection.wrappedValue).rowControl()
    }
  }
}

/// The chosen colour: in a ring on iOS, in a bordered box on macOS.
private nonisolated struct ColorWell: View, _SeeThroughView {
  let color: Color
  @Environment(\.platformProfile) private var profile

  @MainActor var body: some View {
    if profile.system == .macOS {
      RoundedRectangle(cornerRadius: 6, style: .continuous).fill(SystemFill(level: 1))
        .overlay { RoundedRectangle(cornerRadius: 3, style: .continuous).fill(color).padding(4) }
        .frame(width: 48, height: 24)
    } else {
      Circle().fill(color)
        .padding(5)
        .overlay(
          Circle().strokeBorder(
            AngularGradient(colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center),
            lineWidth: 3)
        )
        .frame(width: 28, height: 28)
    }
  }
}

extension ColorPicker where Label == Text {
  /// Makes a choice of a colour with a title that is looked up as a key in the tables of strings. `selection` is the
  /// colour that is shown. `supportsOpacity` is kept and has no effect, since nothing opens that a colour could be
  /// chosen in.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Makes a choice of a colour with a title that is shown as it's given. `selection` is the colour that is shown.
  /// `supportsOpacity` is kept and has no effect, since nothing opens that a colour could be chosen in.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true)
  where S: StringProtocol {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension Binding where Value == CGColor {
  /// The binding to the colour of Core Graphics as one to a colour of Gnomon.
  nonisolated fileprivate var color: Binding<Color> {
    Binding<Color>(
      location: FunctionLocation(
        get: { Color(cgColor: wrappedValue) },
        set: { color, _ in wrappedValue = color.resolve(in: EnvironmentValues()).cgColor }))
  }
}

extension ColorPicker {
  /// Makes a choice of a colour with a view as its label. `selection` is the colour that is shown, as a value of Core
  /// Graphics. `supportsOpacity` is kept and has no effect, since nothing opens that a colour could be chosen in.
  nonisolated public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection.color, supportsOpacity: supportsOpacity, label: label)
  }
}

extension ColorPicker where Label == Text {
  /// Makes a choice of a colour with a title that is looked up as a key in the tables of strings. `selection` is the
  /// colour that is shown, as a value of Core Graphics. `supportsOpacity` is kept and has no effect, since nothing
  /// opens that a colour could be chosen in.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Makes a choice of a colour with the title of a localized resource. `selection` is the colour that is shown, as a
  /// value of Core Graphics. `supportsOpacity` is kept and has no effect, since nothing opens that a colour could be
  /// chosen in.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
  }

  /// Makes a choice of a colour with a title that is shown as it's given. `selection` is the colour that is shown, as a
  /// value of Core Graphics. `supportsOpacity` is kept and has no effect, since nothing opens that a colour could be
  /// chosen in.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true)
  where S: StringProtocol {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A control that is on or off, in the look of the toggle style in force.
///
/// Without a style it is a switch. On macOS it is a checkbox, save in grouped forms and in bars.
///
/// ```swift
/// struct AlarmRow: View {
///   @State private var isOn = true
///
///   var body: some View {
///     Toggle("Alarm", systemImage: "alarm", isOn: $isOn)
///       .tint(.orange)
///   }
/// }
/// ```
public nonisolated struct Toggle<Label>: View where Label: View {
  let isOn: Binding<Bool>
  let label: Label
  var isMixed = false
  @Environment(\.toggleStyle) private var style

  nonisolated init(isOn: Binding<Bool>, label: Label, isMixed: Bool = false) {
    self.isOn = isOn
    self.label = label
    self.isMixed = isMixed
  }

  /// Makes a toggle with a label of your own.
  ///
  /// Where the label is two texts, the second is shown as a subtitle, unless the toggle is a button.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, label: label())
  }

  /// Makes a toggle for several values at once, with a label of your own.
  ///
  /// - Parameters:
  ///   - sources: What to switch. The toggle is on while all of them are, and off where there are none.
  ///   - isOn: Leads from a source to its value. A tap writes to all of them.
  ///   - label: The name of the choice.
  nonisolated public init<C>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) where C: RandomAccessCollection {
    let bindings = sources.map { $0[keyPath: isOn] }
    let count = bindings.filter(\.wrappedValue).count
    self.init(
      isOn: Binding(
        location: FunctionLocation(
          get: { !bindings.isEmpty && bindings.allSatisfy(\.wrappedValue) },
          set: { value, _ in for binding in bindings { binding.wrappedValue = value } })),
      label: label(), isMixed: count > 0 && count < bindings.count)
  }

  /// The toggle as its style draws it.
  @MainActor @preconcurrency public var body: some View {
    let configuration = ToggleStyleConfiguration(
      label: ToggleStyleConfiguration.Label(view: AnyView(label: label)), isOn: isOn, isMixed: isMixed)
    ImplicitStack(row: {
      if let style {
        style.body(configuration).outerControlStyle(\.toggleStyle)
      } else {
        DefaultToggleStyle().makeBody(configuration: configuration)
      }
    })
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(titleKey))
  }

  /// Makes a toggle with a string as its title.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(isOn: isOn, label: Text(title))
  }

  /// Makes a toggle for several values at once, with a localized title. It's on while all of them are.
  nonisolated public init<C>(_ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
  where C: RandomAccessCollection {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle for several values at once, with a string as its title. It's on while all of them are.
  @_disfavoredOverload
  nonisolated public init<S, C>(_ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
  where S: StringProtocol, C: RandomAccessCollection {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == Gnomon.Label<Text, Image> {
  /// Makes a toggle with a system symbol and a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Label(titleKey, systemImage: systemImage))
  }

  /// Makes a toggle with a system symbol and a string as its title.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, systemImage: String, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(isOn: isOn, label: Label(title, systemImage: systemImage))
  }

  /// Makes a toggle for several values at once, with a system symbol and a localized title. It's on while all of them
  /// are.
  nonisolated public init<C>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) where C: RandomAccessCollection {
    self.init(sources: sources, isOn: isOn) { Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a toggle for several values at once, with a system symbol and a string as its title. It's on while all of
  /// them are.
  @_disfavoredOverload
  nonisolated public init<S, C>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) where S: StringProtocol, C: RandomAccessCollection {
    self.init(sources: sources, isOn: isOn) { Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes the toggle that a style is styling, in the style further out. A style uses it to add to a toggle.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, label: configuration.label, isMixed: configuration.isMixed)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Something that is on or off, in the look of the toggle style in force.
///
/// ```swift
/// struct Notifications: View {
///   @State private var isOn = true
///
///   var body: some View {
///     Toggle("Notify me", isOn: $isOn)
///       .toggleStyle(.switch)
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

  /// Makes a toggle with a view as its label.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, label: label())
  }

  /// A toggle of several values at once: it's on while all of them are.
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
  /// Makes a toggle with a title that is looked up as a key in the tables of strings.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(titleKey))
  }

  /// Makes a toggle with a title that is shown as it's given.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(isOn: isOn, label: Text(title))
  }

  /// Makes a toggle with a title that is looked up as a key in the tables of strings. It stands for several values at
  /// once: it's on while all of them are, mixed while some are, and a tap is written to all of them. `isOn` leads from
  /// a source to its value.
  nonisolated public init<C>(_ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
  where C: RandomAccessCollection {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle with a title that is shown as it's given. It stands for several values at once: it's on while all
  /// of them are, mixed while some are, and a tap is written to all of them. `isOn` leads from a source to its value.
  @_disfavoredOverload
  nonisolated public init<S, C>(_ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
  where S: StringProtocol, C: RandomAccessCollection {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == Gnomon.Label<Text, Image> {
  /// Makes a toggle with a title that is looked up as a key in the tables of strings and a symbol beside it.
  /// `systemImage` is the name of the symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Label(titleKey, systemImage: systemImage))
  }

  /// Makes a toggle with a title that is shown as it's given and a symbol beside it. `systemImage` is the name of the
  /// symbol.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, systemImage: String, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(isOn: isOn, label: Label(title, systemImage: systemImage))
  }

  /// A switch for several values at once.
  nonisolated public init<C>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) where C: RandomAccessCollection {
    self.init(sources: sources, isOn: isOn) { Label(titleKey, systemImage: systemImage) }
  }

  /// A switch for several values at once.
  @_disfavoredOverload
  nonisolated public init<S, C>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) where S: StringProtocol, C: RandomAccessCollection {
    self.init(sources: sources, isOn: isOn) { Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style is styling, in the style around.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, label: configuration.label, isMixed: configuration.isMixed)
  }
}

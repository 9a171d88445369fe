// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A control that runs an action when it is tapped, in the look of the button style in force.
///
/// Without a style it is the label in the tint; on macOS, outside of lists, bars and menus, it has a border.
///
/// ```swift
/// struct DeleteRow: View {
///   @State private var isDeleted = false
///
///   var body: some View {
///     HStack {
///       Text(isDeleted ? "Deleted" : "Draft")
///       Button("Delete", systemImage: "trash", role: .destructive) { isDeleted = true }
///         .buttonStyle(.bordered)
///         .disabled(isDeleted)
///     }
///   }
/// }
/// ```
public nonisolated struct Button<Label>: View where Label: View {
  let label: Label
  let role: ButtonRole?
  let action: @MainActor () -> Void
  @Environment(\.buttonStyle) private var style
  @Environment(\.surroundings) private var surroundings
  @Environment(\.buttonSizing) private var sizing

  nonisolated init(label: Label, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.label = label
    self.role = role
    self.action = action
  }

  /// Makes a button with a view as its label. `action` runs on the main actor when the button is tapped.
  @preconcurrency
  nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(label: label(), role: nil, action: action)
  }

  /// Makes a button with a view as its label. `role` says what the button is for, as `.destructive`; nil says nothing.
  /// `action` runs on the main actor when the button is tapped.
  @preconcurrency
  nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), role: role, action: action)
  }

  /// The button as its style draws it.
  @MainActor @preconcurrency public var body: some View {
    let configuration = PrimitiveButtonStyleConfiguration(
      label: styledLabel, role: role, action: action)
    ImplicitStack(row: {
      if let style {
        style.body(configuration).outerControlStyle(\.buttonStyle)
      } else if surroundings == .toolbar {
        BorderlessButtonStyle().makeBody(configuration: configuration)
      } else {
        DefaultButtonStyle().makeBody(configuration: configuration)
      }
    })
  }

  @MainActor private var styledLabel: AnyView {
    if let subtitled = label.subtitled {
      let label = MenuItemLabel(label: subtitled)
      return sizing == .flexible ? AnyView(label.frame(maxWidth: .infinity)) : AnyView(label)
    }
    let row = ImplicitStack(row: { label })
    return sizing == .flexible ? AnyView(row.frame(maxWidth: .infinity)) : AnyView(row)
  }
}

extension Button where Label == Text {
  /// Makes a button with a title that is looked up as a key in the tables of strings. `action` runs on the main actor
  /// when the button is tapped.
  @preconcurrency
  nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(label: Text(titleKey), role: nil, action: action)
  }

  /// Makes a button with a title that is shown as it's given. `action` runs on the main actor when the button is
  /// tapped.
  @preconcurrency @_disfavoredOverload
  nonisolated public init<S>(_ title: S, action: @escaping @MainActor () -> Void) where S: StringProtocol {
    self.init(label: Text(title), role: nil, action: action)
  }

  /// Makes a button with a title that is looked up as a key in the tables of strings. `role` says what the button is
  /// for, as `.destructive`; nil says nothing. `action` runs on the main actor when the button is tapped.
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(titleKey), role: role, action: action)
  }

  /// Makes a button with a title that is shown as it's given. `role` says what the button is for, as `.destructive`;
  /// nil says nothing. `action` runs on the main actor when the button is tapped.
  @preconcurrency @_disfavoredOverload
  nonisolated public init<S>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void)
  where S: StringProtocol {
    self.init(label: Text(title), role: role, action: action)
  }
}

extension Button where Label == Gnomon.Label<Text, Image> {
  /// Makes a button with a title that is looked up as a key in the tables of strings and a symbol beside it.
  /// `systemImage` is the name of the symbol. `action` runs on the main actor when the button is tapped.
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(label: Label(titleKey, systemImage: systemImage), role: nil, action: action)
  }

  /// Makes a button with a title that is shown as it's given and a symbol beside it. `systemImage` is the name of the
  /// symbol. `action` runs on the main actor when the button is tapped.
  @preconcurrency @_disfavoredOverload
  nonisolated public init<S>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void)
  where S: StringProtocol {
    self.init(label: Label(title, systemImage: systemImage), role: nil, action: action)
  }

  /// Makes a button with a title that is looked up as a key in the tables of strings and a symbol beside it.
  /// `systemImage` is the name of the symbol. `role` says what the button is for, as `.destructive`; nil says nothing.
  /// `action` runs on the main actor when the button is tapped.
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(label: Label(titleKey, systemImage: systemImage), role: role, action: action)
  }

  /// Makes a button with a title that is shown as it's given and a symbol beside it. `systemImage` is the name of the
  /// symbol. `role` says what the button is for, as `.destructive`; nil says nothing. `action` runs on the main actor
  /// when the button is tapped.
  @preconcurrency @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(label: Label(title, systemImage: systemImage), role: role, action: action)
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes a button of the parts that a style is given, in the style around that one.
  ///
  /// A style that calls it adds to the look around it and leaves the tap to that.
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(label: configuration.label, role: configuration.role, action: configuration.action)
  }
}

/// What stands around a control and changes its look.
nonisolated enum Surroundings {
  case plain
  case list
  case toolbar
  case menu
}

private enum SurroundingsKey: EnvironmentKey {
  static var defaultValue: Surroundings { .plain }
}

extension EnvironmentValues {
  var surroundings: Surroundings {
    get { self[SurroundingsKey.self] }
    set { self[SurroundingsKey.self] = newValue }
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An alert as a value: the older way of saying what an alert shows.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    /// A button with the look of any other. A nil `action` only closes the alert.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: nil, action: action)
    }

    /// A button that stands for leaving things as they are. A nil `action` only closes the alert.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: .cancel, action: action)
    }

    /// A button that stands for leaving things as they are. A nil `action` only closes the alert.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button { cancel(Text("Cancel"), action: action) }

    /// A button for what deletes something, in red. A nil `action` only closes the alert.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: .destructive, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes an alert with one button: `dismissButton`, or one that says “OK” where that is nil. `message` stands below
  /// the title; nil leaves it out.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// Makes an alert with two buttons. `message` stands below the title; nil leaves it out.
  public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// A choice at the bottom as a value: the older way of saying what a confirmation dialog shows.
public struct ActionSheet {
  /// The buttons are those of an alert.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes a choice of `buttons`, one below the other. `message` stands below the title; nil leaves it out.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

private nonisolated struct AlertButtons: View, _SeeThroughView {
  let buttons: [Alert.Button]

  @MainActor var body: some View {
    ForEach(Array(buttons.indices), id: \.self) { index in
      let button = buttons[index]
      Gnomon.Button(role: button.role, action: { button.action?() }) { button.label }
    }
  }
}

private nonisolated struct AlertValueBox: View, _SeeThroughView {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]
  let isDialog: Bool

  @MainActor var body: some View {
    AlertBox(title: title, message: message, actions: AlertButtons(buttons: buttons), isDialog: isDialog)
  }
}

extension View {
  nonisolated private func show(_ alert: Alert, _ isPresented: Binding<Bool>) -> some View {
    present(.alert, isPresented) {
      AlertValueBox(title: alert.title, message: alert.message, buttons: alert.buttons, isDialog: false)
    }
  }

  /// Presents an alert while the binding is true.
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    show(content(), isPresented)
  }

  /// Presents an alert while there's an item.
  nonisolated public func alert<Item>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View
  where Item: Identifiable {
    present(.alert, item.isSet()) {
      PresentedItem(item: item) { item in
        let alert = content(item)
        return AlertValueBox(title: alert.title, message: alert.message, buttons: alert.buttons, isDialog: false)
      }
    }
  }

  /// Presents choices for a value while there's one.
  nonisolated public func actionSheet<T>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View
  where T: Identifiable {
    let sheet = item.wrappedValue.map(content)
    let isPresented = Binding(
      location: FunctionLocation(
        get: { item.wrappedValue != nil }, set: { isShown, _ in if !isShown { item.wrappedValue = nil } }))
    return present(.dialog, isPresented) {
      if let sheet {
        AlertValueBox(title: sheet.title, message: sheet.message, buttons: sheet.buttons, isDialog: true)
      }
    }
  }

  /// Presents choices at the bottom while the binding is true.
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = content()
    return present(.dialog, isPresented) {
      AlertValueBox(title: sheet.title, message: sheet.message, buttons: sheet.buttons, isDialog: true)
    }
  }
}

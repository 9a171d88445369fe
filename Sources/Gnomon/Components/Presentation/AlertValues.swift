// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An alert as a value: the older form of `alert(_:isPresented:actions:)`.
public struct Alert {
  /// A button of an ``Alert`` or an ``ActionSheet``. It ends the presentation after it has acted.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    /// Creates a button with a label. A nil action only ends the alert.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: nil, action: action)
    }

    /// Creates a button with a label that cancels. A nil action only ends the alert.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: .cancel, action: action)
    }

    /// Creates a button called "Cancel" that cancels. A nil action only ends the alert.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button { cancel(Text("Cancel"), action: action) }

    /// Creates a button with a label for an action that destroys something. A nil action only ends the alert.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: .destructive, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button; nil is a button called "OK". A nil message shows none.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// Creates an alert with two buttons. A nil message shows none.
  ///
  /// They stand side by side where both labels have room, the one that cancels first.
  public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// Choices at the bottom as a value: the older form of `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
public struct ActionSheet {
  /// A button of the choices; the same type as an alert's.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates choices with a title, which is always shown. By itself there's a button that cancels alone.
  ///
  /// Without a button that cancels, one is added. A nil message shows none.
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

  /// Presents an alert that a value describes while the binding is true. Its buttons set the binding to false.
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    show(content(), isPresented)
  }

  /// Presents an alert that a value describes while there's an item. Its buttons set the item to nil.
  nonisolated public func alert<Item>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View
  where Item: Identifiable {
    present(.alert, item.isSet()) {
      PresentedItem(item: item) { item in
        let alert = content(item)
        return AlertValueBox(title: alert.title, message: alert.message, buttons: alert.buttons, isDialog: false)
      }
    }
  }

  /// Presents choices about an item at the bottom while there's one. A choice sets the item to nil.
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

  /// Presents choices that a value describes at the bottom while the binding is true. A choice sets the binding to
  /// false.
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = content()
    return present(.dialog, isPresented) {
      AlertValueBox(title: sheet.title, message: sheet.message, buttons: sheet.buttons, isDialog: true)
    }
  }
}

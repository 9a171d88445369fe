import Foundation

/// An alert's or a dialog's title, message and buttons. A button that acted ends it.
nonisolated struct AlertBox<Message: View, Actions: View>: View, _SeeThroughView {
  let title: Text?
  let message: Message
  let actions: Actions
  let isDialog: Bool
  /// Known when the buttons have been laid out.
  @State private var buttons: AlertButtonCount?

  @MainActor var body: some View {
    VStack(spacing: 0) {
      if title != nil || Message.self != EmptyView.self {
        VStack(spacing: 4) {
          if let title { title.font(isDialog ? .footnote.weight(.semibold) : .headline) }
          if Message.self != EmptyView.self { ImplicitStack(column: { message }).font(.footnote) }
        }
        .multilineTextAlignment(.center)
        .padding(EdgeInsets(top: 19, leading: 16, bottom: 19, trailing: 16))
      }
      ImplicitStack(
        spacing: 0,
        column: {
          Group(subviews: actions) { own in
            own
            if own.isEmpty, !isDialog { Button("OK") {} }
          }
        }
      )
      .onPreferenceChange(AlertButtonCount.Key.self) { [$buttons] in $buttons.wrappedValue = $0 }
      if let buttons, buttons.cancelling == 0, isDialog || buttons.destructive > 0 {
        Button("Cancel", role: .cancel) {}
      }
    }
    // Of no buttons at all nothing is told.
    .onAppear { if buttons == nil { buttons = AlertButtonCount() } }
    .frame(width: isDialog ? nil : 270)
    .frame(maxWidth: isDialog ? 359 : nil)
    .buttonStyle(AlertButtonStyle())
  }
}

/// What buttons an alert or a dialog has of its own. An alert without any has one that only ends it; one that destroys something can be
/// cancelled, as each dialog can (recorded on macOS 27).
private nonisolated struct AlertButtonCount: Equatable {
  var cancelling = 0
  var destructive = 0

  init() {}

  init(_ role: ButtonRole?) {
    cancelling = role == .cancel ? 1 : 0
    destructive = role == .destructive ? 1 : 0
  }

  enum Key: PreferenceKey {
    static var defaultValue: AlertButtonCount { AlertButtonCount() }
    static func reduce(value: inout AlertButtonCount, nextValue: () -> AlertButtonCount) {
      let next = nextValue()
      value.cancelling += next.cancelling
      value.destructive += next.destructive
    }
  }
}

/// A button as wide as the alert under a line; it ends the presentation after it has acted.
private nonisolated struct AlertButtonStyle: PrimitiveButtonStyle {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.actionsDismiss) private var actionsDismiss

  @MainActor func makeBody(configuration: Configuration) -> some View {
    let (dismiss, isLast) = (dismiss, actionsDismiss || configuration.role == .cancel)
    let ending = PrimitiveButtonStyleConfiguration(label: configuration.label.view, role: configuration.role) {
      configuration.trigger()
      if isLast { dismiss() }
    }
    VStack(spacing: 0) {
      Divider()
      PressableView(configuration: ending) { button in
        button.label
          .font(button.role == .cancel ? .body.weight(.semibold) : .body)
          .foregroundStyle(button.role?.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
          .frame(maxWidth: .infinity, minHeight: 44)
          .contentShape(Rectangle())
          .background(button.isPressed ? AnyShapeStyle(SystemFill(level: 2)) : AnyShapeStyle(Color.clear))
      }
    }
    .preference(key: AlertButtonCount.Key.self, value: AlertButtonCount(configuration.role))
  }
}

extension View {
  nonisolated func alert<A: View, M: View>(
    text: Text?, _ isPresented: Binding<Bool>, isDialog: Bool = false, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    present(isDialog ? .dialog : .alert, isPresented) {
      AlertBox(title: text, message: message(), actions: actions(), isDialog: isDialog)
    }
  }

  /// Presents an alert while the binding is true. Any of its buttons ends it.
  nonisolated public func alert<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View where A: View {
    alert(text: Text(titleKey), isPresented, actions: actions) { EmptyView() }
  }

  /// Presents an alert while the binding is true. Any of its buttons ends it.
  @_disfavoredOverload
  nonisolated public func alert<S, A>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View where S: StringProtocol, A: View {
    alert(text: Text(title), isPresented, actions: actions) { EmptyView() }
  }

  /// Presents an alert while the binding is true. Any of its buttons ends it.
  nonisolated public func alert<A>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View where A: View {
    alert(text: title, isPresented, actions: actions) { EmptyView() }
  }

  /// Presents an alert with a message while the binding is true. Any of its buttons ends it.
  nonisolated public func alert<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View where A: View, M: View {
    alert(text: Text(titleKey), isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a message while the binding is true. Any of its buttons ends it.
  @_disfavoredOverload
  nonisolated public func alert<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    alert(text: Text(title), isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a message while the binding is true. Any of its buttons ends it.
  nonisolated public func alert<A, M>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View where A: View, M: View {
    alert(text: title, isPresented, actions: actions, message: message)
  }

  /// Presents an alert about some data while the binding is true.
  nonisolated public func alert<A, M, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View where A: View, M: View {
    alert(text: Text(titleKey), isPresented) {
      if let data { actions(data) }
    } message: {
      if let data { message(data) }
    }
  }

  /// Presents an alert about some data while the binding is true.
  nonisolated public func alert<A, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where A: View {
    alert(text: Text(titleKey), isPresented) {
      if let data { actions(data) }
    } message: {
      EmptyView()
    }
  }

  /// Presents an alert about an error while the binding is true.
  nonisolated public func alert<E, A>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View where E: LocalizedError, A: View {
    alert(isPresented, about: error, actions: actions) { EmptyView() }
  }

  /// Presents choices at the bottom while the binding is true; a cancelling one is added.
  nonisolated public func confirmationDialog<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View where A: View {
    alert(text: titleVisibility == .visible ? Text(titleKey) : nil, isPresented, isDialog: true, actions: actions) {
      EmptyView()
    }
  }

  /// Presents choices at the bottom while the binding is true; a cancelling one is added.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, A>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View where S: StringProtocol, A: View {
    alert(text: titleVisibility == .visible ? Text(title) : nil, isPresented, isDialog: true, actions: actions) {
      EmptyView()
    }
  }

  /// Presents choices with a message at the bottom while the binding is true; a cancelling one is added.
  nonisolated public func confirmationDialog<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View where A: View, M: View {
    alert(
      text: titleVisibility == .visible ? Text(titleKey) : nil, isPresented, isDialog: true, actions: actions,
      message: message)
  }

  /// Presents choices with a message at the bottom while the binding is true; a cancelling one is added.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    alert(
      text: titleVisibility == .visible ? Text(title) : nil, isPresented, isDialog: true, actions: actions,
      message: message)
  }
}

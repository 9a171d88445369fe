// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An alert's or a dialog's title, message and buttons. A button that acted ends it.
nonisolated struct AlertBox<Message: View, Actions: View>: View, _SeeThroughView {
  let title: Text?
  let message: Message
  let actions: Actions
  let isDialog: Bool
  @State private var buttons = AlertButtonSummary()
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.dialogSuppression) private var suppression
  @Environment(\.platformProfile) private var profile

  private var metrics: PresentationMetrics { PresentationMetrics(profile) }

  @MainActor var body: some View {
    let metrics = metrics
    Group {
      if metrics.isNew {
        VStack(alignment: .leading, spacing: 0) {
          header
          ImplicitStack(column: {
            AlertActionsLayout(gap: metrics.alertButtonGap, isColumn: isDialog).callAsFunction {
              ownActions
              added
            }
          })
          .padding(metrics.alertButtonInset)
          .padding(.top, hasHeader ? -metrics.alertButtonInset : 0)
        }
      } else if isDialog, profile.system == .iOS {
        DialogLayout(gap: metrics.dialogGap).callAsFunction {
          dialogBox.layoutValue(key: AlertPartKey.self, value: .box)
          dialogBox.layoutValue(key: AlertPartKey.self, value: .cancelBox)
          header
          ownActions
          added
        }
      } else {
        VStack(spacing: 0) {
          header
          if let suppression, profile.system == .macOS {
            DialogSuppressionToggle(
              suppression: suppression, asksForChoice: isDialog || buttons.count > 1 || addsCancel)
          }
          if isDialog {
            ImplicitStack(spacing: 0, column: { ownActions })
            added
          } else {
            AlertActionsLayout().callAsFunction {
              ownActions
              added
              Rectangle().fill(.separator).layoutValue(key: AlertPartKey.self, value: .separator)
            }
          }
        }
      }
    }
    // Of the buttons together: around the group it would be of each.
    .onPreferenceChange(AlertButtonSummary.Key.self) { [$buttons] in $buttons.wrappedValue = $0 }
    .frame(width: isDialog ? nil : metrics.alertWidth)
    .frame(maxWidth: isDialog ? dialogWidth : nil)
    .buttonStyle(AlertButtonStyle(isInDialog: isDialog))
    .systemForeground()
  }

  private var hasHeader: Bool { title != nil || Message.self != EmptyView.self }

  /// UIKit's dialogs end 8 points before a phone's edges.
  private var dialogWidth: CGFloat { profile.system == .iOS && !metrics.isNew ? 414 : 359 }

  @MainActor private var dialogBox: some View {
    RoundedRectangle(cornerRadius: metrics.alertRadius, style: .continuous)
      .fill(SystemBackground(level: colorScheme == .dark ? 1 : 0))
  }

  @MainActor @ViewBuilder private var header: some View {
    if hasHeader {
      let metrics = metrics
      let isGrey = isDialog && profile.system == .iOS && !metrics.isNew
      VStack(alignment: metrics.isNew ? .leading : .center, spacing: metrics.alertSpacing) {
        if let title { title.font(isDialog && !metrics.isNew ? .footnote.weight(.semibold) : .headline) }
        if Message.self != EmptyView.self {
          ImplicitStack(column: { message }).font(metrics.messageFont(at: typeSize))
        }
      }
      .impliedForeground(isGrey ? AnyShapeStyle(.secondary) : AnyShapeStyle(.primary))
      .multilineTextAlignment(metrics.isNew ? .leading : .center)
      .padding(metrics.alertPadding)
    }
  }
}

extension AlertBox {
  @MainActor fileprivate var ownActions: some View {
    Group(subviews: actions) { own in
      own
      if own.isEmpty, !isDialog { Button("OK") {} }
    }
  }

  @MainActor fileprivate var addsCancel: Bool {
    !buttons.roles.contains(.cancelling) && (isDialog || buttons.roles.contains(.destructive))
  }

  @MainActor @ViewBuilder fileprivate var added: some View {
    if addsCancel {
      Button("Cancel", role: .cancel) {}
        .transformPreference(AlertButtonSummary.Key.self) { $0 = AlertButtonSummary() }
    }
  }
}

/// What an alert's or a dialog's own buttons do. A dialog can always be cancelled, and so can an alert that destroys
/// something (recorded on macOS 27).
private nonisolated struct AlertRoles: OptionSet {
  let rawValue: Int
  static let cancelling = AlertRoles(rawValue: 1)
  static let destructive = AlertRoles(rawValue: 2)
}

/// How many buttons of its own an alert or a dialog has, and what they do.
private nonisolated struct AlertButtonSummary: Equatable {
  var roles: AlertRoles = []
  var count = 0

  enum Key: PreferenceKey {
    static var defaultValue: AlertButtonSummary { AlertButtonSummary() }
    static func reduce(value: inout AlertButtonSummary, nextValue: () -> AlertButtonSummary) {
      let next = nextValue()
      value.roles.formUnion(next.roles)
      value.count += next.count
    }
  }
}

extension PrimitiveButtonStyleConfiguration {
  /// The button of what is presented, which ends it after it has acted, unless that isn't wanted. One that cancels always does.
  @MainActor func ending(_ dismiss: DismissAction, unless staysOpen: Bool) -> PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(label: label.view, role: role) {
      trigger()
      if !staysOpen || role == .cancel { dismiss() }
    }
  }
}

/// A button as wide as the alert: under a line, or on iOS 26 a capsule. It ends the presentation after it has acted.
private nonisolated struct AlertButtonStyle: PrimitiveButtonStyle {
  let isInDialog: Bool
  @Environment(\.dismiss) private var dismiss
  @Environment(\.actionsDismiss) private var actionsDismiss
  @Environment(\.platformProfile) private var profile

  @MainActor func makeBody(configuration: Configuration) -> some View {
    let ending = configuration.ending(dismiss, unless: !actionsDismiss)
    let metrics = PresentationMetrics(profile)
    let isRow = isInDialog && profile.system == .iOS
    Group {
      if metrics.isNew {
        PressableView(configuration: ending) { button in
          button.label
            .font(.body.weight(.medium))
            .lineLimit(1)
            .foregroundStyle(button.role?.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.primary))
            .padding(.horizontal, 12)
            .frame(maxWidth: .infinity, minHeight: metrics.alertButtonHeight)
            .background(Capsule().fill(SystemFill(level: button.isPressed ? 0 : 2)))
            .contentShape(Capsule())
        }
      } else {
        VStack(spacing: 0) {
          // A dialog's own way out lies in a box of its own.
          if !isRow || configuration.role != .cancel { Divider() }
          PressableView(configuration: ending) { button in
            button.label
              .font(font(of: button.role, isRow))
              .foregroundStyle(button.role?.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
              .frame(maxWidth: .infinity, minHeight: isRow ? metrics.dialogRowHeight : metrics.alertButtonHeight)
              .contentShape(Rectangle())
              .background(button.isPressed ? AnyShapeStyle(SystemFill(level: 2)) : AnyShapeStyle(Color.clear))
          }
        }
      }
    }
    .layoutValue(key: AlertPartKey.self, value: configuration.role == .cancel ? .cancel : .button)
    .preference(
      key: AlertButtonSummary.Key.self,
      value: AlertButtonSummary(
        roles: configuration.role == .cancel ? .cancelling : configuration.role == .destructive ? .destructive : [],
        count: 1))
  }

  private func font(of role: ButtonRole?, _ isRow: Bool) -> Font {
    let font: Font = isRow ? .title3 : .body
    return role == .cancel ? font.weight(.semibold) : font
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

  /// Presents an alert with a localized title while the binding is true.
  ///
  /// Any button sets the binding to false. Without actions there's a button called "OK". If a button destroys something
  /// and none cancels, one that cancels is added.
  nonisolated public func alert<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View where A: View {
    alert(text: Text(titleKey), isPresented, actions: actions) { EmptyView() }
  }

  /// Presents an alert with a title that isn't localized while the binding is true.
  ///
  /// Any button sets the binding to false. Without actions there's a button called "OK". If a button destroys something
  /// and none cancels, one that cancels is added.
  @_disfavoredOverload
  nonisolated public func alert<S, A>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View where S: StringProtocol, A: View {
    alert(text: Text(title), isPresented, actions: actions) { EmptyView() }
  }

  /// Presents an alert with a text as its title while the binding is true.
  ///
  /// Any button sets the binding to false. Without actions there's a button called "OK". If a button destroys something
  /// and none cancels, one that cancels is added.
  nonisolated public func alert<A>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View where A: View {
    alert(text: title, isPresented, actions: actions) { EmptyView() }
  }

  /// Presents an alert with a localized title and a message while the binding is true.
  ///
  /// Any button sets the binding to false. Without actions there's a button called "OK". If a button destroys something
  /// and none cancels, one that cancels is added.
  nonisolated public func alert<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View where A: View, M: View {
    alert(text: Text(titleKey), isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a title that isn't localized and a message while the binding is true.
  ///
  /// Any button sets the binding to false. Without actions there's a button called "OK". If a button destroys something
  /// and none cancels, one that cancels is added.
  @_disfavoredOverload
  nonisolated public func alert<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    alert(text: Text(title), isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a text as its title and a message while the binding is true.
  ///
  /// Any button sets the binding to false. Without actions there's a button called "OK". If a button destroys something
  /// and none cancels, one that cancels is added.
  nonisolated public func alert<A, M>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View where A: View, M: View {
    alert(text: title, isPresented, actions: actions, message: message)
  }

  /// Presents an alert about an error while the binding is true and the error isn't nil.
  ///
  /// The error's `errorDescription` is the title. Any button sets the binding to false.
  nonisolated public func alert<E, A>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View where E: LocalizedError, A: View {
    alert(isPresented, about: error, actions: actions) { EmptyView() }
  }

  /// Presents choices at the bottom, with a localized title, while the binding is true.
  ///
  /// The title is shown with `visible` alone. Any choice sets the binding to false. If no button cancels, one is added.
  nonisolated public func confirmationDialog<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View where A: View {
    alert(text: titleVisibility == .visible ? Text(titleKey) : nil, isPresented, isDialog: true, actions: actions) {
      EmptyView()
    }
  }

  /// Presents choices at the bottom, with a title that isn't localized, while the binding is true.
  ///
  /// The title is shown with `visible` alone. Any choice sets the binding to false. If no button cancels, one is added.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, A>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View where S: StringProtocol, A: View {
    alert(text: titleVisibility == .visible ? Text(title) : nil, isPresented, isDialog: true, actions: actions) {
      EmptyView()
    }
  }

  /// Presents choices at the bottom, with a localized title and a message, while the binding is true.
  ///
  /// The title is shown with `visible` alone. Any choice sets the binding to false. If no button cancels, one is added.
  nonisolated public func confirmationDialog<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View where A: View, M: View {
    alert(
      text: titleVisibility == .visible ? Text(titleKey) : nil, isPresented, isDialog: true, actions: actions,
      message: message)
  }

  /// Presents choices at the bottom, with a title that isn't localized and a message, while the binding is true.
  ///
  /// The title is shown with `visible` alone. Any choice sets the binding to false. If no button cancels, one is added.
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

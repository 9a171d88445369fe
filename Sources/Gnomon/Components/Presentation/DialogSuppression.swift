// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What lets a user ask not to be shown a dialog again.
nonisolated struct DialogSuppression {
  /// nil is the system's title.
  let title: Text?
  let isSuppressed: Binding<Bool>
}

private enum DialogSuppressionKey: EnvironmentKey {
  static var defaultValue: DialogSuppression? { nil }
}

extension EnvironmentValues {
  var dialogSuppression: DialogSuppression? {
    get { self[DialogSuppressionKey.self] }
    set { self[DialogSuppressionKey.self] = newValue }
  }
}

/// The checkbox of an alert or a dialog below its words.
nonisolated struct DialogSuppressionToggle: View, _SeeThroughView {
  let suppression: DialogSuppression
  /// Whether there's more than one button.
  let asksForChoice: Bool

  @MainActor var body: some View {
    Toggle(isOn: suppression.isSuppressed) {
      // As Apple documents the titles of an NSAlert's checkbox.
      suppression.title ?? Text(verbatim: asksForChoice ? "Do not ask again" : "Do not show this message again")
    }
    .padding(EdgeInsets(top: 0, leading: 16, bottom: 19, trailing: 16))
  }
}

extension View {
  /// Adds a checkbox to the alerts and dialogs presented inside, by which a user asks not to be shown them again; its title is the system's. On macOS alone.
  ///
  /// - Parameter isSuppressed: whether it's checked. Whether the dialog is presented all the same is up to the code.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppression(nil, isSuppressed)
  }

  /// Adds a checkbox to the alerts and dialogs presented inside, by which a user asks not to be shown them again. On macOS alone.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { dialogSuppression(Text(titleKey), isSuppressed) }

  /// Adds a checkbox to the alerts and dialogs presented inside, by which a user asks not to be shown them again. On macOS alone.
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle(
    _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
  ) -> some View { dialogSuppression(Text(titleResource), isSuppressed) }

  /// Adds a checkbox to the alerts and dialogs presented inside, by which a user asks not to be shown them again. On macOS alone.
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle<S>(_ title: S, isSuppressed: Binding<Bool>) -> some View
  where S: StringProtocol { dialogSuppression(Text(title), isSuppressed) }

  /// Adds a checkbox to the alerts and dialogs presented inside, by which a user asks not to be shown them again. On macOS alone.
  nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    dialogSuppression(label, isSuppressed)
  }

  nonisolated private func dialogSuppression(_ title: Text?, _ isSuppressed: Binding<Bool>) -> some View {
    transformEnvironment(\.dialogSuppression) {
      $0 = DialogSuppression(title: title, isSuppressed: isSuppressed)
    }
  }
}

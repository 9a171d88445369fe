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
  /// Adds a checkbox with the system's title to the alerts and dialogs presented inside the view, so that people can
  /// ask not to see them again.
  ///
  /// It's drawn on macOS alone. The title is English: about a message if there's one button, about a question if there
  /// are several.
  ///
  /// - Parameter isSuppressed: True if it's checked. Your code decides whether to present the dialog all the same.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppression(nil, isSuppressed)
  }

  /// Adds a checkbox with a localized title to the alerts and dialogs presented inside the view, so that people can ask
  /// not to see them again.
  ///
  /// It's drawn on macOS alone. Your code reads the binding before it presents the dialog again.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { dialogSuppression(Text(titleKey), isSuppressed) }

  /// Adds a checkbox with a title from a localized resource to the alerts and dialogs presented inside the view, so
  /// that people can ask not to see them again.
  ///
  /// It's drawn on macOS alone. Your code reads the binding before it presents the dialog again.
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle(
    _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
  ) -> some View { dialogSuppression(Text(titleResource), isSuppressed) }

  /// Adds a checkbox with a title that isn't localized to the alerts and dialogs presented inside the view, so that
  /// people can ask not to see them again.
  ///
  /// It's drawn on macOS alone. Your code reads the binding before it presents the dialog again.
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle<S>(_ title: S, isSuppressed: Binding<Bool>) -> some View
  where S: StringProtocol { dialogSuppression(Text(title), isSuppressed) }

  /// Adds a checkbox with a text as its title to the alerts and dialogs presented inside the view, so that people can
  /// ask not to see them again.
  ///
  /// It's drawn on macOS alone. Your code reads the binding before it presents the dialog again.
  nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    dialogSuppression(label, isSuppressed)
  }

  nonisolated private func dialogSuppression(_ title: Text?, _ isSuppressed: Binding<Bool>) -> some View {
    transformEnvironment(\.dialogSuppression) {
      $0 = DialogSuppression(title: title, isSuppressed: isSuppressed)
    }
  }
}

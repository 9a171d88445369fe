// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// Shows a text from the app's resources as the view's badge; nil shows none.
  ///
  /// In a list's row it stands at the trailing edge, in a tab view's bar at the tab's icon, and elsewhere nowhere.
  @_disfavoredOverload
  nonisolated public func badge(_ resource: LocalizedStringResource?) -> some View {
    badge(resource.map { Text($0) })
  }
}

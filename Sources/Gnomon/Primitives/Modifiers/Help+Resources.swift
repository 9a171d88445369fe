// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// Sets a text that is shown when a pointer rests over the view, by a text from the app's resources.
  ///
  /// Gnomon keeps it and shows no tip.
  @_disfavoredOverload
  nonisolated public func help(_ textKey: LocalizedStringResource) -> some View { help(Text(textKey)) }
}

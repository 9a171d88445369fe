// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// What is shown when a pointer rests over the view.
  @_disfavoredOverload
  nonisolated public func help(_ textKey: LocalizedStringResource) -> some View { help(Text(textKey)) }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// Shows a text beside the view, as a number is shown; nil shows none.
  @_disfavoredOverload
  nonisolated public func badge(_ resource: LocalizedStringResource?) -> some View {
    badge(resource.map { Text($0) })
  }
}

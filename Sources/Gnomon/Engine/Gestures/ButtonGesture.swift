// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// Acts as a button does, beside what the view itself does with a touch.
  ///
  /// - Parameters:
  ///   - pressing: called with true when the finger comes over the view, with false when it leaves or is lifted.
  ///   - action: called when the finger is lifted over the view.
  nonisolated public func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    simultaneousGesture(PressingGesture(base: PressGesture(), action: pressing).onEnded { _ in action() })
  }
}

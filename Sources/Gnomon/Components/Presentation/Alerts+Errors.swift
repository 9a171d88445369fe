// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// Presents an alert about an error, with a message, while the binding is true and the error isn't nil.
  ///
  /// The error's `errorDescription` is the title, and the closures are given the error. Any button sets the binding to
  /// false.
  nonisolated public func alert<E, A, M>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View where E: LocalizedError, A: View, M: View {
    let (actions, message) = (error.map(actions), error.map(message))
    return alert(isPresented, about: error) {
      actions
    } message: {
      message
    }
  }

  /// Without an error there's nothing to present.
  nonisolated func alert<E: LocalizedError, A: View, M: View>(
    _ isPresented: Binding<Bool>, about error: E?, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    let isShown = error == nil ? Binding(get: { false }, set: { isPresented.wrappedValue = $0 }) : isPresented
    return alert(text: Text(error?.errorDescription ?? ""), isShown, actions: actions, message: message)
  }
}

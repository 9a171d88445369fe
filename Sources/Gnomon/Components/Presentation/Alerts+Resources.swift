// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// Presents an alert with a title from a localized resource while the binding is true.
  ///
  /// Any button sets the binding to false. Without actions there's a button called "OK".
  @_disfavoredOverload
  nonisolated public func alert<A>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View where A: View {
    alert(text: Text(titleResource), isPresented, actions: actions) { EmptyView() }
  }

  /// Presents an alert with a title from a localized resource and a message while the binding is true.
  ///
  /// Any button sets the binding to false. Without actions there's a button called "OK".
  @_disfavoredOverload
  nonisolated public func alert<A, M>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View where A: View, M: View {
    alert(text: Text(titleResource), isPresented, actions: actions, message: message)
  }

  /// Presents choices at the bottom, with a title from a localized resource, while the binding is true.
  ///
  /// The title is shown with `visible` alone. Any choice sets the binding to false. If no button cancels, one is added.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View where A: View {
    alert(text: titleVisibility == .visible ? Text(titleResource) : nil, isPresented, isDialog: true, actions: actions)
    {
      EmptyView()
    }
  }

  /// Presents choices at the bottom, with a title from a localized resource and a message, while the binding is true.
  ///
  /// The title is shown with `visible` alone. Any choice sets the binding to false. If no button cancels, one is added.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A, M>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View where A: View, M: View {
    alert(
      text: titleVisibility == .visible ? Text(titleResource) : nil, isPresented, isDialog: true, actions: actions,
      message: message)
  }

  /// Presents choices about some data at the bottom, with a title from a localized resource, while the binding is true
  /// and the data aren't nil.
  ///
  /// The title is shown with `visible` alone. Any choice sets the binding to false. If no button cancels, one is added.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where A: View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }

  /// Presents choices about some data at the bottom, with a title from a localized resource and a message, while the
  /// binding is true and the data aren't nil.
  ///
  /// The title is shown with `visible` alone. Any choice sets the binding to false. If no button cancels, one is added.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A, M, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View where A: View, M: View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// Presents an alert about some data, with a localized title and a message, while the binding is true and the data
  /// aren't nil.
  ///
  /// Any button sets the binding to false. Without actions there's a button called "OK".
  nonisolated public func alert<A, M, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View where A: View, M: View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert about some data, with a localized title, while the binding is true and the data aren't nil.
  ///
  /// Any button sets the binding to false. Without actions there's a button called "OK".
  nonisolated public func alert<A, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where A: View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert about some data, with a title that isn't localized and a message, while the binding is true and
  /// the data aren't nil.
  ///
  /// Any button sets the binding to false. Without actions there's a button called "OK".
  @_disfavoredOverload
  nonisolated public func alert<S, A, M, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert about some data, with a title that isn't localized, while the binding is true and the data
  /// aren't nil.
  ///
  /// Any button sets the binding to false. Without actions there's a button called "OK".
  @_disfavoredOverload
  nonisolated public func alert<S, A, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where S: StringProtocol, A: View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert about some data, with a title from a localized resource and a message, while the binding is true
  /// and the data aren't nil.
  ///
  /// Any button sets the binding to false. Without actions there's a button called "OK".
  @_disfavoredOverload
  nonisolated public func alert<A, M, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View where A: View, M: View {
    alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert about some data, with a title from a localized resource, while the binding is true and the data
  /// aren't nil.
  ///
  /// Any button sets the binding to false. Without actions there's a button called "OK".
  @_disfavoredOverload
  nonisolated public func alert<A, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where A: View {
    alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert about some data, with a text as its title and a message, while the binding is true and the data
  /// aren't nil.
  ///
  /// Any button sets the binding to false. Without actions there's a button called "OK".
  nonisolated public func alert<A, M, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View where A: View, M: View {
    alert(text: title, isPresented.whileThere(data)) {
      if let data { actions(data) }
    } message: {
      if let data { message(data) }
    }
  }

  /// Presents an alert about some data, with a text as its title, while the binding is true and the data aren't nil.
  ///
  /// Any button sets the binding to false. Without actions there's a button called "OK".
  nonisolated public func alert<A, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where A: View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }
}

// SPDX-License-Identifier: Apache-2.0
// Choices about some data, or with a title that is a text.
extension View {
  /// Presents choices at the bottom, with a text as their title, while the binding is true.
  ///
  /// The title is shown with `visible` alone. Any choice sets the binding to false. If no button cancels, one is added.
  nonisolated public func confirmationDialog<A>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View where A: View {
    alert(text: titleVisibility == .visible ? title : nil, isPresented, isDialog: true, actions: actions) {
      EmptyView()
    }
  }

  /// Presents choices at the bottom, with a text as their title and a message, while the binding is true.
  ///
  /// The title is shown with `visible` alone. Any choice sets the binding to false. If no button cancels, one is added.
  nonisolated public func confirmationDialog<A, M>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View where A: View, M: View {
    alert(
      text: titleVisibility == .visible ? title : nil, isPresented, isDialog: true, actions: actions, message: message)
  }

  /// Presents choices about some data at the bottom, with a localized title, while the binding is true and the data
  /// aren't nil.
  ///
  /// The title is shown with `visible` alone. Any choice sets the binding to false. If no button cancels, one is added.
  nonisolated public func confirmationDialog<A, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where A: View {
    alert(text: titleVisibility == .visible ? Text(titleKey) : nil, isPresented.whileThere(data), isDialog: true) {
      if let data { actions(data) }
    } message: {
      EmptyView()
    }
  }

  /// Presents choices about some data at the bottom, with a localized title and a message, while the binding is true
  /// and the data aren't nil.
  ///
  /// The title is shown with `visible` alone. Any choice sets the binding to false. If no button cancels, one is added.
  nonisolated public func confirmationDialog<A, M, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View where A: View, M: View {
    alert(text: titleVisibility == .visible ? Text(titleKey) : nil, isPresented.whileThere(data), isDialog: true) {
      if let data { actions(data) }
    } message: {
      if let data { message(data) }
    }
  }

  /// Presents choices about some data at the bottom, with a title that isn't localized, while the binding is true and
  /// the data aren't nil.
  ///
  /// The title is shown with `visible` alone. Any choice sets the binding to false. If no button cancels, one is added.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, A, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where S: StringProtocol, A: View {
    alert(text: titleVisibility == .visible ? Text(title) : nil, isPresented.whileThere(data), isDialog: true) {
      if let data { actions(data) }
    } message: {
      EmptyView()
    }
  }

  /// Presents choices about some data at the bottom, with a title that isn't localized and a message, while the binding
  /// is true and the data aren't nil.
  ///
  /// The title is shown with `visible` alone. Any choice sets the binding to false. If no button cancels, one is added.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, A, M, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    alert(text: titleVisibility == .visible ? Text(title) : nil, isPresented.whileThere(data), isDialog: true) {
      if let data { actions(data) }
    } message: {
      if let data { message(data) }
    }
  }

  /// Presents choices about some data at the bottom, with a text as their title, while the binding is true and the data
  /// aren't nil.
  ///
  /// The title is shown with `visible` alone. Any choice sets the binding to false. If no button cancels, one is added.
  nonisolated public func confirmationDialog<A, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where A: View {
    alert(text: titleVisibility == .visible ? title : nil, isPresented.whileThere(data), isDialog: true) {
      if let data { actions(data) }
    } message: {
      EmptyView()
    }
  }

  /// Presents choices about some data at the bottom, with a text as their title and a message, while the binding is
  /// true and the data aren't nil.
  ///
  /// The title is shown with `visible` alone. Any choice sets the binding to false. If no button cancels, one is added.
  nonisolated public func confirmationDialog<A, M, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View where A: View, M: View {
    alert(text: titleVisibility == .visible ? title : nil, isPresented.whileThere(data), isDialog: true) {
      if let data { actions(data) }
    } message: {
      if let data { message(data) }
    }
  }
}

extension Binding where Value == Bool {
  /// True only where there are data to present too.
  nonisolated func whileThere<T>(_ data: T?) -> Binding<Bool> {
    guard data == nil else { return self }
    return Binding(get: { false }, set: { wrappedValue = $0 })
  }
}

extension View {
  /// Sets the icon of the dialogs that the view presents; nil is the system's. Gnomon keeps it and draws no icon.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { attribute("dialogIcon", icon) }
}

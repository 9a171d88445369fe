// SPDX-License-Identifier: Apache-2.0
// Windows that are opened for values, with titles.
extension WindowGroup {
  /// Makes a group of windows with a text as its title. Each window is for a value of `type`, to which `content` gets a
  /// binding; nil in a window that was opened without one.
  nonisolated public init<D, C>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(.some(title)) { PresentedWindowContent(nil, content: content) }
  }

  /// Makes a group of windows with a text as its title. Each window is for a value of `type`, to which `content` gets a
  /// binding. `defaultValue` makes the value of a window that is opened without one.
  nonisolated public init<D, C>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(.some(title)) { Self.window(content, defaultValue) }
  }

  /// Makes a group of windows with a text as its title. `id` is the name that `openWindow` calls the scene by. Each
  /// window is for a value of `type`, to which `content` gets a binding; nil in a window that was opened without one.
  nonisolated public init<D, C>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(.some(title), id: id) { PresentedWindowContent(nil, content: content) }
  }

  /// Makes a group of windows with a text as its title. `id` is the name that `openWindow` calls the scene by. Each
  /// window is for a value of `type`, to which `content` gets a binding. `defaultValue` makes the value of a window
  /// that is opened without one.
  nonisolated public init<D, C>(
    _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(.some(title), id: id) { Self.window(content, defaultValue) }
  }

  /// Makes a group of windows with a title that is looked up as a key in the tables of strings. Each window is for a
  /// value of `type`, to which `content` gets a binding; nil in a window that was opened without one.
  nonisolated public init<D, C>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(Text(titleKey)) { PresentedWindowContent(nil, content: content) }
  }

  /// Makes a group of windows with a title that is looked up as a key in the tables of strings. Each window is for a
  /// value of `type`, to which `content` gets a binding. `defaultValue` makes the value of a window that is opened
  /// without one.
  nonisolated public init<D, C>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(Text(titleKey)) { Self.window(content, defaultValue) }
  }

  /// Makes a group of windows with a title that is looked up as a key in the tables of strings. `id` is the name that
  /// `openWindow` calls the scene by. Each window is for a value of `type`, to which `content` gets a binding; nil in a
  /// window that was opened without one.
  nonisolated public init<D, C>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(Text(titleKey), id: id) { PresentedWindowContent(nil, content: content) }
  }

  /// Makes a group of windows with a title that is looked up as a key in the tables of strings. `id` is the name that
  /// `openWindow` calls the scene by. Each window is for a value of `type`, to which `content` gets a binding.
  /// `defaultValue` makes the value of a window that is opened without one.
  nonisolated public init<D, C>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(Text(titleKey), id: id) { Self.window(content, defaultValue) }
  }

  /// Makes a group of windows with a title that is shown as it's given. Each window is for a value of `type`, to which
  /// `content` gets a binding; nil in a window that was opened without one.
  @_disfavoredOverload
  nonisolated public init<S, D, C>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where S: StringProtocol, Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(Text(title)) { PresentedWindowContent(nil, content: content) }
  }

  /// Makes a group of windows with a title that is shown as it's given. Each window is for a value of `type`, to which
  /// `content` gets a binding. `defaultValue` makes the value of a window that is opened without one.
  @_disfavoredOverload
  nonisolated public init<S, D, C>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where S: StringProtocol, Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(Text(title)) { Self.window(content, defaultValue) }
  }

  /// Makes a group of windows with a title that is shown as it's given. `id` is the name that `openWindow` calls the
  /// scene by. Each window is for a value of `type`, to which `content` gets a binding; nil in a window that was opened
  /// without one.
  @_disfavoredOverload
  nonisolated public init<S, D, C>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where S: StringProtocol, Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(Text(title), id: id) { PresentedWindowContent(nil, content: content) }
  }

  /// Makes a group of windows with a title that is shown as it's given. `id` is the name that `openWindow` calls the
  /// scene by. Each window is for a value of `type`, to which `content` gets a binding. `defaultValue` makes the value
  /// of a window that is opened without one.
  @_disfavoredOverload
  nonisolated public init<S, D, C>(
    _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where S: StringProtocol, Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(Text(title), id: id) { Self.window(content, defaultValue) }
  }
}

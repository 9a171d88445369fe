// SPDX-License-Identifier: Apache-2.0
import Foundation

extension WindowGroup {
  /// Makes a group of windows with the title of a localized resource. `id` is the name that `openWindow` calls the
  /// scene by. `makeContent` is called for the view of each window.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(Text(titleResource), id: id, content: makeContent)
  }

  /// Makes a group of windows with the title of a localized resource. `makeContent` is called for the view of each
  /// window.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(Text(titleResource), content: makeContent)
  }

  /// Makes a group of windows with the title of a localized resource. Each window is for a value of `type`, to which
  /// `content` gets a binding; nil in a window that was opened without one.
  @_disfavoredOverload
  nonisolated public init<D, C>(
    _ titleResource: LocalizedStringResource, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(Text(titleResource)) { PresentedWindowContent(nil, content: content) }
  }

  /// Makes a group of windows with the title of a localized resource. Each window is for a value of `type`, to which
  /// `content` gets a binding. `defaultValue` makes the value of a window that is opened without one.
  @_disfavoredOverload
  nonisolated public init<D, C>(
    _ titleResource: LocalizedStringResource, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(Text(titleResource)) { Self.window(content, defaultValue) }
  }

  /// Makes a group of windows with the title of a localized resource. `id` is the name that `openWindow` calls the
  /// scene by. Each window is for a value of `type`, to which `content` gets a binding; nil in a window that was opened
  /// without one.
  @_disfavoredOverload
  nonisolated public init<D, C>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(Text(titleResource), id: id) { PresentedWindowContent(nil, content: content) }
  }

  /// Makes a group of windows with the title of a localized resource. `id` is the name that `openWindow` calls the
  /// scene by. Each window is for a value of `type`, to which `content` gets a binding. `defaultValue` makes the value
  /// of a window that is opened without one.
  @_disfavoredOverload
  nonisolated public init<D, C>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(Text(titleResource), id: id) { Self.window(content, defaultValue) }
  }
}

extension CommandMenu {
  /// Makes a menu of the menu bar with the title of a localized resource. `content` holds its items.
  @_disfavoredOverload
  public init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(Text(nameResource), content: content)
  }
}

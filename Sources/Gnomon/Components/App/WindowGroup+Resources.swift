// SPDX-License-Identifier: Apache-2.0
import Foundation

extension WindowGroup {
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(Text(titleResource), id: id, content: makeContent)
  }

  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(Text(titleResource), content: makeContent)
  }

  @_disfavoredOverload
  nonisolated public init<D, C>(
    _ titleResource: LocalizedStringResource, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(Text(titleResource)) { PresentedWindowContent(nil, content: content) }
  }

  @_disfavoredOverload
  nonisolated public init<D, C>(
    _ titleResource: LocalizedStringResource, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(Text(titleResource)) { Self.window(content, defaultValue) }
  }

  @_disfavoredOverload
  nonisolated public init<D, C>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(Text(titleResource), id: id) { PresentedWindowContent(nil, content: content) }
  }

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
  @_disfavoredOverload
  public init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(Text(nameResource), content: content)
  }
}

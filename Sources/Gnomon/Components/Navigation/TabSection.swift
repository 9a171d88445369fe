// SPDX-License-Identifier: Apache-2.0
/// Tabs that belong together. A bar shows them like other tabs.
///
/// The header would stand in a sidebar, which no host has: it isn't drawn.
public nonisolated struct TabSection<Header, Content, Footer, SelectionValue> {
  let header: Header
  let content: Content
  let footer: Footer
}

extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
  /// The type of the values that the section's tabs are chosen by.
  public typealias TabValue = Content.TabValue
  /// Traps: a section of tabs is built in and has no body.
  @MainActor @preconcurrency public var body: Never { fatalError("A section of tabs is built in and has no body.") }
  /// The section's tabs as views, for Gnomon's own use.
  @MainActor @preconcurrency public var _tabs: AnyView { content._tabs }
}

extension TabSection where Content: TabContent, SelectionValue: Hashable {
  /// Creates a section of tabs with a header of any kind. Gnomon doesn't draw the header.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header)
  where Header: View, Footer == EmptyView {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Creates a section of tabs without a header.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == EmptyView, Footer == EmptyView {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }

  /// Creates a section of tabs with a localized header. Gnomon doesn't draw the header.
  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == Text, Footer == EmptyView {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Creates a section of tabs with a header that isn't localized. Gnomon doesn't draw the header.
  @_disfavoredOverload
  public init<S>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == Text, Footer == EmptyView, S: StringProtocol {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

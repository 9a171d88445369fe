// SPDX-License-Identifier: Apache-2.0
/// Tabs that belong together. A bar shows them like others; the header stands in sidebars only, which no host has.
public nonisolated struct TabSection<Header, Content, Footer, SelectionValue> {
  let header: Header
  let content: Content
  let footer: Footer
}

extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
  public typealias TabValue = Content.TabValue
  @MainActor @preconcurrency public var body: Never { fatalError("A section of tabs is built in and has no body.") }
  @MainActor @preconcurrency public var _tabs: AnyView { content._tabs }
}

extension TabSection where Content: TabContent, SelectionValue: Hashable {
  /// Makes a section of tabs with a view above it.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header)
  where Header: View, Footer == EmptyView {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Makes a section of tabs.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == EmptyView, Footer == EmptyView {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }

  /// Makes a section of tabs with a title that is looked up as a key in the tables of strings.
  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == Text, Footer == EmptyView {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Makes a section of tabs with a title that is shown as it's given.
  @_disfavoredOverload
  public init<S>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == Text, Footer == EmptyView, S: StringProtocol {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

// SPDX-License-Identifier: Apache-2.0
/// Rows under a header.
extension Section: TableRowContent where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  @MainActor @preconcurrency public func _rows(_ context: _TableRowContext) -> AnyView {
    let (rows, header) = (content._rows(context), self.header._rows(context))
    let binding = isExpanded ?? .constant(true)
    return Parent.self is any EmptyTableRows.Type
      ? AnyView(Section<EmptyView, AnyView, EmptyView> { rows })
      : AnyView(Section<AnyView, AnyView, EmptyView>(isExpanded: binding, content: { rows }, header: { header }))
  }
}

/// A content that is known to have no rows.
private protocol EmptyTableRows {}
extension EmptyTableRowContent: EmptyTableRows {}

extension Section where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
  @_disfavoredOverload
  nonisolated public init<V>(@TableRowBuilder<V> content: () -> Content)
  where Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(
      header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent(), isExpanded: nil)
  }

  @_disfavoredOverload
  nonisolated public init<V, H>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H)
  where
    Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue, H: View
  {
    self.init(
      header: TableHeaderRowContent(content: header()), content: content(), footer: EmptyTableRowContent(),
      isExpanded: nil)
  }

  @_disfavoredOverload
  nonisolated public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(content: content, header: { Text(titleKey) })
  }

  @_disfavoredOverload
  nonisolated public init<V, S>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue,
    S: StringProtocol
  {
    self.init(content: content, header: { Text(title) })
  }
}

extension Section where Parent: TableRowContent, Content: TableRowContent {
  @_disfavoredOverload
  nonisolated public init<V>(_ titleResource: LocalizedStringResource, @TableRowBuilder<V> content: () -> Content)
  where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(content: content, header: { Text(titleResource) })
  }

  /// A section whose rows are shown only while `isExpanded` is true.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
  )
  where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(isExpanded: isExpanded, content: content, header: { Text(titleResource) })
  }

  /// A section whose rows are shown only while `isExpanded` is true.
  @_disfavoredOverload
  nonisolated public init<V, H>(
    isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
  )
  where
    Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue, H: View
  {
    self.init(
      header: TableHeaderRowContent(content: header()), content: content(), footer: EmptyTableRowContent(),
      isExpanded: isExpanded)
  }

  @_disfavoredOverload
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
  )
  where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(isExpanded: isExpanded, content: content, header: { Text(titleKey) })
  }

  @_disfavoredOverload
  nonisolated public init<V, S>(
    _ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue,
    S: StringProtocol
  {
    self.init(isExpanded: isExpanded, content: content, header: { Text(title) })
  }
}

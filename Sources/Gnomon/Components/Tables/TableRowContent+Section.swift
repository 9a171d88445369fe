// SPDX-License-Identifier: Apache-2.0
/// Rows under a header.
extension Section: TableRowContent where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
  /// The type of the value that a row of the section shows.
  public typealias TableRowValue = Content.TableRowValue
  /// A section of rows is built in: it has no body.
  public typealias TableRowBody = Never

  /// The header and the rows of the section as views. A footer isn't shown.
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
  /// Makes a section of a table's rows without a header.
  @_disfavoredOverload
  nonisolated public init<V>(@TableRowBuilder<V> content: () -> Content)
  where Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(
      header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent(), isExpanded: nil)
  }

  /// Makes a section of a table's rows below a header of any view.
  @_disfavoredOverload
  nonisolated public init<V, H>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H)
  where
    Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue, H: View
  {
    self.init(
      header: TableHeaderRowContent(content: header()), content: content(), footer: EmptyTableRowContent(),
      isExpanded: nil)
  }

  /// Makes a section of a table's rows below a localized header.
  @_disfavoredOverload
  nonisolated public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(content: content, header: { Text(titleKey) })
  }

  /// Makes a section of a table's rows below a string as its header.
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
  /// Makes a section of a table's rows below a header from the app's resources.
  @_disfavoredOverload
  nonisolated public init<V>(_ titleResource: LocalizedStringResource, @TableRowBuilder<V> content: () -> Content)
  where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(content: content, header: { Text(titleResource) })
  }

  /// Makes a section of a table's rows below a header from the app's resources; the rows can be hidden.
  ///
  /// The rows are shown while `isExpanded` is true, and hidden while it's false.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
  )
  where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(isExpanded: isExpanded, content: content, header: { Text(titleResource) })
  }

  /// Makes a section of a table's rows below a header of any view; the rows can be hidden.
  ///
  /// The rows are shown while `isExpanded` is true, and hidden while it's false.
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

  /// Makes a section of a table's rows below a localized header; the rows can be hidden.
  ///
  /// The rows are shown while `isExpanded` is true, and hidden while it's false.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
  )
  where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(isExpanded: isExpanded, content: content, header: { Text(titleKey) })
  }

  /// Makes a section of a table's rows below a string as its header; the rows can be hidden.
  ///
  /// The rows are shown while `isExpanded` is true, and hidden while it's false.
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

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What changes the rows of a table.
public protocol _TableRowContentModifier {
  associatedtype Body
  @MainActor @preconcurrency var body: Body { get }

  /// The rows with the change.
  @MainActor @preconcurrency func _rows<Rows: TableRowContent>(of content: Rows, _ context: _TableRowContext) -> AnyView
}

extension _TableRowContentModifier where Body == Never {
  @MainActor @preconcurrency public var body: Never { fatalError("A built-in modifier of rows has no body.") }
}

extension ModifiedContent: TableRowContent where Content: TableRowContent, Modifier: _TableRowContentModifier {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  @MainActor @preconcurrency public func _rows(_ context: _TableRowContext) -> AnyView {
    modifier._rows(of: content, context)
  }
}

extension ModifiedContent: DynamicTableRowContent
where Content: DynamicTableRowContent, Modifier: _TableRowContentModifier {
  public typealias Data = Content.Data
  @MainActor @preconcurrency public var data: Content.Data { content.data }
}

// MARK: Each row

/// Changes the view of each row.
nonisolated struct TableRowViewModifier: _TableRowContentModifier {
  typealias Body = Never
  let change: @MainActor (AnyView) -> AnyView

  @MainActor @preconcurrency func _rows<Rows: TableRowContent>(
    of content: Rows, _ context: _TableRowContext
  ) -> AnyView { content._rows(context.changing(change)) }
}

/// Offers actions on each row.
public nonisolated struct _ContextMenuTableRowModifier<MenuContent: View>: _TableRowContentModifier {
  public typealias Body = Never
  let menu: MenuContent

  @MainActor @preconcurrency public func _rows<Rows: TableRowContent>(
    of content: Rows, _ context: _TableRowContext
  ) -> AnyView { content._rows(context.changing { AnyView($0.contextMenu { menu }) }) }
}

/// Offers actions on each row, with a preview.
public nonisolated struct _ContextMenuPreviewTableRowModifier<MenuContent: View, Preview: View>:
  _TableRowContentModifier
{
  public typealias Body = Never
  let menu: MenuContent
  let preview: Preview

  @MainActor @preconcurrency public func _rows<Rows: TableRowContent>(
    of content: Rows, _ context: _TableRowContext
  ) -> AnyView {
    content._rows(
      context.changing {
        AnyView(
          $0.contextMenu {
            menu
          } preview: {
            preview
          })
      })
  }
}

/// Lets each row be dragged.
public nonisolated struct ItemProviderTableRowModifier: _TableRowContentModifier {
  public typealias Body = Never
  let item: (() -> NSItemProvider?)?

  @MainActor @preconcurrency public func _rows<Rows: TableRowContent>(
    of content: Rows, _ context: _TableRowContext
  ) -> AnyView { content._rows(context.changing { AnyView($0.itemProvider(item)) }) }
}

extension TableRowContent {
  /// Offers actions when a finger stays on a row: they're presented at the bottom.
  @MainActor @preconcurrency public func contextMenu<M>(
    @ViewBuilder menuItems: () -> M
  ) -> ModifiedContent<Self, _ContextMenuTableRowModifier<M>> where M: View {
    ModifiedContent(content: self, modifier: _ContextMenuTableRowModifier(menu: menuItems()))
  }

  /// Offers actions when a finger stays on a row: they're presented at the bottom; the preview isn't shown.
  @MainActor @preconcurrency public func contextMenu<M, P>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> ModifiedContent<Self, _ContextMenuPreviewTableRowModifier<M, P>> where M: View, P: View {
    ModifiedContent(
      content: self, modifier: _ContextMenuPreviewTableRowModifier(menu: menuItems(), preview: preview()))
  }

  /// Lets a row be dragged as what the closure gives when a drag begins; nil, or a closure that gives nil, doesn't.
  @MainActor @preconcurrency public func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> ModifiedContent<Self, ItemProviderTableRowModifier> {
    ModifiedContent(content: self, modifier: ItemProviderTableRowModifier(item: action))
  }

  /// Lets a row be dragged as a value, which is made when a drag begins.
  @MainActor @preconcurrency public func draggable<T>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<Self.TableRowValue> where T: Transferable {
    ModifiedContent(content: self, modifier: TableRowViewModifier { AnyView($0.draggable(payload())) })
  }

  /// Calls an action with the values that are dropped on a row.
  @MainActor @preconcurrency public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T]) -> Void
  ) -> some TableRowContent<Self.TableRowValue> where T: Transferable {
    let modifier = TableRowViewModifier {
      AnyView(
        $0.dropDestination(for: T.self) { items, _ in
          action(items)
          return true
        })
    }
    return ModifiedContent(content: self, modifier: modifier)
  }

  /// Whether taps don't select a row.
  @MainActor @preconcurrency public func selectionDisabled(
    _ isDisabled: Bool = true
  ) -> some TableRowContent<Self.TableRowValue> {
    ModifiedContent(content: self, modifier: TableRowViewModifier { AnyView($0.selectionDisabled(isDisabled)) })
  }
}

// MARK: Between rows

/// Takes what is dropped between the rows of a collection.
public nonisolated struct OnInsertTableRowModifier: _TableRowContentModifier {
  public typealias Body = Never
  let insertion: RowInsertion

  @MainActor @preconcurrency public func _rows<Rows: TableRowContent>(
    of content: Rows, _ context: _TableRowContext
  ) -> AnyView {
    AnyView(content._rows(context).modifier(_RowEditingModifier { $0.insertion = insertion }))
  }
}

extension DynamicTableRowContent {
  /// Calls an action with what is dropped between the rows, and the offset of the element that it comes before: the number of elements
  /// behind the last one. Where there's no row there's no place to drop between.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
    ModifiedContent(
      content: self,
      modifier: OnInsertTableRowModifier(insertion: RowInsertion(of: supportedContentTypes, perform: action)))
  }

  /// Calls an action with the values that are dropped between the rows, and the offset of the element that they come before. What can't be
  /// read as the type is left out, and named in a warning.
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
  ) -> ModifiedContent<Self, OnInsertTableRowModifier> where T: Transferable {
    ModifiedContent(
      content: self, modifier: OnInsertTableRowModifier(insertion: RowInsertion(for: T.self) { action($1, $0) }))
  }
}

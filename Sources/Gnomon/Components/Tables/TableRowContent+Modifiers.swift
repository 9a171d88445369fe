// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Changes the rows of a table. Only built-in modifiers do.
public protocol _TableRowContentModifier {
  /// The type of the modifier's body; `Never` for built-in ones.
  associatedtype Body
  /// The modifier's body. Built-in ones have none.
  @MainActor @preconcurrency var body: Body { get }

  /// The rows as views, with the change.
  @MainActor @preconcurrency func _rows<Rows: TableRowContent>(of content: Rows, _ context: _TableRowContext) -> AnyView
}

extension _TableRowContentModifier where Body == Never {
  /// Nothing: a built-in modifier of rows has no body. Asking for it stops the program.
  @MainActor @preconcurrency public var body: Never { fatalError("A built-in modifier of rows has no body.") }
}

extension ModifiedContent: TableRowContent where Content: TableRowContent, Modifier: _TableRowContentModifier {
  /// The type of the value that a row of the modified content shows.
  public typealias TableRowValue = Content.TableRowValue
  /// Modified rows are built in: they have no body.
  public typealias TableRowBody = Never

  /// The modified rows as views.
  @MainActor @preconcurrency public func _rows(_ context: _TableRowContext) -> AnyView {
    modifier._rows(of: content, context)
  }
}

extension ModifiedContent: DynamicTableRowContent
where Content: DynamicTableRowContent, Modifier: _TableRowContentModifier {
  /// The collection that the modified rows come from.
  public typealias Data = Content.Data
  /// The elements of the modified rows.
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

/// Offers actions when a finger stays on a row. `contextMenu(menuItems:)` of rows makes it.
public nonisolated struct _ContextMenuTableRowModifier<MenuContent: View>: _TableRowContentModifier {
  /// The modifier is built in: it has no body.
  public typealias Body = Never
  let menu: MenuContent

  /// The rows as views, each with the menu.
  @MainActor @preconcurrency public func _rows<Rows: TableRowContent>(
    of content: Rows, _ context: _TableRowContext
  ) -> AnyView { content._rows(context.changing { AnyView($0.contextMenu { menu }) }) }
}

/// Offers actions, and a preview that isn't shown, when a finger stays on a row. `contextMenu(menuItems:preview:)` of
/// rows makes it.
public nonisolated struct _ContextMenuPreviewTableRowModifier<MenuContent: View, Preview: View>:
  _TableRowContentModifier
{
  /// The modifier is built in: it has no body.
  public typealias Body = Never
  let menu: MenuContent
  let preview: Preview

  /// The rows as views, each with the menu.
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

/// Lets each row be dragged. `itemProvider(_:)` of rows makes it.
public nonisolated struct ItemProviderTableRowModifier: _TableRowContentModifier {
  /// The modifier is built in: it has no body.
  public typealias Body = Never
  let item: (() -> NSItemProvider?)?

  /// The rows as views, each of which can be dragged.
  @MainActor @preconcurrency public func _rows<Rows: TableRowContent>(
    of content: Rows, _ context: _TableRowContext
  ) -> AnyView { content._rows(context.changing { AnyView($0.itemProvider(item)) }) }
}

extension TableRowContent {
  /// Offers actions when a finger stays on a row.
  ///
  /// They're presented as a dialog at the bottom.
  @MainActor @preconcurrency public func contextMenu<M>(
    @ViewBuilder menuItems: () -> M
  ) -> ModifiedContent<Self, _ContextMenuTableRowModifier<M>> where M: View {
    ModifiedContent(content: self, modifier: _ContextMenuTableRowModifier(menu: menuItems()))
  }

  /// Offers actions, with a preview, when a finger stays on a row.
  ///
  /// They're presented as a dialog at the bottom. Gnomon doesn't show the preview.
  @MainActor @preconcurrency public func contextMenu<M, P>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> ModifiedContent<Self, _ContextMenuPreviewTableRowModifier<M, P>> where M: View, P: View {
    ModifiedContent(
      content: self, modifier: _ContextMenuPreviewTableRowModifier(menu: menuItems(), preview: preview()))
  }

  /// Lets a row be dragged as what a closure gives when the drag begins.
  ///
  /// A nil closure, or one that gives nil, lets nothing be dragged.
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

  /// Calls an action with the values of a type that are dropped on a row.
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

  /// Keeps taps from selecting a row. It may still be selected by the binding.
  @MainActor @preconcurrency public func selectionDisabled(
    _ isDisabled: Bool = true
  ) -> some TableRowContent<Self.TableRowValue> {
    ModifiedContent(content: self, modifier: TableRowViewModifier { AnyView($0.selectionDisabled(isDisabled)) })
  }
}

// MARK: Between rows

/// Takes what is dropped between the rows of a collection. `onInsert(of:perform:)` of rows makes it.
public nonisolated struct OnInsertTableRowModifier: _TableRowContentModifier {
  /// The modifier is built in: it has no body.
  public typealias Body = Never
  let insertion: RowInsertion

  /// The rows as views, with places to drop between them.
  @MainActor @preconcurrency public func _rows<Rows: TableRowContent>(
    of content: Rows, _ context: _TableRowContext
  ) -> AnyView {
    AnyView(content._rows(context).modifier(_RowEditingModifier { $0.insertion = insertion }))
  }
}

extension DynamicTableRowContent {
  /// Calls an action with what is dropped between the rows, and the offset of the element that it comes before.
  ///
  /// Behind the last row the offset is the number of elements. Where there's no row, there's no place to drop.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
    ModifiedContent(
      content: self,
      modifier: OnInsertTableRowModifier(insertion: RowInsertion(of: supportedContentTypes, perform: action)))
  }

  /// Calls an action with the values that are dropped between the rows, and the offset of the element that they come
  /// before.
  ///
  /// Behind the last row the offset is the number of elements. What can't be read as the type is left out and named in
  /// a warning.
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
  ) -> ModifiedContent<Self, OnInsertTableRowModifier> where T: Transferable {
    ModifiedContent(
      content: self, modifier: OnInsertTableRowModifier(insertion: RowInsertion(for: T.self) { action($1, $0) }))
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

nonisolated enum TabDragKey: LayoutValueKey {
  static var defaultValue: (any DragSourceNode)? { nil }
}

nonisolated enum TabDropKey: LayoutValueKey {
  static var defaultValue: [any DropDestinationNode] { [] }
}

/// Lets a tab be dragged out of its bar.
nonisolated struct TabDragModifier: UnaryModifier {
  let item: () -> DraggedItem?

  final class Node: UnaryNode<TabDragModifier>, DragSourceNode {
    override func didMakeContent() { passThrough() }
    override func modifierDidChange(from old: TabDragModifier) {}

    override func layoutValue(_ key: ObjectIdentifier) -> Any? {
      key == ObjectIdentifier(TabDragKey.self) ? self : super.layoutValue(key)
    }

    var draggedItem: DraggedItem? { modifier.item() }
    var dragNode: LayoutNode { self }
  }
}

/// Takes what is dropped on a tab in its bar.
nonisolated struct TabDropModifier: UnaryModifier {
  let types: [UTType]
  let delegate: any DropDelegate

  final class Node: UnaryNode<TabDropModifier>, DropDestinationNode {
    override func didMakeContent() { passThrough() }
    override func modifierDidChange(from old: TabDropModifier) {}

    override func layoutValue(_ key: ObjectIdentifier) -> Any? {
      guard key == ObjectIdentifier(TabDropKey.self) else { return super.layoutValue(key) }
      return (super.layoutValue(key) as? [any DropDestinationNode] ?? []) + [self]
    }

    var acceptedTypes: [UTType] { modifier.types }
    var dropDelegate: any DropDelegate { modifier.delegate }
    var dropNode: LayoutNode { self }
  }
}

extension TabContent {
  /// Lets the tab be dragged out of the bar as a value, which is made when a drag begins.
  @MainActor @preconcurrency public func draggable<T>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TabContent<Self.TabValue> where T: Transferable {
    modified(by: TabDragModifier(item: { DraggedItem(of: payload()) }))
  }

  /// Calls an action with the values that are dropped on the tab in the bar.
  ///
  /// What can't be read as the type is left out, and named in a warning. The action isn't called without any value.
  @MainActor @preconcurrency public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<Self.TabValue> where T: Transferable {
    let types = T.importTypes
    let action = MainActorCarrier(action)
    return modified(
      by: TabDropModifier(
        types: types,
        delegate: DropActionDelegate(types: types, isTargeted: { _ in }) { info, providers in
          info.graph.transfers.load(providers, as: T.self) {
            action.value($0)
            return true
          }
        }))
  }
}

/// Tabs that present something above all others.
private nonisolated struct PresentingTabContent<Content: TabContent, Presented: View>: TabContent {
  typealias TabValue = Content.TabValue
  let content: Content
  let isPresented: Binding<Bool>
  let presented: () -> Presented

  @MainActor var body: Never { fatalError("Presenting tabs are built in and have no body.") }
  @MainActor var _tabs: AnyView { AnyView(content._tabs.present(.sheet, isPresented, presented)) }
}

extension TabContent {
  /// Presents a popover while the binding is true, whether the tab is chosen or not. In Gnomon it's a sheet.
  ///
  /// The anchor and the edge have no effect.
  nonisolated public func popover<Content>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<Self.TabValue> where Content: View {
    PresentingTabContent(content: self, isPresented: isPresented, presented: content)
  }

  /// Presents a popover for an item while there's one, whether the tab is chosen or not. In Gnomon it's a sheet.
  ///
  /// The anchor and the edge have no effect.
  nonisolated public func popover<Item, Content>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some TabContent<Self.TabValue> where Item: Identifiable, Content: View {
    PresentingTabContent(content: self, isPresented: item.isSet()) { PresentedItem(item: item, content: content) }
  }
}

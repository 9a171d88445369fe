// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Presents a view above all others while it's told to.
nonisolated struct PresentationModifier<Presented: View>: UnaryModifier {
  let kind: PresentationKind
  let isPresented: Bool
  /// Ends the presentation.
  let dismiss: @MainActor () -> Void
  let onDismiss: (() -> Void)?
  let presented: () -> Presented

  final class Node: UnaryNode<PresentationModifier<Presented>> {
    private var presentation: PresentationNode?
    private var closure: ContentClosureNode<Presented>?

    override func didMakeContent() { follow() }

    override func modifierDidChange(from old: PresentationModifier<Presented>) { follow() }

    private var inner: EnvironmentValues {
      var inner = environment
      let dismiss = modifier.dismiss
      inner.dismiss = DismissAction { dismiss() }
      inner.isPresented = true
      inner.surroundings = .plain
      // On macOS a sheet has no bar of its own.
      inner.isInSheet = modifier.kind == .sheet && inner.platformProfile.system == .iOS
      inner.navigation = nil
      // What is presented lies above the tabs.
      inner.tabBarPlacement = nil
      inner.isSearchTab = false
      inner.searchOffer = nil
      return inner
    }

    private func follow() {
      if modifier.isPresented {
        if presentation == nil { present() }
        closure?.set(modifier.presented)
        presentation?.end = modifier.dismiss
      } else if let presentation {
        presentation.dismiss()
        self.presentation = nil
        closure = nil
        if let onDismiss = modifier.onDismiss { graph.owe(self, "onDismiss", value: nil as Int?) { onDismiss() } }
      }
    }

    private func present() {
      guard graph.presentations.arePossible, let host = hostNode else { return }
      let context = _NodeContext(graph: graph, parent: host, environment: inner, source: nil)
      let node = PresentationNode(modifier.kind, host: host, context)
      node.source = self
      let closure = ContentClosureNode<Presented>(context.child(of: node.content, source: location))
      node.content.content = closure
      presentation = node
      self.closure = closure
    }

    /// The outermost node.
    private var hostNode: LayoutNode? {
      var node: ViewNode = self
      while let parent = node.parent { node = parent }
      return node as? LayoutNode
    }

    // A lazy container would end the presentation with its row.
    override var keepsState: Bool { presentation != nil }

    override func environmentDidChange(_ new: EnvironmentValues) {
      super.environmentDidChange(new)
      presentation?.content.environmentDidChange(inner)
    }

    override func unmount() {
      guard isMounted else { return }
      super.unmount()
      presentation?.dismiss()
    }
  }
}

private enum InSheetKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a sheet is what's around: bars lie lower there.
  var isInSheet: Bool {
    get { self[InSheetKey.self] }
    set { self[InSheetKey.self] = newValue }
  }
}

/// A view that presents another one while a binding says so.
nonisolated struct PresentingView<Content: View, Presented: View>: View, _SeeThroughView {
  let content: Content
  let kind: PresentationKind
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let presented: () -> Presented

  @MainActor var body: some View {
    let isPresented = isPresented
    content.modifier(
      PresentationModifier(
        kind: kind, isPresented: isPresented.wrappedValue, dismiss: { isPresented.wrappedValue = false },
        onDismiss: onDismiss, presented: presented))
  }
}

extension Binding {
  /// Whether the value is there; writing false makes it nil.
  func isSet<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    let base = self
    return Binding<Bool>(
      location: FunctionLocation(
        get: { base.wrappedValue != nil }, set: { isSet, _ in if !isSet { base.wrappedValue = nil } }))
  }
}

/// Shows an item, and the last one while it's gone already.
nonisolated struct PresentedItem<Item, Content: View>: View, _SeeThroughView {
  let item: Binding<Item?>
  let content: (Item) -> Content

  @MainActor var body: some View {
    if let item = item.wrappedValue { content(item) }
  }
}

extension View {
  nonisolated func present<Presented: View>(
    _ kind: PresentationKind, _ isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder _ presented: @escaping () -> Presented
  ) -> some View {
    PresentingView(
      content: self, kind: kind, isPresented: isPresented, onDismiss: onDismiss, presented: presented)
  }

  /// Presents a sheet while the binding is true. `dismiss` inside sets it to false.
  ///
  /// It's as high as its detents say; without any it ends at the safe area's top, and before iOS 26 10 points below it.
  /// On iOS 26 a lower sheet stays away from the screen's edges. `onDismiss` is called when the sheet is gone.
  nonisolated public func sheet<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    present(.sheet, isPresented, onDismiss: onDismiss, content)
  }

  /// Presents a sheet for an item while there's one. `dismiss` inside sets the item to nil.
  ///
  /// It's as high as its detents say; without any it ends at the safe area's top, and before iOS 26 10 points below it.
  /// On iOS 26 a lower sheet stays away from the screen's edges. `onDismiss` is called when the sheet is gone.
  nonisolated public func sheet<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    present(.sheet, item.isSet(), onDismiss: onDismiss) { PresentedItem(item: item, content: content) }
  }

  /// Covers the whole host with a view while the binding is true. `dismiss` inside sets it to false.
  ///
  /// `onDismiss` is called when the cover is gone.
  nonisolated public func fullScreenCover<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    present(.cover, isPresented, onDismiss: onDismiss, content)
  }

  /// Covers the whole host with a view for an item while there's one. `dismiss` inside sets the item to nil.
  ///
  /// `onDismiss` is called when the cover is gone.
  nonisolated public func fullScreenCover<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    present(.cover, item.isSet(), onDismiss: onDismiss) { PresentedItem(item: item, content: content) }
  }

  /// Presents a popover while the binding is true. In Gnomon it's a sheet, as on iPhones.
  ///
  /// The anchor and the edge have no effect. `dismiss` inside sets the binding to false.
  nonisolated public func popover<Content>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    present(.sheet, isPresented, content)
  }

  /// Presents a popover for an item while there's one. In Gnomon it's a sheet, as on iPhones.
  ///
  /// The anchor and the edge have no effect. `dismiss` inside sets the item to nil.
  nonisolated public func popover<Item, Content>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    present(.sheet, item.isSet()) { PresentedItem(item: item, content: content) }
  }
}

/// The place that a popover points at. It has no effect in Gnomon: popovers are sheets.
public enum PopoverAttachmentAnchor {
  /// A rectangle, such as the bounds of the view that presents the popover.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view that presents the popover, as fractions of its size.
  case point(UnitPoint)
}

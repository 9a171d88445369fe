// SPDX-License-Identifier: Apache-2.0
/// The older way to the views that a view is made of.
public enum _VariadicView {
  /// The old name of ``_VariadicView_Root``.
  public typealias Root = _VariadicView_Root
  /// The old name of ``_VariadicView_ViewRoot``.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// The old name of ``_VariadicView_Children``.
  public typealias Children = _VariadicView_Children
  /// The old name of ``_VariadicView_UnaryViewRoot``.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// The old name of ``_VariadicView_MultiViewRoot``.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot

  /// Shows what a root makes of the views of a content.
  nonisolated public struct Tree<Root, Content> where Root: _VariadicView_Root {
    /// Makes a view of the content's views.
    public var root: Root
    /// The content whose views are taken.
    public var content: Content

    /// A root's view of the views of a content.
    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    /// A root's view of the views that a closure builds.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

/// Makes something of the views of a content.
public protocol _VariadicView_Root {}

/// Makes a view of the views of a content.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the view that is made.
  associatedtype Body: View
  /// The view that is made of the content's views.
  @ViewBuilder @MainActor func body(children: _VariadicView.Children) -> Self.Body
}

/// Makes one view of the views of a content.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// Makes several views of the views of a content.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View, PrimitiveView
where Root: _VariadicView_ViewRoot, Content: View {
  /// No body: a node sizes and draws the value.
  public typealias Body = Never

  /// Makes the node that hands the content's views to the root.
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    SubviewSourceHolder(view, context) { view in
      (
        view.content,
        { subviews, node in
          var root = view.root
          TypeInfo.of(Root.self).connect(&root, to: node)
          let connected = MainActorCarrier(root)
          return { onMain { connected.value.body(children: _VariadicView_Children(subviews: subviews)) } }
        }
      )
    }
  }
}

/// The views of a content, in order.
nonisolated public struct _VariadicView_Children: View, RandomAccessCollection {
  /// The number of a view, counted from 0.
  public typealias Index = Int

  /// One of the views.
  nonisolated public struct Element: View, Identifiable {
    let subview: Subview

    /// The identity that tells it from the others. Views of one element of a `ForEach` have one each; the element's own
    /// id is given by ``id(as:)``.
    public var id: AnyHashable { AnyHashable(subview.id) }

    /// The id that `id(_:)` or a `ForEach` gave it, where it's of a type.
    public func id<ID>(as _: ID.Type = ID.self) -> ID? where ID: Hashable { explicitID?.base as? ID }

    /// The value that `_trait(_:_:)` gave it.
    public subscript<Trait>(key: Trait.Type) -> Trait.Value where Trait: _ViewTraitKey {
      get { (subview.item.node.layoutValue(ObjectIdentifier(key)) as? Trait.Value) ?? Trait.defaultValue }
      set {}
    }

    private var explicitID: AnyHashable? {
      var node: ViewNode? = subview.item.node
      while let current = node, current.subviewSource == nil {
        if let identified = current.identified { return identified.anyID }
        node = current.parent
      }
      return nil
    }

    /// The view itself.
    @MainActor @preconcurrency public var body: some View { subview }
  }

  let subviews: SubviewsCollection

  /// The number of the first view.
  public var startIndex: Int { subviews.startIndex }
  /// The number after that of the last view.
  public var endIndex: Int { subviews.endIndex }
  /// The view of a number.
  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

  /// All the views, one after the other, for the container around to place.
  @MainActor @preconcurrency public var body: some View { ForEach(subviews.elements) { $0 } }
}

/// A key of a value that a view carries for the container it's in: an older form of ``ContainerValueKey``.
public protocol _ViewTraitKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that carries none.
  static var defaultValue: Self.Value { get }
}

extension View {
  /// Sets a value that the view's container reads.
  nonisolated public func _trait<K>(_ key: K.Type, _ value: K.Value) -> some View where K: _ViewTraitKey {
    modifier(LayoutValueModifier(key: ObjectIdentifier(key), value: value))
  }
}

// SPDX-License-Identifier: Apache-2.0
/// The view that a closure makes of the views that another view is made of.
nonisolated public struct GroupElementsOfContent<Subviews, Content>: View, PrimitiveView
where Subviews: View, Content: View {
  /// No body: a node sizes and draws the value.
  public typealias Body = Never
  let subviews: Subviews
  let transform: (SubviewsCollection) -> Content

  /// Never called: a node stands for the view. A call ends the program.
  @MainActor @preconcurrency public var body: Never {
    fatalError("GroupElementsOfContent is a built-in view: it's drawn by its node and has no body.")
  }

  /// Makes the node that hands the content's views to the closure.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    SubviewSourceHolder(view, context) { view in
      (view.subviews, { subviews, _ in { [transform = view.transform] in transform(subviews) } })
    }
  }
}

extension Group {
  /// Makes views of the views that another one is made of.
  nonisolated public init<Base, Result>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result>, Base: View, Result: View {
    content = GroupElementsOfContent(subviews: view, transform: transform)
  }
}

/// The views that another view is made of, as a `ForEach` goes through them.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection where Content: View {
  /// One view.
  public typealias Element = Subview
  /// The number of an element, counted from 0.
  public typealias Index = Int
  /// The numbers of all elements.
  public typealias Indices = Range<Int>
  /// Some of the views.
  public typealias SubSequence = Slice<ForEachSubviewCollection<Content>>
  /// An iterator that goes through the elements by their numbers.
  public typealias Iterator = IndexingIterator<ForEachSubviewCollection<Content>>

  /// The view whose views are to be found; nil where they have been.
  let base: AnyView?
  let elements: [Subview]

  /// The number of the first element: 0.
  public var startIndex: Int { 0 }
  /// The number after that of the last element.
  public var endIndex: Int { elements.count }
  /// The view of a number, counted from 0.
  public subscript(index: Int) -> Subview { elements[index] }
}

extension ForEach {
  /// A view for each of the views that another view is made of.
  nonisolated public init<V>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View, V: View {
    self.init(
      data: ForEachSubviewCollection(base: AnyView(view), elements: []), content: content, id: { $0.id })
  }
}

/// Data that is found only when the views of another view are known.
protocol DeferredSubviewData {
  static func makeNode<Data, ID, Content: View>(
    _ view: ForEach<Data, ID, Content>, _ context: _NodeContext
  ) -> ViewNode?
}

extension ForEachSubviewCollection: DeferredSubviewData {
  static func makeNode<Data, ID, RowContent: View>(
    _ view: ForEach<Data, ID, RowContent>, _ context: _NodeContext
  ) -> ViewNode? {
    guard let view = view as? ForEach<ForEachSubviewCollection<RowContent>, Subview.ID, RowContent>,
      view.data.base != nil
    else { return nil }
    return SubviewSourceHolder(view, context) { view in
      (
        view.data.base ?? AnyView(EmptyView()),
        { subviews, _ in
          {
            ForEach(
              data: ForEachSubviewCollection<RowContent>(base: nil, elements: subviews.elements),
              content: view.content, id: { $0.id })
          }
        }
      )
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
/// A section of the views that a container is made of. Views outside of any section are sections without header.
public struct SectionConfiguration: Identifiable {
  /// The identity that tells one section from another.
  public struct ID: Hashable, Sendable {
    let first: Subview.ID?
    let section: ObjectIdentifier?
  }

  /// The actions of a section; always empty here.
  @MainActor @preconcurrency
  public struct Actions: View {
    /// Nothing: there are no actions.
    @MainActor @preconcurrency public var body: some View { EmptyView() }
  }

  /// The section's identity.
  public let id: SectionConfiguration.ID
  /// The values that the section carries for the container.
  public let containerValues: ContainerValues
  /// The header's views; empty if there's none.
  public let header: SubviewsCollection
  /// The footer's views; empty if there's none.
  public let footer: SubviewsCollection
  /// The views between header and footer.
  public let content: SubviewsCollection
  /// The actions; always empty here.
  @MainActor public var actions: SectionConfiguration.Actions { Actions() }
}

/// The sections of the views that a container is made of, in order.
public struct SectionCollection: RandomAccessCollection {
  /// One section.
  public typealias Element = SectionConfiguration
  /// The number of an element, counted from 0.
  public typealias Index = Int
  /// The numbers of all elements.
  public typealias Indices = Range<Int>
  /// Some of the sections.
  public typealias SubSequence = Slice<SectionCollection>
  /// An iterator that goes through the elements by their numbers.
  public typealias Iterator = IndexingIterator<SectionCollection>

  let elements: [SectionConfiguration]

  /// The number of the first element: 0.
  public var startIndex: Int { 0 }
  /// The number after that of the last element.
  public var endIndex: Int { elements.count }
  /// The section of a number, counted from 0.
  public subscript(index: Int) -> SectionConfiguration { elements[index] }

  init(elements: [SectionConfiguration]) { self.elements = elements }

  /// Neighbours of one section, or of none, belong together.
  init(of subviews: SubviewsCollection) {
    var sections: [SectionConfiguration] = []
    var rest = subviews.elements[...]
    while let first = rest.first {
      let section = Self.role(of: first)?.section
      let own = rest.prefix { Self.role(of: $0)?.section === section }
      rest = rest.dropFirst(own.count)
      func part(_ part: SectionRole.Part) -> SubviewsCollection {
        SubviewsCollection(elements: own.filter { (Self.role(of: $0)?.part ?? .content) == part })
      }
      sections.append(
        SectionConfiguration(
          id: SectionConfiguration.ID(
            first: section == nil ? first.id : nil, section: section.map(ObjectIdentifier.init)),
          containerValues: first.containerValues, header: part(.header), footer: part(.footer),
          content: part(.content)))
    }
    elements = sections
  }

  private static func role(of subview: Subview) -> SectionRole? {
    (subview.item.node.layoutValue(ObjectIdentifier(SectionRoleKey.self)) as? SectionRole?) ?? nil
  }
}

/// The view that a closure makes of the sections of the views that another view is made of.
nonisolated public struct GroupSectionsOfContent<Sections, Content>: View, PrimitiveView
where Sections: View, Content: View {
  /// No body: a node sizes and draws the value.
  public typealias Body = Never
  let sections: Sections
  let transform: (SectionCollection) -> Content

  /// Never called: a node stands for the view. A call ends the program.
  @MainActor @preconcurrency public var body: Never {
    fatalError("GroupSectionsOfContent is a built-in view: it's drawn by its node and has no body.")
  }

  /// Makes the node that hands the content's sections to the closure.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    SubviewSourceHolder(view, context) { view in
      (view.sections, { subviews, _ in { [transform = view.transform] in transform(SectionCollection(of: subviews)) } })
    }
  }
}

extension Group {
  /// Makes views of the sections of the views that another one is made of.
  nonisolated public init<Base, Result>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result>, Base: View, Result: View {
    content = GroupSectionsOfContent(sections: view, transform: transform)
  }
}

/// The sections of the views that another view is made of, as a `ForEach` goes through them.
public struct ForEachSectionCollection<Content>: RandomAccessCollection where Content: View {
  /// One section.
  public typealias Element = SectionConfiguration
  /// The number of an element, counted from 0.
  public typealias Index = Int
  /// The numbers of all elements.
  public typealias Indices = Range<Int>
  /// Some of the sections.
  public typealias SubSequence = Slice<ForEachSectionCollection<Content>>
  /// An iterator that goes through the elements by their numbers.
  public typealias Iterator = IndexingIterator<ForEachSectionCollection<Content>>

  /// The view whose sections are to be found; nil where they have been.
  let base: AnyView?
  let elements: [SectionConfiguration]

  /// The number of the first element: 0.
  public var startIndex: Int { 0 }
  /// The number after that of the last element.
  public var endIndex: Int { elements.count }
  /// The section of a number, counted from 0.
  public subscript(index: Int) -> SectionConfiguration { elements[index] }
}

extension ForEach {
  /// A view for each section of the views that another view is made of.
  nonisolated public init<V>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View, V: View {
    self.init(
      data: ForEachSectionCollection(base: AnyView(view), elements: []), content: content, id: { $0.id })
  }
}

extension ForEachSectionCollection: DeferredSubviewData {
  static func makeNode<Data, ID, RowContent: View>(
    _ view: ForEach<Data, ID, RowContent>, _ context: _NodeContext
  ) -> ViewNode? {
    guard let view = view as? ForEach<ForEachSectionCollection<RowContent>, SectionConfiguration.ID, RowContent>,
      view.data.base != nil
    else { return nil }
    return SubviewSourceHolder(view, context) { view in
      (
        view.data.base ?? AnyView(EmptyView()),
        { subviews, _ in
          {
            ForEach(
              data: ForEachSectionCollection<RowContent>(base: nil, elements: SectionCollection(of: subviews).elements),
              content: view.content, id: { $0.id })
          }
        }
      )
    }
  }
}

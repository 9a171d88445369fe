// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Rows below each other that scroll, in sections, in the look of the list style in force.
///
/// Of a `ForEach` only the rows are made that are in sight; the others are taken to be as high as these on average.
///
/// ```swift
/// struct Contact: Identifiable {
///   let id: Int
///   var name: String
/// }
///
/// struct ContactList: View {
///   @State private var contacts = [Contact(id: 1, name: "Ada"), Contact(id: 2, name: "Alan")]
///   @State private var chosen: Contact.ID?
///
///   var body: some View {
///     List(selection: $chosen) {
///       ForEach(contacts) { Text($0.name) }
///         .onDelete { contacts.remove(atOffsets: $0) }
///     }
///   }
/// }
/// ```
public nonisolated struct List<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
  let selection: ListSelection?
  let content: Content
  @Environment(\.listStyle) private var style
  @Environment(\.listSurroundings) private var surroundings
  @Environment(\.editMode) private var editMode
  @Environment(\.leadingColumn) private var column
  private var place = ListPlace()

  nonisolated init(content: Content, selection: ListSelection?) {
    self.content = content
    self.selection = selection
  }

  /// The rows in a scroll view, over the background of the style.
  ///
  /// A list that stands as a row of another list is its rows: so a real iOS 26 shows a `List` in a `Form`.
  @MainActor @preconcurrency public var body: some View {
    ListInPlace(isRow: place.isRow) {
      if place.isRow { content } else { scrolling }
    }
  }

  @MainActor private var scrolling: some View {
    // Of nothing proposed a list takes nothing on macOS, as recorded.
    let kind = style == .automatic && column?.isSidebar ?? false ? .sidebar : style
    let profile = surroundings.profile
    var metrics = ListMetrics(kind, surroundings)
    metrics.isEditing = profile.showsRowEditing && editMode?.wrappedValue == .active
    let selection = selection.map { column?.following($0) ?? $0 }
    return ListBody(
      metrics: metrics, selection: selection, content: content, ideal: profile.system == .macOS ? 0 : nil
    )
    .environment(\.listStyle, kind)
    .environment(\.linkSelection, column == nil ? nil : selection)
  }
}

/// Whether a list stands itself as a row of another list, with nothing between them that lays out: a section only marks
/// its rows.
private nonisolated struct ListPlace: DynamicProperty {
  private(set) var isRow = false

  static func _connect(_ property: inout Self, _ context: inout _PropertyContext) {
    var node = context.node.parent
    while let current = node, !(current is ListRowsNode) {
      if current is LayoutNode, !(current is SectionRoleModifier.Node) { return property.isRow = false }
      node = current.parent
    }
    property.isRow = node != nil
  }
}

/// A scroll view of rows over the list's background.
nonisolated struct ListBody<Content: View>: View, _SeeThroughView {
  let metrics: ListMetrics
  let selection: ListSelection?
  let content: Content
  /// The length along an axis where none is proposed; nil is the rows'.
  var ideal: CGFloat?
  @Environment(\.scrollContentBackground) private var background

  @MainActor var body: some View {
    ScrollView { ListRows(metrics: metrics, selection: selection, content: content) }
      .listMargins(metrics.contentMargins)
      .frame(idealWidth: ideal, maxWidth: .infinity, idealHeight: ideal, maxHeight: .infinity)
      .background {
        if background != .hidden {
          ListBackground(isGrouped: metrics.hasGroups)
        }
      }
  }
}

/// The colour where a list lies, into the safe area.
private nonisolated struct ListBackground: View, _SeeThroughView {
  let isGrouped: Bool
  @Environment(\.colorScheme) private var colorScheme

  @MainActor var body: some View {
    Rectangle().fill(SystemBackground(level: isGrouped && colorScheme == .light ? 1 : 0)).ignoresSafeArea()
  }
}

extension ListSelection {
  /// One value or none.
  init<Value: Hashable>(_ selection: Binding<Value?>) {
    self.init(
      isSelected: { tag in selection.wrappedValue.map { tag.matches(AnyHashable($0)) } ?? false },
      select: { $0.select(in: selection) },
      accepts: { $0.value(as: Value.self) != nil }, hasValue: { selection.wrappedValue != nil },
      clear: { selection.wrappedValue = nil },
      single: (Value.self, { selection.wrappedValue.map { AnyHashable($0) } }))
  }

  /// Any number of values; a tap leaves the tapped one, or where rows are being edited adds it or takes it away.
  init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
    self.init(
      isSelected: { tag in tag.value(as: Value.self).map { selection.wrappedValue.contains($0) } ?? false },
      select: { tag in if let value = tag.value(as: Value.self) { selection.wrappedValue = [value] } },
      toggle: { tag in
        if let value = tag.value(as: Value.self) { selection.wrappedValue.formSymmetricDifference([value]) }
      },
      accepts: { $0.value(as: Value.self) != nil }, hasValue: { !selection.wrappedValue.isEmpty },
      clear: { selection.wrappedValue = [] })
  }
}

extension List where SelectionValue == Never {
  /// Makes a list of some rows, which can't be selected. Each view is a row, and a `Section` is a group of rows.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content(), selection: nil) }
}

extension List {
  /// Makes a list of some rows, of which one can be selected.
  ///
  /// `selection` is the tag of the selected row, or the id of its element, and nil while no row is selected. A tap
  /// writes it. Where the binding itself is nil, and for tags that aren't a `SelectionValue`, nothing can be selected.
  nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { ListSelection($0) })
  }

  /// Makes a list of some rows, of which any number can be selected.
  ///
  /// `selection` holds the tags of the selected rows, or the ids of their elements. A tap selects a row alone; with the
  /// Command key, or on iOS while rows are edited, it adds the row or takes it away. Where the binding itself is nil,
  /// nothing can be selected.
  nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { ListSelection($0) })
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

nonisolated enum ListRowInsetsKey: LayoutValueKey {
  static var defaultValue: EdgeInsets? { nil }
}

nonisolated enum ListRowSeparatorKey: LayoutValueKey {
  static var defaultValue: ListRowSeparator { ListRowSeparator() }
}

nonisolated enum ListRowEdgesKey: LayoutValueKey {
  static var defaultValue: ListRowEdges { ListRowEdges() }
}

/// The distances that a row has of its own, in points; nil is the list's.
nonisolated struct ListRowEdges {
  var top, leading, bottom, trailing: CGFloat?

  func applied(to insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top ?? insets.top, leading: leading ?? insets.leading, bottom: bottom ?? insets.bottom,
      trailing: trailing ?? insets.trailing)
  }
}

/// Sets some of a row's distances.
nonisolated struct ListRowEdgesModifier: UnaryModifier {
  let edges: Edge.Set
  let length: CGFloat?

  final class Node: UnaryNode<ListRowEdgesModifier> {
    override func didMakeContent() { graph.givenLayoutValues.insert(ObjectIdentifier(ListRowEdgesKey.self)) }
    override func modifierDidChange(from old: ListRowEdgesModifier) { invalidateLayout() }

    override func layoutValue(_ key: ObjectIdentifier) -> Any? {
      guard key == ObjectIdentifier(ListRowEdgesKey.self) else { return super.layoutValue(key) }
      var value = super.layoutValue(key) as? ListRowEdges ?? ListRowEdges()
      let length = modifier.length.map { finite($0) }
      if modifier.edges.contains(.top) { value.top = length }
      if modifier.edges.contains(.leading) { value.leading = length }
      if modifier.edges.contains(.bottom) { value.bottom = length }
      if modifier.edges.contains(.trailing) { value.trailing = length }
      return value
    }
  }
}

nonisolated enum SelectionDisabledKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

nonisolated enum ListRowBackgroundKey: LayoutValueKey {
  static var defaultValue: LayoutNode? { nil }
}

/// Colours of the lines at a row's edges; nil is the list's own.
nonisolated struct ListLineTints {
  var top, bottom: Color?

  mutating func set(_ color: Color?, _ edges: VerticalEdge.Set) {
    if edges.contains(.top) { top = color }
    if edges.contains(.bottom) { bottom = color }
  }
}

/// What a row says of the lines above and below it.
nonisolated struct ListRowSeparator {
  var hidden: VerticalEdge.Set = []
  var tints = ListLineTints()
  /// The edges of its section whose lines are hidden. The first row has the line above, the last row the one below.
  var sectionHidden: VerticalEdge.Set = []
  var sectionTints = ListLineTints()

  /// The colours of the lines above and below the section at this row.
  var sectionLineTints: ListLineTints {
    ListLineTints(top: sectionTints.top ?? tints.top, bottom: sectionTints.bottom ?? tints.bottom)
  }

  /// Whether the line above or below the section stands at this row.
  func showsSectionLine(_ edge: VerticalEdge.Set) -> Bool { hidden.union(sectionHidden).isDisjoint(with: edge) }
}

/// What lies behind a row: the list places it.
nonisolated struct ListRowBackgroundModifier<Background: View>: UnaryModifier {
  let background: Background

  final class Node: SideStackNode<ListRowBackgroundModifier<Background>> {
    override func makeSide() {
      graph.givenLayoutValues.insert(ObjectIdentifier(ListRowBackgroundKey.self))
      makeStack(alignment: .center) { Background._makeNode(modifier.background, $0.with(source: nil)) }
    }

    override func modifierDidChange(from old: ListRowBackgroundModifier<Background>) {
      stack.content?.update(with: modifier.background)
    }

    override func layoutValue(_ key: ObjectIdentifier) -> Any? {
      key == ObjectIdentifier(ListRowBackgroundKey.self) ? stack : super.layoutValue(key)
    }
  }
}

/// Hides or colours the lines beside a row.
nonisolated struct ListRowSeparatorModifier: UnaryModifier {
  let change: (inout ListRowSeparator) -> Void

  final class Node: UnaryNode<ListRowSeparatorModifier> {
    override func didMakeContent() { graph.givenLayoutValues.insert(ObjectIdentifier(ListRowSeparatorKey.self)) }

    override func layoutValue(_ key: ObjectIdentifier) -> Any? {
      guard key == ObjectIdentifier(ListRowSeparatorKey.self) else { return super.layoutValue(key) }
      var value = super.layoutValue(key) as? ListRowSeparator ?? ListRowSeparator()
      modifier.change(&value)
      return value
    }
  }
}

extension View {
  /// Sets the distances of a row's content from the row's edges, in points; nil leaves those of the list.
  ///
  /// Lengths that aren't finite count as 0. Outside a list it has no effect.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(key: ListRowInsetsKey.self, value: insets)
  }

  /// Sets the distance of a row's content from some of the row's edges, in points; nil leaves those of the list.
  ///
  /// A length that isn't finite counts as 0. Outside a list it has no effect.
  nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modifier(ListRowEdgesModifier(edges: edges, length: length))
  }

  /// Draws a view behind a row, in the size of the whole row; nil draws nothing there, and the list's own colour shows.
  ///
  /// Outside a list it has no effect.
  nonisolated public func listRowBackground<V>(_ view: V?) -> some View where V: View {
    modifier(ListRowBackgroundModifier(background: view))
  }

  /// Shows or hides the lines above and below a row. `automatic` counts as `visible`.
  ///
  /// A line between two rows is hidden where either of them hides it.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      ListRowSeparatorModifier {
        if visibility == .hidden { $0.hidden.formUnion(edges) } else { $0.hidden.subtract(edges) }
      })
  }

  /// Sets the colour of the lines above and below a row; nil is the list's own.
  ///
  /// A line between two rows has the colour that the upper row sets, or else the colour that the lower one sets.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(ListRowSeparatorModifier { $0.tints.set(color, edges) })
  }

  /// Shows or hides the lines above and below a section. `automatic` counts as `visible`.
  ///
  /// The lines between its rows stay. Only the plain and the grouped style draw such lines.
  nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      ListRowSeparatorModifier {
        if visibility == .hidden { $0.sectionHidden.formUnion(edges) } else { $0.sectionHidden.subtract(edges) }
      })
  }

  /// Sets the colour of the lines above and below a section, not of those between its rows; nil is the list's own.
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(ListRowSeparatorModifier { $0.sectionTints.set(color, edges) })
  }

  /// Sets the distances of a section from the list's edges, in points; nil is the list's own.
  ///
  /// Gnomon keeps it, and sections stay where they are.
  nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    attribute("listSectionMargins", length.map { (edges, $0) })
  }

  /// Keeps taps from selecting the row in a list, or the value in a picker.
  ///
  /// The row stays as it looks, and may still be selected by the binding. False lets taps select it again.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    layoutValue(key: SelectionDisabledKey.self, value: isDisabled)
  }
}

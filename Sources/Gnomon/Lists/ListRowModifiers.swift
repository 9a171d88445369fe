import Foundation

nonisolated enum ListRowInsetsKey: LayoutValueKey {
  static var defaultValue: EdgeInsets? { nil }
}

nonisolated enum ListRowSeparatorKey: LayoutValueKey {
  static var defaultValue: ListRowSeparator { ListRowSeparator() }
}

nonisolated enum ListRowBackgroundKey: LayoutValueKey {
  static var defaultValue: LayoutNode? { nil }
}

/// What a row says of the lines above and below it.
nonisolated struct ListRowSeparator {
  var hidden: VerticalEdge.Set = []
  var tint: Color?
}

/// What lies behind a row: the list places it.
nonisolated struct ListRowBackgroundModifier<Background: View>: UnaryModifier {
  let background: Background

  final class Node: SideStackNode<ListRowBackgroundModifier<Background>> {
    override func didMakeContent() {
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
    override func layoutValue(_ key: ObjectIdentifier) -> Any? {
      guard key == ObjectIdentifier(ListRowSeparatorKey.self) else { return super.layoutValue(key) }
      var value = super.layoutValue(key) as? ListRowSeparator ?? ListRowSeparator()
      modifier.change(&value)
      return value
    }
  }
}

extension View {
  /// The distances of a row's content from the row's edges; nil is the list's own.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(key: ListRowInsetsKey.self, value: insets)
  }

  /// What lies behind a row; nil is the list's own.
  nonisolated public func listRowBackground<V>(_ view: V?) -> some View where V: View {
    modifier(ListRowBackgroundModifier(background: view))
  }

  /// Whether lines stand above and below a row.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      ListRowSeparatorModifier {
        if visibility == .hidden { $0.hidden.formUnion(edges) } else { $0.hidden.subtract(edges) }
      })
  }

  /// The colour of the lines above and below a row; nil is the list's own.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(ListRowSeparatorModifier { $0.tint = color })
  }

  /// Whether lines stand above and below a section's rows.
  nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    listRowSeparator(visibility, edges: edges)
  }

  /// The colour of a row's icons.
  nonisolated public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }
}

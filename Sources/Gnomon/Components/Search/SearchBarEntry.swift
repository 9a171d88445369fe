// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A page's search field, as the bars around show it.
nonisolated struct SearchBarEntry {
  /// Whether it has the place of the title.
  let isPrincipal: Bool
  let isSearching: Bool
  /// Whether it's a circle while nothing is searched.
  let isMinimized: Bool
  let field: AnyView
  let begin: @MainActor () -> Void
  let end: @MainActor () -> Void

  /// The circle that stands for the field.
  @MainActor private var button: _ToolbarEntry {
    let begin = begin
    return _ToolbarEntry(
      placement: .bottomBar,
      view: AnyView(
        Button(action: begin) { Image(systemName: "magnifyingglass") }.accessibilityLabel(Text(verbatim: "Search"))))
  }

  private var item: _ToolbarEntry {
    _ToolbarEntry(placement: .bottomBar, view: field, role: .field, isSearch: true)
  }

  @MainActor private var close: _ToolbarEntry {
    let end = end
    return _ToolbarEntry(placement: .bottomBar, view: AnyView(SearchCloseCircle(action: end)), role: .bare)
  }

  /// The items of the bar at the bottom with the field among them.
  ///
  /// It stands where a `DefaultToolbarItem` says, by itself before the others. A circle by itself stands behind them,
  /// which is *unverified*. While something is searched the field is there alone, with a circle to end the search.
  @MainActor func placed(among items: [_ToolbarEntry]) -> [_ToolbarEntry] {
    if isSearching { return [item, close] }
    var items = items
    if let place = items.firstIndex(where: \.isSearch) {
      items.removeAll(where: \.isSearch)
      items.insert(isMinimized ? button : item, at: place)
    } else if isMinimized {
      items += items.contains(where: \.isFlexibleSpace) ? [button] : [.flexibleSpace, button]
    } else {
      items.insert(item, at: 0)
    }
    return items
  }

  /// The items of a part of the bar at the top that has the circle for searching among them.
  @MainActor func button(among items: [_ToolbarEntry]) -> [_ToolbarEntry] { items.map { $0.isSearch ? button : $0 } }

  /// The field in the place of the title. *Unverified*: on iOS 26 it's as high as the bar's glass.
  @MainActor var principal: some View {
    HStack(spacing: SearchMetrics.glassDistance) {
      field
      if isSearching { Button("Cancel", action: end) }
    }
  }
}

/// The circle beside a field at the screen's end that ends the search (sf26-01).
nonisolated struct SearchCloseCircle: View, _SeeThroughView {
  let action: @MainActor () -> Void

  @MainActor var body: some View {
    Button(action: action) {
      Image(systemName: "xmark")
        .font(BarMetrics.symbol)
        .frame(width: BarMetrics.bottomRow, height: BarMetrics.bottomRow)
        .background { GlassPlate(shape: Circle(), look: GlassLook()) }
        .contentShape(Circle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: "Cancel"))
  }
}

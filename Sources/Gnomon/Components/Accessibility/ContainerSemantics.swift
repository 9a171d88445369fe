// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ScrollNode: SemanticSource {
  func semantics(_ scope: SemanticsScope) -> [SemanticsElement] {
    var element = scope.element(.scrollView)
    element.children = scope.inner
    for edge in Edge.allCases where canScroll(to: edge) {
      element.on(.scroll(edge)) { [weak self] in self?.scrollPage(to: edge) }
    }
    return [element]
  }

  private func canScroll(to edge: Edge) -> Bool {
    guard environment.isScrollEnabled else { return false }
    let rest = CGPoint(x: contentSize.width - size.width, y: contentSize.height - size.height)
    switch edge {
    case .top: return axes.contains(.vertical) && offset.y > 0.5
    case .bottom: return axes.contains(.vertical) && offset.y < rest.y - 0.5
    case .leading: return axes.contains(.horizontal) && offset.x > 0.5
    case .trailing: return axes.contains(.horizontal) && offset.x < rest.x - 0.5
    }
  }

  /// Scrolls by what is visible, as far as there's content.
  private func scrollPage(to edge: Edge) {
    let rest = CGPoint(
      x: max(0, contentSize.width - size.width), y: max(0, contentSize.height - size.height))
    var target = offset
    switch edge {
    case .top: target.y = max(0, target.y - size.height)
    case .bottom: target.y = min(rest.y, target.y + size.height)
    case .leading: target.x = max(0, target.x - size.width)
    case .trailing: target.x = min(rest.x, target.x + size.width)
    }
    scroll(to: target)
  }
}

extension SemanticsScope {
  /// A list or a table in place of the scroll view that its rows are in.
  fileprivate func listed(_ role: SemanticsSnapshot.Role) -> [SemanticsElement] {
    var inner = inner
    guard let index = inner.firstIndex(where: { $0.role == .scrollView }) else { return inner }
    var element = element(role)
    element.handlers = inner[index].handlers
    element.children = inner[index].children
    inner[index] = element
    return inner
  }
}

extension List: SemanticSource {
  func semantics(_ scope: SemanticsScope) -> [SemanticsElement] { scope.listed(.list) }
}

extension Form: SemanticSource {
  func semantics(_ scope: SemanticsScope) -> [SemanticsElement] { scope.listed(.list) }
}

extension Table: SemanticSource {
  func semantics(_ scope: SemanticsScope) -> [SemanticsElement] { scope.listed(.table) }
}

extension ListRowsNode: SemanticSource {
  func semantics(_ scope: SemanticsScope) -> [SemanticsElement] {
    var elements: [SemanticsElement] = []
    for row in rows where row.node.isMounted {
      let inner = SemanticsWalk.elements(of: [row.node.identity], inside: self)
      guard row.isContent else {
        elements += inner.map { row.role?.part == .header ? $0.asHeading : $0 }
        continue
      }
      elements.append(element(for: row, inner))
    }
    return elements
  }

  private func element(for row: ListRow, _ inner: [SemanticsElement]) -> SemanticsElement {
    var element = SemanticsElement(.row, row.node, frame: convert(row.box, to: nil))
    // Zero is the view in the row, which may be an element itself.
    element.ordinal = -1
    element.children = inner
    if let tag = row.tag, let selection, row.isSelectable, selection.accepts(tag) {
      if selection.isSelected(tag) { element.traits.insert(.isSelected) }
      // A row that is one button, as a link is, is used by that: a tap is the button's.
      if metrics.isEditing || !(inner.count == 1 && inner[0].isPressed) {
        element.on(.activate) { (selection.toggle ?? selection.select)(tag) }
      }
    }
    if let badge = row.badge {
      element.value = SemanticsElement.joinedLabel(SemanticsWalk.elements(of: [badge], inside: self))
    }
    addActions(of: row, to: &element)
    return element
  }

  /// What swipes offer, and deleting.
  private func addActions(of row: ListRow, to element: inout SemanticsElement) {
    for swipe in row.node.layoutValue(ObjectIdentifier(RowSwipesKey.self)) as? [RowSwipe] ?? [] {
      for action in SemanticsWalk.elements(of: [swipe.actions], inside: self) {
        if let label = action.label, let handler = action.handlers.last(where: { $0.action == .activate }) {
          element.on(.named(label), handler.run)
        }
      }
    }
    guard let editing = row.editing, let delete = editing.delete, !editing.isDeleteDisabled,
      !element.handlers.contains(where: { $0.action == .named("Delete") })
    else { return }
    element.on(.named("Delete")) { delete(IndexSet(integer: editing.index)) }
  }
}

extension SemanticsElement {
  /// True for a button that can be pressed.
  fileprivate var isPressed: Bool {
    (role == .button || role == .link) && isEnabled && handlers.contains { $0.action == .activate }
  }

  /// Words as those that head what follows.
  fileprivate var asHeading: SemanticsElement {
    var element = self
    if role == .text { element.traits.insert(.isHeader) }
    return element
  }
}

extension TabPagesNode: SemanticSource {
  func semantics(_ scope: SemanticsScope) -> [SemanticsElement] {
    var elements = shown.map { SemanticsWalk.elements(of: [$0.identity], inside: self) } ?? []
    if case .page = view.style {
      if pages.count > 1 { elements.append(pageIndicator(scope)) }
    } else if barHeight > 0 {
      elements.append(tabBar(scope))
    } else if let folded = foldedTab {
      var element = tab(folded, frame: convert(foldedCircle, to: nil))
      element.role = .button
      elements.append(element)
    }
    return elements
  }

  private func tabBar(_ scope: SemanticsScope) -> SemanticsElement {
    var element = SemanticsElement(.tabBar, self, frame: convert(bar, to: nil))
    element.traits = .isTabBar
    element.children = zip(tabs, cells).map { tab($0, frame: convert($1, to: nil)) }
    return element
  }

  private func tab(_ tab: TabPagesTab, frame: CGRect) -> SemanticsElement {
    var element = SemanticsElement(.tab, self, frame: frame)
    element.ordinal = tab.page + 1
    if let label = tab.label {
      let parts = SemanticsWalk.elements(of: [label], inside: self)
      element.label = SemanticsElement.joinedLabel(parts)
      element.identifier = parts.compactMap(\.identifier).first
    }
    if let badge = tab.badge {
      element.value = SemanticsElement.joinedLabel(SemanticsWalk.elements(of: [badge], inside: self))
    }
    element.traits = .isButton
    if tab.page == shownIndex { element.traits.insert(.isSelected) }
    if tab.isDisabled { element.isEnabled = false }
    let (select, tag) = (view.select, pages[tab.page].choiceTag)
    element.on(.activate) { select(tag, tab.page) }
    return element
  }

  private func pageIndicator(_ scope: SemanticsScope) -> SemanticsElement {
    var element = scope.element(.pageIndicator)
    let (current, count) = (shownIndex ?? 0, pages.count)
    element.value = "page \(current + 1) of \(count)"
    let select = view.select
    if current + 1 < count {
      let tag = pages[current + 1].choiceTag
      element.on(.increment) { select(tag, current + 1) }
    }
    if current > 0 {
      let tag = pages[current - 1].choiceTag
      element.on(.decrement) { select(tag, current - 1) }
    }
    return element
  }
}

extension NavigationBarView: SemanticSource {
  // The bar at the top is read before the page, the one at the bottom behind it.
  func semantics(_ scope: SemanticsScope) -> [SemanticsElement] {
    let title = info.title?.string(in: scope.environment)
    let middle = scope.frame.midY
    var (top, bottom) = (scope.element(.navigationBar, label: title), scope.element(.toolbar))
    for element in scope.inner {
      if bottomHeight > 0, element.frame.midY > middle {
        bottom.children.append(element)
      } else {
        top.children.append(element.label == title ? element.asHeading : element)
      }
    }
    top.frame.size.height = height
    top.sortPriority = .infinity
    bottom.frame.origin.y = scope.frame.maxY - bottomHeight
    bottom.frame.size.height = bottomHeight
    bottom.sortPriority = -.infinity
    bottom.ordinal = 1
    return (height > 0 ? [top] : []) + (bottom.children.isEmpty ? [] : [bottom])
  }
}

extension PresentationNode: SemanticSource {
  func semantics(_ scope: SemanticsScope) -> [SemanticsElement] {
    let role: SemanticsSnapshot.Role =
      switch kind {
      case .sheet, .cover: .sheet
      case .alert: .alert
      case .dialog: environment.isInMenu || content.environment.isInMenu ? .menu : .dialog
      case .menu: .menu
      }
    var element = SemanticsElement(role, self, frame: convert(panel, to: nil))
    if !leavesBackground { element.traits = .isModal }
    element.children = SemanticsWalk.elements(of: [content], inside: self)
    // What an alert says first names it.
    if role == .alert || role == .dialog { element.label = element.children.first { $0.role == .text }?.label }
    // What it was opened by names a menu.
    if role == .menu, let source {
      element.label = SemanticsElement.joinedLabel(SemanticsWalk.elements(of: [source], inside: self))
    }
    if let end { element.on(.escape) { onMain { end() } } }
    return [element]
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What is chosen in a column of a split view: a row of its list, or what a link shows in the next column.
@MainActor
struct ChoiceSlot: PlaceSlot {
  private let column: LeadingColumn
  private let store: NavigationStore

  init(_ column: LeadingColumn, _ store: NavigationStore) { (self.column, self.store) = (column, store) }

  var givesWay: Bool { true }

  /// What fills it, with what leaves it empty; a component that is nil can't be written.
  var filling: (component: NavigationAddress.Component?, undo: @MainActor () -> Void)? {
    if let entry = store.next?.replacement, let next = store.next {
      return (links.component(of: entry, on: nil), { next.pop(entry) })
    }
    guard let single = column.selection?.single, let value = single.value() else { return nil }
    let column = column
    return (AddressText.text(of: value).map { .text($0) }, { column.clear() })
  }

  func accepts(_ component: NavigationAddress.Component) -> Bool {
    selected(by: component) != nil || column.next != nil && links.accepts(component)
  }

  func isSame(_ component: NavigationAddress.Component, as other: NavigationAddress.Component) -> Bool {
    guard let value = selected(by: other) else { return links.isSame(component, as: other) }
    return selected(by: component) == value
  }

  func take(_ component: NavigationAddress.Component) -> Bool {
    if let value = selected(by: component) {
      column.choose(value)
      return true
    }
    guard let next = column.next else { return false }
    if let value = links.value(of: component) {
      next.replaceRoot(with: NavigationEntry(.value(value), from: store))
      return true
    }
    return links.press(component)
  }

  private func selected(by component: NavigationAddress.Component) -> AnyHashable? {
    guard case .text(let text) = component, let single = column.selection?.single else { return nil }
    return AddressText.value(of: text, as: single.type)
  }

  /// What the links of the column lead to.
  private var links: PushSlot { PushSlot(store, store.place, and: store.next) }
}

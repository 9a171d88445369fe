// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The choice of a tab. A tab is called by its value, where that is a text, else by its label, else by its number.
@MainActor
struct TabSlot: PlaceSlot {
  private let tabs: any TabPlace

  init(_ tabs: any TabPlace) { self.tabs = tabs }

  var givesWay: Bool { true }

  func accepts(_ component: NavigationAddress.Component) -> Bool {
    guard case .text(let text) = component else { return false }
    return page(called: text) != nil
  }

  func isSame(_ component: NavigationAddress.Component, as other: NavigationAddress.Component) -> Bool {
    guard case .text(let name) = component, case .text(let otherName) = other else { return false }
    return page(called: name) == page(called: otherName)
  }

  func take(_ component: NavigationAddress.Component) -> Bool {
    guard case .text(let text) = component, let page = page(called: text) else { return false }
    tabs.selectPage(page)
    return true
  }

  /// The name of a page; its number where the one before has the same.
  func name(of page: Int) -> String {
    let name = ownName(of: page) ?? "\(page + 1)"
    return self.page(called: name) == page ? name : "\(page + 1)"
  }

  private func page(called name: String) -> Int? {
    let pages = tabs.placePages.indices
    if let found = pages.first(where: { ownName(of: $0) == name }) { return found }
    return Int(name).flatMap { pages.contains($0 - 1) ? $0 - 1 : nil }
  }

  private func ownName(of number: Int) -> String? {
    let page = tabs.placePages[number]
    if let tag = page.layoutValue(ObjectIdentifier(TagKey.self)) as? ViewTag, let value = tag.values.first,
      let text = AddressText.text(of: value), text.first != "{", text.first != "[", !text.isEmpty
    {
      return text
    }
    guard let label = page.layoutValue(ObjectIdentifier(TabItemKey.self)) as? LayerStackNode else { return nil }
    return SemanticsElement.joinedLabel(SemanticsScope(of: label).inner)
  }
}

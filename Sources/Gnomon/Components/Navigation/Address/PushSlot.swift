// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The next page of a stack: a value's, a link's, or one that a binding pushes.
@MainActor
struct PushSlot: PlaceSlot {
  private let store: NavigationStore
  private let stack: (any StackPlace)?
  /// The stack that links show their views in, where that's another one.
  private let next: NavigationStore?

  init(_ store: NavigationStore, _ stack: (any StackPlace)?, and next: NavigationStore? = nil) {
    (self.store, self.stack, self.next) = (store, stack, next)
  }

  var givesWay: Bool { false }

  // MARK: Writing

  /// The component of an entry; nil where it can't be written.
  ///
  /// - Parameter page: The page below it.
  func component(of entry: NavigationEntry, on page: LayoutNode?) -> NavigationAddress.Component? {
    switch entry.content {
    case .value(let value): return component(of: value)
    case .view(let view):
      if let item = view.item { return item.value().flatMap { component(of: $0) } }
      if let words = entry.words { return component(ofLink: words, on: page) }
      guard view.isActive != nil, let number = shownOnly.firstIndex(where: { $0 === view }) else { return nil }
      return .marked(kind: "shown", "\(number + 1)")
    }
  }

  private func component(of value: AnyHashable) -> NavigationAddress.Component? {
    let type = Swift.type(of: value.base)
    guard types.contains(where: { $0 == type }), let text = AddressText.text(of: value) else { return nil }
    return self.value(of: .text(text)) == value ? .text(text) : .marked(kind: _typeName(type, qualified: false), text)
  }

  private func component(ofLink words: LinkWords, on page: LayoutNode?) -> NavigationAddress.Component? {
    guard let page = page ?? topmost, let label = words(SemanticsScope(of: page)), !label.isEmpty else { return nil }
    return value(of: .text(label)) == nil ? .text(label) : .marked(kind: "link", label)
  }

  // MARK: Reading

  /// The types of the values that lead on; a `String` comes last, since each text is one.
  private var types: [Any.Type] {
    var all = store.destinationTypes + (next?.destinationTypes ?? [])
    // A path of one type takes no others.
    if let element = store.path?.elementType, next == nil { all = [element] }
    for item in store.offered.compactMap(\.item) where !all.contains(where: { $0 == item.type }) {
      all.append(item.type)
    }
    return all.filter { $0 != String.self } + all.filter { $0 == String.self }.prefix(1)
  }

  /// The views that bindings push for nothing in particular.
  private var shownOnly: [PushedView] { store.offered.filter { $0.item == nil } }

  func accepts(_ component: NavigationAddress.Component) -> Bool { value(of: component) != nil }

  /// The value that a component stands for; nil where it's none that leads on.
  func value(of component: NavigationAddress.Component) -> AnyHashable? {
    switch component {
    case .text(let text): types.lazy.compactMap { AddressText.value(of: text, as: $0) }.first
    case .marked(let kind, let text):
      types.lazy.filter { _typeName($0, qualified: false) == kind }
        .compactMap { AddressText.value(of: text, as: $0) }.first
    case .nothing: nil
    }
  }

  // What a link that was named leads to may have a name of its own.
  func isSame(_ component: NavigationAddress.Component, as other: NavigationAddress.Component) -> Bool {
    guard let value = value(of: other) else { return true }
    return self.value(of: component) == value
  }

  func take(_ component: NavigationAddress.Component) -> Bool {
    if let value = value(of: component) {
      push(value)
      return true
    }
    if case .marked("shown", let text) = component {
      guard let number = Int(text), shownOnly.indices.contains(number - 1) else { return false }
      shownOnly[number - 1].isActive?.wrappedValue = true
      return true
    }
    return press(component)
  }

  private func push(_ value: AnyHashable) {
    let type = Swift.type(of: value.base)
    let isDestination = store.path?.elementType.map { $0 == type } ?? store.destinationTypes.contains { $0 == type }
    if !isDestination, let item = store.offered.compactMap(\.item).first(where: { $0.type == type }) {
      item.set(value)
    } else {
      store.push(NavigationEntry(.value(value)))
    }
  }

  /// Activates the link on the topmost page that is called so; false where none is in sight.
  func press(_ component: NavigationAddress.Component) -> Bool {
    let name: String
    switch component {
    case .text(let text), .marked("link", let text): name = text
    default: return false
    }
    guard let link = topmost?.link(called: name) else {
      stack?.graph.warn(
        .unsupported, nil,
        "an address leads to “\(name.prefix(80))”. No link in sight is called so, and what lies further down in a list isn't looked through.",
        hint: "A link with a value and navigationDestination(for:) is found wherever its row is.")
      return false
    }
    return link.items.contains { $0.pressFirst() }
  }

  /// The page that is shown.
  private var topmost: LayoutNode? { stack?.placePages.last }
}

extension ViewNode {
  /// The first link with a name that is made and in sight.
  @MainActor fileprivate func link(called name: String) -> ViewNode? {
    guard !flags.contains(.concealed) else { return nil }
    if let link = viewValue as? any NamedLink, link.words(SemanticsScope(of: self)) == name { return self }
    var found: ViewNode?
    forEachChild { if found == nil { found = $0.link(called: name) } }
    return found
  }
}

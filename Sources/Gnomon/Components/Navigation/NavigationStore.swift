// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view that is pushed: as a value whose destination is looked up, or as itself.
nonisolated final class NavigationEntry {
  enum Content {
    case value(AnyHashable)
    case view(PushedView)
  }

  let content: Content
  /// Where a value's view is looked up first: the stack of the link, where that's another one.
  private(set) weak var origin: NavigationStore?
  /// Says what the link that pushed a view is called; nil where none did.
  let words: LinkWords?
  /// Called when the entry is popped.
  let onPop: (() -> Void)?

  init(
    _ content: Content, from origin: NavigationStore? = nil, words: LinkWords? = nil, onPop: (() -> Void)? = nil
  ) {
    self.content = content
    self.origin = origin
    self.words = words
    self.onPop = onPop
  }
}

/// What a link is called, as those are told who don't see it. It's asked of a node of the link's screen.
typealias LinkWords = @MainActor (SemanticsScope) -> String?

/// A binding to the item that a view is pushed for.
nonisolated struct ItemBinding {
  let type: Any.Type
  let value: () -> AnyHashable?
  let set: (AnyHashable) -> Void
}

/// A pushed view, kept up to date by the link that pushed it.
nonisolated final class PushedView: Dependency {
  private var view: AnyView?
  /// Has it pushed, where it's pushed by a binding.
  fileprivate(set) var isActive: Binding<Bool>?
  fileprivate(set) var item: ItemBinding?

  func set(_ view: AnyView) {
    self.view = view
    notifyReaders()
  }

  func get() -> AnyView? {
    registerRead()
    return view
  }
}

/// What is pushed onto a stack's root, and the views that values lead to.
nonisolated final class NavigationStore: Dependency {
  private var own: [NavigationEntry] = []
  private var bound: [NavigationEntry] = []
  /// The bound path; nil where the stack keeps its own.
  var path: NavigationPathBinding?
  private var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
  /// Their types, in the order in which they were first told of.
  private(set) var destinationTypes: [Any.Type] = []
  /// The views that bindings push.
  private var offers: [WeakBox<PushedView>] = []
  private var shown: NavigationEntry?
  /// The column of a split view that the stack is, where another follows.
  private(set) var column: LeadingColumn?
  /// The stack of the column that follows.
  private(set) var next: NavigationStore?
  /// Whether it's the stack of a column that follows another.
  private(set) var isLed = false

  /// The node that shows it.
  weak var place: (any StackPlace)?

  /// Says which column of a split view follows.
  func lead(_ column: LeadingColumn, to next: NavigationStore) {
    self.column = column
    self.next = next
    next.isLed = true
  }

  /// Takes note of a view that a binding pushes.
  func offer(_ view: PushedView, _ isActive: Binding<Bool>, _ item: ItemBinding?) {
    (view.isActive, view.item) = (isActive, item)
    guard !offers.contains(where: { $0.object === view }) else { return }
    offers.removeAll { $0.object == nil }
    offers.append(WeakBox(object: view))
  }

  /// The views that bindings push, in the order in which they came.
  var offered: [PushedView] { offers.compactMap(\.object) }

  /// What a link of another column shows in place of the root.
  var replacement: NavigationEntry? {
    registerRead()
    return shown
  }

  /// What is pushed, the topmost last: the path's values, then what links pushed as views.
  var entries: [NavigationEntry] {
    registerRead()
    guard let path else { return own }
    let values = path.values()
    if bound.compactMap(\.value) != values {
      let known = bound
      bound = values.enumerated().map { index, value in
        known.indices.contains(index) && known[index].value == value ? known[index] : NavigationEntry(.value(value))
      }
    }
    return bound + own
  }

  /// The values at the beginning of what the stack keeps by itself.
  var ownValues: [AnyHashable] { Array(own.map(\.value).prefix { $0 != nil }.compactMap { $0 }) }

  func push(_ entry: NavigationEntry) {
    if case .value(let value) = entry.content, let path {
      path.append(value)
    } else {
      own.append(entry)
    }
    notifyReaders()
  }

  /// Shows an entry in place of the root, with nothing pushed onto it.
  func replaceRoot(with entry: NavigationEntry) {
    let (before, pushed) = (shown, entries)
    own.removeAll()
    path?.keep(0)
    bound.removeAll()
    shown = entry
    notifyReaders()
    for entry in pushed.reversed() { entry.onPop?() }
    before?.onPop?()
  }

  func contains(_ entry: NavigationEntry) -> Bool { own.contains { $0 === entry } }

  /// Pops an entry and what lies above.
  func pop(_ entry: NavigationEntry) {
    if entry === shown {
      shown = nil
      notifyReaders()
      entry.onPop?()
      return
    }
    let all = entries
    guard let index = all.firstIndex(where: { $0 === entry }) else { return }
    let popped = all[index...]
    let ownStart = max(0, index - (all.count - own.count))
    own.removeLast(own.count - ownStart)
    if index < bound.count, let path {
      path.keep(index)
      bound = Array(bound.prefix(index))
    }
    notifyReaders()
    for entry in popped.reversed() { entry.onPop?() }
  }

  /// Says which view a type's values lead to.
  func register(_ type: Any.Type, _ destination: @escaping (AnyHashable) -> AnyView?) {
    let isNew = destinations[ObjectIdentifier(type)] == nil
    destinations[ObjectIdentifier(type)] = destination
    guard isNew else { return }
    destinationTypes.append(type)
    notifyReaders()
  }

  /// Whether something says which view a value leads to.
  func leadsOn(from value: AnyHashable) -> Bool { destinations[ObjectIdentifier(type(of: value.base))] != nil }

  /// The view that a value leads to; nil where nothing says.
  func destination(for value: AnyHashable) -> AnyView? {
    registerRead()
    return destinations[ObjectIdentifier(type(of: value.base))]?(value)
  }
}

extension NavigationEntry {
  var value: AnyHashable? {
    if case .value(let value) = content { return value }
    return nil
  }
}

/// A bound path without its type.
nonisolated struct NavigationPathBinding {
  /// The type of its values; nil where they may be of any.
  let elementType: Any.Type?
  let values: () -> [AnyHashable]
  let append: (AnyHashable) -> Void
  /// Keeps the first values.
  let keep: (Int) -> Void
}

private enum NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationStore? { nil }
}

extension EnvironmentValues {
  /// The navigation around the view.
  var navigation: NavigationStore? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

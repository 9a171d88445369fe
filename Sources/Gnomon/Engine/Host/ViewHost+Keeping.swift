// SPDX-License-Identifier: Apache-2.0
import Foundation

// What is kept when the program of a view is another after an edit.
extension ViewHost {
  /// What the views keep, for a program that shows them as they are after an edit. The cost grows with the nodes.
  package func keptState() -> KeptState { KeptReader(graph, rootType).state(below: root) }

  /// Gives state to the views to which it belongs, and begins anew with it.
  ///
  /// Call it before the first frame: what has appeared is told nothing of it. The views are made once to see which there are, and once
  /// more with what they had. A value is the view's first one: nothing has changed for `onChange`.
  package func restore(_ kept: KeptState) {
    guard !kept.isEmpty else { return }
    let start = now
    let store = KeptStore(kept, rootType) { [weak self] in (self?.now ?? start) > start + KeptStore.patience }
    store.count(KeptReader(graph, rootType).places(below: root))
    graph.keeping = store
    graph.keptStore = store
    DefaultsReaders.restore(kept.defaults)
    showAgain()
  }

  /// What couldn't be given back, of what is known by now: views that aren't made yet are waited for some seconds.
  package var lostState: [LostState] { graph.keptStore?.losses ?? [] }

  private func showAgain() {
    graph.isUpdating = true
    root.content?.unmount()
    root.content = nil
    graph.knownFeature(SceneValues.self)?.storages = [:]
    graph.knownFeature(HostInput.self)?.scrollViews = []
    graph.discardDueWork()
    graph.phase(.evaluate) { showView(root) }
    graph.isUpdating = false
    root.content?.structureDidChange()
    root.invalidateLayout()
    graph.needsLayout = true
  }

  /// Gives the focus to the field that had it, once that's there. True where that may have changed something.
  func giveFocusBack() -> Bool {
    guard let store = graph.keeping, !graph.isUpdating else { return false }
    store.didShow()
    defer { if store.isDone { graph.keeping = nil } }
    guard let field = store.field as? any TypingTarget, field.isMounted, field.canTakeKeys,
      let focus = store.takeFocus()
    else { return false }
    if graph.typingTarget.target !== field { field.takeFocus() }
    if focus.start >= 0, focus.end >= focus.start { field.select(focus.start..<focus.end) }
    return true
  }
}

extension ViewHost {
  /// Writes the settings of the process to where the system keeps them, for a process that may be ended at any time.
  package static func saveSettings() { DefaultsReaders.save() }
}

extension Graph {
  /// What was kept, for as long as the host is there: it knows what was lost.
  fileprivate(set) var keptStore: KeptStore? {
    get { knownFeature(KeptStoreBox.self)?.store }
    set { feature(KeptStoreBox.self) { KeptStoreBox() }.store = newValue }
  }
}

private final class KeptStoreBox {
  var store: KeptStore?
}

extension DefaultsReaders {
  /// Writes what another program has read of the standard store, where it's something else now.
  fileprivate static func restore(_ items: [String: KeptState.Item]) {
    for (key, item) in items {
      guard case .text(let text)? = item.value,
        let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil),
        let value = (list as? [Any])?.first
      else { continue }
      if UserDefaults.standard.object(forKey: key) as? AnyHashable != value as? AnyHashable {
        UserDefaults.standard.set(value, forKey: key)
      }
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A column before another one, as it's seen from inside: where its links lead, and what is chosen in its list.
nonisolated final class LeadingColumn: Dependency {
  /// Whether it's the first column.
  let isSidebar: Bool
  /// The stack of the next column while they lie side by side; nil where one column is shown at a time.
  private(set) var next: NavigationStore?
  private var didChoose: () -> Void = {}
  private(set) var selection: ListSelection?
  private var isChosen = false

  init(isSidebar: Bool) { self.isSidebar = isSidebar }

  /// Whether something is chosen in the column's list.
  var hasChoice: Bool {
    registerRead()
    return isChosen
  }

  /// The next column lies beside this one.
  func lead(to next: NavigationStore) {
    self.next = next
    didChoose = {}
  }

  /// The next column takes this one's place when a row is chosen.
  func leadWithin(_ didChoose: @escaping () -> Void) {
    next = nil
    self.didChoose = didChoose
  }

  /// Follows what is chosen in a list inside, and gives the selection that tells of it.
  func following(_ selection: ListSelection) -> ListSelection {
    self.selection = selection
    NavigationPlaces.changed()
    if isChosen != selection.hasValue() {
      isChosen.toggle()
      notifyReaders()
    }
    var telling = selection
    telling.select = { [weak self] tag in
      selection.select(tag)
      self?.didChoose()
    }
    return telling
  }

  /// Chooses a value, as a tap on its row does.
  func choose(_ value: AnyHashable) {
    selection?.select(ViewTag(value))
    didChoose()
  }

  /// Leaves nothing chosen.
  func clear() { selection?.clear() }
}

private enum LeadingColumnKey: EnvironmentKey {
  static var defaultValue: LeadingColumn? { nil }
}

private enum ListSelectionKey: EnvironmentKey {
  static var defaultValue: ListSelection? { nil }
}

private enum DetailLinkKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// The column around the view, where it stands before another one.
  var leadingColumn: LeadingColumn? {
    get { self[LeadingColumnKey.self] }
    set { self[LeadingColumnKey.self] = newValue }
  }

  /// What links of a leading column's list choose instead of pushing it.
  var linkSelection: ListSelection? {
    get { self[ListSelectionKey.self] }
    set { self[ListSelectionKey.self] = newValue }
  }

  /// Whether links of a leading column show their views in the next column.
  var isDetailLink: Bool {
    get { self[DetailLinkKey.self] }
    set { self[DetailLinkKey.self] = newValue }
  }
}

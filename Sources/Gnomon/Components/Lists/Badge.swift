// SPDX-License-Identifier: Apache-2.0
import Foundation

nonisolated enum BadgeKey: LayoutValueKey {
  static var defaultValue: LayoutNode? { nil }
}

/// A view's badge: a list's row has it at its trailing edge, a tab view's bar at the tab's icon.
nonisolated struct BadgeModifier: UnaryModifier {
  /// nil shows none.
  let badge: Text?

  /// The badge of a number; 0 shows none.
  init(count: Int) { badge = count == 0 ? nil : Text(verbatim: "\(count)") }
  init(_ badge: Text?) { self.badge = badge }

  final class Node: BadgeBehindNode<BadgeModifier> {
    override func makeSide() {
      // Only in a list it may have to lay the badge out itself.
      if environment.surroundings != .list { passThrough() }
      graph.givenLayoutValues.insert(ObjectIdentifier(BadgeKey.self))
      makeStack(alignment: .center) { BadgeLabel._makeNode(BadgeLabel(badge: modifier.badge), $0.with(source: nil)) }
    }

    // What stands in a stack of a row isn't the row's: nobody else places its badge.
    override var badgedItem: LayoutNode? {
      guard modifier.badge != nil, environment.surroundings == .list else { return nil }
      var node = layoutParent
      while let current = node, !(current is any BadgePlacing) {
        guard let found = current.layoutValue(ObjectIdentifier(BadgeKey.self)) as? LayerStackNode else { return self }
        // A badge further out is the view's.
        if found !== stack { return nil }
        node = current.layoutParent
      }
      return nil
    }

    override func modifierDidChange(from old: BadgeModifier) {
      stack.content?.update(with: BadgeLabel(badge: modifier.badge))
      invalidateLayout(.traits)
    }

    override func layoutValue(_ key: ObjectIdentifier) -> Any? {
      guard key == ObjectIdentifier(BadgeKey.self), modifier.badge != nil else { return super.layoutValue(key) }
      return stack
    }
  }
}

/// A badge's text: in a list as secondary text or on a platter, white on red in a bar.
private nonisolated struct BadgeLabel: View, _SeeThroughView {
  let badge: Text?
  @Environment(\.surroundings) private var surroundings
  @Environment(\.badgeProminence) private var prominence
  @Environment(\.platformProfile) private var profile

  @MainActor var body: some View {
    if let badge {
      if surroundings != .list {
        badge
          .font(.system(size: 13))
          .foregroundStyle(.white)
          .lineLimit(1)
          .padding(.horizontal, 5)
          .frame(minWidth: 18, minHeight: 18)
          .background(.red, in: Capsule())
      } else if prominence == .increased {
        badge.foregroundStyle(.white).padding(.horizontal, 7).background(.red, in: Capsule())
      } else if prominence == .standard, profile.system == .macOS {
        badge.foregroundStyle(.secondary).padding(.horizontal, 7).background(.quaternary, in: Capsule())
      } else {
        badge.foregroundStyle(.secondary)
      }
    }
  }
}

extension View {
  /// Shows a number as the view's badge; 0 shows none.
  ///
  /// In a list's row it stands at the trailing edge, in a tab view's bar at the tab's icon, and elsewhere nowhere.
  nonisolated public func badge(_ count: Int) -> some View { modifier(BadgeModifier(count: count)) }

  /// Shows a text as the view's badge; nil shows none.
  ///
  /// In a list's row it stands at the trailing edge, in a tab view's bar at the tab's icon, and elsewhere nowhere.
  nonisolated public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(label)) }

  /// Shows a localized text as the view's badge; nil shows none.
  ///
  /// In a list's row it stands at the trailing edge, in a tab view's bar at the tab's icon, and elsewhere nowhere.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(BadgeModifier(key.map { Text($0) }))
  }

  /// Shows a string, as it is, as the view's badge; nil shows none.
  ///
  /// In a list's row it stands at the trailing edge, in a tab view's bar at the tab's icon, and elsewhere nowhere.
  @_disfavoredOverload
  nonisolated public func badge<S>(_ label: S?) -> some View where S: StringProtocol {
    modifier(BadgeModifier(label.map { Text($0) }))
  }
}

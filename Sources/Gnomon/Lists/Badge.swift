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

  final class Node: SideStackNode<BadgeModifier> {
    override func makeSide() {
      makeStack(alignment: .center) { BadgeLabel._makeNode(BadgeLabel(badge: modifier.badge), $0.with(source: nil)) }
    }

    override func modifierDidChange(from old: BadgeModifier) {
      stack.content?.update(with: BadgeLabel(badge: modifier.badge))
      invalidateLayout(.traits)
    }

    override func layoutValue(_ key: ObjectIdentifier) -> Any? {
      guard key == ObjectIdentifier(BadgeKey.self), modifier.badge != nil else { return super.layoutValue(key) }
      return stack
    }

    /// Whether the badge stands beside the view, and not where a container puts it.
    private var isBeside: Bool { modifier.badge != nil && environment.surroundings == .list }

    /// What the badge and the distance before it take of a row.
    var extent: CGFloat { isBeside ? finite(stack.size(for: .unspecified).width) + 8 : 0 }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
      ProposedViewSize(width: proposal.width.map { max(0, $0 - extent) }, height: proposal.height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
      guard let child else { return .zero }
      guard isBeside else { return child.size(for: proposal) }
      let content = child.size(for: inner(proposal))
      let whole = content.width + extent
      let height = max(content.height, finite(stack.size(for: .unspecified).height))
      return CGSize(width: max(whole, proposal.width ?? whole), height: height)
    }

    override func placeContent() {
      guard isBeside, let child else { return super.placeContent() }
      let (proposal, badge) = (inner(proposal), stack.size(for: .unspecified))
      let height = child.size(for: proposal).height
      placeChild(atLeading: CGPoint(x: 0, y: (size.height - height) / 2), proposal: proposal)
      let x = isRightToLeft ? 0 : size.width - badge.width
      stack.place(at: CGPoint(x: x, y: (size.height - badge.height) / 2), proposal: .unspecified)
    }

    override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
      guard isBeside, let child else { return super.explicitAlignment(key, size: size, proposal: proposal) }
      let inner = inner(proposal)
      let content = child.size(for: inner)
      let origin = CGPoint(x: isRightToLeft ? size.width - content.width : 0, y: (size.height - content.height) / 2)
      return childAlignment(key, size: content, proposal: inner, at: origin)
    }

    override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
      if let child { body(child) }
      if isBeside { body(stack) }
    }

    override var snapshotName: String? { isBeside ? "badge" : nil }
  }
}

/// A badge's text: as secondary text in a list, white on red in a bar.
private nonisolated struct BadgeLabel: View, _SeeThroughView {
  let badge: Text?
  @Environment(\.surroundings) private var surroundings

  @MainActor var body: some View {
    if let badge {
      if surroundings == .list {
        badge.foregroundStyle(.secondary)
      } else {
        badge
          .font(.system(size: 13))
          .foregroundStyle(.white)
          .lineLimit(1)
          .padding(.horizontal, 5)
          .frame(minWidth: 18, minHeight: 18)
          .background(.red, in: Capsule())
      }
    }
  }
}

extension View {
  /// Shows a number beside the view: in a list's row at the trailing edge, in a tab view's bar at the tab's icon;
  /// 0 shows none.
  nonisolated public func badge(_ count: Int) -> some View { modifier(BadgeModifier(count: count)) }

  /// Shows a text beside the view, as a number is shown; nil shows none.
  nonisolated public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(label)) }

  /// Shows a text beside the view, as a number is shown; nil shows none.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(BadgeModifier(key.map { Text($0) }))
  }

  /// Shows a text beside the view, as a number is shown; nil shows none.
  @_disfavoredOverload
  nonisolated public func badge<S>(_ label: S?) -> some View where S: StringProtocol {
    modifier(BadgeModifier(label.map { Text($0) }))
  }
}

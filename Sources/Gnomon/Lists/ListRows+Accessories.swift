import Foundation

/// Whether a row leads on to another screen.
nonisolated enum RowLeadsOnKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension ViewNode {
  /// What it contributes where it isn't seen: all but the sign of its links.
  func unseenPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    K.self == RowLeadsOnKey.self ? nil : preference(key)
  }
}

/// What a row has behind its content: its badge, and the sign that it leads on.
nonisolated struct RowAccessories {
  let badge: LayerStackNode?
  let leadsOn: Bool

  static let sign = CGSize(width: 6, height: 11)
  /// In front of each, in points.
  static let gap: CGFloat = 8

  init(of item: LayoutNode) {
    guard item.sectionRole?.part ?? .content == .content else {
      (badge, leadsOn) = (nil, false)
      return
    }
    badge = item.layoutValue(ObjectIdentifier(BadgeKey.self)) as? LayerStackNode
    leadsOn = item.preference(RowLeadsOnKey.self) ?? false
  }

  var badgeSize: CGSize {
    guard let badge else { return .zero }
    let size = badge.size(for: .unspecified)
    return CGSize(width: finite(size.width), height: finite(size.height))
  }

  /// What they take of a row's width.
  var width: CGFloat { (badge == nil ? 0 : badgeSize.width + Self.gap) + (leadsOn ? Self.sign.width + Self.gap : 0) }
}

extension ListRowsNode {
  /// Places a row's badge where its accessories begin.
  final func place(_ accessories: RowAccessories, in row: ListRow, from start: CGFloat) {
    guard let badge = accessories.badge else { return }
    let size = accessories.badgeSize
    let x = start + RowAccessories.gap
    badge.layoutParent = self
    badge.place(
      at: CGPoint(x: isMirrored ? self.size.width - x - size.width : x, y: row.box.midY - size.height / 2),
      proposal: .unspecified)
  }

  /// Draws the sign that a row leads on.
  final func drawSign(of row: ListRow, _ context: inout DrawingContext, _ colors: SemanticColors) {
    guard let end = row.signEnd else { return }
    let (size, x) = (RowAccessories.sign, isMirrored ? self.size.width - end : end - RowAccessories.sign.width)
    let box = context.snapped(CGRect(origin: CGPoint(x: x, y: row.box.midY - size.height / 2), size: size))
    let sign = ChevronShape().path(in: box)
    let path = isMirrored ? sign.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * box.midX, ty: 0)) : sign
    let style = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    context.add(.stroke(path, style: style, paint: .color(colors.label(level: 2))))
  }
}

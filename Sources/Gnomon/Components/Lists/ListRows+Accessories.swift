// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Whether a row leads on to another screen.
nonisolated enum RowLeadsOnKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension ViewNode {
  /// What it contributes where it isn't seen: all but the sign of its links.
  func contributeUnseen(to preference: PreferenceCollector) {
    if !preference.collects(RowLeadsOnKey.self) { contribute(to: preference) }
  }
}

/// What a row has behind its content: its badge, and the sign that it leads on.
nonisolated struct RowAccessories {
  let badge: PlacedBadge?
  let leadsOn: Bool

  private let sign: RowSignMetrics

  /// In front of a badge, in points.
  static let gap: CGFloat = 8

  /// - Parameter room: the points that a row has between its insets; nil where it has any number.
  init(of item: LayoutNode, in room: CGFloat?, _ sign: RowSignMetrics, _ signs: RowSigns) {
    self.sign = sign
    let isRow = item.sectionRole?.part ?? .content == .content
    badge = isRow ? PlacedBadge(of: item, in: room) : nil
    leadsOn = isRow && signs.leadsOn(item)
  }

  /// What they take of a row's width.
  var width: CGFloat { (badge.map { $0.size.width + Self.gap } ?? 0) + (leadsOn ? sign.room : 0) }

  var height: CGFloat { badge?.size.height ?? 0 }

  /// What they leave to the content.
  func proposal(in room: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: room.map { max(0, $0 - width) }, height: nil)
  }
}

/// When the signs of a list's rows were last compared with what the rows say.
struct RowSigns {
  /// Every row is asked in each pass.
  private let collector = TypedPreferenceCollector<RowLeadsOnKey>()
  fileprivate var version: UInt?
  fileprivate var frame: UInt?
  fileprivate var changes = 0

  /// Whether a row of a list would lead on by what is in it.
  func leadsOn(_ item: LayoutNode) -> Bool { collector.value(of: item) ?? false }
}

extension ListRowsNode: PreferenceFollower {
  final var isOutdated: Bool { signs.version != graph.preferencesVersion }

  /// Measures the rows again that lead on since they were placed, or no longer do.
  final func followPreferences() {
    signs.version = graph.preferencesVersion
    if signs.frame != graph.frame { (signs.frame, signs.changes) = (graph.frame, 0) }
    // A link that is there only where its sign isn't would come and go for ever.
    guard signs.changes < 8 else { return }
    let changed = rows.filter { $0.isContent && $0.node.isMounted && signs.leadsOn($0.node) != ($0.signEnd != nil) }
    guard !changed.isEmpty else { return }
    signs.changes += 1
    for row in changed { row.node.invalidateLayout() }
  }
}

extension ListRowsNode {
  /// Places a row's badge where its accessories begin.
  final func place(_ accessories: RowAccessories, in row: ListRow, from start: CGFloat) {
    guard let badge = accessories.badge else { return }
    let x = start + RowAccessories.gap
    badge.place(
      at: CGPoint(x: isMirrored ? size.width - x - badge.size.width : x, y: row.contentMiddle - badge.size.height / 2),
      in: self)
  }

  /// Draws the sign that a row leads on.
  final func drawSign(of row: ListRow, _ context: inout DrawingContext, _ colors: SemanticColors) {
    guard let end = row.signEnd else { return }
    let (sign, thickness) = (metrics.sign, metrics.sign.thickness)
    let x = isMirrored ? self.size.width - end : end - sign.size.width
    let ink = CGRect(origin: CGPoint(x: x, y: row.contentMiddle - sign.size.height / 2), size: sign.size)
    let box = context.snapped(ink).insetBy(dx: thickness / 2, dy: thickness / 2)
    let chevron = ChevronShape().path(in: box)
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * box.midX, ty: 0)
    let style = StrokeStyle(lineWidth: thickness, lineCap: .round, lineJoin: .round)
    let color = sign.isLabel ? colors.label(level: 2) : colors.foreground(level: 2)
    context.add(.stroke(isMirrored ? chevron.applying(mirror) : chevron, style: style, paint: .color(color)))
  }
}

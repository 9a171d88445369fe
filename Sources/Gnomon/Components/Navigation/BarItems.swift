// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The part that an item plays in its bar.
enum BarItemRole: Equatable {
  /// It shares glass with what stands beside it, or has its own.
  case plain
  /// It has glass of its own, filled with the tint.
  case prominent
  case disabledProminent
  /// It has no glass.
  case bare
  /// Nothing is seen of it: what stands before it and behind it has glass of its own.
  case gap
  /// It has a ground of its own, and fills the room that the others leave.
  case field
}

nonisolated enum BarItemKey: LayoutValueKey {
  static var defaultValue: BarItemRole { .plain }
}

/// Items of a bar in a row. On iOS 26 they stand on glass: signs share a capsule, a text has its own.
nonisolated struct BarItems<Content: View>: View, PrimitiveView {
  typealias Body = Never
  /// The height of the row, and of its glass.
  let height: CGFloat
  let content: Content

  init(height: CGFloat = BarMetrics.row, @ViewBuilder content: () -> Content) {
    self.height = height
    self.content = content()
  }

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode { BarItemsNode<Content>(view, context) }
}

/// Where items stand in a bar, and the glass below them.
private struct BarItemsPlan {
  /// Items from their first to behind their last, on one piece of glass or on none.
  struct Group {
    var items: Range<Int>
    var x: CGFloat = 0
    var width: CGFloat
    /// What the glass is like; nil is none.
    var role: BarItemRole?
  }

  var groups: [Group] = []
  /// The left edges of the items.
  var places: [CGFloat] = []
  var width: CGFloat = 0
  /// The width of a field.
  var fieldWidth: CGFloat = 0
}

final class BarItemsNode<Content: View>: ContentItemsNode {
  private var view: BarItems<Content>
  /// Where the items stand since they were last placed.
  private var placed = BarItemsPlan()

  init(_ view: BarItems<Content>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    content = Content._makeNode(
      view.content,
      context.child(of: self, environment: itemEnvironment, source: context.source?.takeBlock(of: Content.self)))
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    if let source { location = source }
    let height = view.height
    view = value.assumingMemoryBound(to: BarItems<Content>.self).pointee
    if view.height != height { invalidateLayout() }
    content?.update(with: view.content, source: source?.takeBlock(of: Content.self))
  }

  override func environmentDidChange(_ new: EnvironmentValues) {
    environment = new
    content?.environmentDidChange(itemEnvironment)
  }

  private var metrics: BarMetrics { BarMetrics(environment.platformProfile) }

  private var itemEnvironment: EnvironmentValues {
    var inner = environment.stacking(along: .horizontal)
    if metrics.isGlass {
      inner.barGlass = BarGlass()
      inner.tintStyle = AnyShapeStyle(BarMetrics.glassLabel(in: inner.colorScheme))
    }
    return inner
  }

  // MARK: Places

  func role(of item: LayoutNode) -> BarItemRole {
    item.layoutValue(ObjectIdentifier(BarItemKey.self)) as? BarItemRole ?? .plain
  }

  private var proposalOfItems: ProposedViewSize { ProposedViewSize(width: nil, height: view.height) }

  /// - Parameter available: the width that flexible spaces fill; nil leaves them empty.
  private func plan(_ available: CGFloat?) -> BarItemsPlan {
    let items = children
    var plan = metrics.isGlass ? glassPlan(items) : plainPlan(items)
    // A field leaves nothing to flexible spaces.
    let fields = items.count { role(of: $0) == .field }
    let spacers = fields > 0 ? fields : items.count { $0.isSpacer }
    var (x, free) = (CGFloat(0), CGFloat(0))
    if let available, spacers > 0 { free = max(0, available - plan.width) / CGFloat(spacers) }
    if fields > 0 { plan.fieldWidth = free }
    let distance = metrics.isGlass ? BarMetrics.glassDistance : BarMetrics.plainDistance
    var isFirst = true
    for index in plan.groups.indices {
      if plan.groups[index].role == .field { plan.groups[index].width = free }
      let group = plan.groups[index]
      if group.items.count == 1, items[group.items.lowerBound].isSpacer {
        guard fields == 0 else { continue }
        x += free
        isFirst = true
      } else if group.role != .gap {
        x += isFirst ? 0 : distance
        isFirst = false
      }
      plan.groups[index].x = x
      for item in group.items { plan.places[item] += x }
      x += group.width
    }
    plan.width = x
    return plan
  }

  private func width(of item: LayoutNode) -> CGFloat {
    item.isSpacer || role(of: item) == .field ? 0 : max(0, finite(item.size(for: proposalOfItems).width))
  }

  private func plainPlan(_ items: ContiguousArray<LayoutNode>) -> BarItemsPlan {
    var plan = BarItemsPlan()
    for (index, item) in items.enumerated() {
      let (isGap, width) = (role(of: item) == .gap, width(of: item))
      let isField = role(of: item) == .field
      let isSymbol = !isGap && !isField && !item.isSpacer && width <= BarMetrics.symbolWidth && !item.showsText
      let bearing = isSymbol ? min(BarMetrics.symbolBearing, width / 2) : 0
      plan.groups.append(
        BarItemsPlan.Group(
          items: index..<(index + 1), width: isGap ? 0 : width - 2 * bearing,
          role: isGap ? .gap : isField ? .field : nil))
      plan.places.append(-bearing)
    }
    plan.width = naturalWidth(of: plan, items)
    return plan
  }

  private func glassPlan(_ items: ContiguousArray<LayoutNode>) -> BarItemsPlan {
    var plan = BarItemsPlan()
    var signs: Range<Int>?
    func closeSigns() {
      guard let range = signs else { return }
      signs = nil
      plan.groups.append(group(ofSigns: range, items, &plan.places))
    }
    for (index, item) in items.enumerated() {
      let role = role(of: item)
      let width = width(of: item)
      if !item.isSpacer, role == .plain, !item.showsText {
        signs = (signs?.lowerBound ?? index)..<(index + 1)
        plan.places.append(0)
        continue
      }
      closeSigns()
      if item.isSpacer || role == .bare || role == .gap || role == .field {
        plan.places.append(0)
        plan.groups.append(
          BarItemsPlan.Group(
            items: index..<(index + 1), width: role == .gap ? 0 : width,
            role: role == .gap || role == .field ? role : nil))
        continue
      }
      let whole = width <= BarMetrics.symbolWidth ? view.height : width + 2 * BarMetrics.glassPadding
      plan.places.append((whole - width) / 2)
      plan.groups.append(BarItemsPlan.Group(items: index..<(index + 1), width: whole, role: role))
    }
    closeSigns()
    plan.width = naturalWidth(of: plan, items)
    return plan
  }

  private func group(
    ofSigns range: Range<Int>, _ items: ContiguousArray<LayoutNode>, _ places: inout [CGFloat]
  ) -> BarItemsPlan.Group {
    let widths = range.map { width(of: items[$0]) }
    if range.count == 1 {
      let whole = widths[0] <= BarMetrics.symbolWidth ? view.height : widths[0] + 2 * BarMetrics.glassPadding
      places[range.lowerBound] = (whole - widths[0]) / 2
      return BarItemsPlan.Group(items: range, width: whole, role: .plain)
    }
    var x = BarMetrics.glassPadding
    for (index, width) in zip(range, widths) {
      let cell = width <= BarMetrics.symbolWidth ? BarMetrics.groupedSymbolWidth : width
      places[index] = x + (cell - width) / 2
      x += cell + BarMetrics.groupedSymbolDistance
    }
    return BarItemsPlan.Group(
      items: range, width: x - BarMetrics.groupedSymbolDistance + BarMetrics.glassPadding, role: .plain)
  }

  private func naturalWidth(of plan: BarItemsPlan, _ items: ContiguousArray<LayoutNode>) -> CGFloat {
    let distance = metrics.isGlass ? BarMetrics.glassDistance : BarMetrics.plainDistance
    let hasField = items.contains { role(of: $0) == .field }
    var (width, isFirst) = (CGFloat(0), true)
    for group in plan.groups where group.role != .gap {
      if group.items.count == 1, items[group.items.lowerBound].isSpacer {
        isFirst = isFirst || !hasField
        continue
      }
      width += group.width + (isFirst ? 0 : distance)
      isFirst = false
    }
    return width
  }

  private var isFlexible: Bool { children.contains { $0.isSpacer || role(of: $0) == .field } }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let plan = plan(isFlexible ? proposal.width : nil)
    return CGSize(width: plan.width, height: children.isEmpty ? 0 : view.height)
  }

  override func placeContent() {
    placed = plan(isFlexible ? size.width : nil)
    place(
      zip(children, placed.places).map { item, x in
        var proposal = proposalOfItems
        if role(of: item) == .field { proposal.width = placed.fieldWidth }
        let fitted = item.size(for: proposal)
        return Placement(origin: CGPoint(x: x, y: (size.height - fitted.height) / 2), size: fitted, proposal: proposal)
      })
  }

  private func frame(of group: BarItemsPlan.Group) -> CGRect {
    CGRect(
      x: environment.isRightToLeft ? size.width - group.x - group.width : group.x, y: 0, width: group.width,
      height: size.height)
  }

  // MARK: Glass

  override func draw(_ context: inout DrawingContext) {
    if metrics.isGlass {
      for group in placed.groups {
        guard let role = group.role, let look = look(of: role) else { continue }
        look.draw(Capsule(style: .circular).path(in: context.snapped(frame(of: group))), in: environment, &context)
      }
    }
    super.draw(&context)
  }

  private func look(of role: BarItemRole) -> GlassLook? {
    switch role {
    case .plain: GlassLook()
    case .prominent: GlassLook(full: AnyShapeStyle(.tint))
    case .disabledProminent: GlassLook(disabled: true)
    case .bare, .gap, .field: nil
    }
  }

  // A finger anywhere on the glass hits the item that is nearest to it.
  override func hitTest(_ point: CGPoint, _ hits: inout HitList) -> Bool {
    if super.hitTest(point, &hits) { return true }
    guard metrics.isGlass,
      let group = placed.groups.first(where: {
        ($0.role.map { $0 != .gap && $0 != .field } ?? false) && frame(of: $0).contains(point)
      })
    else { return false }
    let items = group.items.map { children[$0] }
    func distance(_ item: LayoutNode) -> CGFloat { abs(item.origin.x + item.size.width / 2 - point.x) }
    guard let item = items.min(by: { distance($0) < distance($1) }) else { return false }
    let middle = CGPoint(x: item.origin.x + item.size.width / 2, y: item.origin.y + item.size.height / 2)
    return item.hitTestFromParent(middle, of: self, &hits)
  }

  override var reasoning: (any LayoutReasoning)? { self }
  override var snapshotName: String? { "BarItems" }
}

extension LayoutNode {
  /// True if the node or one inside is a text.
  var showsText: Bool {
    if self is TextNode { return true }
    var found = false
    forEachLayoutChild { if !found, $0.showsText { found = true } }
    return found
  }
}

/// The look of buttons in a bar: the label alone, in the tint or, as a bar's main action on glass, in white.
nonisolated struct BarButtonStyle: PrimitiveButtonStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    PressableView(configuration: configuration) { BarButton(configuration: $0) }
  }
}

private nonisolated struct BarButton: View, _SeeThroughView {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.barGlass) private var glass

  private var isProminent: Bool { glass?.isProminent ?? false }

  private var role: BarItemRole {
    glass?.role ?? (isProminent ? isEnabled ? .prominent : .disabledProminent : .plain)
  }

  @MainActor var body: some View {
    configuration.label
      .controlForeground(foreground)
      // A sign may be a line that a finger would miss.
      .contentShape(Rectangle())
      .opacity(configuration.isPressed ? 0.2 : 1)
      .layoutValue(key: BarItemKey.self, value: role)
  }

  private var foreground: AnyShapeStyle {
    if isProminent { return AnyShapeStyle(.white) }
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    // On glass a destructive one is no red (`nav26-30`).
    if glass != nil { return AnyShapeStyle(.tint) }
    return configuration.role?.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// One view as it is, several in a stack: what a scroll view scrolls (`facts 65`), and what is modified at the host's root (`facts 54`).
final class StackedContentNode: ContentItemsNode {
  var axes: Axis.Set {
    didSet { if axes != oldValue { content?.environmentDidChange(contentEnvironment) } }
  }
  /// Stacks what several views at the host's root are, and says of a single one what that says itself.
  private(set) var stacksRoot = false
  private let recorder = PlacementRecorder()

  init(_ context: _NodeContext, axes: Axis.Set) {
    self.axes = axes
    super.init(context)
  }

  /// Stacks views that were made for the node around.
  convenience init(_ context: _NodeContext, axes: Axis.Set, stacking content: ViewNode) {
    self.init(context, axes: axes)
    stacksRoot = true
    self.content = content
    content.parent = self
    if content.flags.contains(.contributesPreferences) { markContributesPreferences() }
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    content?.update(from: value, source: source)
  }

  private var axis: Axis { axes == .horizontal ? .horizontal : .vertical }

  /// The environment that the content inherits, whatever stacks around the scroll view. What is scrolled inside of a
  /// row is no row.
  var contentEnvironment: EnvironmentValues {
    guard !stacksRoot else { return environment }
    var inner = environment.stacking(along: axis)
    if inner.surroundings == .list { inner.surroundings = .plain }
    return inner
  }

  override func environmentDidChange(_ new: EnvironmentValues) {
    environment = new
    content?.environmentDidChange(contentEnvironment)
  }

  /// A column, whatever is scrolled (recorded on macOS 27).
  private var stack: StackLayout {
    StackLayout(axis: .vertical, guide: HorizontalAlignment.center.key, spacing: nil)
  }

  private var only: LayoutNode? {
    let children = children
    return children.count == 1 ? children[0] : nil
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    only?.size(for: proposal) ?? stack.size(proposal, subviews(in: recorder))
  }

  override func placeContent() {
    if let only { return only.place(at: .zero, proposal: proposal) }
    let (bounds, subviews) = (CGRect(origin: .zero, size: size), subviews(in: recorder))
    place(recorder.placements(of: subviews, in: bounds) { stack.place(in: bounds, proposal, subviews) })
  }

  // A view that's modified at the root is one that may become several.

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    only?.guide(key, size: size, proposal: proposal)
  }

  override var spacing: ViewSpacing { only?.spacing ?? ViewSpacing() }
  override var layoutPriority: Double { only?.layoutPriority ?? 0 }
  override var zIndex: Double { only?.zIndex ?? 0 }
  override func layoutValue(_ key: ObjectIdentifier) -> Any? { only?.layoutValue(key) }
  override var sectionRole: SectionRole? { only?.sectionRole }
  override func collectGridTraits(_ traits: inout GridCellTraits) { only?.collectGridTraits(&traits) }
  override var isSpacer: Bool { only?.isSpacer ?? false }
}

extension ViewNode {
  /// Several views that a modifier at the host's root modifies as one.
  static func stacked(_ content: ViewNode, _ context: _NodeContext) -> ViewNode {
    StackedContentNode(context, axes: .vertical, stacking: content)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Shows a part of a larger content.
///
/// It takes what is proposed along the axes that it scrolls, and proposes nil to the content there; across, it's as wide
/// as the content (`facts 64`). Several views in it form a stack.
public nonisolated struct ScrollView<Content>: View, PrimitiveView where Content: View {
  public typealias Body = Never
  let configuration: ScrollConfiguration
  /// What is scrolled.
  public var content: Content

  /// The axes along which it scrolls.
  public var axes: Axis.Set { configuration.axes }
  public var showsIndicators: Bool { configuration.showsIndicators }

  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    configuration = ScrollConfiguration(axes: axes, showsIndicators: showsIndicators)
    self.content = content()
  }

  nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }

  @MainActor @preconcurrency public var body: Never {
    fatalError("ScrollView is a built-in view: it's drawn by its node and has no body.")
  }

  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    TypedScrollNode<Content>(view, context)
  }
}

struct ScrollConfiguration: Equatable {
  var axes: Axis.Set
  var showsIndicators: Bool
}

/// A scroll view's node: its content lies at its place, and the offset moves only what is drawn.
class ScrollNode: LayoutNode, SizingContainer {
  fileprivate(set) final var configuration: ScrollConfiguration
  /// How far the content is scrolled, in points; may lie outside the content, as in a bounce.
  private(set) final var offset: CGPoint = .zero
  fileprivate(set) final var contentStack: ScrollContentNode!
  /// The pass in which the content is placed first: until it's over, the content may turn out longer than it seemed.
  private final var firstFrame: UInt?
  private final var hasScrolled = false
  /// The content's width where it scrolls vertically only, its height where horizontally.
  private final var placedAcross: (length: CGFloat, proposal: ProposedViewSize)?
  private final var correctedFrame: UInt = 0
  /// What a finger does with it.
  final var phase = ScrollPhase.idle
  /// Scrolls to what is asked for, again when the content has turned out to lie elsewhere.
  final var goal: ScrollGoal?
  /// How much longer the content is than the scroll view.
  private final var hiddenLength: CGPoint = .zero
  /// The visible part that content is sized by: as it lies, or while it's measured as it would lie.
  private(set) final var containerSize: CGSize = .zero

  fileprivate init(_ configuration: ScrollConfiguration, _ context: _NodeContext) {
    self.configuration = configuration
    super.init(context)
    graph.scrollViews.append(self)
  }

  final var axes: Axis.Set { configuration.axes }
  final var contentSize: CGSize { contentStack.size }

  /// Scrolls along the axes that it has.
  final func scroll(to point: CGPoint) {
    let new = CGPoint(
      x: axes.contains(.horizontal) ? finite(point.x) : 0, y: axes.contains(.vertical) ? finite(point.y) : 0)
    hasScrolled = true
    goal = nil
    if let clock = graph.frameClock, animate(to: new, clock) { return }
    show(new)
  }

  private func show(_ new: CGPoint) {
    guard new != offset else { return }
    offset = new
    graph.scrollDidChange()
  }

  /// Scrolls gradually where the change that asks for it is animated.
  private func animate(to new: CGPoint, _ clock: FrameClock) -> Bool {
    let transaction = graph.transaction ?? Transaction.current
    if transaction.animation == nil, !flags.contains(.animated) { return false }
    clock.take(transaction.completions)
    var isAnimated = false
    clock.within(transaction) {
      isAnimated = clock.retarget(self, from: offset, to: new) { [unowned self] in show($0) }
    }
    return isAnimated
  }

  /// Follows content that turned out to lie elsewhere than it was taken to: what is in sight stays where it is.
  final func shift(by distance: CGFloat, along axis: Axis) {
    offset[axis] += finite(distance)
    graph.layoutDidChange = true
  }

  /// Whether an anchor of the content is held where it is when lengths change.
  final func keepsAnchor(along axis: Axis) -> Bool {
    let anchors = environment.scrollAnchors
    if isInFirstFrame, anchors.initialOffset != nil { return true }
    guard let anchor = anchors.sizeChanges else { return false }
    return abs(offset[axis] - hiddenLength[axis] * anchor[axis]) < 0.5
  }

  private final var isInFirstFrame: Bool { !hasScrolled && (firstFrame == nil || firstFrame == graph.frame) }

  override final var keepsState: Bool { offset != .zero }

  // A lazy container that has corrected its length changes what is scrolled, not the scroll view.
  override final func absorbs(_ change: LayoutChange, of child: LayoutNode) -> Bool {
    graph.isCorrectingLength && isPlaced
      && (!axes.contains(.vertical) || proposal.height?.isFinite ?? false)
      && (!axes.contains(.horizontal) || proposal.width?.isFinite ?? false)
  }

  override final func forEachLayoutChild(_ body: (LayoutNode) -> Void) { body(contentStack) }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let margins = environment.scrollMargins.insets
    return ProposedViewSize(
      width: axes.contains(.horizontal)
        ? nil : proposal.width.map { max(0, $0 - margins.leading - margins.trailing) },
      height: axes.contains(.vertical) ? nil : proposal.height.map { max(0, $0 - margins.top - margins.bottom) })
  }

  override final func environmentDidChange(_ new: EnvironmentValues) {
    if new.scrollMargins != environment.scrollMargins { invalidateLayout() }
    super.environmentDidChange(new)
  }

  override final func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let outer = nearestContainer?.containerSize ?? .zero
    let margins = environment.scrollMargins.insets
    let lying = isPlaced ? containerSize : nil
    let asked = CGSize(
      width: proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? outer.width,
      height: proposal.height.flatMap { $0.isFinite ? $0 : nil } ?? outer.height)
    sizeContent(by: within(margins, asked), placesAgain: false)
    var content = contentStack.size(for: inner(proposal))
    // Who asks may place it as it lay, and then nothing inside is placed again.
    if let lying { sizeContent(by: lying, placesAgain: false) }
    content.width += margins.leading + margins.trailing
    content.height += margins.top + margins.bottom
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  /// Takes another visible part: what is made of it inside has to be measured again, and placed again where that lies.
  private final func sizeContent(by visible: CGSize, placesAgain: Bool) {
    guard visible != containerSize else { return }
    containerSize = visible
    graph.forgetSizes(inside: self, placesAgain: placesAgain)
  }

  /// What margins leave of a size: they are nobody's part of the container.
  private final func within(_ margins: EdgeInsets, _ size: CGSize) -> CGSize {
    CGSize(
      width: max(0, size.width - margins.leading - margins.trailing),
      height: max(0, size.height - margins.top - margins.bottom))
  }

  override final func placeContent() {
    let margins = environment.scrollMargins.insets
    let taken = CGSize(
      width: axes.contains(.horizontal) ? size.width : max(size.width, finite(proposal.width ?? 0)),
      height: axes.contains(.vertical) ? size.height : max(size.height, finite(proposal.height ?? 0)))
    sizeContent(by: within(margins, taken), placesAgain: true)
    let proposal = inner(proposal)
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    let left = isRightToLeft ? margins.trailing : margins.leading
    let content = contentStack.size(for: proposal)
    let whole = CGSize(
      width: content.width + margins.leading + margins.trailing,
      height: content.height + margins.top + margins.bottom)
    var origin = CGPoint(x: left, y: margins.top)
    // Across the scrolled axes the content is centred; along them it starts at the top leading corner.
    if !axes.contains(.vertical) { origin.y += (size.height - whole.height) / 2 }
    if !axes.contains(.horizontal) {
      origin.x += (size.width - whole.width) / 2
    } else if isRightToLeft {
      origin.x += size.width - whole.width
    }
    for axis in [Axis.horizontal, .vertical] where axes.contains(Axis.Set(axis)) {
      origin[axis] += anchorOffset(axis, size[axis] - whole[axis])
    }
    if firstFrame == nil { firstFrame = graph.frame }
    contentStack.place(at: origin, proposal: proposal)
    noteAcross(whole)
  }

  /// A correction inside may have changed the content across, too: then the scroll view has another size.
  private func noteAcross(_ whole: CGSize) {
    let across = axes == .vertical ? whole.width : axes == .horizontal ? whole.height : 0
    defer { placedAcross = (across, proposal) }
    guard let before = placedAcross, before.proposal.isIdentical(to: proposal), correctedFrame != graph.frame,
      across.isFinite, before.length.isFinite, abs(across - before.length) > 0.001
    else { return }
    correctedFrame = graph.frame
    invalidateLayout()
  }

  /// Follows the anchors that the views around ask for.
  ///
  /// - Parameter free: what the scroll view is longer than the content.
  /// - Returns: where content that is smaller begins.
  private func anchorOffset(_ axis: Axis, _ free: CGFloat) -> CGFloat {
    let anchors = environment.scrollAnchors
    let before = hiddenLength[axis]
    hiddenLength[axis] = max(0, -free)
    if free > 0 {
      let isInMiddle = axes == [.horizontal, .vertical] && environment.platformProfile.centersScrolledContent
      let share = anchors.alignment?[axis] ?? (isInMiddle ? 0.5 : 0)
      // From the leading edge, which is on the right then.
      let isFromRight = axis == .horizontal && environment.layoutDirection == .rightToLeft
      return finite(share * (isFromRight ? -free : free))
    }
    if isInFirstFrame {
      if let anchor = anchors.initialOffset { offset[axis] = finite(-free * anchor[axis]) }
    } else if let anchor = anchors.sizeChanges, before != hiddenLength[axis],
      abs(offset[axis] - before * anchor[axis]) < 0.5
    {
      offset[axis] = finite(hiddenLength[axis] * anchor[axis])
    }
    return 0
  }

  override final var animatesFrame: Bool { true }

  override final var contentTransform: ProjectionTransform? {
    offset == .zero ? nil : ProjectionTransform(CGAffineTransform(translationX: -offset.x, y: -offset.y))
  }

  override final func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    nil
  }

  override final func draw(_ context: inout DrawingContext) {
    if environment.isScrollClipDisabled { return drawContent(&context) }
    let box = context.snapped(shownBounds)
    context.clipped(to: Path(box)) { drawContent(&$0) }
  }

  private func drawContent(_ context: inout DrawingContext) {
    if let transform = contentTransform {
      context.transformed(transform) { $0.draw(contentStack) }
    } else {
      context.draw(contentStack)
    }
  }

  // The whole area takes drags, whatever is shown there.
  override final func hitTest(_ point: CGPoint, _ hits: inout HitList) -> Bool {
    guard shownBounds.contains(point) else { return false }
    _ = super.hitTest(point, &hits)
    if environment.isScrollEnabled { hits.add(RecognizerHandler(ScrollRecognizer(self), takesOver: true), .normal) }
    return true
  }

  override final var snapshotName: String? { "ScrollView" }
}

final class TypedScrollNode<Content: View>: ScrollNode {
  private var content: ViewNode!

  init(_ view: ScrollView<Content>, _ context: _NodeContext) {
    super.init(view.configuration, context)
    contentStack = ScrollContentNode(context.child(of: self), axes: view.axes)
    contentStack.layoutParent = self
    content = Content._makeNode(
      view.content,
      context.child(
        of: contentStack, environment: contentStack.contentEnvironment,
        source: context.source?.takeBlock(of: Content.self)))
    contentStack.content = content
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    if let source { location = source }
    let view = value.assumingMemoryBound(to: ScrollView<Content>.self).pointee
    if view.configuration != configuration {
      configuration = view.configuration
      contentStack.axes = view.axes
      invalidateLayout()
    }
    content.update(with: view.content, source: source?.takeBlock(of: Content.self))
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { body(contentStack) }
}

/// What a scroll view scrolls: one view as it is, several in a stack (`facts 65`).
final class ScrollContentNode: ContentItemsNode {
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

  /// What the content inherits, whatever stacks around the scroll view. What is scrolled inside of a row is no row.
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
  override func collectGridTraits(_ traits: inout GridCellTraits) { only?.collectGridTraits(&traits) }
  override var isSpacer: Bool { only?.isSpacer ?? false }
}

extension Graph {
  /// The scroll offset changed: what is placed stays, what reads coordinates is asked again.
  func scrollDidChange() {
    layoutDidChange = true
    layoutVersion &+= 1
    isScrolled = true
    changeCount &+= 1
    if !isUpdating { onNeedsFrame?() }
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

struct ScrollConfiguration: Equatable {
  var axes: Axis.Set
  var showsIndicators: Bool
}

/// A scroll view's node: its content lies at its place, and the offset moves only what is drawn.
class ScrollNode: LayoutNode, SizingContainer {
  override var sizingContainer: (any SizingContainer)? { self }
  final var configuration: ScrollConfiguration
  /// The distance that the content is scrolled, in points; it may lie outside the content, as in a bounce.
  private(set) final var offset: CGPoint = .zero
  final var contentStack: StackedContentNode!
  /// The pass in which the content is placed first: until it's over, the content may turn out longer than it seemed.
  private final var firstFrame: UInt?
  private final var hasScrolled = false
  /// The content's width where it scrolls vertically only, its height where horizontally.
  private final var placedAcross: (length: CGFloat, proposal: ProposedViewSize)?
  private final var correctedFrame: UInt = 0
  /// The phase that a finger has put it in.
  final var phase = ScrollPhase.idle
  /// Scrolls to what is asked for, again when the content has turned out to lie elsewhere.
  final var goal: ScrollGoal?
  /// The length that the content has more than the scroll view, in points.
  private final var hiddenLength: CGPoint = .zero
  /// The visible part that content is sized by: as it lies, or while it's measured as it would lie.
  private(set) final var containerSize: CGSize = .zero

  init(_ configuration: ScrollConfiguration, _ context: _NodeContext) {
    self.configuration = configuration
    super.init(context)
    graph.input.scrollViews.append(self)
    if graph.keeping != nil { beginWhereItWas() }
  }

  /// Takes the offset that the program before had, as far as the content reaches.
  private final func beginWhereItWas() {
    guard let text = graph.keeping?.text(of: Self.keptName, for: self) else { return }
    let parts = text.split(separator: " ").compactMap { Double($0) }
    guard parts.count == 2, parts.allSatisfy(\.isFinite) else { return }
    goal = ScrollGoal(kind: .offset(CGPoint(x: parts[0], y: parts[1])))
    hasScrolled = true
  }

  static let keptName = "scroll offset"

  override final var keptText: (name: String, text: String)? {
    offset == .zero ? nil : (Self.keptName, "\(Double(offset.x)) \(Double(offset.y))")
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

  final func show(_ new: CGPoint) {
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

  /// True if an anchor of the content is held where it is when lengths change.
  final func keepsAnchor(along axis: Axis) -> Bool {
    let anchors = environment.scrollAnchors
    if isInFirstFrame, anchors.initialOffset != nil { return true }
    guard let anchor = anchors.sizeChanges else { return false }
    return abs(offset[axis] - hiddenLength[axis] * anchor[axis]) < 0.5
  }

  private final var isInFirstFrame: Bool { !hasScrolled && (firstFrame == nil || firstFrame == graph.frame) }

  override final var nodeSemantics: (any SemanticSource)? { self }
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

  /// The size that margins leave: they are nobody's part of the container.
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

  override final var reasoning: (any LayoutReasoning)? { self }
  override final var snapshotName: String? { "ScrollView" }
}

extension Graph {
  /// The scroll offset changed: what is placed stays, what reads coordinates is asked again.
  func scrollDidChange() {
    layoutDidChange = true
    layoutVersion &+= 1
    isScrolled = true
    changeCount &+= 1
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A container whose content is a function of its own size and place.
///
/// It answers a proposal with the proposal itself (10 where that is unspecified) and proposes its size to each child,
/// which lies at its top leading corner. The content is evaluated while the reader is placed, within the same pass.
///
/// ```swift
/// struct Split: View {
///   var body: some View {
///     GeometryReader { geometry in
///       HStack(spacing: 0) {
///         Color.orange.frame(width: geometry.size.width / 3)
///         Color.teal
///       }
///     }
///   }
/// }
/// ```
public nonisolated struct GeometryReader<Content>: View, PrimitiveView where Content: View {
  /// No body: a node sizes and draws the value.
  public typealias Body = Never
  /// Makes the content; called again only when something that it read has changed.
  public var content: (GeometryProxy) -> Content

  /// A view of what a closure makes of the container's own size and place. It takes the whole proposal, 10 points along
  /// an axis without one.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  /// Makes the node that evaluates the closure when the size or the place changes.
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    GeometryReaderNode<Content>(view, context)
  }
}

final class GeometryReaderNode<Content: View>: ContentItemsNode {
  @exclusivity(unchecked) private var view: GeometryReader<Content>
  @exclusivity(unchecked) private var closure: ContentClosureNode<Content>!
  @exclusivity(unchecked) private var isStale = true

  init(_ view: GeometryReader<Content>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    closure = ContentClosureNode(context.child(of: self, environment: environment.stacking(along: nil)))
    content = closure
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    if let source { location = source }
    let isSame = withUnsafePointer(to: &view) {
      TypeInfo.of(GeometryReader<Content>.self).areEqual(UnsafeRawPointer($0), value)
    }
    if isSame { return }
    view = value.assumingMemoryBound(to: GeometryReader<Content>.self).pointee
    isStale = true
    graph.queueBoundary(self)
  }

  override func absorbs(_ change: LayoutChange, of child: LayoutNode) -> Bool { true }

  override func environmentDidChange(_ new: EnvironmentValues) {
    environment = new
    closure.environmentDidChange(new.stacking(along: nil))
  }

  override func itemsDidChange(below: ViewNode) -> Bool {
    cell.pointee.flags.insert(.itemsDirty)
    graph.queueBoundary(self)
    return true
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func placeContent() {
    flags.remove(.boundaryQueued)
    if isStale {
      isStale = false
      let (view, proxy) = (view, GeometryProxy(self))
      closure.set { view.content(proxy) }
    } else if invalidateSubscribers() {
      graph.evaluateDirtyNodes()
    }
    let proposal = ProposedViewSize(size)
    for child in children {
      var origin = CGPoint.zero
      if environment.layoutDirection == .rightToLeft { origin.x = size.width - child.size(for: proposal).width }
      child.place(at: origin, proposal: proposal)
    }
  }

  override var reasoning: (any LayoutReasoning)? { self }
  override var snapshotName: String? { "GeometryReader" }
}

/// Evaluates a closure that gives content, for a node that knows only later what the content depends on.
final class ContentClosureNode<Content: View>: DynamicNode {
  @exclusivity(unchecked) private var make: (() -> Content)?
  @exclusivity(unchecked) private var child: ViewNode?

  /// Takes a new closure and evaluates it.
  func set(_ make: @escaping () -> Content) {
    self.make = make
    reevaluateInLayout()
  }

  // The closure belongs to whoever wrote the body that it stands in.
  override var isBuiltIn: Bool { standsInBuiltInBody }

  override func evaluate() {
    guard let make else { return }
    let closure = MainActorCarrier(make)
    let (view, source) = evaluating { closure.value() }
    if let child {
      child.update(with: view, source: source)
    } else {
      child = Content._makeNode(
        view, _NodeContext(graph: graph, parent: self, environment: environment, source: source))
      structureDidChange()
    }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Many things that one node draws, of a module above this one: the marks of a chart, say.
///
/// They're no views, so that a hundred thousand of them cost no nodes. What a view would do for each of them is asked of
/// all at once: to be drawn, to be elements for those who don't see them, to say why they are as they are. A value
/// that conforms to `Animatable`, too, is brought to a new one gradually.
package protocol DrawnItems: Equatable {
  /// The name in a tree of views: `Marks`.
  var name: String { get }
  /// Draws all of it, in points from the top left corner of its own bounds.
  func draw(on canvas: inout DrawnCanvas)
  /// The elements, in the order of reading. Asked only when somebody wants to know.
  func elements(in size: CGSize) -> [DrawnElement]
  /// How it came by what it shows, a sentence a line. Asked only when somebody wants to know.
  var arithmetic: [String] { get }
  /// What is probably not meant.
  var notes: [LayoutNote] { get }
  /// These items as they come gradually after others: with what has gone of those, and is seen a while.
  func coming(after old: Self) -> Self
}

extension DrawnItems {
  package var arithmetic: [String] { [] }
  package var notes: [LayoutNote] { [] }
  package func elements(in size: CGSize) -> [DrawnElement] { [] }
  package func coming(after old: Self) -> Self { self }
}

/// The place that many things are drawn on by one node.
package struct DrawnCanvas {
  package let size: CGSize
  /// The device's pixels in a point.
  package let scale: CGFloat
  package let environment: EnvironmentValues
  package var commands: [DisplayCommand] = []

  package init(size: CGSize, scale: CGFloat, environment: EnvironmentValues) {
    (self.size, self.scale, self.environment) = (size, scale, environment)
  }
}

/// One of many things that a node draws, as those who don't see it are told of it.
package struct DrawnElement {
  package var label: String?
  package var value: String?
  package var identifier: String?
  package var isGroup = false
  /// In the node's own coordinates, in points.
  package var frame: CGRect

  package init(label: String?, value: String? = nil, identifier: String? = nil, frame: CGRect) {
    (self.label, self.value, self.identifier, self.frame) = (label, value, identifier, frame)
  }
}

/// Shows many things that aren't views. It takes what it's proposed, and 10 points where that is unspecified.
nonisolated package struct DrawnView<Items: DrawnItems>: View, PrimitiveView {
  package typealias Body = Never
  let items: Items

  nonisolated package init(_ items: Items) { self.items = items }

  nonisolated package static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    DrawnNode<Items>(view.items, context)
  }
}

/// Asks its items to draw themselves, and keeps what they drew for as long as nothing changes.
final class DrawnNode<Items: DrawnItems>: LayoutNode {
  private var drawnItems: Items
  private var drawn: DrawnCanvas?

  init(_ items: Items, _ context: _NodeContext) {
    drawnItems = items
    super.init(context)
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    if let source { location = source }
    let new = value.assumingMemoryBound(to: DrawnView<Items>.self).pointee.items
    if graph.transaction != nil || flags.contains(.animated), animate(to: new) { return }
    show(new)
  }

  private func show(_ new: Items) {
    guard new != drawnItems else { return }
    drawnItems = new
    drawn = nil
    invalidateLayout()
  }

  /// Brings the items to others; false where that isn't gradual.
  private func animate(to new: Items) -> Bool {
    guard let clock = graph.frameClock, new != drawnItems else { return false }
    return clock.retarget(self, from: drawnItems, to: new.coming(after: drawnItems)) { [unowned self] in show($0) }
  }

  override func environmentDidChange(_ new: EnvironmentValues) {
    environment = new
    drawn = nil
  }

  override func draw(_ context: inout DrawingContext) {
    guard size.width > 0, size.height > 0 else { return }
    if drawn?.size != size || drawn?.scale != context.scale {
      var canvas = DrawnCanvas(size: size, scale: context.scale, environment: environment)
      drawnItems.draw(on: &canvas)
      drawn = canvas
    }
    guard let commands = drawn?.commands, !commands.isEmpty else { return }
    let box = context.snapped(CGRect(origin: .zero, size: size))
    context.oneLeaf { context in
      context.add(.save)
      context.add(.concatenate(CGAffineTransform(translationX: box.minX, y: box.minY)))
      context.add(contentsOf: commands)
      context.add(.restore)
    }
  }

  override var reasoning: (any LayoutReasoning)? { self }
  override var snapshotName: String? { drawnItems.name }
  override var nodeSemantics: (any SemanticSource)? { self }
}

extension DrawnNode: SemanticSource {
  func semantics(_ scope: SemanticsScope) -> [SemanticsElement] {
    var last = 0
    let elements = drawnItems.elements(in: size).map { item in
      var element = SemanticsElement(
        item.isGroup ? .group : .element, self, frame: convert(item.frame, to: nil), label: item.label)
      element.value = item.value
      element.identifier = item.identifier
      element.anchor(at: self, &last)
      return element
    }
    guard !elements.isEmpty else { return [] }
    // What is said of the view that shows them holds for all together, not for each.
    var group = scope.element(.group)
    group.children = elements
    return [group]
  }
}

extension DrawnNode: LayoutReasoning {
  var arithmetic: [String] { drawnItems.arithmetic }
  var notes: [LayoutNote] { drawnItems.notes }
}

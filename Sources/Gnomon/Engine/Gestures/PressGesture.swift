// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A button's press: true while the finger is over the view. It ends where the finger is lifted there.
nonisolated struct PressGesture: PrimitiveGesture {
  typealias Value = Bool

  /// The distance that the finger may stray outside the view, in points.
  static var tolerance: CGFloat { 40 }

  /// The area where the press counts; nil is the view.
  var area: PressArea?

  nonisolated static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Bool> {
    PressRecognizer(gesture.area ?? PressArea(node: context.node, rect: nil))
  }
}

/// A rectangle of a node.
nonisolated struct PressArea {
  let node: LayoutNode
  /// The part of the node; nil is the whole of it.
  let rect: CGRect?

  func contains(_ event: TouchEvent) -> Bool {
    let point = node.convertFromRoot(CGRect(origin: event.location, size: .zero)).origin
    return (rect ?? CGRect(origin: .zero, size: node.size))
      .insetBy(dx: -PressGesture.tolerance, dy: -PressGesture.tolerance).contains(point)
  }
}

private nonisolated final class PressRecognizer: _GestureRecognizer<Bool> {
  private let area: PressArea
  private var isOver = false

  init(_ area: PressArea) { self.area = area }

  // What is dragged by one of its buttons isn't dragged (recorded on macOS 27).
  override var holdsOthers: Bool { isOver }

  override func handle(_ event: TouchEvent, _ actions: inout GestureActions) -> GesturePhase<Bool> {
    isOver = area.contains(event)
    switch event.kind {
    case .cancelled: return .failed
    case .ended: return isOver ? .ended(true) : .failed
    case .began, .moved, .held: return .possible(isOver)
    }
  }
}

/// Acts when the view is pressed.
nonisolated struct PressModifier: UnaryModifier {
  let isPressed: GestureState<Bool>
  let action: @MainActor () -> Void

  final class Node: UnaryNode<PressModifier> {
    override func modifierDidChange(from old: PressModifier) {}

    override func hitTest(_ point: CGPoint, _ hits: inout HitList) -> Bool {
      guard super.hitTest(point, &hits) else { return false }
      addPress(&hits, in: nil)
      return true
    }

    fileprivate func addPress(_ hits: inout HitList, in area: PressArea?) {
      guard environment.isEnabled else { return }
      let action = modifier.action
      let press = GestureStateGesture(base: PressGesture(area: area), state: modifier.isPressed) { isOver, state, _ in
        state = isOver
      }
      let gesture = press.onEnded { _ in onMain { action() } }
      hits.add(RecognizerHandler(type(of: gesture)._makeRecognizer(gesture, _GestureContext(node: self))), .normal)
    }
  }
}

extension LayoutNode {
  /// The only button inside; nil where there's none, or several.
  private final var onlyPress: PressModifier.Node? {
    var found: [PressModifier.Node] = []
    func search(_ node: LayoutNode) {
      if let press = node as? PressModifier.Node {
        found.append(press)
      } else if found.count < 2 {
        node.forEachLayoutChild(search)
      }
    }
    search(self)
    return found.count == 1 ? found[0] : nil
  }

  /// Lets the only button inside act for a whole rectangle of a node, where there's just one.
  final func addOnlyPress(_ hits: inout HitList, reaching rect: CGRect, of node: LayoutNode) {
    onlyPress?.addPress(&hits, in: PressArea(node: node, rect: rect))
  }

  /// Lets the only button inside act; false where there's none that may, or several.
  final func pressOnly() -> Bool {
    guard let press = onlyPress, press.environment.isEnabled else { return false }
    let action = press.modifier.action
    onMain { action() }
    return true
  }

  /// Lets the first button inside act; false where there's none that may.
  final func pressFirst() -> Bool {
    var found: PressModifier.Node?
    func search(_ node: LayoutNode) {
      guard found == nil else { return }
      if let press = node as? PressModifier.Node { found = press } else { node.forEachLayoutChild(search) }
    }
    search(self)
    guard let found, found.environment.isEnabled else { return false }
    let action = found.modifier.action
    onMain { action() }
    return true
  }
}

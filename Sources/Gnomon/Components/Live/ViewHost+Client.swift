// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What the clients of a scene do.
extension ViewHost {
  /// Gives the focus to the field that an element stands for; false where it's none, or can't have it.
  package func focus(onElement number: Int) -> Bool {
    guard let node = elementAnchors.node(of: number) else { return false }
    return event("the focus was given") {
      guard let field = node.firstField else { return false }
      field.takeFocus()
      return true
    }
  }

  /// The language in which the app speaks to its reader.
  package var language: String { _LocalizedStrings.language(for: root.environment.locale) }

  /// The text of the field that is typed into; nil where none is.
  package var typedText: String? { graph.typingTarget.target.flatMap { $0.isMounted ? $0.typed.text : nil } }

  /// The number of the element whose field is typed into; nil where none is.
  package var typedElement: Int? { focusedField?.element }

  /// Scrolls a scroll view of the scene, as somebody who holds it.
  ///
  /// - Parameters:
  ///   - number: The scroll view's.
  ///   - offset: From the content's corner at the top left, in points.
  ///   - isLast: False where more of the same movement follows. It comes to rest with the last part.
  package func scroll(_ number: Int, to offset: CGPoint, isLast: Bool) -> Bool {
    event("a scroll view was scrolled") {
      let numbers = graph.nodeNumbers
      guard offset.isFinite,
        let view = graph.input.scrollViews.first(where: { $0.isMounted && numbers.number(of: $0) == number }),
        view.environment.isScrollEnabled
      else { return false }
      if !graph.input.wheeled.contains(where: { $0.view.node === view }) {
        graph.input.wheeled.append((WeakNode(node: view), view.offset))
      }
      view.phase = .interacting
      let least = view.leastOffset
      let target = CGPoint(
        x: view.clamped(offset.x + least.x, .horizontal), y: view.clamped(offset.y + least.y, .vertical))
      view.scroll(to: target)
      if isLast { endWheel() }
      return true
    }
  }

  /// The length beyond what is in sight that lazy containers make as well, in points: those who scroll by themselves
  /// have something to show before the host has heard of it. What is made there appears, as `onAppear` tells.
  package var overscan: CGFloat {
    get { graph.lazyContainers.overscan }
    set { graph.lazyContainers.overscan = max(0, finite(newValue)) }
  }

  /// Is told that something has changed since the last update, once for each.
  package var becameDue: (() -> Void)? {
    get { graph.becameDue }
    set { graph.becameDue = newValue }
  }

  /// Is told of addresses that the view opens, and of what it shares.
  package func onExchange(open: @escaping @MainActor (URL) -> Void, share: @escaping @MainActor () -> Void) {
    graph.exchange.opened = open
    graph.exchange.didShare = share
  }
}

extension ViewNode {
  /// The field that it is or that is inside or around it.
  fileprivate var firstField: (any FocusCandidate)? {
    for case let field as any TypingTarget in chain() where field.canTakeKeys { return field }
    var found: (any FocusCandidate)?
    func look(at node: ViewNode) {
      guard found == nil, !node.flags.contains(.concealed) else { return }
      if let field = node as? any TypingTarget, field.canTakeKeys {
        found = field
        return
      }
      node.forEachPart { look(at: $0) }
    }
    look(at: self)
    return found
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An element while it's worked out, with what is done for its actions.
///
/// Views make them (``SemanticSource``), modifiers change them, and ``SemanticsSnapshot/Node`` is what others get.
struct SemanticsElement {
  /// What an action does.
  struct Handler {
    let action: SemanticsSnapshot.Action
    let run: () -> Void
  }

  /// The node that the element is known by, with a number where it makes several.
  var anchor: ViewNode
  var ordinal = 0
  /// The name of the view that it stands for, where that is gone; nil is the anchor's.
  private var view: String?
  var role: SemanticsSnapshot.Role
  var label: String?
  /// True if the label is only what a picture's name says. Beside words it says nothing.
  var isNamedByPicture = false
  var value: String?
  var hint: String?
  var placeholder: String?
  var identifier: String?
  var traits = AccessibilityTraits()
  var headingLevel: Int?
  var isEnabled: Bool
  var isFocused = false
  var inputLabels: [String] = []
  var options: [String] = []
  var handlers: [Handler] = []
  var details: [SemanticsSnapshot.Detail] = []
  var frame: CGRect
  /// nil is the middle.
  var activationPoint: CGPoint?
  /// Where a touch uses it.
  var touchPoint: CGPoint { activationPoint ?? CGPoint(x: frame.midX, y: frame.midY) }
  /// Of several elements around the one with the greater number is read first.
  var sortPriority: Double = 0
  /// The half of a pair that it is: the label of one, or what is named, with what both halves have.
  var pair: (isLabel: Bool, key: [AnyHashable])?
  var children: [SemanticsElement] = []

  init(_ role: SemanticsSnapshot.Role, _ anchor: ViewNode, frame: CGRect, label: String? = nil) {
    self.role = role
    self.anchor = anchor
    self.frame = frame
    self.label = label
    isEnabled = anchor.environment.isEnabled
  }

  /// Makes it known, with those inside, by a node that stays, and by numbers of that.
  mutating func anchor(at node: ViewNode, _ last: inout Int) {
    last += 1
    view = view ?? anchor.semanticName
    (anchor, ordinal) = (node, last)
    for index in children.indices { children[index].anchor(at: node, &last) }
  }

  /// Adds what an action does. It's only told of an element that is enabled, and goes before what was there.
  mutating func on(_ action: SemanticsSnapshot.Action, _ run: @escaping () -> Void) {
    handlers.removeAll { $0.action == action }
    handlers.append(Handler(action: action, run: run))
  }

  /// Takes over what children say and do that the element itself doesn't: they are no elements then.
  mutating func absorb(_ children: [SemanticsElement]) {
    if label == nil { label = Self.joinedLabel(children) }
    for child in children { absorb(actionsOf: child) }
  }

  private mutating func absorb(actionsOf child: SemanticsElement) {
    for handler in child.handlers where !handlers.contains(where: { $0.action == handler.action }) {
      if case .scroll = handler.action { continue }
      handlers.append(handler)
    }
    if identifier == nil { identifier = child.identifier }
    if hint == nil { hint = child.hint }
    details += child.details
    for inner in child.children { absorb(actionsOf: inner) }
  }

  /// The words of elements, one after the other; nil if there are none. Of pictures without a label of their own the
  /// names count where there's nothing else: a real iOS 26 joins a symbol, "John Doe" and "Online" to "John Doe, Online"
  /// (cashapp/AccessibilitySnapshot, `testBasicAccessibilityDemo`).
  static func joinedLabel(_ elements: [SemanticsElement]) -> String? {
    var words: [(String, isOfPicture: Bool)] = []
    for element in elements { element.addWords(to: &words) }
    let said = words.filter { !$0.isOfPicture }
    let all = (said.isEmpty ? words : said).map(\.0)
    return all.isEmpty ? nil : all.joined(separator: ", ")
  }

  private func addWords(to words: inout [(String, isOfPicture: Bool)]) {
    if let label, !label.isEmpty { words.append((label, isNamedByPicture)) }
    if let value, !value.isEmpty { words.append((value, false)) }
    for child in children { child.addWords(to: &words) }
  }

  /// True if the element and those inside are words and pictures.
  var isPlain: Bool {
    switch role {
    case .text, .image, .element, .group: children.allSatisfy(\.isPlain) && handlers.isEmpty
    default: false
    }
  }

  /// The role that traits given by hand make of one without a kind of its own.
  mutating func followTraits() {
    switch role {
    case .element, .text, .image, .group:
      if traits.contains(.isLink) {
        role = .link
      } else if traits.contains(.isToggle) {
        role = .toggle
      } else if traits.contains(.isButton) {
        role = .button
      } else if traits.contains(.isSearchField) {
        role = .searchField
      } else if traits.contains(.isTabBar) {
        role = .tabBar
      } else if role == .element, traits.contains(.isImage) {
        role = .image
      } else if role == .element, traits.contains(.isStaticText) || traits.contains(.isHeader) {
        role = .text
      }
    case .button where !traits.contains(.isButton): role = .element
    default: break
    }
  }

  /// The element as a value.
  func snapshot(_ numbers: NodeNumbers) -> SemanticsSnapshot.Node {
    SemanticsSnapshot.Node(
      id: numbers.number(of: anchor, ordinal), role: role, label: label, value: value, hint: hint,
      placeholder: placeholder, identifier: identifier, traits: traits, headingLevel: headingLevel,
      isEnabled: isEnabled, isFocused: isFocused, inputLabels: inputLabels, options: options,
      actions: isEnabled ? handlers.map(\.action) : [], details: details, frame: frame,
      activationPoint: touchPoint, view: view ?? anchor.semanticName,
      source: anchor.sourceLocation, children: children.map { $0.snapshot(numbers) })
  }
}

/// The elements of one frame.
final class KnownSemantics {
  /// What tells the frame from others. Time does only where something moves: what else it changes is a pass.
  struct State: Equatable {
    let frame: UInt
    let layout: UInt
    let changes: UInt
    let time: Double
    let namesViews: Bool
    let focus: ObjectIdentifier?
  }

  let state: State
  let root: SemanticsElement
  /// The elements as a value, where that was asked for.
  var snapshot: SemanticsSnapshot?
  private var knownAnchors: ElementAnchors?

  /// The elements with their nodes, listed when that's asked for.
  func anchors(_ numbers: NodeNumbers) -> ElementAnchors {
    if let knownAnchors { return knownAnchors }
    let anchors = ElementAnchors(root, numbers)
    knownAnchors = anchors
    return anchors
  }

  init(_ state: State, _ root: SemanticsElement) { (self.state, self.root) = (state, root) }
}

extension ViewNode {
  /// The name of the view that an element stands for: its own in a snapshot, or that of the nearest view around.
  var semanticName: String {
    sequence(first: self, next: \.parent).lazy.compactMap(\.snapshotName).first ?? "View"
  }
}

/// Who wants to know what has changed.
final class SemanticsListener {
  let cache = SemanticsCache()
  /// The field that had the focus.
  var focus: ObjectIdentifier?
  private let action: (SemanticsSnapshot.Update) -> Void
  private var last: [Int: SemanticsSnapshot.Node] = [:]
  private var order: [Int] = []

  init(_ action: @escaping (SemanticsSnapshot.Update) -> Void) { self.action = action }

  /// Tells what differs from the last time; nothing where nothing does.
  func tell(_ snapshot: SemanticsSnapshot) {
    var now: [Int: SemanticsSnapshot.Node] = [:]
    var order: [Int] = []
    var changed: [Int] = []
    snapshot.root.forEach { node in
      var own = node
      own.children = []
      now[node.id] = own
      order.append(node.id)
      if last[node.id] != own { changed.append(node.id) }
    }
    let removed = self.order.filter { now[$0] == nil }
    guard !changed.isEmpty || !removed.isEmpty || order != self.order else { return }
    (last, self.order) = (now, order)
    action(SemanticsSnapshot.Update(snapshot: snapshot, changed: changed, removed: removed))
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Why a node answers the length that it answers.
///
/// `child` is there only until the reason has become part of a record, and only on the main actor.
package struct AnswerReason: @unchecked Sendable {
  package enum Source: String, Sendable, Codable {
    /// The node's own number or content.
    case own
    /// All that it's proposed.
    case proposal
    /// The length that one child takes, perhaps with a padding around it.
    case child
    /// The length that several children take together.
    case children
    /// Nothing is proposed, and there's no content to ask: a constant of the system.
    case fallback
  }

  package var source: Source
  /// A clause: `its width is fixed at 75`.
  package var words: String
  /// The child that decides.
  var child: LayoutNode?

  init(_ source: Source, _ words: String, child: LayoutNode? = nil) {
    self.source = source
    self.words = words
    self.child = child
  }
}

/// Why a node proposes to a child the length that it proposes.
package struct OfferReason: Sendable {
  package enum Source: String, Sendable, Codable {
    /// A proposal that is the view's own, handed on.
    case same
    /// A number of its own.
    case own
    /// Worked out of its own proposal: without a padding, divided, at a ratio.
    case share
    /// A proposal of the view's own size, once that is known.
    case size
    /// Nothing, where it has a proposal itself: it wants the child's ideal length.
    case unspecified
  }

  package var source: Source
  package var words: String

  init(_ source: Source, _ words: String) {
    self.source = source
    self.words = words
  }
}

/// A node that says how it comes by its numbers. Of others it's inferred from the numbers themselves.
///
/// All of it is asked after a frame, about the proposal and the size that the node was placed with.
protocol LayoutReasoning: LayoutNode {
  /// Why the node is as long as it is; nil leaves it to inference.
  func answerReason(_ axis: Axis) -> AnswerReason?
  /// Why the child was proposed what it was; nil leaves it to inference.
  func offerReason(to child: LayoutNode, _ axis: Axis) -> OfferReason?
  /// The view whose length the child is proposed, where that isn't the container's own: the longest beside it.
  ///
  /// Asked only while a record is made: it looks into what the views inside take.
  func offerDecider(for child: LayoutNode, _ axis: Axis) -> LayoutNode?
  /// Why the child lies where it does; nil leaves it to inference.
  func placeReason(of child: LayoutNode, _ axis: Axis) -> String?
  /// The node's calculation, a sentence a line.
  var arithmetic: [String] { get }
  /// The name in a sentence where it has none in a snapshot.
  var reasonedName: String? { get }
  /// True if it sets the guide of what is in it.
  func sets(_ guide: AlignmentKey) -> Bool
  /// The paddings, distances and guides that it lays out by.
  var marks: [LayoutMark] { get }
  /// The kind in a record; nil leaves it to inference.
  var recordedKind: LayoutRecord.Kind? { get }
  /// True if it's a text that an ellipsis shortens though nothing limits its lines.
  var isCutOffText: Bool { get }
  /// What the node itself knows to be probably not meant.
  var notes: [LayoutNote] { get }
}

extension LayoutReasoning {
  func answerReason(_ axis: Axis) -> AnswerReason? { nil }
  func offerReason(to child: LayoutNode, _ axis: Axis) -> OfferReason? { nil }
  func offerDecider(for child: LayoutNode, _ axis: Axis) -> LayoutNode? { nil }
  func placeReason(of child: LayoutNode, _ axis: Axis) -> String? { nil }
  var arithmetic: [String] { [] }
  var reasonedName: String? { nil }
  func sets(_ guide: AlignmentKey) -> Bool { false }
  var marks: [LayoutMark] { [] }
  var recordedKind: LayoutRecord.Kind? { nil }
  var isCutOffText: Bool { false }
  var notes: [LayoutNote] { [] }
}

extension LayoutNode {
  func reasonForAnswer(_ axis: Axis) -> AnswerReason {
    ReasonMemo.answer(of: self, axis) {
      reasoning?.answerReason(axis) ?? inferredAnswer(axis)
    }
  }

  func reasonForOffer(to child: LayoutNode, _ axis: Axis) -> OfferReason {
    ReasonMemo.offered()
    return reasoning?.offerReason(to: child, axis) ?? inferredOffer(to: child, axis)
  }

  /// The node's calculation, a sentence a line.
  final var reasonedArithmetic: [String] {
    ReasonMemo.arithmetic(of: self) { reasoning?.arithmetic ?? [] }
  }

  /// The nodes that it lays out, those first that are part of its size.
  ///
  /// They're listed anew each time: a reason for one of many views asks for what is worked out once (``ReasonMemo/plan(of:_:)``).
  var laidOutChildren: [LayoutNode] {
    var list: [LayoutNode] = []
    forEachLayoutChild { list.append($0) }
    ReasonMemo.visited(list.count)
    return list
  }

  private func inferredAnswer(_ axis: Axis) -> AnswerReason {
    let (own, proposed) = (size[axis], proposal[axis])
    switch cell.pointee.sizing {
    case .passing:
      if let child = cell.pointee.child?.pointee.node.takeUnretainedValue() { return .child(child, axis) }
    case .filling: return filling(axis)
    case .spacer:
      if let proposed, own == proposed { return AnswerReason(.proposal, "a spacer takes what it's proposed") }
      return AnswerReason(.own, "a spacer takes no less than \(points(own))")
    default: break
    }
    let children = laidOutChildren
    if children.count == 1, sameLength(children[0].size[axis], own) { return .child(children[0], axis) }
    if let proposed, sameLength(own, proposed) { return filling(axis) }
    if let longest = children.max(by: { $0.size[axis] < $1.size[axis] }) {
      if sameLength(longest.size[axis], own) {
        return AnswerReason(
          .child, "it's as \(axis.adjective) as its \(axis.longest) view, \(longest.spokenName)", child: longest)
      }
      return AnswerReason(.children, sum(of: children, axis) ?? "its \(children.count) views take that together")
    }
    if proposed == nil, own == 10 { return filling(axis) }
    return AnswerReason(.own, "that's its own \(axis.length), whatever it's proposed")
  }

  /// True if what is proposed was first asked for with nothing proposed, and is handed back: then the content decides.
  final func isProposedItsOwnLength(_ axis: Axis) -> Bool {
    ReasonMemo.handsBack(self, axis) {
      guard let parent = layoutParent else { return false }
      switch parent.reasonForOffer(to: self, axis).source {
      case .same, .share: return parent.isProposedItsOwnLength(axis)
      case .size: return parent.proposal[axis] == nil
      case .own, .unspecified: return false
      }
    }
  }

  /// `40 + 2×84 + 20 between = 228` of views that lie in lines one behind the other.
  private func sum(of children: [LayoutNode], _ axis: Axis) -> String? {
    guard children.count <= 1_000 else { return nil }
    var lines: [(start: CGFloat, length: CGFloat)] = []
    for child in children.sorted(by: { $0.start(axis) < $1.start(axis) }) {
      let (start, length) = (child.start(axis), child.size[axis])
      if let last = lines.last, start < last.start + last.length - 0.001 {
        // Beside the one before, or across it: then there are no lines.
        guard sameLength(start, last.start) else { return nil }
        lines[lines.count - 1].length = max(last.length, length)
      } else {
        lines.append((start, length))
      }
    }
    let rest = size[axis] - lines.reduce(0) { $0 + $1.length }
    guard rest > -0.001 else { return nil }
    var terms: [(count: Int, length: CGFloat)] = []
    for line in lines {
      if let last = terms.last, sameLength(last.length, line.length) {
        terms[terms.count - 1].count += 1
      } else {
        terms.append((1, line.length))
      }
    }
    guard terms.count <= 6 else { return nil }
    let words = terms.map { $0.count > 1 ? "\($0.count)×\(points($0.length))" : points($0.length) }
    return words.joined(separator: " + ") + (rest > 0.001 ? " + \(points(rest)) between and around" : "")
      + " = \(points(size[axis]))"
  }

  private func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? origin.x : origin.y }

  /// True if the node is so long because it takes what it's proposed, or because one inside does.
  final func fills(_ axis: Axis) -> Bool {
    guard proposal[axis]?.isFinite == true else { return false }
    if isSpacer { return true }
    return ReasonMemo.fills(self, axis) {
      let reason = reasonForAnswer(axis)
      switch reason.source {
      case .proposal: return true
      case .child: return reason.child?.fills(axis) ?? false
      default: return false
      }
    }
  }

  /// True if it, or a view in it, takes what's there rather than what it needs.
  final func stretches(_ axis: Axis) -> Bool {
    ReasonMemo.stretches(self, axis) {
      if fills(axis) { return true }
      guard reasonForAnswer(axis).source != .own else { return false }
      return laidOutChildren.contains { $0.stretches(axis) }
    }
  }

  /// The reason of a view that takes all that is proposed, and 10 where that is nothing.
  func filling(_ axis: Axis) -> AnswerReason {
    if proposal[axis] == nil {
      return AnswerReason(
        .fallback, "no \(axis.length) is proposed, and it has no ideal \(axis.length) but the system's 10")
    }
    return AnswerReason(.proposal, "it takes all that it's proposed")
  }

  private func inferredOffer(to child: LayoutNode, _ axis: Axis) -> OfferReason {
    let (mine, given) = (proposal[axis], child.proposal[axis])
    switch (mine, given) {
    case (nil, nil): return OfferReason(.same, "nothing is proposed to it, so it proposes nothing")
    case (_?, nil): return OfferReason(.unspecified, "it asks for the ideal \(axis.length)")
    case (let mine?, let given?) where sameLength(mine, given): return OfferReason(.same, "its proposal, handed on")
    case (_, let given?) where sameLength(size[axis], given):
      return OfferReason(.size, "its own \(axis.length)")
    case (_, let given?): return OfferReason(.share, "its own share-out gave \(points(given))")
    }
  }

  /// The name of the node in a sentence: `Text “Hello”`.
  final var spokenName: String {
    let name = spokenType
    guard let text = spokenText, !text.isEmpty else { return name }
    let line = plainLine(text.split(maxSplits: 1, whereSeparator: \.isNewline).first ?? "")
    return "\(name) “\(line.count > 24 ? line.prefix(23) + "…" : line[...])”"
  }

  /// The name by which a container speaks of its views: by the user's view that it belongs to, and of a modifier with
  /// what it modifies, `frame of Text “Hello”`.
  final func spokenName(inside container: ViewNode) -> String {
    if let view = LayoutSnapshot.outermostView(around: self, inside: container), !view.isWrapper {
      return tracedName(view.snapshotName ?? "")
    }
    guard let own = modifierName, let content = modifiedContent else { return spokenName }
    return "\(tracedName(own)) of \(content)"
  }

  /// The modifier that it is or stands for.
  private var modifierName: String? {
    if let name = snapshotName { return name.first?.isLowercase == true ? name : nil }
    guard cell.pointee.sizing == .passing else { return nil }
    return cell.pointee.child?.pointee.node.takeUnretainedValue().modifierName
  }

  /// The content of a chain of modifiers.
  private var modifiedContent: String? {
    var node: LayoutNode = self
    var steps = 0
    while node.snapshotName?.first?.isLowercase ?? true {
      steps += 1
      if steps > 16 { return nil }
      let only = node.laidOutChildren
      let isOwnKind = [.spacer, .stack].contains(node.cell.pointee.sizing)
      let child = isOwnKind ? nil : node.cell.pointee.child?.pointee.node.takeUnretainedValue()
      guard let inner = child ?? (only.count == 1 ? only[0] : nil) else { return nil }
      if let view = LayoutSnapshot.outermostView(around: inner, inside: node), !view.isWrapper {
        return tracedName(view.snapshotName ?? "")
      }
      node = inner
    }
    return node.spokenName
  }

  /// The words of the view, or of the one that it stands for.
  private var spokenText: String? {
    if snapshotName != nil { return snapshotText }
    let children = laidOutChildren
    return children.count == 1 ? children[0].spokenText : nil
  }

  private var spokenType: String {
    if let name = snapshotName { return tracedName(name) }
    if let name = reasoning?.reasonedName { return name }
    if cell.pointee.sizing == .passing, let child = cell.pointee.child?.pointee.node.takeUnretainedValue() {
      return child.spokenType
    }
    let children = laidOutChildren
    if children.count == 1 { return children[0].spokenType }
    var around = parent
    while let current = around, current.snapshotName == nil { around = current.parent }
    return around?.snapshotName.map { "a layer of \($0)" } ?? "a view"
  }
}

extension ViewNode {
  /// True if it's a wrapper of this package's, which has no name that a user knows.
  final var isWrapper: Bool { snapshotName == "Content" && (self as? DynamicNode)?.isBuiltIn == true }
}

extension AnswerReason {
  static func child(_ child: LayoutNode, _ axis: Axis) -> AnswerReason {
    AnswerReason(.child, "it's as \(axis.adjective) as what's in it", child: child)
  }
}

extension Axis {
  var length: String { self == .horizontal ? "width" : "height" }
  var adjective: String { self == .horizontal ? "wide" : "high" }
  var longest: String { self == .horizontal ? "widest" : "tallest" }
}

/// The name of a view of this package that no interface names.
func tracedName(_ name: String) -> String {
  switch name {
  case "ListRows": "rows"
  case "TabPages": "tabs"
  case "NavigationBarView": "navigation bar"
  case "SwitchView": "switch"
  case "StrokeShapeView": "stroke"
  case "StrokeBorderShapeView": "strokeBorder"
  case "ChevronShape": "chevron"
  case "PickerOptions": "options"
  case "UpDownSign": "chevrons"
  default: name
  }
}

/// Lengths as close as that are the same.
func sameLength(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || abs(a - b) < 0.001 }

/// A length in a sentence: at most two decimals.
package func points(_ value: CGFloat) -> String {
  if value == .infinity { return "∞" }
  guard value.isFinite else { return "\(value)" }
  let rounded = (value * 100).rounded() / 100
  if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int64(rounded)) }
  return "\(rounded)"
}

/// A proposed length in a sentence; nothing where it's unspecified.
package func points(_ value: CGFloat?) -> String { value.map { points($0) } ?? "nothing" }

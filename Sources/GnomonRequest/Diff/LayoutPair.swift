// SPDX-License-Identifier: Apache-2.0
/// A view of the old layout and the one in its place in the new.
struct LayoutPair {
  var old: LayoutFile.Node
  var new: LayoutFile.Node
  var path: String
  var children: [LayoutPair]
  private var followsHorizontally = false
  private var followsVertically = false

  enum Axis: CaseIterable {
    case horizontal, vertical

    var other: Axis { self == .horizontal ? .vertical : .horizontal }
    var length: String { self == .horizontal ? "width" : "height" }
    var adjective: String { self == .horizontal ? "wide" : "high" }
  }

  init(old: LayoutFile.Node, new: LayoutFile.Node, path: String, children: [LayoutPair]) {
    self.old = old
    self.new = new
    self.path = path
    self.children = children
    followsHorizontally = onlyFollowsByChildren(.horizontal)
    followsVertically = onlyFollowsByChildren(.vertical)
  }

  /// How much longer it is.
  func growth(_ axis: Axis) -> Double { new.frame.length(axis) - old.frame.length(axis) }

  func changed(_ axis: Axis) -> Bool { isOther(growth(axis), 0) }

  /// Whether something else is proposed to it.
  func isProposedOtherwise(_ axis: Axis) -> Bool { old.proposed(axis) != new.proposed(axis) }

  /// Whether it's so much longer as more is proposed to it: then it only follows.
  func follows(_ axis: Axis) -> Bool {
    guard let before = old.proposed(axis)?.value, let now = new.proposed(axis)?.value else { return false }
    return isOther(now, before) && !isOther(now - before, growth(axis))
  }

  /// Whether it's longer because more is proposed to it, or to all inside that are longer.
  ///
  /// It's known since the pair was made: each level around asks.
  func onlyFollows(_ axis: Axis) -> Bool { axis == .horizontal ? followsHorizontally : followsVertically }

  private func onlyFollowsByChildren(_ axis: Axis) -> Bool {
    guard changed(axis) else { return true }
    // A text takes what its words need.
    if children.isEmpty { return new.text == nil && follows(axis) }
    // Another ratio, where the other length is proposed as before.
    if new.view == "aspectRatio", !isProposedOtherwise(axis.other) { return false }
    if children.count == 1, isOther(growth(axis), children[0].growth(axis)) {
      return new.view != "padding" && follows(axis)
    }
    // What it proposes is another, though it's proposed what it was.
    if children.count == 1, children[0].follows(axis), !follows(axis) { return false }
    // Views that stay while the stack around them is longer: its spacing is another.
    if !children.contains(where: { $0.changed(axis) }) { return !new.view.hasSuffix("Stack") && follows(axis) }
    return children.allSatisfy { !$0.changed(axis) || $0.onlyFollows(axis) }
  }

  /// `Card/HStack/Text “Hello” (Card.swift:12)`.
  var title: String { path + quoted(new) + (new.source.map { " (\($0))" } ?? "") }
}

extension LayoutFile.Frame {
  func length(_ axis: LayoutPair.Axis) -> Double { axis == .horizontal ? width : height }
}

extension LayoutFile.Node {
  func proposed(_ axis: LayoutPair.Axis) -> LayoutFile.Length? {
    axis == .horizontal ? proposal?.width : proposal?.height
  }
}

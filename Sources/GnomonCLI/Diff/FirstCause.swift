// SPDX-License-Identifier: Apache-2.0
/// A view of the old layout and the one in its place in the new.
struct LayoutPair {
  var old: LayoutFile.Node
  var new: LayoutFile.Node
  var path: String
  var children: [LayoutPair]

  enum Axis: CaseIterable {
    case horizontal, vertical

    var other: Axis { self == .horizontal ? .vertical : .horizontal }
    var length: String { self == .horizontal ? "width" : "height" }
    var adjective: String { self == .horizontal ? "wide" : "high" }
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

/// Finds the view whose decision made the others change: down from the first that is longer to the one that none inside
/// explains, and from a view that got less room up to who gave it.
struct FirstCause {
  private let root: LayoutPair

  init(_ root: LayoutPair) { self.root = root }

  /// nil where nothing has another size.
  var sentence: String? {
    var sentences: [String] = []
    for axis in [LayoutPair.Axis.vertical, .horizontal] {
      guard let way = firstChange(axis, [root]), let text = explain(way, axis), !sentences.contains(text) else {
        continue
      }
      sentences.append(text)
    }
    return sentences.first
  }

  /// The way to the first view that has another length.
  private func firstChange(_ axis: LayoutPair.Axis, _ way: [LayoutPair]) -> [LayoutPair]? {
    let pair = way[way.count - 1]
    if pair.changed(axis) { return way }
    for child in pair.children { if let found = firstChange(axis, way + [child]) { return found } }
    return nil
  }

  /// - Parameter looksBeside: Whether a view that is proposed otherwise may be explained by one beside it.
  private func explain(_ start: [LayoutPair], _ axis: LayoutPair.Axis, looksBeside: Bool = true) -> String? {
    var way = start
    while let next = explaining(way[way.count - 1], axis) { way.append(next) }
    let pair = way[way.count - 1]
    if let cell = decidingCell(of: pair, axis) { return answer(cell, axis) }
    // A text that got less width is higher: who gave it less?
    if pair.children.isEmpty, pair.isProposedOtherwise(.horizontal), pair.old.text == pair.new.text {
      return offer(to: way, .horizontal, looksBeside) ?? answer(pair, axis)
    }
    if onlyFollows(pair, axis) { return offer(to: way, axis, looksBeside) ?? answer(pair, axis) }
    return answer(pair, axis)
  }

  /// The view inside that made it longer: one that is longer by as much, of those that don't merely follow.
  private func explaining(_ pair: LayoutPair, _ axis: LayoutPair.Axis) -> LayoutPair? {
    let changed = pair.children.filter { $0.changed(axis) && !onlyFollows($0, axis) }
    return changed.first { !isOther($0.growth(axis), pair.growth(axis)) } ?? changed.first
  }

  /// In a grid, whose columns are as wide as their cells and propose that to them again, every cell seems to follow: then
  /// it's the frame among them that is as much longer as the grid, or the first one.
  private func decidingCell(of pair: LayoutPair, _ axis: LayoutPair.Axis) -> LayoutPair? {
    guard pair.changed(axis), !pair.isProposedOtherwise(axis), !pair.children.isEmpty,
      pair.children.allSatisfy({ onlyFollows($0, axis) })
    else { return nil }
    let frames = changedFrames(in: pair, axis)
    return frames.first { !isOther($0.growth(axis), pair.growth(axis)) } ?? frames.first
  }

  /// The outermost frames inside that are longer.
  private func changedFrames(in pair: LayoutPair, _ axis: LayoutPair.Axis) -> [LayoutPair] {
    pair.children.flatMap { child -> [LayoutPair] in
      guard child.changed(axis) else { return [] }
      return child.new.view == "frame" ? [child] : changedFrames(in: child, axis)
    }
  }

  /// Whether it's longer because more is proposed to it, or to all inside that are longer.
  private func onlyFollows(_ pair: LayoutPair, _ axis: LayoutPair.Axis) -> Bool {
    guard pair.changed(axis) else { return true }
    // A text takes what its words need.
    if pair.children.isEmpty { return pair.new.text == nil && pair.follows(axis) }
    // Another ratio, where the other length is proposed as before.
    if pair.new.view == "aspectRatio", !pair.isProposedOtherwise(axis.other) { return false }
    if pair.children.count == 1, isOther(pair.growth(axis), pair.children[0].growth(axis)) {
      return pair.new.view != "padding" && pair.follows(axis)
    }
    // What it proposes is another, though it's proposed what it was.
    if pair.children.count == 1, pair.children[0].follows(axis), !pair.follows(axis) { return false }
    let changed = pair.children.filter { $0.changed(axis) }
    // Views that stay while the stack around them is longer: its spacing is another.
    if changed.isEmpty { return !pair.new.view.hasSuffix("Stack") && pair.follows(axis) }
    return changed.allSatisfy { onlyFollows($0, axis) }
  }

  /// The innermost container around that is proposed what it was and proposes something else; or the view beside, if one
  /// there is another by itself.
  private func offer(to way: [LayoutPair], _ axis: LayoutPair.Axis, _ looksBeside: Bool) -> String? {
    for index in way.indices.dropLast().reversed() {
      let (container, child) = (way[index], way[index + 1])
      guard child.isProposedOtherwise(axis), !container.isProposedOtherwise(axis) else { continue }
      let beside = container.children.first {
        $0.new.frame != child.new.frame && $0.changed(axis) && !onlyFollows($0, axis)
      }
      if looksBeside, let cause = beside {
        return explain(Array(way[...index]) + [cause], axis, looksBeside: false)
      }
      let (before, now) = (words(child.old.proposed(axis)), words(child.new.proposed(axis)))
      return
        "\(container.title) proposes \(now) of \(axis.length) to \(child.new.view)\(quoted(child.new)) instead of \(before)"
    }
    return nil
  }

  private func answer(_ pair: LayoutPair, _ axis: LayoutPair.Axis) -> String {
    let (before, now) = (pair.old.frame.length(axis), pair.new.frame.length(axis))
    var text = "\(pair.title) is \(number(now)) \(axis.adjective) instead of \(number(before))"
    if pair.old.text != pair.new.text, let old = pair.old.text {
      text += ", as it reads something else than “\(old.prefix(30))”"
    } else if pair.old.children.count != pair.new.children.count {
      text += ", as it has \(pair.new.children.count) views instead of \(pair.old.children.count)"
    } else if pair.children.count == 1, pair.children[0].changed(axis) == false {
      let inner = pair.children[0].new.frame.length(axis)
      text += ": it adds \(number(now - inner)) to what's in it, not \(number(before - inner))"
    } else if !pair.isProposedOtherwise(axis), pair.new.proposal != nil {
      text += " of the same proposal"
    }
    return text
  }

  private func words(_ length: LayoutFile.Length?) -> String { length?.value.map(number) ?? "nothing" }
}

// SPDX-License-Identifier: Apache-2.0
/// Finds the view whose decision made the others change: down from the first that is longer to the one that none inside
/// explains, and from a view that got less room up to who gave it.
struct FirstCause {
  private let root: LayoutPair

  init(_ root: LayoutPair) { self.root = root }

  /// nil where nothing has another size.
  var sentence: String? {
    var sentences: [String] = []
    for axis in [LayoutPair.Axis.vertical, .horizontal] {
      guard let way = firstChange(axis, in: root), let text = explain(way, axis), !sentences.contains(text) else {
        continue
      }
      sentences.append(text)
    }
    return sentences.first
  }

  /// The way to the first view that has another length.
  private func firstChange(_ axis: LayoutPair.Axis, in pair: LayoutPair) -> [LayoutPair]? {
    if pair.changed(axis) { return [pair] }
    for child in pair.children { if let rest = firstChange(axis, in: child) { return [pair] + rest } }
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
    if pair.onlyFollows(axis) { return offer(to: way, axis, looksBeside) ?? answer(pair, axis) }
    return answer(pair, axis)
  }

  /// The view inside that made it longer: one that is longer by as much, of those that don't merely follow.
  private func explaining(_ pair: LayoutPair, _ axis: LayoutPair.Axis) -> LayoutPair? {
    let changed = pair.children.filter { $0.changed(axis) && !$0.onlyFollows(axis) }
    return changed.first { !isOther($0.growth(axis), pair.growth(axis)) } ?? changed.first
  }

  /// In a grid, whose columns are as wide as their cells and propose that to them again, every cell seems to follow: then
  /// it's the frame among them that is as much longer as the grid, or the first one.
  private func decidingCell(of pair: LayoutPair, _ axis: LayoutPair.Axis) -> LayoutPair? {
    guard pair.changed(axis), !pair.isProposedOtherwise(axis), !pair.children.isEmpty,
      pair.children.allSatisfy({ $0.onlyFollows(axis) })
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

  /// The innermost container around that is proposed what it was and proposes something else; or the view beside, if one
  /// there is another by itself.
  private func offer(to way: [LayoutPair], _ axis: LayoutPair.Axis, _ looksBeside: Bool) -> String? {
    for index in way.indices.dropLast().reversed() {
      let (container, child) = (way[index], way[index + 1])
      guard child.isProposedOtherwise(axis), !container.isProposedOtherwise(axis) else { continue }
      let beside = container.children.first {
        $0.new.frame != child.new.frame && $0.changed(axis) && !$0.onlyFollows(axis)
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

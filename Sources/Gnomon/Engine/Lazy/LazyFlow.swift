// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The layout of a list of a lazy container: stretch after stretch along the axis.
final class LazyFlow {
  let stretches: [LazyStretch]
  /// The number of cells in a line.
  let tracks: Int

  /// - Parameter estimates: what a line of each stretch is taken to be long; the last one holds for those that follow.
  init(_ list: LazyItemList, tracks: Int, estimates: [CGFloat], reusing old: LazyFlow? = nil) {
    self.tracks = tracks
    var known: [ObjectIdentifier: LazyStretch] = [:]
    if let old, old.tracks == tracks { for stretch in old.stretches { known[stretch.id] = stretch } }
    var stretches: [LazyStretch] = []
    var open: ContiguousArray<LazyItemList.Entry> = []
    var section: SectionRole?
    func close(perLine: Int = tracks) {
      guard let first = open.first else { return }
      let estimate = (estimates.dropFirst(stretches.count).first ?? estimates.last) ?? 0
      let stretch = known[first.id].flatMap { $0.perLine == perLine ? $0 : nil }
      if let stretch { stretch.entries = open }
      stretches.append(stretch ?? LazyStretch(open, perLine: perLine, role: section, estimate: estimate))
      stretches[stretches.count - 1].role = section
      stretches[stretches.count - 1].followEdits(estimate: estimate)
      open = []
    }
    func add(_ entry: LazyItemList.Entry) {
      let role = entry.role
      if role != section { close() }
      section = role
      switch entry {
      case .item where role == nil || role?.part == .content: open.append(entry)
      case .item:
        open = [entry]
        close(perLine: 1)
      case .collection(let collection):
        if tracks > 1, collection.fillsLines {
          open.append(entry)
        } else if tracks > 1, let items = collection.looseItems {
          for item in items { add(.item(item)) }
        } else {
          close()
          open = [entry]
          close(perLine: 1)
        }
      }
    }
    for entry in list.entries { add(entry) }
    close()
    self.stretches = stretches
  }

  var length: CGFloat { stretches.reduce(0) { $0 + $1.runs.total() } }

  /// The length of a line of each stretch on average, as far as that's known.
  var averages: [CGFloat] { stretches.map { $0.runs.average ?? $0.runs.firstLength } }

  /// True if every line was measured.
  var isMeasured: Bool { stretches.allSatisfy { $0.runs.isMeasured && $0.innerFlows.allSatisfy(\.isMeasured) } }

  /// Takes all lengths for estimates: they belong to another width.
  func forgetMeasures() {
    for stretch in stretches {
      stretch.runs.forgetMeasures()
      for flow in stretch.innerFlows { flow.forgetMeasures() }
    }
  }

  /// Has measured again what is measured as a whole: something has changed, in sight or not.
  func forgetWholeMeasures() {
    for stretch in stretches {
      if stretch.isMeasuredWhole { stretch.runs.forgetMeasures() }
      for flow in stretch.innerFlows { flow.forgetWholeMeasures() }
    }
  }

  /// Takes a length for what wasn't measured.
  func estimate(as length: CGFloat) {
    for stretch in stretches where stretch.runs.measuredCount == 0 { stretch.runs.estimate(from: 0, as: length) }
  }

  /// The collections in the flow and in those inside, the inner ones first.
  func forEachCollection(_ body: (LazyCollectionNode) -> Void) {
    for stretch in stretches {
      for flow in stretch.innerFlows { flow.forEachCollection(body) }
      for case .collection(let collection) in stretch.entries { body(collection) }
    }
  }

  /// The range along the axis of the line that shows an item, the gap before it included.
  func range(of item: LayoutNode, from start: CGFloat = 0) -> ClosedRange<CGFloat>? {
    var position = start
    for stretch in stretches {
      if let (line, inner) = stretch.line(showing: item) {
        let own = position + stretch.runs.position(of: line)
        return inner?.range(of: item, from: own) ?? own...own + max(0, stretch.runs.length(of: line))
      }
      position += stretch.runs.total()
    }
    return nil
  }

  /// The range along the axis where an element of a collection lies, as far as it's known.
  func range(of index: Int, in collection: LazyCollectionNode, from start: CGFloat = 0) -> ClosedRange<CGFloat>? {
    var position = start
    for stretch in stretches {
      if let line = stretch.line(of: index, in: collection) {
        let own = position + stretch.runs.position(of: line)
        return own...own + max(0, stretch.runs.length(of: line))
      }
      for (element, flow) in stretch.innerElements {
        let own = position + stretch.runs.position(of: element.index)
        if let found = flow.range(of: index, in: collection, from: own) { return found }
      }
      position += stretch.runs.total()
    }
    return nil
  }
}

extension LazyItemList.Entry {
  var id: ObjectIdentifier {
    switch self {
    case .item(let item): ObjectIdentifier(item)
    case .collection(let collection): ObjectIdentifier(collection)
    }
  }

  /// The part of the entry in the section around it.
  var role: SectionRole? {
    switch self {
    case .item(let item): item.sectionRole
    case .collection(let collection): collection.sharedValue(ObjectIdentifier(SectionRoleKey.self)) as? SectionRole
    }
  }
}

extension LazyCollectionNode {
  /// True if its elements fill a grid's lines, one beside the other.
  fileprivate var fillsLines: Bool {
    if givesOneItemEach == nil, count > 0 { _ = element(at: 0) }
    return givesOneItemEach ?? true
  }

  /// The items of all elements, where these don't give one each: what line an item is in depends on all before it.
  /// Nil where the elements are sections, which begin lines of their own.
  fileprivate var looseItems: [LayoutNode]? {
    // The first that shows something speaks for all.
    let sample = (0..<min(count, LazySolver.mostLines)).lazy.compactMap { self.element(at: $0) }
      .first { !$0.list.entries.isEmpty }
    if let list = sample?.list, sharedValue(ObjectIdentifier(SectionRoleKey.self)) == nil, !list.entries.isEmpty,
      list.entries.allSatisfy({ $0.role != nil })
    {
      return nil
    }
    var items: [LayoutNode] = []
    addAllItems(to: &items)
    return items
  }

  private func addAllItems(to items: inout [LayoutNode]) {
    keepsAllElements = true
    _ = takeEdits()
    for index in 0..<count {
      guard items.count < LazySolver.mostLines else { return LazySolver.warnOfLimit(self) }
      for entry in element(at: index)?.list.entries ?? [] {
        switch entry {
        case .item(let item): items.append(item)
        case .collection(let inner): inner.addAllItems(to: &items)
        }
      }
    }
  }
}

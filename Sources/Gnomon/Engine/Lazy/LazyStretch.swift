// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Lines that follow each other without a break: some items, or a collection, or for a grid several of both.
final class LazyStretch {
  var entries: ContiguousArray<LazyItemList.Entry> { didSet { listEntries() } }
  /// The number of cells in a line.
  let perLine: Int
  var role: SectionRole?
  var runs: LazyRuns
  let id: ObjectIdentifier
  /// The cell that each entry begins with, and the number of cells.
  private var starts: ContiguousArray<Int> = []
  private(set) var cellCount = 0
  /// True if all is measured, in sight or not: items that are there anyway, and short collections.
  private(set) var isMeasuredWhole = true
  /// Collections up to this length are measured as a whole: so the lengths of short containers are no guesses.
  static let shortCount = 16

  /// The contents of a line.
  enum Line {
    case items(ContiguousArray<LayoutNode>)
    case flow(LazyFlow)
    case nothing
    /// A collection gives other numbers of items than it was taken to.
    case irregular
  }

  init(
    _ entries: ContiguousArray<LazyItemList.Entry>, perLine: Int, role: SectionRole?, estimate: CGFloat
  ) {
    self.entries = entries
    self.perLine = max(1, perLine)
    self.role = role
    id = entries[0].id
    runs = LazyRuns(count: 0, estimate: estimate)
    listEntries()
    runs = LazyRuns(count: lineCount, estimate: estimate)
  }

  private func listEntries() {
    starts.removeAll(keepingCapacity: true)
    (cellCount, isMeasuredWhole) = (0, true)
    for entry in entries {
      starts.append(cellCount)
      var count = 1
      if case .collection(let collection) = entry {
        count = collection.count
        if count > Self.shortCount { isMeasuredWhole = false }
      }
      let (sum, isTooMany) = cellCount.addingReportingOverflow(count)
      cellCount = isTooMany ? .max : sum
    }
  }

  var lineCount: Int { cellCount / perLine + (cellCount % perLine > 0 ? 1 : 0) }
  var isHeader: Bool { role?.part == .header }
  var isFooter: Bool { role?.part == .footer }
  /// True if a line goes across all tracks.
  var isWhole: Bool { isHeader || isFooter }

  /// Takes over what has changed in the collections.
  func followEdits(estimate: CGFloat) {
    listEntries()
    let typical = runs.average ?? estimate
    for case .collection(let collection) in entries {
      for edit in collection.takeEdits() where perLine == 1 && entries.count == 1 {
        switch edit {
        case .insert(let range): runs.insert(range.count, at: range.lowerBound, estimate: typical)
        case .remove(let range): runs.remove(range)
        case .shuffle: runs = LazyRuns(count: lineCount, estimate: typical)
        }
      }
    }
    if runs.count != lineCount { runs.resize(to: lineCount, estimate: typical) }
  }

  // MARK: Lines

  /// True if nothing that has a length is known to follow on the start of a line: it's the last, or the ones from it on
  /// were measured and have none.
  func mayEnd(at line: Int) -> Bool { line == lineCount - 1 || runs.position(of: line) == runs.total() }

  private func entry(of cell: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= cell { low = middle } else { high = middle }
    }
    return low
  }

  /// The contents of a line; made where they aren't there.
  func line(_ line: Int, _ tracks: Int, visit: (LazyElementNode) -> Void) -> Line {
    let first = line * perLine
    var items: ContiguousArray<LayoutNode> = []
    for cell in first..<min(first + perLine, cellCount) {
      let index = entry(of: cell)
      switch entries[index] {
      case .item(let item): items.append(item)
      case .collection(let collection):
        guard let element = collection.element(at: cell - starts[index]) else { continue }
        visit(element)
        if let only = element.list.only {
          items.append(only)
        } else if perLine > 1 {
          return .irregular
        } else {
          return element.list.entries.isEmpty ? .nothing : .flow(element.flow(tracks: tracks))
        }
      }
    }
    return items.isEmpty ? .nothing : .items(items)
  }

  /// The item that stands last before a line, as far as it's there; nil where there's none in the stretch.
  func neighbor(before line: Int) -> LazyNeighbor? {
    let (line, _) = line.multipliedReportingOverflow(by: perLine)
    let end = min(line, cellCount)
    guard end > 0 else { return nil }
    let last = entry(of: end - 1)
    for index in (0...last).reversed() {
      switch entries[index] {
      case .item(let item): return .item(item)
      case .collection(let collection):
        let count = index == last ? end - starts[index] : collection.count
        if let neighbor = collection.neighbor(before: count) { return neighbor }
      }
    }
    return nil
  }

  /// The line that shows an item, and the flow inside where it has one.
  func line(showing item: LayoutNode) -> (Int, LazyFlow?)? {
    for (index, entry) in entries.enumerated() {
      switch entry {
      case .item(let own): if own === item { return (starts[index] / perLine, nil) }
      case .collection(let collection):
        // Asked of the item: a collection may keep thousands of elements.
        if let element = collection.element(showing: item) {
          return ((starts[index] + element.index) / perLine, element.flow)
        }
      }
    }
    return nil
  }

  /// The line of a collection's element.
  func line(of index: Int, in collection: LazyCollectionNode) -> Int? {
    for (number, entry) in entries.enumerated() {
      if case .collection(let own) = entry, own === collection { return (starts[number] + index) / perLine }
    }
    return nil
  }

  var innerElements: [(LazyElementNode, LazyFlow)] {
    entries.flatMap { entry -> [(LazyElementNode, LazyFlow)] in
      guard case .collection(let collection) = entry else { return [] }
      return collection.elements.values.compactMap { element in element.flow.map { (element, $0) } }
    }
  }

  var innerFlows: [LazyFlow] { innerElements.map(\.1) }
}

/// The neighbour before an item.
enum LazyNeighbor {
  case none
  /// Something that isn't there yet.
  case unknown
  case item(LayoutNode)
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Works out how long a lazy container is in some width: the lines at its start are measured, the others are taken to
/// be as long as these on average. Changes nothing that is remembered.
struct LazyEstimate {
  unowned let container: LazyContainerNode
  let tracks: Int
  let across: CGFloat?
  /// The length that is measured, in points.
  let limit: CGFloat
  /// The length of a line, on average so far.
  private(set) var average: CGFloat?
  /// The average for each stretch of the flow at hand.
  private var averages: [CGFloat] = []
  /// The widest item.
  private(set) var width: CGFloat = 0
  private(set) var isIrregular = false
  private var before = LazyNeighbor.none
  private var budget = LazySolver.mostLines

  init(_ container: LazyContainerNode, tracks: Int, across: CGFloat?, limit: CGFloat) {
    self.container = container
    self.tracks = tracks
    self.across = across
    self.limit = limit
  }

  mutating func length(of flow: LazyFlow, from start: CGFloat = 0) -> CGFloat {
    var position = start
    for stretch in flow.stretches {
      position += length(of: stretch, from: position)
      if isIrregular { break }
    }
    return position - start
  }

  private mutating func length(of stretch: LazyStretch, from start: CGFloat) -> CGFloat {
    let count = stretch.lineCount
    var (sum, typicalSum, line): (CGFloat, CGFloat, Int) = (0, 0, 0)
    var same: CGFloat?
    while line < count, stretch.isMeasuredWhole || start + sum <= limit, budget > 0 {
      budget -= 1
      let typical: CGFloat
      var elements: ContiguousArray<LazyElementNode> = []
      switch stretch.line(line, tracks, visit: { elements.append($0) }) {
      case .irregular:
        isIrregular = true
        return sum
      case .nothing: typical = 0
      case .flow(let flow):
        // Lines inside say nothing of those around.
        let (outer, outerAverages) = (average, averages)
        (average, averages) = (nil, [])
        typical = length(of: flow, from: start + sum)
        elements.first?.collection?.innerEstimates = averages
        (average, averages) = (outer, outerAverages)
        if isIrregular { return sum }
        sum += typical
      case .items(let items):
        let length = container.length(of: items, isWhole: stretch.isWhole, across: across)
        sum += container.gap(before: items[0], after: before) + length
        typical = length + container.gap(before: items[0], after: .unknown)
        if across == nil, width == 0 || !container.isSizedByFirstLine { width = max(width, container.width(of: items)) }
        before = .item(items[items.count - 1])
      }
      typicalSum += typical
      same = line == 0 || same == typical ? typical : nil
      line += 1
    }
    if line > 0 {
      let own = same ?? typicalSum / CGFloat(line)
      if !stretch.isMeasuredWhole || average == nil { average = own }
      averages.append(own)
      if line < count { before = .unknown }
      return sum + own * CGFloat(count - line)
    }
    if count > 0 { before = .unknown }
    let guess = average ?? 0
    averages.append(guess)
    return guess * CGFloat(count)
  }
}

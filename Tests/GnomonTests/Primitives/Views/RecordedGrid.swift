// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// A grid in a line of text, and where its cells lay in SwiftUI.
///
/// A line says a name; the proposal (`-` proposes nothing); the alignment (`t`, `l`, `b` and `r` are edges, `c` the
/// middle); the distances between columns and rows (`-` is none given); the children, rows in brackets, an alignment
/// before one that has its own; after `=` the grid's size and each cell's frame.
///
/// A cell is a letter with lengths, as ``RecordedLeaf`` has them, and what its modifiers say, the innermost first: `*2`
/// columns, `^1` priority, `@tl` anchor, `:r` alignment of the column, `~h` an unsized axis.
struct RecordedGrid: Sendable, CustomTestStringConvertible {
  struct Cell: Sendable {
    let leaf: RecordedLeaf
    let modifiers: [Substring]
  }

  struct Row: Sendable {
    /// Nil for a view beside the rows.
    let cells: [Cell]
    let isRow: Bool
    let alignment: VerticalAlignment?
  }

  let name: String
  let proposal: ProposedViewSize
  let alignment: Alignment
  let spacing: (horizontal: CGFloat?, vertical: CGFloat?)
  let rows: [Row]
  let size: CGSize
  let frames: [CGRect]
  let testDescription: String

  /// The grids of a text: a line each, going on where the next begins with a space.
  static func list(_ text: String) -> [RecordedGrid] {
    text.replacingOccurrences(of: "\n  ", with: " ").split(separator: "\n").map { RecordedGrid(String($0)) }
  }

  init(_ line: String) {
    let words = line.split(separator: " ")
    let end = words.firstIndex(of: "=")!
    name = String(words[0])
    testDescription = line
    let proposed = words[1].split(separator: "x").map { CGFloat(Double($0)) }
    proposal = ProposedViewSize(width: proposed[0], height: proposed[1])
    alignment = Alignment(horizontal: HorizontalAlignment(words[2]), vertical: VerticalAlignment(words[2]))
    spacing = (CGFloat(Double(words[3])), CGFloat(Double(words[4])))
    var rows: [Row] = []
    var open: [Cell]?
    var own: VerticalAlignment?
    for var word in words[5..<end] {
      if let bracket = word.firstIndex(of: "[") {
        own = bracket == word.startIndex ? nil : VerticalAlignment(word[..<bracket])
        word = word[word.index(after: bracket)...]
        open = []
      }
      let isLast = word.hasSuffix("]")
      if isLast { word.removeLast() }
      let cell = word.isEmpty ? [] : [Cell(word)]
      guard open != nil else {
        rows.append(Row(cells: cell, isRow: false, alignment: nil))
        continue
      }
      open! += cell
      if isLast {
        rows.append(Row(cells: open!, isRow: true, alignment: own))
        open = nil
      }
    }
    self.rows = rows
    let lengths = words[end + 1].split(separator: "x").map { CGFloat(Double($0)!) }
    size = CGSize(width: lengths[0], height: lengths[1])
    frames = words[(end + 2)...].map { word in
      let n = word.split(separator: ",").map { CGFloat(Double($0)!) }
      return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    }
  }
}

extension RecordedGrid.Cell {
  init(_ word: Substring) {
    let marks: Set<Character> = ["*", "^", "@", ":", "~"]
    let end = word.firstIndex { marks.contains($0) } ?? word.endIndex
    leaf = RecordedLeaf(word[..<end])
    var modifiers: [Substring] = []
    var rest = word[end...]
    while !rest.isEmpty {
      let next = rest.dropFirst().firstIndex { marks.contains($0) } ?? rest.endIndex
      modifiers.append(rest[..<next])
      rest = rest[next...]
    }
    self.modifiers = modifiers
  }

  var view: AnyView {
    var view = leaf.kind == "S" ? AnyView(Spacer()) : AnyView(leaf {})
    for modifier in modifiers {
      let value = modifier.dropFirst()
      switch modifier.first {
      case "*": view = AnyView(view.gridCellColumns(Int(value)!))
      case "^": view = AnyView(view.layoutPriority(Double(value)!))
      case "@": view = AnyView(view.gridCellAnchor(UnitPoint(x: value.across, y: value.down)))
      case ":": view = AnyView(view.gridColumnAlignment(HorizontalAlignment(value)))
      default:
        var axes: Axis.Set = []
        if value.contains("h") { axes.insert(.horizontal) }
        if value.contains("v") { axes.insert(.vertical) }
        view = AnyView(view.gridCellUnsizedAxes(axes))
      }
    }
    return view
  }
}

extension RecordedGrid {
  @MainActor var view: some View {
    Proposing(proposal: proposal) {
      Grid(alignment: alignment, horizontalSpacing: spacing.horizontal, verticalSpacing: spacing.vertical) {
        ForEach(rows.indices, id: \.self) { index in
          let cells = ForEach(rows[index].cells.indices, id: \.self) { rows[index].cells[$0].view }
          if rows[index].isRow { GridRow(alignment: rows[index].alignment) { cells } } else { cells }
        }
      }
    }
  }

  /// What differs from the recorded frames, by more than what they are rounded to.
  @MainActor func difference() -> String? {
    let host = makeHost(view, 1000, 1000)
    host.update()
    var found: [CGRect] = []
    var grid = CGSize.zero
    var origin = CGPoint.zero
    func visit(_ node: LayoutSnapshot.Node) {
      if node.view == "Grid" { (grid, origin) = (node.frame.size, node.frame.origin) }
      if node.view == "RecordedLeaf" || node.view == "Spacer" { found.append(node.frame) }
      node.children.forEach(visit)
    }
    visit(host.snapshot().root)
    found = found.map { CGRect(origin: CGPoint(x: $0.minX - origin.x, y: $0.minY - origin.y), size: $0.size) }
    let isSame =
      grid.isNear(size) && found.count == frames.count
      && zip(found, frames).allSatisfy { $0.size.isNear($1.size) && $0.origin.isNear($1.origin) }
    return isSame ? nil : "\(grid.width)x\(grid.height) \(found)"
  }
}

extension CGSize {
  fileprivate func isNear(_ other: CGSize) -> Bool {
    abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }
}

extension CGPoint {
  fileprivate func isNear(_ other: CGPoint) -> Bool { abs(x - other.x) < 0.01 && abs(y - other.y) < 0.01 }
}

extension Substring {
  fileprivate var across: CGFloat { contains("l") ? 0 : contains("r") ? 1 : 0.5 }
  fileprivate var down: CGFloat { hasPrefix("t") ? 0 : hasPrefix("b") ? 1 : 0.5 }
}

extension HorizontalAlignment {
  fileprivate init(_ word: Substring) { self = [0: .leading, 1: .trailing][word.across] ?? .center }
}

extension VerticalAlignment {
  fileprivate init(_ word: Substring) { self = [0: .top, 1: .bottom][word.down] ?? .center }
}

extension CGFloat {
  fileprivate init?(_ number: Double?) {
    guard let number else { return nil }
    self = CGFloat(number)
  }
}

// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// Deals a tall drawing's commands out to pages: each page gets what it shows, with the transforms and clips around it.
///
/// The work takes time and room for what the pages show, not for every command on every page.
struct PagedDrawing {
  private let list: DisplayList
  /// What each page shows of the drawing, from top to bottom.
  private let bands: [PageCuts.Band]
  /// The drawing's commands; a text that goes over a page's end is there line by line.
  private var commands: [DisplayCommand] = []
  /// The pages that a command shows on, by the index of the command, which draws or opens a group.
  private var shown: [Range<Int>] = []

  /// - Parameter bands: from top to bottom, none over another.
  init(_ list: DisplayList, bands: [PageCuts.Band]) {
    self.list = list
    self.bands = bands
    commands.reserveCapacity(list.commands.count)
    shown.reserveCapacity(list.commands.count)
    deal()
  }

  /// - Parameters:
  ///   - size: of each page, in points.
  ///   - origin: where a page shows the top leading corner of its part.
  func pages(size: CGSize, at origin: CGPoint) -> [DisplayList] {
    var pages = bands.map { band in
      let part = CGRect(x: 0, y: band.top, width: list.size.width, height: band.bottom - band.top)
      return DisplayList(
        size: size, scale: list.scale,
        commands: [
          .save, .concatenate(CGAffineTransform(translationX: origin.x, y: origin.y - band.top)),
          .clip(Path(part), style: FillStyle()),
        ])
    }
    var groups = [bands.indices]
    for (index, command) in commands.enumerated() {
      let group = groups[groups.count - 1]
      var place = group
      switch command {
      case .concatenate, .clip: break
      case .restore, .endLayer: if groups.count > 1 { groups.removeLast() }
      case .save, .beginLayer:
        place = shown[index].clamped(to: group)
        groups.append(place)
      case .fill, .stroke, .text, .textPart, .link, .image, .backdrop: place = shown[index].clamped(to: group)
      }
      for page in place { pages[page].commands.append(command) }
    }
    for page in pages.indices { pages[page].commands.append(.restore) }
    return pages
  }

  // MARK: Where commands show

  private struct Group {
    var opening: Int
    /// The layer that the group is; nil for a `save`.
    var layer: DisplayLayer?
    /// The matrix in force behind the group.
    var outer: cairo_matrix_t
    /// How far the filters of all layers around carry what the group draws, in points.
    var reach: CGFloat
    /// The pages that the group's content shows on.
    var pages = 0..<0
    /// Whether the group changes what lies below it even where it draws nothing: it is wanted wherever the group around
    /// it shows.
    var isAlwaysWanted = false
  }

  private mutating func deal() {
    var matrix = cairo_matrix_t.identity
    var groups: [Group] = []
    for command in list.commands {
      let reach = groups.last?.reach ?? 0
      switch command {
      case .save: groups.append(Group(opening: commands.count, outer: matrix, reach: reach))
      case .beginLayer(let layer):
        groups.append(
          Group(
            opening: commands.count, layer: layer, outer: matrix, reach: reach + Self.reach(of: layer, matrix)))
      case .concatenate(let transform): matrix = cairo_matrix_t(transform).then(matrix)
      case .clip: break
      case .restore, .endLayer:
        if let group = groups.popLast() {
          matrix = group.outer
          close(group, in: &groups)
        }
      case .fill, .stroke, .text, .textPart, .link, .image, .backdrop:
        let place = pages(of: span(of: command, matrix), reach: reach)
        if !groups.isEmpty { groups[groups.count - 1].pages.formHull(place) }
        if place.count > 1, case .text(let text, let rect, let paints) = command {
          dealLines(of: text, in: rect, paints: paints, matrix, reach: reach, on: place)
        } else {
          append(command, on: place)
        }
        continue
      }
      append(command)
    }
    while let group = groups.popLast() { close(group, in: &groups) }
  }

  /// What each drawing reaches that has a shadow or is blurred.
  static func spreads(of list: DisplayList) -> [PageCuts.Band] {
    var matrix = cairo_matrix_t.identity
    var groups: [(outer: cairo_matrix_t, reach: CGFloat)] = []
    var bands: [PageCuts.Band] = []
    for command in list.commands {
      let reach = groups.last?.reach ?? 0
      switch command {
      case .save: groups.append((matrix, reach))
      case .beginLayer(let layer): groups.append((matrix, reach + Self.reach(of: layer, matrix)))
      case .concatenate(let transform): matrix = cairo_matrix_t(transform).then(matrix)
      case .restore, .endLayer: matrix = groups.popLast()?.outer ?? matrix
      case .clip, .link: break
      case .fill, .stroke, .text, .textPart, .image, .backdrop:
        guard reach > 0, reach < .infinity, let box = command.reach else { continue }
        let span = Span(box, matrix)
        bands.append(PageCuts.Band(top: span.top - reach, bottom: span.bottom + reach))
      }
    }
    return bands
  }

  private mutating func append(_ command: DisplayCommand, on pages: Range<Int> = 0..<0) {
    commands.append(command)
    shown.append(pages)
  }

  /// Each line on its own page: what a page only clips away could still be selected there.
  private mutating func dealLines(
    of text: any ShapedText, in rect: CGRect, paints: [Paint], _ matrix: cairo_matrix_t, reach: CGFloat,
    on place: Range<Int>
  ) {
    let lines = text.lines(in: rect.size)
    if lines.isEmpty { append(.text(text, in: rect, paints: paints), on: place) }
    for (index, line) in lines.enumerated() {
      // A font's ascent may be higher than its line: what reaches over a page's end by less than a quarter isn't there.
      let height = line.ascent + line.descent
      let box = CGRect(
        x: rect.minX + line.origin.x, y: rect.minY + line.origin.y - line.ascent + height / 4, width: line.width,
        height: height / 2)
      append(
        .textPart(TextPart(line: index), of: text, in: rect, paints: paints),
        on: pages(of: Span(box, matrix), reach: reach - PageCuts.tolerance))
    }
  }

  private mutating func close(_ group: Group, in groups: inout [Group]) {
    let isAlwaysWanted = group.layer.map { $0.isMask || $0.coverage != nil } ?? group.isAlwaysWanted
    shown[group.opening] = isAlwaysWanted ? bands.indices : group.pages
    guard !groups.isEmpty else { return }
    if isAlwaysWanted { groups[groups.count - 1].isAlwaysWanted = true }
    // A mask shows nothing of its own.
    if group.layer?.isMask != true { groups[groups.count - 1].pages.formHull(group.pages) }
  }

  private static func reach(of layer: DisplayLayer, _ matrix: cairo_matrix_t) -> CGFloat {
    let reach = FilterReach(layer.filters, matrix: matrix)
    if reach.isUnbounded { return .infinity }
    // It counts in whole pixels, which are points here.
    return layer.filters.isEmpty ? 0 : CGFloat(reach.margin + 1)
  }

  /// A text is where its lines are: what stands out of them isn't worth a copy on the next page.
  private func span(of command: DisplayCommand, _ matrix: cairo_matrix_t) -> Span? {
    if case .text(_, let rect, _) = command { return Span(rect, matrix) }
    return command.reach.map { Span($0, matrix) }
  }

  private func pages(of span: Span?, reach: CGFloat) -> Range<Int> {
    guard let span else { return 0..<0 }
    let first = bands.partitioningIndex { $0.bottom > span.top - reach }
    let end = bands.partitioningIndex { $0.top >= span.bottom + reach }
    return first..<max(first, end)
  }

  /// From where to where something lies in the drawing's height.
  private struct Span {
    var top = CGFloat.infinity
    var bottom = -CGFloat.infinity

    /// What isn't a number may lie anywhere.
    init(_ box: CGRect, _ matrix: cairo_matrix_t) {
      for corner in [(box.minX, box.minY), (box.maxX, box.minY), (box.minX, box.maxY), (box.maxX, box.maxY)] {
        let y = CGFloat(matrix.point(Double(corner.0), Double(corner.1)).y)
        top = y.isNaN ? -.infinity : min(top, y)
        bottom = y.isNaN ? .infinity : max(bottom, y)
      }
    }
  }
}

extension Range<Int> {
  /// Grows to the smallest range that holds both.
  fileprivate mutating func formHull(_ other: Range<Int>) {
    if isEmpty {
      self = other
    } else if !other.isEmpty {
      self = Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
    }
  }
}

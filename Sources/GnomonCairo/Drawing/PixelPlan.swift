// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// Which layers of a display list a vector format has no words for, and are drawn as pixels: made of one list.
struct PixelPlan {
  /// The layers that are drawn as pixels, by the indices of their `beginLayer` commands.
  private(set) var layers: Set<Int> = []
  /// The layers because of which the canvas itself is drawn as pixels, from their begins to behind their ends.
  private var canvasLayers: [Range<Int>] = []
  /// The index of the command up to which the canvas is drawn as pixels; 0 where it isn't.
  private var canvasEnd: Int { canvasLayers.last?.upperBound ?? 0 }
  /// The commands before `canvasEnd` that are still in force there.
  private var canvasState: [Int] = []

  /// The format that is written.
  enum Format {
    case svg
    /// Cairo draws filters by itself. For modes that PDF has no words for it would make pixels of all that follows.
    case pdf
  }

  /// How many groups of a PDF lie in each other at most. Each is a form, those of masks two, and readers leave out what
  /// lies deeper than they follow: some forty forms in Chromium, seventy in MuPDF, a hundred in Poppler.
  static let deepest = 12

  init(_ commands: [DisplayCommand], for format: Format) {
    var open: [(index: Int, isMask: Bool, reachesOut: Bool)] = []
    var depth = 0
    for (index, command) in commands.enumerated() {
      switch command {
      case .beginLayer(let layer):
        if format == .svg && layer.filters.contains(where: \.isBeyondSVG) || layer.colorMode != .nonLinear {
          layers.insert(index)
        }
        if format == .pdf, depth >= PixelPlan.deepest { layers.insert(index) }
        if PixelPlan.isGroup(index, of: commands) { depth += 1 }
        open.append((index, layer.isMask, layer.isBeyond(format)))
      case .endLayer:
        guard let done = open.popLast() else { break }
        if PixelPlan.isGroup(done.index, of: commands) { depth -= 1 }
        // A mask of pixels cuts pixels out.
        let cutsOut = format == .pdf && done.isMask && layers.contains(done.index)
        guard done.reachesOut || cutsOut else { break }
        // Its mode changes what the enclosing layer holds.
        if let outer = open.last {
          layers.insert(outer.index)
        } else {
          canvasLayers.append(done.index..<(index + 1))
        }
      default: break
      }
    }
    if canvasEnd > 0 { canvasState = PixelPlan.state(at: canvasEnd, of: commands) }
  }

  /// Whether a layer holds more than one command, whose paint its opacity can go into.
  private static func isGroup(_ index: Int, of commands: [DisplayCommand]) -> Bool {
    guard index + 2 < commands.count, case .endLayer = commands[index + 2] else { return true }
    return false
  }

  /// The list with what the canvas holds as pixels in a layer of its own. Where an opaque page lies below, that's only
  /// the part in which it matters, above all that is drawn otherwise, which stays shapes and text.
  static func gathered(_ list: DisplayList, for format: Format) -> DisplayList {
    let plan = PixelPlan(list.commands, for: format)
    guard plan.canvasEnd > 0 else { return list }
    var gathered = list
    gathered.commands = []
    var before = Array(list.commands[..<plan.canvasEnd])
    var clip: [DisplayCommand] = []
    if let area = plan.mixedArea(of: list) {
      let mixed = IndexSet(plan.canvasLayers.joined())
      let ends = plan.canvasState.count { if case .save = list.commands[$0] { true } else { false } }
      gathered.commands += [.save] + before.indices.filter { !mixed.contains($0) }.map { before[$0] }
      gathered.commands += Array(repeating: .restore, count: ends + 1)
      // Its links are there already.
      before.removeAll { if case .link = $0 { true } else { false } }
      clip = [.clip(Path(area), style: FillStyle())]
    }
    gathered.commands += [.beginLayer(DisplayLayer())] + clip + before + [.endLayer]
    gathered.commands += plan.canvasState.map { list.commands[$0] } + list.commands[plan.canvasEnd...]
    return gathered
  }

  /// The part of an opaque canvas in which its layers mix with what it holds; nil where it isn't opaque, or won't be.
  private func mixedArea(of list: DisplayList) -> CGRect? {
    let (width, height) = (Double(list.size.width), Double(list.size.height))
    guard let first = canvasLayers.first, width.isFinite, height.isFinite,
      OpaqueCover(Array(list.commands[..<first.lowerBound]), matrix: .identity, width: width, height: height) != nil
    else { return nil }
    for range in canvasLayers {
      guard case .beginLayer(let layer) = list.commands[range.lowerBound], layer.coverage == nil,
        layer.blendMode != .destinationOut
      else { return nil }
    }
    // Nothing but these layers, where they stand.
    let mixed = IndexSet(canvasLayers.joined())
    var depth = 0
    var alone = list
    alone.commands = [.beginLayer(DisplayLayer())]
    for (index, command) in list.commands[..<canvasEnd].enumerated() {
      if mixed.contains(index) {
        alone.commands.append(command)
        continue
      }
      switch command {
      case .beginLayer: depth += 1
      case .endLayer: depth -= 1
      case .save, .restore, .concatenate, .clip: if depth == 0 { alone.commands.append(command) }
      default: break
      }
    }
    let canvas = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    let area = (LayerBounds(alone, matrix: .identity).content[0] ?? .empty).expanded(by: 1).intersection(canvas)
    guard !area.isEmpty, area != canvas else { return nil }
    return CGRect(x: area.x, y: area.y, width: area.width, height: area.height)
  }

  private static func state(at end: Int, of commands: [DisplayCommand]) -> [Int] {
    var state: [Int] = []
    var saved: [Int] = []
    var depth = 0
    for index in 0..<end {
      switch commands[index] {
      case .beginLayer: depth += 1
      case .endLayer: depth -= 1
      case _ where depth > 0: break
      case .save:
        saved.append(state.count)
        state.append(index)
      case .restore: if let count = saved.popLast() { state.removeSubrange(count...) }
      case .concatenate, .clip: state.append(index)
      default: break
      }
    }
    return state
  }
}

extension DisplayLayer {
  /// Whether a format has no word for how the layer is composited.
  fileprivate func isBeyond(_ format: PixelPlan.Format) -> Bool {
    guard !isMask else { return false }
    switch blendMode {
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker: return true
    case .plusLighter: return format == .pdf || coverage != nil
    default: return coverage != nil
    }
  }
}

extension DisplayFilter {
  /// Whether SVG has no word for the filter.
  var isBeyondSVG: Bool {
    switch self {
    case .projection, .placedShadow, .alphaThreshold: true
    case .blur(let radius, let opaque): opaque && radius > 0
    default: false
    }
  }
}

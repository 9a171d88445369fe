import Foundation
import Gnomon

/// Which layers of a display list a vector format has no words for, and are drawn as pixels: made of one list.
struct PixelPlan {
  /// By the index of the `beginLayer` command.
  private(set) var layers: Set<Int> = []
  /// The command up to which the canvas itself is drawn as pixels.
  private(set) var canvasEnd = 0
  /// The commands before that which are still in force there.
  private(set) var canvasState: [Int] = []

  /// What is written.
  enum Format {
    case svg
    /// Cairo draws filters by itself. For modes that PDF has no words for it would make pixels of all that follows.
    case pdf
  }

  init(_ commands: [DisplayCommand], for format: Format) {
    var open: [(index: Int, isMask: Bool, reachesOut: Bool)] = []
    for (index, command) in commands.enumerated() {
      switch command {
      case .beginLayer(let layer):
        if format == .svg, layer.filters.contains(where: \.isBeyondSVG) { layers.insert(index) }
        open.append((index, layer.isMask, layer.isBeyond(format)))
      case .endLayer:
        guard let done = open.popLast() else { break }
        // A mask of pixels cuts pixels out.
        let cutsOut = format == .pdf && done.isMask && layers.contains(done.index)
        guard done.reachesOut || cutsOut else { break }
        // Its mode changes what the enclosing layer holds.
        if let outer = open.last { layers.insert(outer.index) } else { canvasEnd = index + 1 }
      default: break
      }
    }
    if canvasEnd > 0 { canvasState = PixelPlan.state(at: canvasEnd, of: commands) }
  }

  /// The list with what the canvas holds as pixels in a layer of its own.
  static func gathered(_ list: DisplayList, for format: Format) -> DisplayList {
    let plan = PixelPlan(list.commands, for: format)
    guard plan.canvasEnd > 0 else { return list }
    var gathered = list
    gathered.commands = [.beginLayer(DisplayLayer())] + list.commands[..<plan.canvasEnd] + [.endLayer]
    gathered.commands += plan.canvasState.map { list.commands[$0] } + list.commands[plan.canvasEnd...]
    return gathered
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
  /// A format has no word for how it's composited.
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
  /// SVG has no word for it.
  var isBeyondSVG: Bool {
    switch self {
    case .projection, .placedShadow, .alphaThreshold: true
    case .blur(let radius, let opaque): opaque && radius > 0
    default: false
    }
  }
}

import Foundation
import Gnomon

/// Which layers of a display list SVG has no words for, and are drawn as pixels: made of one list.
struct SVGPixelPlan {
  /// By the index of the `beginLayer` command.
  private(set) var layers: Set<Int> = []
  /// The command up to which the canvas itself is drawn as pixels.
  private(set) var canvasEnd = 0
  /// The commands before that which are still in force there.
  private(set) var canvasState: [Int] = []

  init(_ commands: [DisplayCommand]) {
    var open: [(index: Int, reachesOut: Bool)] = []
    for (index, command) in commands.enumerated() {
      switch command {
      case .beginLayer(let layer):
        if layer.filters.contains(where: \.isBeyondSVG) { layers.insert(index) }
        open.append((index, layer.isBeyondSVG))
      case .endLayer:
        guard let done = open.popLast(), done.reachesOut else { break }
        // Its mode changes what the enclosing layer holds.
        if let outer = open.last { layers.insert(outer.index) } else { canvasEnd = index + 1 }
      default: break
      }
    }
    if canvasEnd > 0 { canvasState = SVGPixelPlan.state(at: canvasEnd, of: commands) }
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
  /// SVG has no word for how it's composited.
  fileprivate var isBeyondSVG: Bool {
    guard !isMask else { return false }
    switch blendMode {
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker: return true
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

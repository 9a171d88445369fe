// SPDX-License-Identifier: Apache-2.0
import Foundation

extension DrawingContext {
  /// Draws each thing that the body draws into a layer of its own: a shadow and a blur are each fill's, stroke's, text's and
  /// picture's, so that a text's shadow falls on what lies below it (recorded on macOS 27). What the body composites as
  /// one counts as one. Things that blend with or cut into each other stay in one layer, and very many.
  mutating func layerOfEach(_ layer: DisplayLayer, _ body: (inout DrawingContext) -> Void) {
    let start = commands.count
    let wasApart = drawsLeavesApart
    add(.beginLayer(layer))
    drawsLeavesApart = true
    body(&self)
    drawsLeavesApart = wasApart
    add(.endLayer)
    let drawn = commands[(start + 1)..<(commands.count - 1)]
    if drawn.count > 1, let apart = LeafLayers(layer).each(of: drawn) { replaceCommands(from: start, with: apart) }
  }

  /// Draws what is one thing to shadows and blurs, though it takes several commands.
  mutating func oneLeaf(_ body: (inout DrawingContext) -> Void) {
    guard drawsLeavesApart else { return body(&self) }
    let start = commands.count
    layer(DisplayLayer(), body)
    let drawn = commands[(start + 1)..<(commands.count - 1)]
    if drawn.count(where: \.isLeaf) <= 1 { replaceCommands(from: start, with: Array(drawn)) }
  }
}

extension DisplayCommand {
  /// True if it draws something, or is part of a layer that does.
  fileprivate var isLeaf: Bool {
    switch self {
    case .save, .restore, .concatenate, .clip, .link: false
    default: true
    }
  }
}

/// Puts a layer around each leaf of a list of commands.
private struct LeafLayers {
  private let layer: DisplayLayer
  private var result: [DisplayCommand] = []
  /// The state in force for the next leaf: transforms and clips, by the `save` that they follow.
  private var states: [[DisplayCommand]] = [[]]
  private var leaves = 0
  /// More would take too long: they share a layer.
  private static let mostLeaves = 64

  init(_ layer: DisplayLayer) { self.layer = layer }

  /// The commands with a layer around each leaf; nil where they stay in one layer as they are: a single leaf, very many, and
  /// where one blends with others or cuts into them, which it wouldn't do in a layer of its own.
  func each(of commands: ArraySlice<DisplayCommand>) -> [DisplayCommand]? {
    var copy = self
    var index = commands.startIndex
    while index < commands.endIndex {
      if case .beginLayer(let own) = commands[index], own.reachesOthers { return nil }
      let end = copy.endOfLeaf(at: index, commands)
      copy.take(commands[index..<end])
      if copy.leaves > LeafLayers.mostLeaves { return nil }
      index = end
    }
    return copy.leaves > 1 ? copy.result : nil
  }

  /// A layer with all that is in it is one leaf.
  private func endOfLeaf(at index: Int, _ commands: ArraySlice<DisplayCommand>) -> Int {
    guard case .beginLayer = commands[index] else { return index + 1 }
    var (depth, end) = (0, index)
    repeat {
      if case .beginLayer = commands[end] { depth += 1 }
      if case .endLayer = commands[end] { depth -= 1 }
      end += 1
    } while depth > 0 && end < commands.endIndex
    return end
  }

  private mutating func take(_ leaf: ArraySlice<DisplayCommand>) {
    guard let first = leaf.first else { return }
    switch first {
    case .save: states.append([])
    case .restore: if states.count > 1 { states.removeLast() }
    case .concatenate, .clip: states[states.count - 1].append(first)
    case .link: append(leaf)
    default:
      leaves += 1
      result.append(.beginLayer(layer))
      append(leaf)
      result.append(.endLayer)
    }
  }

  private mutating func append(_ leaf: ArraySlice<DisplayCommand>) {
    let state = states.joined()
    if state.isEmpty {
      result += leaf
    } else {
      result.append(.save)
      result += state
      result += leaf
      result.append(.restore)
    }
  }
}

extension DisplayLayer {
  /// True if it looks otherwise over nothing than over what was drawn before.
  fileprivate var reachesOthers: Bool { blendMode != .normal || coverage != nil || isMask }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

extension Sketch {
  /// The same without modifiers of some kinds.
  fileprivate func without(_ isUnwanted: (MarkKind) -> Bool) -> Sketch {
    map { sketch in
      var sketch = sketch
      let gone = sketch.head.marks.filter { isUnwanted($0.kind) }.map(\.id)
      sketch.head.marks.removeAll { gone.contains($0.id) }
      sketch.layers.removeAll { gone.contains($0.head.id) }
      return sketch
    } ?? self
  }
}

@MainActor @Suite struct MirrorTests {
  /// What isn't mirrored: absolute places, turns, and views that go their own way.
  private func isUnmirrored(_ kind: Sketch.MarkKind) -> Bool {
    switch kind {
    case .offset, .position, .rotation, .direction: true
    default: false
    }
  }

  @Test("fact 73: right to left, every frame is the mirror image: x is W − x − w")
  func mirrored() {
    for seed in seeds(50) {
      var maker = SketchMaker(seed: seed &+ 2_000_000)
      var stage = Stage(sketch: maker.make(size: 20).without(isUnmirrored))
      stage.width = [320, 90, 411.5][seed % 3]
      func difference(_ stages: [Stage]) -> Difference? {
        guard var stage = stages.first else { return nil }
        stage.isRightToLeft = false
        let expected = SketchHost(stage).nodes.map {
          PlacedNode(
            path: $0.path, frame: mirror($0.frame, in: stage.width), rendered: mirror($0.rendered, in: stage.width),
            text: $0.text)
        }
        stage.isRightToLeft = true
        return Difference(SketchHost(stage).nodes, expected, within: 1e-6)
      }
      guard difference([stage]) != nil else { continue }
      var shrinking = Shrinking { difference($0) != nil }
      let least = shrinking.shrink([stage])
      Issue.record("seed \(seed):\n\(difference(least)?.description ?? "")\n\n\(least[0].source)")
    }
  }

  private func mirror(_ rect: CGRect, in width: CGFloat) -> CGRect {
    CGRect(x: width - rect.minX - rect.width, y: rect.minY, width: rect.width, height: rect.height)
  }

  @Test("fact 74: what is drawn lies on device pixels at scales 1, 2 and 3, each edge rounded by itself")
  func snapped() {
    for seed in seeds(12) {
      var maker = SketchMaker(seed: seed &+ 3_000_000)
      let plain = maker.make(size: 16).without {
        switch $0 {
        case .rotation, .scale, .border: true
        default: false
        }
      }
      // A circle lies in the middle of a box that's on the grid, and may begin between two pixels.
      let sketch =
        plain.map { sketch in
          var sketch = sketch
          if sketch.head.kind == .circle { sketch.head.kind = .rectangle }
          return sketch
        } ?? plain
      for scale in [1, 2, 3] as [CGFloat] {
        let host = makeHost(
          StagedValues(Stage(sketch: sketch), Spelling(), Remote()), 317.3, 401.7, configure: { $0.scale = scale })
        host.update()
        var origins: [CGPoint] = [.zero]
        for command in host.displayList().commands {
          switch command {
          case .save: origins.append(origins[origins.count - 1])
          case .restore: origins.removeLast()
          case .concatenate(let map):
            origins[origins.count - 1].x += map.tx
            origins[origins.count - 1].y += map.ty
          case .fill(let path, _, _):
            let (rect, origin) = (path.boundingRect, origins[origins.count - 1])
            for edge in [rect.minX + origin.x, rect.minY + origin.y, rect.maxX + origin.x, rect.maxY + origin.y] {
              #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-6, "seed \(seed) at \(scale)x: \(edge)")
            }
          default: break
          }
        }
      }
    }
  }
}

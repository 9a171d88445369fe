// SPDX-License-Identifier: Apache-2.0
import Foundation
import OpenCombine
import Testing

@testable import Gnomon

/// A host with a clock.
@MainActor
func makeClockedHost<V: View>(_ view: V, _ width: CGFloat = 200, _ height: CGFloat = 200) -> ViewHost {
  let host = makeHost(view, width, height) {
    $0.animations = .clocked
    $0.startDate = Date(timeIntervalSinceReferenceDate: 0)
  }
  host.update()
  return host
}

/// What the tests change from outside of the views.
final class Knobs: ObservableObject {
  @Published var number = 0.0
  @Published var isOn = false
  @Published var items: [Int] = []
}

/// A view of a model that tests change.
struct Show<Content: View>: View {
  @ObservedObject var model: Knobs
  @ViewBuilder let content: (Knobs) -> Content
  var body: some View { content(model) }
}

extension ViewHost {
  /// The box around what a node draws, as it is on its way.
  func drawn(_ name: String) -> CGRect { snapshot().node(name)?.rendered ?? .null }

  /// The opacities of the frame's layers, in order.
  var layerOpacities: [Double] {
    displayList().commands.compactMap { if case .beginLayer(let layer) = $0 { layer.opacity } else { nil } }
  }

  /// The colours that the frame is filled with, in order.
  var fills: [Color.Resolved] {
    displayList().commands.compactMap { if case .fill(_, _, .color(let color)) = $0 { color } else { nil } }
  }

  /// The boxes around the frame's fills, in order.
  var fillBoxes: [CGRect] {
    displayList().commands.compactMap { if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil } }
  }
}

func isNear(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool { abs(a - b) <= tolerance }

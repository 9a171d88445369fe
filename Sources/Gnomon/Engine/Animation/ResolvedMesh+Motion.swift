// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ResolvedMesh.Node {
  fileprivate var numbers: [Double] {
    [position, leading, top, trailing, bottom].flatMap { [Double($0.x), Double($0.y)] }
  }

  fileprivate init(_ number: (Int) -> Double) {
    func point(_ index: Int) -> SIMD2<Float> { SIMD2(Float(number(2 * index)), Float(number(2 * index + 1))) }
    self.init(position: point(0), leading: point(1), top: point(2), trailing: point(3), bottom: point(4))
  }
}

extension ResolvedMesh {
  /// The places of the crossings as numbers, ten each.
  var placeNumbers: [Double] { nodes.flatMap(\.numbers) }

  /// The mesh with other places and colours; the last colour is the background's.
  func with(_ number: (Int) -> Double, color: (_ index: Int) -> Color.Resolved) -> ResolvedMesh {
    var mesh = self
    for index in nodes.indices { mesh.nodes[index] = Node { number(10 * index + $0) } }
    let first = 10 * nodes.count
    for index in colors.indices { mesh.colors[index] = color(first + 4 * index) }
    mesh.background = color(first + 4 * colors.count)
    return mesh
  }
}

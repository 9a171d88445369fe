// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A vector of any number of components. Where two differ in number, what's missing counts as 0.
struct ComponentVector: VectorArithmetic, Sendable {
  var components: [Double] = []

  init() {}
  init(_ components: [Double]) { self.components = components }
  init(_ components: [CGFloat]) { self.components = components.map { Double($0) } }

  static let zero = ComponentVector()

  private static func merge(_ a: Self, _ b: Self, _ combine: (Double, Double) -> Double) -> Self {
    let count = max(a.components.count, b.components.count)
    return ComponentVector(
      (0..<count).map { index -> Double in
        combine(
          index < a.components.count ? a.components[index] : 0, index < b.components.count ? b.components[index] : 0)
      })
  }

  static func + (a: Self, b: Self) -> Self { merge(a, b, +) }
  static func - (a: Self, b: Self) -> Self { merge(a, b, -) }

  static func == (a: Self, b: Self) -> Bool { (a - b).components.allSatisfy { $0 == 0 } }

  mutating func scale(by factor: Double) { for index in components.indices { components[index] *= factor } }

  var magnitudeSquared: Double { components.reduce(0) { $0 + $1 * $1 } }

  /// A component; 0 where there's none.
  subscript(index: Int) -> Double { components.indices.contains(index) ? components[index] : 0 }
}

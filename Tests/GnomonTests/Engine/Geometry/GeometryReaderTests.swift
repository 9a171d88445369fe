// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct GeometryReaderTests {
  nonisolated static let frames: [LayoutCase] = [
    LayoutCase("fact 3: so does a reader", [300, 200], ["GeometryReader": [145, 95, 10, 10]]) {
      GeometryReader { _ in Color.red }.fixedSize()
    },
    LayoutCase("fact 85: a reader in a frame has exactly its size", [100, 100], ["GeometryReader": [50, 35, 0, 30]]) {
      GeometryReader { _ in Color.red }.frame(width: 0, height: 30)
    },
    LayoutCase("fact 80: a reader too", [300, 200], ["frame": [0, 0, 40, 30]]) {
      GeometryReader { _ in box(40, 30) }
    },
  ]

  @Test("Frames of readers", arguments: frames) func frames(_ item: LayoutCase) { item.run() }
}

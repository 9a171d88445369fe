// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite("Symbols that follow text's direction") struct DirectedSymbolTests {
  /// Has the symbols of some names, each as wide as its place among them.
  private final class Symbols: ImageLoader {
    private let names = ["chevron.left", "chevron.right", "arrow.left.circle", "arrow.right.circle", "forward"]

    func image(named name: String) -> LoadedImage? { nil }
    func image(data: Data) -> LoadedImage? { nil }

    func symbol(named name: String, font: ResolvedFont, displayScale: CGFloat) -> LoadedImage? {
      guard let width = names.firstIndex(of: name).map({ $0 + 1 }) else { return nil }
      return LoadedImage(
        bitmap: Bitmap(width: width, height: 1, pixels: Array(repeating: 255, count: width * 4)), scale: 1)
    }
  }

  private func width(_ name: String, _ direction: LayoutDirection) -> CGFloat {
    var configuration = ViewHost.Configuration()
    configuration.scale = 1
    configuration.layoutDirection = direction
    let host = ViewHost(
      Image(systemName: name), configuration: configuration, textEngine: FixedTextEngine.shared, imageLoader: Symbols())
    host.update()
    return host.frame("Image").width
  }

  @Test("Forward is to the right, or to the left where text begins at the right")
  func directions() {
    let expected: [(String, CGFloat, CGFloat)] = [
      ("chevron.forward", 2, 1), ("chevron.backward", 1, 2), ("arrow.forward.circle", 4, 3),
      ("arrow.backward.circle", 3, 4), ("chevron.right", 2, 2), ("forward", 5, 5),
    ]
    for (name, left, right) in expected {
      #expect(width(name, .leftToRight) == left, "\(name)")
      #expect(width(name, .rightToLeft) == right, "\(name), mirrored")
    }
  }
}

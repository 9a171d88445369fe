// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonCairo
import Testing

@testable import Gnomon

/// Shows a width in the text that it's the width of.
struct ShowsOwnWidth: View {
  var isMonospaced = false
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      if isMonospaced {
        Text("Width = \(width)").monospaced().modifier(WritesWidth(width: $width))
      } else {
        Text("Width = \(width)").modifier(WritesWidth(width: $width))
      }
    }
  }
}

struct WritesWidth: ViewModifier {
  @Binding var width: CGFloat

  func body(content: Content) -> some View {
    content.background {
      GeometryReader { space in
        let found = space.size.width
        Color.clear.task(id: found) { width = max(found, 0) }
      }
    }
  }
}

@MainActor @Suite struct WidthLoopTests {
  private func settled(_ view: ShowsOwnWidth, _ size: DynamicTypeSize, _ scale: CGFloat) async -> ViewHost {
    var configuration = ViewHost.Configuration()
    configuration.scale = scale
    configuration.dynamicTypeSize = size
    let host = ViewHost(view, configuration: configuration)
    await host.settle()
    return host
  }

  @Test(
    "R5: a width that the text of its own digits shows never settles at these scales and type sizes",
    arguments: [(1, .large), (2, .large), (3, .large)] as [(CGFloat, DynamicTypeSize)])
  func proportional(scale: CGFloat, size: DynamicTypeSize) async throws {
    let host = await settled(ShowsOwnWidth(), size, scale)
    #expect(host.warnings.map(\.name) == [.updateLoop])
    let warning = try #require(host.warnings.first)
    #expect(warning.view.contains("ShowsOwnWidth") && warning.view.contains("WritesWidth"), "\(warning)")
    #expect(warning.message.contains("task") && warning.hint?.contains("monospaced") == true, "\(warning)")
    // The history goes round in a circle of whole pixels.
    let list = try #require(warning.message.split(separator: ":").last)
    let values = list.split(separator: "→").compactMap {
      Double($0.filter { $0.isNumber || $0 == "." || $0 == "e" }.trimmingSuffix("."))
    }
    #expect(values.count == 8, "\(warning)")
    #expect(Set(values).count > 1 && Set(values).count < 8, "\(values)")
    for value in values { #expect(abs(value * scale - (value * scale).rounded()) < 1e-6) }
    // The last frame stands.
    let text = try #require(host.snapshot().root.first("Text"))
    #expect(values.contains { abs($0 - text.frame.width) < 30 })
  }

  @Test(
    "R5: some type sizes happen to settle",
    arguments: [(1, .medium), (2, .xLarge), (1, .xxLarge)] as [(CGFloat, DynamicTypeSize)])
  func lucky(scale: CGFloat, size: DynamicTypeSize) async {
    let host = await settled(ShowsOwnWidth(), size, scale)
    #expect(host.warnings.isEmpty)
  }

  @Test("R5: with monospaced digits it settles", arguments: [1, 2, 3] as [CGFloat])
  func monospaced(scale: CGFloat) async throws {
    for size in [DynamicTypeSize.xSmall, .medium, .large, .xxLarge, .accessibility1] {
      let host = await settled(ShowsOwnWidth(isMonospaced: true), size, scale)
      #expect(host.warnings.isEmpty, "\(size): \(host.warnings)")
      let text = try #require(host.snapshot().root.first("Text"))
      #expect(text.text == "Width = " + String(format: "%.6f", text.frame.width))
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: Character) -> String { last == suffix ? String(dropLast()) : self }
}

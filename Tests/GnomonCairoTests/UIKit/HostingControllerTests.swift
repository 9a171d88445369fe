// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

/// Sources that measure views through UIKit's or AppKit's hosting controller.
@MainActor @Suite struct HostingControllerTests {
  private struct Block: View {
    var length: CGFloat = 20
    var body: some View {
      Color.red.frame(minWidth: 10, idealWidth: length, maxWidth: 50, minHeight: 5, idealHeight: 8)
    }
  }

  @Test("The ideal size is what the view takes where it's proposed none (fact 3)")
  func ideal() {
    showHost()
    let controller = UIHostingController(rootView: Block())
    #expect(controller.view.intrinsicContentSize == CGSize(width: 20, height: 8))
    #expect(NSHostingView(rootView: Block()).fittingSize == CGSize(width: 20, height: 8))
    controller.rootView = Block(length: 30)
    #expect(controller.view.intrinsicContentSize.width == 30)
  }

  @Test("A size is proposed as it is, the greatest and the infinite too")
  func proposed() {
    showHost()
    let controller = NSHostingController(rootView: Block())
    #expect(controller.sizeThatFits(in: CGSize(width: 30, height: 4)) == CGSize(width: 30, height: 5))
    let greatest = CGFloat.greatestFiniteMagnitude
    #expect(controller.sizeThatFits(in: CGSize(width: greatest, height: greatest)).width == 50)
    #expect(controller.sizeThatFits(in: CGSize(width: CGFloat.infinity, height: 6)) == CGSize(width: 50, height: 6))
    let filling = UIHostingController(rootView: Color.red)
    #expect(filling.view.sizeThatFits(CGSize(width: 7, height: CGFloat.infinity)).height == .infinity)
  }

  /// Breaks its items into lines by their measured widths, as public packages do.
  private struct Lines: View {
    let widths: [CGFloat]

    var body: some View {
      GeometryReader { geometry in
        let lines = lines(in: geometry.size.width)
        VStack(alignment: .leading, spacing: 0) {
          ForEach(lines.indices, id: \.self) { line in
            HStack(spacing: 0) { ForEach(lines[line], id: \.self) { item($0) } }
          }
        }
      }
    }

    private func item(_ index: Int) -> some View { Color.red.frame(width: widths[index], height: 10) }

    private func lines(in width: CGFloat) -> [[Int]] {
      var (lines, free): ([[Int]], CGFloat) = ([[]], width)
      for index in widths.indices {
        let taken = UIHostingController(rootView: item(index)).view.intrinsicContentSize.width
        if taken > free {
          lines.append([])
          free = width
        }
        lines[lines.count - 1].append(index)
        free -= taken
      }
      return lines
    }
  }

  @Test("Views are measured while others are being laid out, and the lines of both stay right")
  func whileLayingOut() {
    showHost()
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 100, height: 100)
    let host = ViewHost(Lines(widths: [40, 50, 30, 80, 20]), configuration: configuration)
    host.update()
    let boxes = host.snapshot().root.all("frame")
    #expect(boxes.map { [$0.frame.minX, $0.frame.minY] } == [[0, 0], [40, 0], [0, 10], [0, 20], [80, 20]])
    #expect(Set(boxes.map { $0.source?.line }).count == 1)
    #expect(UIScreen.main.bounds.width == 100)
  }

  @Test("The measured view is in the host's profile and scale")
  func profile() {
    showHost()
    var configuration = ViewHost.Configuration()
    configuration.profile = .macOS26
    ViewHost(Color.red, configuration: configuration).update()
    let controller = UIHostingController(rootView: Text("Hello"))
    #expect(controller.view.intrinsicContentSize.height == 16)  // fact 35: a line of .body on macOS
    ViewHost(Color.red).update()
    #expect(controller.view.intrinsicContentSize.height > 20)
  }

  @Test("A lazy grid that is proposed no end of width is as wide as its fixed tracks")
  func endlessGrids() {
    showHost()
    let grid = UIHostingController(
      rootView: LazyVGrid(columns: [GridItem(.fixed(50), spacing: 8), GridItem(.fixed(40))]) {
        Color.red.frame(height: 10)
      })
    let endless = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    #expect(grid.sizeThatFits(in: endless) == CGSize(width: 98, height: 10))
    #expect(grid.sizeThatFits(in: CGSize(width: 200, height: 100)) == CGSize(width: 200, height: 10))
  }
}

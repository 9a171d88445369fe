// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Classes that draw themselves.
@MainActor @Suite struct UIViewDrawingTests {
  private final class Mark: UIView {
    var draws = 0
    override func draw(_ rect: CGRect) {
      draws += 1
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      UIRectFill(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height))
    }
  }
  private struct Marked: UIViewRepresentable {
    let mark: Mark
    func makeUIView(context: Context) -> Mark { mark }
    func updateUIView(_ uiView: Mark, context: Context) {}
  }

  private func fills(_ list: DisplayList) -> [CGRect] {
    list.commands.compactMap { if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil } }
  }

  @Test("A class of one's own draws in its size")
  func draws() {
    let mark = Mark()
    let host = makeHost(Marked(mark: mark).frame(width: 40, height: 20), 40, 20)
    host.update()
    #expect(fills(host.displayList()).contains(CGRect(x: 0, y: 0, width: 20, height: 20)))
    #expect(mark.draws > 0 && UIGraphicsGetCurrentContext() == nil)
  }

  @Test("A class that draws nothing has no drawing, and one without a size isn't asked")
  func nothing() {
    #expect(UIView().drawing(in: CGSize(width: 10, height: 10)) == nil)
    let mark = Mark()
    #expect(mark.drawing(in: .zero) == nil && mark.draws == 0)
  }
}

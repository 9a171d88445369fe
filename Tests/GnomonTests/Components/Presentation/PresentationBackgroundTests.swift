// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Views behind a presentation's content, and further forms that Apple documents of tabs, toolbars and colour pickers.
@MainActor @Suite struct PresentationBackgroundTests {
  private struct Sheet: View {
    @State private var isShown = true
    @State private var isOn = false
    var outer: Color? = nil
    var body: some View {
      Color.white.sheet(isPresented: $isShown) {
        let content = Button("content") { isOn.toggle() }.presentationDetents([.height(100)])
          .presentationBackground(alignment: .bottomTrailing) {
            Color.red.frame(width: isOn ? 60 : 30, height: 20)
          }
        if let outer { content.presentationBackground(outer) } else { content }
      }
    }
  }

  /// The frame's fills without the screen's and the shade over it.
  private func fills(_ host: ViewHost) -> [(color: Color.Resolved, box: CGRect)] {
    host.displayList().commands.dropFirst(2).compactMap {
      if case .fill(let path, _, .color(let color)) = $0 { (color, path.boundingRect) } else { nil }
    }
  }

  @Test("The view lies behind the content, at its alignment, in the place of the system's background")
  func background() {
    let host = makeHost(Sheet(), 200, 300) { $0.profile = .iOS18 }
    host.update()
    #expect(fills(host).map(\.box) == [CGRect(x: 170, y: 280, width: 30, height: 20)])
    #expect(host.texts == ["content"])
    // It's as alive as any view.
    host.tap(at: CGPoint(x: 100, y: host.frame("Text").midY))
    #expect(fills(host).map(\.box) == [CGRect(x: 140, y: 280, width: 60, height: 20)])
    let styled = makeHost(Sheet(outer: .blue), 200, 300) { $0.profile = .iOS18 }
    styled.update()
    #expect(fills(styled).map(\.box.height) == [100])
  }
}

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
    let host = makeHost(Sheet(), 200, 300)
    host.update()
    #expect(fills(host).map(\.box) == [CGRect(x: 170, y: 280, width: 30, height: 20)])
    #expect(host.texts == ["content"])
    // It's as alive as any view.
    host.tap(at: CGPoint(x: 100, y: host.frame("Text").midY))
    #expect(fills(host).map(\.box) == [CGRect(x: 140, y: 280, width: 60, height: 20)])
    let styled = makeHost(Sheet(outer: .blue), 200, 300)
    styled.update()
    #expect(fills(styled).map(\.box.height) == [100])
  }

  private struct Tabs: View {
    @State private var selection = 1
    var body: some View {
      TabView(selection: $selection) {
        AnyTabContent(Tab("A", systemImage: "star", value: 1) { Text("page A") })
        if #available(iOS 99, macOS 99, *) {
          Tab("B", systemImage: "star", value: 2) { Text("page B") }
        }
      }
      .tabViewStyle(.tabBarOnly)
    }
  }

  @Test("Tabs of any type, and a bar alone")
  func tabs() {
    let host = makeHost(Tabs(), 200, 200)
    host.update()
    #expect(host.texts.contains("page A") && host.texts.contains("A"))
    host.tap(at: CGPoint(x: 150, y: 180))
    #expect(host.texts.contains("page B"))
  }

  @Test("Items of a toolbar with a label are shown as they are")
  func toolbar() {
    let host = makeHost(
      NavigationStack {
        Text("page").toolbar {
          ToolbarItemGroup(placement: .topBarTrailing) {
            Button("one") {}
            Button("two") {}
          } label: {
            Text("more")
          }
        }
      }, 300, 200)
    host.update()
    #expect(host.texts.contains("one") && host.texts.contains("two") && !host.texts.contains("more"))
  }

  @Test("A colour picker of Core Graphics' colours shows the colour")
  func colors() {
    let binding = Binding.constant(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    let host = makeHost(
      VStack {
        ColorPicker("a", selection: binding)
        ColorPicker(String("b"), selection: binding)
        ColorPicker(LocalizedStringResource("c"), selection: binding)
        ColorPicker(selection: binding) { Text("d") }
      }, 200, 200)
    host.update()
    #expect(host.texts == ["a", "b", "c", "d"])
    let reds = fills(host).filter { $0.color.red > 0.99 && $0.color.green < 0.01 && $0.color.blue < 0.01 }
    #expect(reds.count >= 2, "\(fills(host))")
  }
}

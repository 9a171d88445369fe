// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct SurfacePresentationTests {
  private struct Half: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.isEnabled ? context.maxDetentValue / 2 : nil }
  }

  private enum Absent: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { nil }
  }

  @Test("A sheet is as high as its custom height says")
  func detents() {
    func height(_ detents: Set<PresentationDetent>) -> CGFloat {
      let host = makeHost(
        Color.red.sheet(isPresented: .constant(true)) { Color.blue.presentationDetents(detents) }, 300, 410)
      host.update()
      return host.snapshot().root.all("Color").last?.frame.height ?? 0
    }
    #expect(height([.custom(Half.self)]) == 200)
    #expect(height([.custom(Half.self), .height(90)]) == 90)
    #expect(height([.custom(Absent.self)]) == height([.large]))
    #expect(PresentationDetent.custom(Half.self) == .custom(Half.self))
    #expect(PresentationDetent.custom(Half.self) != .custom(Absent.self))
  }

  @Test("A dialog about data shows them, and isn't there without any")
  func dialog() {
    struct Page: View {
      let data: String?
      var body: some View {
        Color.red.confirmationDialog("Title", isPresented: .constant(true), presenting: data) {
          Button("Delete \($0)") {}
        } message: {
          Text("About \($0)")
        }
      }
    }
    let host = makeHost(Page(data: "it"), 300, 400)
    host.update()
    #expect(host.texts.contains("Delete it") && host.texts.contains("About it"))
    let empty = makeHost(Page(data: nil), 300, 400)
    empty.update()
    #expect(empty.texts.isEmpty)
  }

  @Test("An alert about data shows them under a title of any kind, and isn't there without any")
  func alert() {
    struct Page: View {
      let kind: Int
      let data: String?
      let title = "Title"
      var body: some View {
        switch kind {
        case 0: Color.red.alert("Title", isPresented: .constant(true), presenting: data) { Button($0) {} }
        case 1: Color.red.alert(title, isPresented: .constant(true), presenting: data) { Button($0) {} }
        case 2: Color.red.alert(Text(title), isPresented: .constant(true), presenting: data) { Button($0) {} }
        default:
          Color.red.alert(title, isPresented: .constant(true), presenting: data) { _ in
          } message: {
            Text($0)
          }
        }
      }
    }
    for kind in 0..<4 {
      let host = makeHost(Page(kind: kind, data: "it"), 300, 400)
      host.update()
      #expect(host.texts.contains("Title") && host.texts.contains("it"), "\(kind)")
      let empty = makeHost(Page(kind: kind, data: nil), 300, 400)
      empty.update()
      #expect(empty.texts.isEmpty, "\(kind)")
    }
  }

  @Test("A group of toolbar items shows them all")
  func toolbarGroup() {
    let host = makeHost(
      NavigationStack {
        Color.red.toolbar {
          Group {
            ToolbarItem { Text("a") }
            ToolbarItem { Text("b") }
          }
        }
      }, 300, 400)
    host.update()
    #expect(host.texts == ["a", "b"])
  }
}

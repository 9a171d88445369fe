// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct AlertTests {
  @Test("An alert's button acts and ends it")
  func alert() {
    struct Page: View {
      @State private var isShown = true
      @State private var answer = "-"
      var body: some View {
        Text(answer).alert("Sure?", isPresented: $isShown) {
          Button("Yes") { answer = "yes" }
          Button("No", role: .cancel) {}
        } message: {
          Text("Really")
        }
      }
    }
    let host = makeHost(Page(), 390, 800)
    host.update()
    #expect(host.texts == ["-", "Sure?", "Really", "Yes", "No"])
    let button = host.frame("Text[3]")
    #expect(host.tap(at: CGPoint(x: button.midX, y: button.midY)))
    #expect(host.texts == ["yes"])
  }

  private struct Asked: View {
    @State private var isAsked = true
    let roles: [ButtonRole?]
    var body: some View {
      Color.red.alert("Sure?", isPresented: $isAsked) {
        ForEach(roles.indices, id: \.self) { Button("b\($0)", role: roles[$0]) {} }
      }
    }
  }

  /// R1 and A5: an alert without buttons gets OK, one with a button that destroys a Cancel.
  @Test func alertsCanBeClosed() {
    for (roles, words) in [
      ([], ["Sure?", "OK"]), ([nil], ["Sure?", "b0"]), ([nil, .destructive], ["Sure?", "b0", "b1", "Cancel"]),
      ([.destructive, .cancel], ["Sure?", "b0", "b1"]),
    ] as [([ButtonRole?], [String])] {
      let host = makeHost(Asked(roles: roles), 400, 400)
      host.update()
      #expect(host.snapshot().root.all("Text").compactMap(\.text) == words)
    }
  }

  /// R0 and K3: two buttons stand side by side, the one that cancels first; where a title has no room, and beyond two, below each other.
  @Test func twoButtonsOfAnAlertStandSideBySide() {
    func places(_ view: some View) -> [String: CGPoint] {
      let host = makeHost(view, 400, 400) { $0.profile = .iOS18 }
      host.update()
      let texts = host.snapshot().root.all("Text").map {
        ($0.text ?? "", CGPoint(x: $0.rendered.midX, y: $0.rendered.midY))
      }
      return Dictionary(texts) { $1 }
    }
    let two = places(Asked(roles: [nil, .cancel]))
    #expect(two["b0"]?.x == 267.5 && two["b1"]?.x == 132.5 && two["b0"]?.y == two["b1"]?.y)
    let three = places(Asked(roles: [nil, nil, .cancel]))
    #expect(three["b0"]?.x == 200 && three["b2"]?.x == 200)
    let long = places(
      Color.red.alert("Sure?", isPresented: .constant(true)) {
        Button("Delete everything there is") {}
        Button("No", role: .cancel) {}
      })
    #expect(long["No"]?.x == 200)
  }

  @Test("An alert about data shows them under a title of any kind, and isn't there without any")
  func data() {
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
}

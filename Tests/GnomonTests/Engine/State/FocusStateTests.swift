// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct FocusStateTests {
  private struct Focusing: View {
    enum Field: Hashable { case first, second }
    @FocusState var field: Field?
    @FocusState var isOn: Bool

    var body: some View {
      Indicator().focused($field, equals: .first)
      Indicator().focused($field, equals: .second)
      Indicator().focused($isOn)
      Color.clear.onAppear { field = .second }
    }
  }

  private struct Indicator: View {
    @Environment(\.isFocused) var isFocused
    var body: some View { Text(isFocused ? "yes" : "no") }
  }

  @Test func focusStateTellsTheFocusedView() {
    let host = makeHost(Focusing(), 100, 200)
    host.update()
    #expect(host.snapshot().root.all("Text").map(\.text) == ["no", "yes", "no"])
  }

  /// A form that another takes the place of, and asks for the focus when it appears.
  private struct Forms: View {
    @State private var number = 1
    var body: some View {
      VStack {
        Button("Next") { number += 1 }
        Form(number: number).id(number)
      }
    }
  }

  private struct Form: View {
    enum Field: Hashable { case title, body }
    let number: Int
    @State private var title = ""
    @State private var text = ""
    @FocusState private var field: Field?

    var body: some View {
      VStack {
        TextField("Title \(number)", text: $title).focused($field, equals: .title)
        TextField("Text \(number)", text: $text).focused($field, equals: .body)
        Text("\(number) \(String(describing: field))")
      }
      .onAppear { field = .title }
    }
  }

  @Test("A view that takes the place of the one with the focus may ask for it")
  func replacedForm() {
    let host = makeHost(Forms(), 300, 300)
    host.update()
    host.type("a")
    #expect(host.typedText == "a")
    for number in 2...3 {
      let next = host.snapshot().root.all("Text").first { $0.text == "Next" }
      host.tap(at: CGPoint(x: next?.frame.midX ?? 0, y: next?.frame.midY ?? 0))
      host.update()
      #expect(host.typedText == "", "\(number)")
      host.type("b")
      #expect(host.typedText == "b" && host.shownTexts.contains { $0.hasPrefix("\(number) Optional") })
    }
  }

  @Test("What waits for its view to come keeps its focus, too")
  func waitingFocus() throws {
    struct Late: View {
      var isThere: Bool
      var body: some View {
        VStack { if isThere { Form(number: 1) } else { Text("not yet") } }
      }
    }
    let host = makeHost(Late(isThere: true), 300, 300)
    host.update()
    host.type("a")
    let kept = host.keptState()
    #expect(kept.focus != nil)
    let later = makeHost(Late(isThere: false), 300, 300)
    later.restore(kept)
    later.update()
    // Another process may go on from it.
    #expect(later.keptState().focus != nil)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct AlertErrorTests {
  enum Failure: LocalizedError {
    case offline
    var errorDescription: String? { "No connection" }
    var recoverySuggestion: String? { "Look at the cable." }
  }

  struct Page: View {
    let error: Failure?
    @State private var isShown = true
    var body: some View {
      Color.red.alert(isPresented: $isShown, error: error) { error in
        Button("Try \(String(describing: error)) again") {}
      } message: {
        Text($0.recoverySuggestion ?? "")
      }
    }
  }

  @Test("An alert about an error hands it to its actions and its message")
  func error() {
    let host = makeHost(Page(error: .offline), 300, 400)
    host.update()
    #expect(host.texts == ["No connection", "Look at the cable.", "Try offline again"])
    let button = host.frame("Text[2]")
    host.tap(at: CGPoint(x: button.midX, y: button.midY))
    host.update()
    #expect(host.texts.isEmpty)
  }

  @Test("An alert without buttons of its own can be closed")
  func withoutButtons() {
    let error: Failure? = .offline
    let withMessage = Color.red.alert(isPresented: .constant(true), error: error) { _ in
    } message: {
      Text($0.recoverySuggestion ?? "")
    }
    let plain = Color.red.alert(isPresented: .constant(true), error: error) {}
    let nothing = Color.red.alert(isPresented: .constant(true), error: nil as Failure?) {}
    let shown = [AnyView(withMessage), AnyView(plain), AnyView(nothing)].map { view in
      let host = makeHost(view, 300, 400)
      host.update()
      return host.texts
    }
    #expect(shown == [["No connection", "Look at the cable.", "OK"], ["No connection", "OK"], []])
  }

  @Test("Without an error there's no alert")
  func none() {
    let host = makeHost(Page(error: nil), 300, 400)
    host.update()
    #expect(host.texts.isEmpty)
  }
}

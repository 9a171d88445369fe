// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// The checkbox by which a user asks not to be shown a dialog again: on macOS alone, with the titles that Apple documents of an `NSAlert`'s.
@MainActor @Suite struct DialogSuppressionTests {
  private final class Model { var isSuppressed = false }

  private struct Dialogs: View {
    let kind: Int
    let isSuppressed: Binding<Bool>
    @State private var isShown = true
    var body: some View {
      switch kind {
      case 0: Color.red.alert("Title", isPresented: $isShown) {}.dialogSuppressionToggle(isSuppressed: isSuppressed)
      case 1:
        Color.red.alert("Title", isPresented: $isShown) {
          Button("Yes") {}
          Button("No") {}
        }.dialogSuppressionToggle(isSuppressed: isSuppressed)
      case 2:
        Color.red.confirmationDialog("Title", isPresented: $isShown) { Button("Yes") {} }
          .dialogSuppressionToggle("Never mind", isSuppressed: isSuppressed)
      case 3:
        Color.red.alert("Title", isPresented: $isShown) {}
          .dialogSuppressionToggle(Text("text"), isSuppressed: isSuppressed)
      case 4:
        Color.red.alert("Title", isPresented: $isShown) {}
          .dialogSuppressionToggle(String("string"), isSuppressed: isSuppressed)
      case 6:
        Color.red.alert("Title", isPresented: $isShown) {
          Button("Stop", role: .cancel) {}
          Button("Go", role: .destructive) {}
        }
      default:
        Color.red.alert("Title", isPresented: $isShown) { Button("Go", role: .destructive) {} }
          .dialogSuppressionToggle(LocalizedStringResource("resource"), isSuppressed: isSuppressed)
          .dialogSuppressionToggle("outer", isSuppressed: isSuppressed)
      }
    }
  }

  private func host(_ kind: Int, _ model: Model, _ profile: PlatformProfile = .macOS26) -> ViewHost {
    let binding = Binding(get: { model.isSuppressed }, set: { model.isSuppressed = $0 })
    let host = makeHost(Dialogs(kind: kind, isSuppressed: binding), 400, 400) { $0.profile = profile }
    host.update()
    return host
  }

  @Test("The title is the system's, by the number of buttons, or the given one; the innermost holds")
  func titles() {
    let model = Model()
    #expect(host(0, model).texts == ["Title", "Do not show this message again", "OK"])
    #expect(host(1, model).texts == ["Title", "Do not ask again", "Yes", "No"])
    #expect(host(2, model).texts == ["Never mind", "Yes", "Cancel"])
    #expect(host(3, model).texts == ["Title", "text", "OK"])
    #expect(host(4, model).texts == ["Title", "string", "OK"])
    #expect(host(5, model).texts == ["Title", "resource", "Go", "Cancel"])
    #expect(host(6, model).texts == ["Title", "Stop", "Go"])
    #expect(host(0, model, .iOS26).texts == ["Title", "OK"])
  }

  @Test("A tap checks it and leaves the alert")
  func taps() {
    let model = Model()
    let host = host(0, model)
    let title = host.frame("Text[1]")
    host.tap(at: CGPoint(x: title.midX, y: title.midY))
    #expect(model.isSuppressed && host.texts.contains("OK"))
    host.tap(at: CGPoint(x: 200, y: host.frame("Text[2]").midY))
    #expect(host.texts.isEmpty)
  }

  @Test("The icon of a dialog is kept, and changes no layout")
  func icon() {
    let host = makeHost(
      Text(verbatim: "c").dialogIcon(Image(systemName: "star")).springLoadingBehavior(.enabled), 300, 300)
    host.update()
    #expect(host.texts == ["c"])
    #expect(host.root.attributes("dialogIcon").count == 1)
    host.expect(["Text": [10, 20]], warnings: [])
  }
}

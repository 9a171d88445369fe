// SPDX-License-Identifier: Apache-2.0
import Foundation
import OpenCombine
import Testing

@testable import Gnomon

/// What belongs to devices that a host hasn't: it compiles as Apple's, changes no layout, and is kept where someone may ask.
@MainActor @Suite struct AbsentDeviceTests {
  final class Model: ObservableObject {}

  struct Reader: View {
    @Environment(\.writingToolsBehavior) private var writing
    @Environment(\.preferredPencilSqueezeAction) private var squeeze
    @Environment(\.preferredPencilDoubleTapAction) private var doubleTap
    var body: some View {
      Text("\(writing == .limited) \(squeeze == .ignore) \(doubleTap == .ignore)")
    }
  }

  @Test("Pencils, signs of the hand, dictation, finding and rewriting change nothing")
  func devices() {
    let model = Model()
    let url = URL(fileURLWithPath: "/report.pdf")
    let host = makeHost(
      VStack {
        Reader().writingToolsBehavior(.limited).writingToolsAffordanceVisibility(.hidden)
        Color.red
          .onPencilDoubleTap { _ in Issue.record("there's no pencil") }
          .onPencilSqueeze { if case .ended = $0 { Issue.record("there's no pencil") } }
          .handGestureShortcut(.primaryAction).handGestureShortcut(.primaryAction, isEnabled: false)
          .allowsWindowActivationEvents().onInteractiveResizeChange { _ in Issue.record("nobody resizes") }
        Color.blue
          .findNavigator(isPresented: .constant(true)).findDisabled().typeSelectEquivalent("b")
          .typeSelectEquivalent(Text("b")).searchDictationBehavior(.inline(activation: .onSelect))
          .textInputFormattingControlVisibility(.hidden, for: [.contextMenu, .inputAssistant])
          .navigationDocument(url).navigationDocument("text").tabViewSearchActivation(.searchTabSelection)
          .navigationDocument("text", preview: SharePreview("Text"))
          .focusedSceneObject(model).focusedSceneObject(nil as Model?)
          .sensoryFeedback(.press(.button), trigger: 1).sensoryFeedback(.selection(.on), trigger: 1)
          .sensoryFeedback(.release(.slider), trigger: 1)
      }, 100, 120)
    host.update()
    #expect(host.texts == ["true true true"])
    #expect(host.frame("Color[0]").size == host.frame("Color[1]").size)
    #expect(host.root.attributes("handGestureShortcut").count == 1)
    #expect(host.root.attributes("sensoryFeedback").count == 3)
    #expect(host.root.attributes("navigationDocument").count == 3)
    #expect(host.warnings.isEmpty, "\(host.warnings)")
  }
}

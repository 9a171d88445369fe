// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct PresentationBehaviorTests {
  private func sheet(_ content: some View, _ width: CGFloat = 300) -> ViewHost {
    // Before iOS 26 a sheet leaves 10 points above it (sheet17-02).
    let host = makeHost(Color.red.sheet(isPresented: .constant(true)) { content }, width, 410) { $0.profile = .iOS18 }
    host.update()
    return host
  }

  private func height(_ host: ViewHost) -> CGFloat { host.snapshot().root.all("Color").last?.frame.height ?? 0 }

  @Test("A sheet becomes a cover where there's little room")
  func adaptation() {
    #expect(height(sheet(Color.blue)) == 400)
    #expect(height(sheet(Color.blue.presentationCompactAdaptation(.fullScreenCover))) == 410)
    #expect(height(sheet(Color.blue.presentationCompactAdaptation(.popover))) == 400)
    #expect(
      height(sheet(Color.blue.presentationCompactAdaptation(horizontal: .sheet, vertical: .sheet))) == 400)
  }

  struct Page: View {
    let interaction: PresentationBackgroundInteraction
    let detent: PresentationDetent
    @State private var count = 0
    var body: some View {
      VStack {
        Button("below \(count)") { count += 1 }
        Spacer()
      }
      .sheet(isPresented: .constant(true)) {
        Text("sheet").presentationDetents([detent]).presentationBackgroundInteraction(interaction)
          .presentationContentInteraction(.scrolls).presentationSizing(.form.sticky(horizontal: true))
      }
    }
  }

  @Test("What lies behind a sheet can be used where that's enabled, up to a height")
  func background() {
    func tapped(_ interaction: PresentationBackgroundInteraction, _ detent: PresentationDetent = .medium) -> String? {
      let host = makeHost(Page(interaction: interaction, detent: detent), 300, 410)
      host.update()
      let button = host.frame("Text")
      host.tap(at: CGPoint(x: button.midX, y: button.midY))
      host.update()
      return host.texts.first
    }
    #expect(tapped(.enabled) == "below 1")
    #expect(tapped(.enabled(upThrough: .medium)) == "below 1")
    #expect(tapped(.enabled(upThrough: .height(100))) == "below 0")
    #expect(tapped(.disabled) == "below 0" && tapped(.automatic) == "below 0")
  }

  @Test("Sizes for sheets are worked out of the content's")
  func sizing() {
    let root = PresentationSizingRoot { CGSize(width: $0.width ?? 30, height: $0.height ?? 40) }
    let context = PresentationSizingContext()
    #expect(
      FittedPresentationSizing().proposedSize(for: root, context: context) == ProposedViewSize(width: 30, height: 40))
    #expect(FormPresentationSizing().proposedSize(for: root, context: context) == .unspecified)
    #expect(
      PagePresentationSizing().fitted(horizontal: true, vertical: false).proposedSize(for: root, context: context)
        == ProposedViewSize(width: 30, height: nil))
  }
}

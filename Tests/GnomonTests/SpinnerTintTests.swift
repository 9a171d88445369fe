// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Documented: `tint(_:)` takes the place of the style that was made with a tint.
@MainActor @Suite("Tints of turning wheels") struct SpinnerTintTests {
  private func color(_ view: some View, _ profile: PlatformProfile = .iOS26) -> String? {
    let host = makeHost(view, 100, 100) { $0.profile = profile }
    host.update()
    return host.snapshot().root.all("Spoke").first?.color
  }

  @Test func tints() {
    let (red, plain) = (Color(red: 1, green: 0, blue: 0), color(ProgressView()))
    #expect(color(ProgressView().tint(red)) == "#FF0000FF")
    #expect(color(VStack { ProgressView("label") }.tint(red)) == "#FF0000FF")
    #expect(color(ProgressView().progressViewStyle(.circular).tint(red)) == "#FF0000FF")
    #expect(color(ProgressView().progressViewStyle(CircularProgressViewStyle(tint: red)).tint(.blue)) == "#FF0000FF")
    #expect(color(ProgressView().accentColor(red)) == plain && plain != "#FF0000FF")
    #expect(color(ProgressView().tint(red), .macOS26) == color(ProgressView(), .macOS26))
  }

  @Test("A picker's tick is one from right to left, too")
  func tick() { #expect(TickShape().layoutDirectionBehavior == .fixed) }
}

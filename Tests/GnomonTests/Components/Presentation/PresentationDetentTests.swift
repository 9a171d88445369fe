// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct PresentationDetentTests {
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
        Color.red.sheet(isPresented: .constant(true)) { Color.blue.presentationDetents(detents) }, 300, 410
      ) { $0.profile = .iOS18 }
      host.update()
      return host.snapshot().root.all("Color").last?.frame.height ?? 0
    }
    #expect(height([.custom(Half.self)]) == 200)
    #expect(height([.custom(Half.self), .height(90)]) == 90)
    #expect(height([.custom(Absent.self)]) == height([.large]))
    #expect(PresentationDetent.custom(Half.self) == .custom(Half.self))
    #expect(PresentationDetent.custom(Half.self) != .custom(Absent.self))
  }
}

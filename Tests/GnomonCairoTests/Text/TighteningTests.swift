// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

@MainActor @Suite struct TighteningTests {
  private func width(_ text: some View, _ width: CGFloat) -> (width: CGFloat, host: ViewHost) {
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: width, height: 100)
    let host = ViewHost(text, configuration: configuration)
    host.update()
    return (host.snapshot().root.all("Text").first?.frame.width ?? 0, host)
  }

  @Test func lettersComeCloserBeforeATextIsCutOff() {
    let text = Text("Thirty letters stand in a line").lineLimit(1)
    let whole = width(text, 1000).width
    let tight = width(text.allowsTightening(true), whole - 10)
    #expect(tight.width <= whole - 10 && tight.width > whole - 20)
    #expect(width(text.allowsTightening(true), 1000).width == whole)
    // What has no room even so is cut off as it would be otherwise.
    #expect(width(text.allowsTightening(true), whole / 2).width == width(text, whole / 2).width)
  }

  @Test func lettersComeCloserBeforeTheyShrink() {
    let text = Text("Thirty letters stand in a line").lineLimit(1).minimumScaleFactor(0.5)
    let whole = width(text, 1000)
    let shrunk = width(text, whole.width - 10)
    let tight = width(text.allowsTightening(true), whole.width - 10)
    func height(_ host: ViewHost) -> CGFloat { host.snapshot().root.all("Text").first?.frame.height ?? 0 }
    #expect(height(shrunk.host) < height(whole.host))
    #expect(height(tight.host) == height(whole.host))
  }
}

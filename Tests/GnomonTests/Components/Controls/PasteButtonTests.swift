// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct PasteButtonTests {
  @Test("A paste button hands over what it takes, and is disabled where there's nothing of that")
  func pasting() {
    var pasted: [String] = []
    let host = makeHost(PasteButton(payloadType: String.self) { pasted += $0 }, 200, 100)
    host.update()
    let centre = CGPoint(x: 100, y: 50)
    host.tap(at: centre)
    #expect(pasted == [])
    host.pasteboard = [NSItemProvider(object: NSString(string: "words")), NSItemProvider()]
    host.tap(at: centre)
    #expect(pasted == ["words"])
    host.pasteboard = [NSItemProvider()]
    host.tap(at: centre)
    #expect(pasted == ["words"])

    var providers = 0
    let plain = makeHost(PasteButton(supportedContentTypes: [.text]) { providers += $0.count }, 200, 100)
    plain.update()
    plain.pasteboard = [NSItemProvider(object: NSString(string: "words")), NSItemProvider()]
    plain.tap(at: centre)
    #expect(providers == 1)
  }
}

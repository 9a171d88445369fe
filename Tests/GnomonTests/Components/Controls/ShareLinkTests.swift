// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Buttons that offer something to share.
@MainActor @Suite struct ShareLinkTests {
  private let address = URL(fileURLWithPath: "/tmp")

  private func texts<V: View>(_ view: V) -> [String] {
    let host = makeHost(view, 300, 100)
    host.update()
    return host.snapshot().root.all("Text").compactMap(\.text)
  }

  @Test("The label is the title, or a word for it")
  func labels() {
    #expect(texts(ShareLink(item: address)) == ["Share…"])
    #expect(texts(ShareLink("Send", item: "words", subject: Text("a"), message: Text("b"))) == ["Send"])
    #expect(texts(ShareLink(String("Send \(1)"), items: [address])) == ["Send 1"])
    #expect(texts(ShareLink(Text("All"), items: ["a", "b"])) == ["All"])
    #expect(texts(ShareLink(item: "words") { Text("Mine") }) == ["Mine"])
    #expect(texts(ShareLink(items: [address]) { Text("Ours") }) == ["Ours"])
  }
}

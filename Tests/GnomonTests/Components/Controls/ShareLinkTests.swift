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

  private struct Photo: Codable, Transferable {
    var name: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.name)
    }
  }

  @Test("A share link offers its values when it's tapped")
  func sharing() throws {
    let photo = Photo(name: "sea")
    let host = makeHost(
      ShareLink(item: photo, preview: SharePreview("Sea", image: Image("sea"))) { Color.red }, 100, 100)
    host.update()
    #expect(host.sharedItems.isEmpty)
    host.tap(at: CGPoint(x: 50, y: 50))
    #expect(host.sharedItems.map(\.registeredContentTypes) == [[.json, .utf8PlainText]])
    let many = makeHost(ShareLink("All", items: [photo, photo]) { SharePreview($0.name) }, 100, 100)
    many.update()
    #expect(many.texts == ["All"])
    many.tap(at: CGPoint(x: 50, y: 50))
    #expect(many.sharedItems.count == 2)
  }
}

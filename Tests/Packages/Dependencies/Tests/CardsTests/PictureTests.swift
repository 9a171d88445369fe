// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

@Test @MainActor func theCardIsDrawn() throws {
  let renderer = ImageRenderer(content: Text("Hello").padding())
  let image = try #require(renderer.uiImage)
  Attachment.record(image, named: "card.png")
}

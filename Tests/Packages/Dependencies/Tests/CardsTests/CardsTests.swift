// SPDX-License-Identifier: Apache-2.0
import Combine
import Store
import SwiftUI
import Testing

@testable import Cards

@Test @MainActor func thePublisherOfOnePackageIsTheOther() throws {
  let store = try Store()
  let publisher: Any = store.names
  #expect(publisher is Combine.AnyPublisher<[String], Never>)
  let renderer = ImageRenderer(content: CardList(Cards(store)))
  #expect(renderer.uiImage?.size == CGSize(width: 50, height: 40))
}

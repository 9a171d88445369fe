// SPDX-License-Identifier: Apache-2.0
import Collections
import Combine
import Store
import SwiftUI

@MainActor public final class Cards: ObservableObject {
  @Published public private(set) var names: OrderedSet<String> = []
  private var listening: AnyCancellable?

  public init(_ store: Store) {
    listening = store.names.sink { [weak self] names in self?.names = OrderedSet(names) }
  }
}

public struct CardList: View {
  @ObservedObject private var cards: Cards

  public init(_ cards: Cards) { _cards = ObservedObject(wrappedValue: cards) }

  public var body: some View {
    VStack(spacing: 0) {
      ForEach(cards.names, id: \.self) { _ in Color.blue.frame(width: 50, height: 20) }
    }
  }
}

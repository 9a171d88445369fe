// SPDX-License-Identifier: Apache-2.0
import Foundation

extension NSItemProvider: ExchangedItem {}

extension [any ExchangedItem] {
  /// All of them: nothing but item providers is exchanged.
  var items: [NSItemProvider] { compactMap { $0 as? NSItemProvider } }
}

extension ViewHost {
  /// What was copied, for the buttons that paste it; empty at first.
  public var pasteboard: [NSItemProvider] {
    get { graph.exchange.pasteboard.items }
    set {
      graph.exchange.paste(newValue)
      update()
    }
  }

  /// What the share link offers that was tapped last; empty where none was.
  public var sharedItems: [NSItemProvider] { graph.exchange.shared.items }
}

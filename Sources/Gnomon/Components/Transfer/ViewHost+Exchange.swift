// SPDX-License-Identifier: Apache-2.0
import Foundation

extension NSItemProvider: ExchangedItem {}

extension [any ExchangedItem] {
  /// All of them: nothing but item providers is exchanged.
  var items: [NSItemProvider] { compactMap { $0 as? NSItemProvider } }
}

extension ViewHost {
  /// The items that were copied, for the buttons that paste them. It is empty at first. Setting it updates the host.
  public var pasteboard: [NSItemProvider] {
    get { graph.exchange.pasteboard.items }
    set {
      graph.exchange.paste(newValue)
      update()
    }
  }

  /// The items of the share link that was tapped last. It is empty where none was.
  public var sharedItems: [NSItemProvider] { graph.exchange.shared.items }
}

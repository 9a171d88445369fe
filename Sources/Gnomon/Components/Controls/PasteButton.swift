// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A button that pastes what the host's pasteboard holds (``ViewHost/pasteboard``). It's disabled where that has none of the types.
public nonisolated struct PasteButton: View {
  @Environment(\.exchange) private var exchange
  private let types: [UTType]
  private let paste: (Graph?, [NSItemProvider]) -> Void

  /// Hands over the items that can be had as any of the types.
  @MainActor @preconcurrency
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    types = supportedContentTypes
    paste = { payloadAction($1) }
  }

  /// Hands over the items that can be read as values of a type. What can't be read after all is left out, and named in a warning.
  @MainActor @preconcurrency
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) where T: Transferable {
    types = T.importTypes
    paste = { graph, providers in
      _ = graph?.transfers.load(providers, as: T.self) { values in
        onPaste(values)
        return true
      }
    }
  }

  @MainActor @preconcurrency public var body: some View {
    let (exchange, paste) = (exchange, paste)
    let items = (exchange?.pasteboard.items ?? []).filter { item in
      types.contains { item.hasItemConformingToTypeIdentifier($0.identifier) }
    }
    Button {
      paste(exchange?.graph, items)
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .buttonStyle(.borderedProminent)
    .disabled(items.isEmpty)
  }
}

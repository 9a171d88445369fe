// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A button that pastes what the host's pasteboard holds (``ViewHost/pasteboard``).
///
/// It's disabled where the pasteboard holds nothing of the types that it takes.
public nonisolated struct PasteButton: View {
  @Environment(\.exchange) private var exchange
  private let types: [UTType]
  private let paste: (Graph?, [NSItemProvider]) -> Void

  /// Makes a button that hands over the items that can be had as any of the types.
  ///
  /// `payloadAction` gets the items themselves, not yet read.
  @MainActor @preconcurrency
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    types = supportedContentTypes
    paste = { payloadAction($1) }
  }

  /// Makes a button that hands over values of a type.
  ///
  /// Items that can't be read after all are left out, and named in a warning.
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

  /// The button, in white on the tint.
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

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A button that offers values to share.
///
/// A host has nobody to share with: what is offered is ``ViewHost/sharedItems`` after a tap. Previews are kept, and nothing shows them.
public nonisolated struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View
where
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View,
  Data.Element: Transferable
{
  @Environment(\.exchange) private var exchange
  private let items: Data
  private let label: Label

  nonisolated init(items: Data, label: Label) {
    self.items = items
    self.label = label
  }

  @MainActor @preconcurrency public var body: some View {
    let (exchange, items) = (exchange, items)
    Button {
      exchange?.graph?.exchange.shared = items.map { NSItemProvider(transferring: $0) }
    } label: {
      label
    }
  }
}

/// The label of a ``ShareLink``: its title, or “Share…”, beside a sign.
public nonisolated struct DefaultShareLinkLabel: View {
  let title: Text?

  @MainActor @preconcurrency public var body: some View {
    Label {
      title ?? Text("Share…")
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A button that offers values to share.
///
/// A host has nobody to share with. After a tap, what the link offers is found in ``ViewHost/sharedItems``. Gnomon
/// drops subjects, messages and previews: nothing shows them.
///
/// ```swift
/// struct ShareRow: View {
///   let note: String
///
///   var body: some View {
///     HStack {
///       Text(note)
///       ShareLink("Share Note", item: note)
///     }
///   }
/// }
/// ```
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

  /// The button that offers the values.
  @MainActor @preconcurrency public var body: some View {
    let (exchange, items) = (exchange, items)
    Button {
      exchange?.graph?.exchange.share(items.map { NSItemProvider(transferring: $0) })
    } label: {
      label
    }
  }
}

/// The label of a ``ShareLink`` that has none of its own: its title, or "Share…", beside a sign.
public nonisolated struct DefaultShareLinkLabel: View {
  let title: Text?

  /// The title and the sign.
  @MainActor @preconcurrency public var body: some View {
    Label {
      title ?? Text("Share…")
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

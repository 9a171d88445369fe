import Foundation

/// A button that offers addresses or texts to share.
///
/// It's drawn, and does nothing: a host has nothing to share with. There's no `Transferable` on Linux, so nothing else can be shared,
/// and there are no previews.
public nonisolated struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View
where Data: RandomAccessCollection, Label: View {
  let label: Label

  nonisolated init(items: Data, label: Label) { self.label = label }

  @MainActor @preconcurrency public var body: some View { Button(action: {}) { label } }
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

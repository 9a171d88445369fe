// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a view wants of a dialog about files.
nonisolated struct FileDialogRequest {
  let purpose: FileDialog.Purpose
  /// Writes or moves the files into a folder, and gives where they lie then.
  var deliver: @MainActor (_ folder: URL) async throws -> [URL] = { _ in [] }
  let complete: (Result<[URL], any Error>) -> Void
  var cancel: () -> Void = {}
}

/// Asks for files while it's told to.
nonisolated struct FileDialogModifier: WrapperModifier {
  let isPresented: Bool
  let dismiss: @MainActor () -> Void
  /// nil where there's nothing to export or to move.
  let request: FileDialogRequest?

  final class Node: WrapperNode<FileDialogModifier> {
    override func didMakeContent() { follow() }
    override func modifierDidChange(from old: FileDialogModifier) { follow() }

    private func follow() {
      let dialogs = graph.fileDialogs
      if modifier.isPresented, modifier.request != nil {
        if !dialogs.shown.contains(where: { $0 === self }) { dialogs.shown.append(self) }
      } else {
        dialogs.shown.removeAll { $0 === self }
      }
    }

    var dialog: FileDialog? {
      modifier.request.map { FileDialog(purpose: $0.purpose, settings: environment.fileDialogSettings) }
    }

    override func unmount() {
      guard isMounted else { return }
      super.unmount()
      graph.fileDialogs.shown.removeAll { $0 === self }
    }
  }
}

/// The dialogs about files that views ask for, the last one last.
final class FileDialogs {
  var shown: [FileDialogModifier.Node] = []
}

extension Graph {
  var fileDialogs: FileDialogs { feature(FileDialogs.self) { FileDialogs() } }
}

/// A view that asks for files while a binding says so.
nonisolated struct FileDialogView<Content: View>: View, _SeeThroughView {
  let content: Content
  let isPresented: Binding<Bool>
  let request: FileDialogRequest?

  @MainActor var body: some View {
    let isPresented = isPresented
    content.modifier(
      FileDialogModifier(
        isPresented: isPresented.wrappedValue, dismiss: { isPresented.wrappedValue = false }, request: request))
  }
}

extension View {
  nonisolated func fileDialog(_ isPresented: Binding<Bool>, _ request: FileDialogRequest?) -> some View {
    FileDialogView(content: self, isPresented: isPresented, request: request)
  }
}

extension Result where Failure == any Error {
  /// The result of the only file.
  nonisolated func single<URL>() -> Result<URL, any Error> where Success == [URL] {
    flatMap { $0.first.map(Result<URL, any Error>.success) ?? .failure(CocoaError(.fileNoSuchFile)) }
  }
}

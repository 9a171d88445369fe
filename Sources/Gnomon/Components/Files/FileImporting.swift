// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// Asks for files while the binding is true. It's false again when the result is told; where the dialog is cancelled nothing is told.
  ///
  /// - Parameters:
  ///   - allowedContentTypes: what may be chosen, by the types that the files' names tell.
  ///   - allowsMultipleSelection: whether more than one may be.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
  }

  /// Asks for files while the binding is true. It's false again when the result or the cancellation is told.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    fileDialog(
      isPresented,
      FileDialogRequest(
        purpose: .importing(
          contentTypes: allowedContentTypes, allowsMultipleSelection: allowsMultipleSelection),
        complete: onCompletion, cancel: onCancellation))
  }

  /// Asks for a file while the binding is true. It's false again when the result is told; where the dialog is cancelled nothing is told.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileImporter(isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: false) {
      onCompletion($0.single())
    }
  }
}

extension View {
  /// Asks for a folder to move a file into while the binding is true; nil asks for nothing.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Asks for a folder to move a file into while the binding is true; nil asks for nothing.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    fileMover(
      isPresented: isPresented, files: file.map { [$0] } ?? [], onCompletion: { onCompletion($0.single()) },
      onCancellation: onCancellation)
  }

  /// Asks for a folder to move files into while the binding is true; none ask for nothing.
  nonisolated public func fileMover<C>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C: Collection, C.Element == URL {
    fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// Asks for a folder to move files into while the binding is true; none ask for nothing.
  nonisolated public func fileMover<C>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C: Collection, C.Element == URL {
    let files = Array(files)
    return fileDialog(
      isPresented,
      files.isEmpty
        ? nil
        : FileDialogRequest(
          purpose: .moving(files: files),
          deliver: { folder in
            try files.map { file in
              let target = folder.appendingPathComponent(file.lastPathComponent)
              try FileManager.default.moveItem(at: file, to: target)
              return target
            }
          }, complete: onCompletion, cancel: onCancellation))
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// Asks for files of some types while a binding is true. Where the dialog is cancelled, nothing is called.
  ///
  /// The dialog waits in ``ViewHost/fileDialogs``.
  ///
  /// - Parameters:
  ///   - isPresented: true while the dialog is asked for; it's false again when the dialog is answered.
  ///   - allowedContentTypes: the types that may be chosen, as the files' names tell them; none allow no file.
  ///   - allowsMultipleSelection: true lets several files be chosen, false one.
  ///   - onCompletion: called with the addresses of the files.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
  }

  /// Asks for files of some types while a binding is true, and tells of the cancellation.
  ///
  /// The dialog waits in ``ViewHost/fileDialogs``. `isPresented` is false again when it's answered. Types are told by
  /// the files' names.
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

  /// Asks for one file of some types while a binding is true. Where the dialog is cancelled, nothing is called.
  ///
  /// The dialog waits in ``ViewHost/fileDialogs``. `isPresented` is false again when it's answered. Types are told by
  /// the file's name.
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
  /// Asks for a folder to move a file into while a binding is true; a nil file asks for nothing.
  ///
  /// `isPresented` is false again when the dialog is answered. A file that has the same name in the folder is an error.
  /// Where the dialog is cancelled, nothing is called.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Asks for a folder to move a file into while a binding is true, and tells of the cancellation; a nil file asks for
  /// nothing.
  ///
  /// `isPresented` is false again when the dialog is answered. A file that has the same name in the folder is an error.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    fileMover(
      isPresented: isPresented, files: file.map { [$0] } ?? [], onCompletion: { onCompletion($0.single()) },
      onCancellation: onCancellation)
  }

  /// Asks for a folder to move files into while a binding is true; no files ask for nothing.
  ///
  /// `isPresented` is false again when the dialog is answered. A file that has the same name in the folder is an error.
  /// Files that come before it have moved by then. Where the dialog is cancelled, nothing is called.
  nonisolated public func fileMover<C>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C: Collection, C.Element == URL {
    fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// Asks for a folder to move files into while a binding is true, and tells of the cancellation; no files ask for
  /// nothing.
  ///
  /// `isPresented` is false again when the dialog is answered. A file that has the same name in the folder is an error.
  /// Files that come before it have moved by then.
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

// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ExportedFile {
  init(
    _ types: [UTType], _ writable: [UTType], named name: String?,
    write: @escaping @MainActor (UTType) throws -> FileWrapper
  ) {
    let type = types.first ?? writable.first ?? .data
    self.init(named: name ?? "Untitled", type) { url in
      try write(type).write(to: url, options: .atomic, originalContentsURL: nil)
    }
  }

  fileprivate static func file<D: FileDocument>(_ document: D, _ types: [UTType], named name: String? = nil) -> Self {
    Self(types, D.writableContentTypes, named: name) {
      try document.fileWrapper(configuration: FileDocumentWriteConfiguration(contentType: $0, existingFile: nil))
    }
  }

  fileprivate static func reference<D: ReferenceFileDocument>(
    _ document: D, _ types: [UTType], named name: String? = nil
  ) -> Self {
    Self(types, D.writableContentTypes, named: name) {
      try document.fileWrapper(
        snapshot: document.snapshot(contentType: $0),
        configuration: FileDocumentWriteConfiguration(contentType: $0, existingFile: nil))
    }
  }
}

extension View {
  nonisolated private func export(
    _ isPresented: Binding<Bool>, _ files: [ExportedFile], _ complete: @escaping (Result<[URL], any Error>) -> Void,
    _ cancel: @escaping () -> Void = {}
  ) -> some View {
    fileDialog(
      isPresented, files.isEmpty ? nil : FileDialogRequest(exporting: files, complete: complete, cancel: cancel))
  }

  /// Asks for a folder to write a document into, as a value of one type.
  ///
  /// While `isPresented` is true and `document` isn't nil, the dialog waits in ``ViewHost/fileDialogs``. A nil name is
  /// "Untitled"; the type's extension is added. Where the dialog is cancelled, nothing is called.
  nonisolated public func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View where D: FileDocument {
    let files = document.map { [ExportedFile.file($0, [contentType], named: defaultFilename)] }
    return export(isPresented, files ?? [], { onCompletion($0.single()) })
  }

  /// Asks for a folder to write a document into, as an object of one type.
  ///
  /// While `isPresented` is true and `document` isn't nil, the dialog waits in ``ViewHost/fileDialogs``. A nil name is
  /// "Untitled"; the type's extension is added. Where the dialog is cancelled, nothing is called.
  nonisolated public func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View where D: ReferenceFileDocument {
    let files = document.map { [ExportedFile.reference($0, [contentType], named: defaultFilename)] }
    return export(isPresented, files ?? [], { onCompletion($0.single()) })
  }

  /// Asks for a folder to write a document that is a value into, and tells of the cancellation.
  ///
  /// While `isPresented` is true and `document` isn't nil, the dialog waits in ``ViewHost/fileDialogs``. A nil name is
  /// "Untitled"; the type's extension is added. The first of `contentTypes` is written, or the document's preferred
  /// type where there are none. `onCancellation` is called where the dialog is cancelled.
  nonisolated public func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where D: FileDocument {
    let files = document.map { [ExportedFile.file($0, contentTypes, named: defaultFilename)] }
    return export(isPresented, files ?? [], { onCompletion($0.single()) }, onCancellation)
  }

  /// Asks for a folder to write a document that is an object into, and tells of the cancellation.
  ///
  /// While `isPresented` is true and `document` isn't nil, the dialog waits in ``ViewHost/fileDialogs``. A nil name is
  /// "Untitled"; the type's extension is added. The first of `contentTypes` is written, or the document's preferred
  /// type where there are none. `onCancellation` is called where the dialog is cancelled.
  nonisolated public func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where D: ReferenceFileDocument {
    let files = document.map { [ExportedFile.reference($0, contentTypes, named: defaultFilename)] }
    return export(isPresented, files ?? [], { onCompletion($0.single()) }, onCancellation)
  }

  /// Asks for a folder to write documents into that are values, all in one type.
  ///
  /// While `isPresented` is true and there are documents, the dialog waits in ``ViewHost/fileDialogs``. All are named
  /// "Untitled", with numbers from the second on. Where the dialog is cancelled, nothing is called.
  nonisolated public func fileExporter<C>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C: Collection, C.Element: FileDocument {
    export(isPresented, documents.map { ExportedFile.file($0, [contentType]) }, onCompletion)
  }

  /// Asks for a folder to write documents into that are objects, all in one type.
  ///
  /// While `isPresented` is true and there are documents, the dialog waits in ``ViewHost/fileDialogs``. All are named
  /// "Untitled", with numbers from the second on. Where the dialog is cancelled, nothing is called.
  nonisolated public func fileExporter<C>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C: Collection, C.Element: ReferenceFileDocument {
    export(isPresented, documents.map { ExportedFile.reference($0, [contentType]) }, onCompletion)
  }

  /// Asks for a folder to write documents into that are values, and tells of the cancellation.
  ///
  /// While `isPresented` is true and there are documents, the dialog waits in ``ViewHost/fileDialogs``. All are named
  /// "Untitled", with numbers from the second on. The first of `contentTypes` is written, or each document's preferred
  /// type where there are none. `onCancellation` is called where the dialog is cancelled.
  nonisolated public func fileExporter<C>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C: Collection, C.Element: FileDocument {
    export(isPresented, documents.map { ExportedFile.file($0, contentTypes) }, onCompletion, onCancellation)
  }

  /// Asks for a folder to write documents into that are objects, and tells of the cancellation.
  ///
  /// While `isPresented` is true and there are documents, the dialog waits in ``ViewHost/fileDialogs``. All are named
  /// "Untitled", with numbers from the second on. The first of `contentTypes` is written, or each document's preferred
  /// type where there are none. `onCancellation` is called where the dialog is cancelled.
  nonisolated public func fileExporter<C>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C: Collection, C.Element: ReferenceFileDocument {
    export(isPresented, documents.map { ExportedFile.reference($0, contentTypes) }, onCompletion, onCancellation)
  }
}

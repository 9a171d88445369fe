// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A file that is to be exported.
nonisolated struct ExportedFile {
  /// With its extension.
  private(set) var name: String
  let write: @MainActor (URL) async throws -> Void

  init(named base: String, _ type: UTType?, write: @escaping @MainActor (URL) async throws -> Void) {
    let base = base.replacingOccurrences(of: "/", with: "-")
    let url = URL(fileURLWithPath: "/").appendingPathComponent(base.isEmpty ? "Untitled" : base)
    name = (type.map { url.appendingPathExtension(for: $0) } ?? url).lastPathComponent
    self.write = write
  }

  /// Files whose names differ: a name that is taken gets a number, `Untitled 2.txt`.
  static func withNamesOfTheirOwn(_ files: [ExportedFile]) -> [ExportedFile] {
    var taken: Set<String> = []
    return files.map { file in
      var own = file
      let url = URL(fileURLWithPath: "/").appendingPathComponent(file.name)
      let (base, ending) = (url.deletingPathExtension().lastPathComponent, url.pathExtension)
      var number = 2
      while !taken.insert(own.name).inserted {
        own.name = "\(base) \(number)" + (ending.isEmpty ? "" : ".\(ending)")
        number += 1
      }
      return own
    }
  }

  /// A value in the first of its types that is one of the wanted ones; nil where it has none of those.
  init?<T: Transferable>(_ item: T, as types: [UTType], named name: String?) {
    let ways = T.ways.filter { way in
      guard let type = way.exportType, way.export != nil, way.condition?(item) ?? true else { return false }
      return types.isEmpty || types.contains { type.conforms(to: $0) }
    }
    guard let way = ways.first, let type = way.exportType, let export = way.export else { return nil }
    self.init(named: name ?? way.fileName?(item) ?? "Untitled", type) { url in
      switch try await export(item) {
      case .data(let data): try data.write(to: url)
      case .file(let file, _):
        if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
        try FileManager.default.copyItem(at: file, to: url)
      }
    }
  }
}

extension FileDialogRequest {
  nonisolated init(
    exporting files: [ExportedFile], complete: @escaping (Result<[URL], any Error>) -> Void,
    cancel: @escaping () -> Void
  ) {
    let kept = MainActorCarrier(ExportedFile.withNamesOfTheirOwn(files))
    self.init(
      purpose: .exporting(fileNames: kept.value.map(\.name)),
      deliver: { folder in
        var written: [URL] = []
        for file in kept.value {
          let url = folder.appendingPathComponent(file.name)
          try await file.write(url)
          written.append(url)
        }
        return written
      }, complete: complete, cancel: cancel)
  }
}

extension View {
  /// Asks for a folder to write a value into.
  ///
  /// While `isPresented` is true and `item` isn't nil, the dialog waits in ``ViewHost/fileDialogs``. A value that can't
  /// be handed over as a file of these types asks for nothing.
  ///
  /// - Parameters:
  ///   - isPresented: true while the dialog is asked for; it's false again when the dialog is answered.
  ///   - item: the value; nil asks for nothing.
  ///   - contentTypes: the types in which the value may be written; none allow all that it can be handed over as.
  ///   - defaultFilename: the file's name without extension; nil is what the value's representation suggests, or
  ///     "Untitled".
  ///   - onCompletion: called with the address of the file, or with the error that kept it from being written.
  ///   - onCancellation: called where the dialog is cancelled.
  nonisolated public func fileExporter<T>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where T: Transferable {
    let file = item.flatMap { ExportedFile($0, as: contentTypes, named: defaultFilename) }
    return fileDialog(
      isPresented,
      file.map {
        FileDialogRequest(exporting: [$0], complete: { onCompletion($0.single()) }, cancel: onCancellation)
      })
  }

  /// Asks for a folder to write values into.
  ///
  /// While `isPresented` is true and there are values, the dialog waits in ``ViewHost/fileDialogs``. Values that can't
  /// be handed over as files of these types are left out.
  ///
  /// - Parameters:
  ///   - isPresented: true while the dialog is asked for; it's false again when the dialog is answered.
  ///   - items: the values; none ask for nothing.
  ///   - contentTypes: the types in which values may be written; none allow all that they can be handed over as.
  ///   - onCompletion: called with the addresses of the files, or with the first error.
  ///   - onCancellation: called where the dialog is cancelled.
  nonisolated public func fileExporter<C, T>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C: Collection, T: Transferable, T == C.Element {
    let files = items.compactMap { ExportedFile($0, as: contentTypes, named: nil) }
    return fileDialog(
      isPresented,
      files.isEmpty ? nil : FileDialogRequest(exporting: files, complete: onCompletion, cancel: onCancellation))
  }
}

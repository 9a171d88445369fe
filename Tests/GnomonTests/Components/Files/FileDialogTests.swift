// SPDX-License-Identifier: Apache-2.0
import Foundation
import OpenCombine
import Testing

@testable import Gnomon

private struct Words: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText, .html] }
  var text: String

  init(_ text: String) { self.text = text }
  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    if text.isEmpty { throw CocoaError(.fileWriteUnknown) }
    return FileWrapper(regularFileWithContents: Data("\(configuration.contentType): \(text)".utf8))
  }
}

private final class Ledger: ReferenceFileDocument, @unchecked Sendable {
  static var readableContentTypes: [UTType] { [.json] }
  let numbers: [Int]

  init(_ numbers: [Int]) { self.numbers = numbers }
  init(configuration: ReadConfiguration) throws { numbers = [] }
  func snapshot(contentType: UTType) throws -> [Int] { numbers }
  func fileWrapper(snapshot: [Int], configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
  }
}

/// Dialogs about files, as Apple's documentation of `fileImporter`, `fileExporter` and `fileMover` tells.
@MainActor @Suite struct FileDialogTests {
  /// What was told.
  final class Log {
    var entries: [String] = []
    func callAsFunction(_ result: Result<[URL], any Error>) {
      switch result {
      case .success(let urls): entries.append(urls.map(\.lastPathComponent).joined(separator: " "))
      case .failure: entries.append("failed")
      }
    }
  }

  private struct Importer: View {
    let log: Log
    var types: [UTType] = [.image, .json]
    var several = false
    @State private var isPresented = false
    @State private var names = "none"

    var body: some View {
      VStack {
        Text(isPresented ? "asking" : "not asking")
        Text(names)
      }
      .fileImporter(isPresented: $isPresented, allowedContentTypes: types, allowsMultipleSelection: several) { result in
        #expect(!isPresented, "the binding is false when the result is told")
        log(result)
        names = ((try? result.get()) ?? []).map(\.lastPathComponent).joined(separator: " ")
      } onCancellation: {
        names = "cancelled"
      }
      .fileDialogMessage("Which?")
      .onAppear { isPresented = true }
    }
  }

  private func texts(_ host: ViewHost) -> [String] { host.snapshot().root.all("Text").compactMap(\.text) }

  private func host<V: View>(_ view: V) -> ViewHost {
    let host = makeHost(view, 200, 100)
    host.update()
    return host
  }

  private func file(_ name: String) -> URL { URL(fileURLWithPath: "/somewhere").appendingPathComponent(name) }

  @Test("A dialog is there while the binding is true; files that are chosen end it")
  func importing() {
    let log = Log()
    let host = host(Importer(log: log))
    #expect(texts(host) == ["asking", "none"])
    #expect(
      host.fileDialogs.map(\.purpose) == [.importing(contentTypes: [.image, .json], allowsMultipleSelection: false)])
    #expect(host.fileDialogs.first?.message == Text("Which?"))
    #expect(host.chooseFiles([file("a.png")]))
    #expect(file("a.png").startAccessingSecurityScopedResource(), "nothing keeps a view from what was chosen")
    #expect(texts(host) == ["not asking", "a.png"])
    #expect(log.entries == ["a.png"])
    #expect(host.fileDialogs.isEmpty)
    #expect(!host.cancelFileDialog())
  }

  @Test("What isn't allowed is named and leaves the dialog open")
  func refusing() {
    let log = Log()
    let host = host(Importer(log: log))
    #expect(!host.chooseFiles([file("a.txt")]))
    #expect(!host.chooseFiles([file("a.png"), file("b.png")]))
    #expect(!host.chooseFiles([]))
    #expect(host.fileDialogs.count == 1)
    #expect(log.entries == [])
    let warnings = host.warnings.map(\.description)
    #expect(warnings.count == 1, "each view is named once for a kind")
    #expect(
      warnings.first?.hasSuffix(
        "a.txt can't be chosen: it's public.plain-text, where public.image, public.json is allowed. What is asked for is in "
          + "fileDialogs. [invalid-choice]") == true, "\(warnings)")
    let several = self.host(Importer(log: log, several: true))
    #expect(several.chooseFiles([file("a.png"), file("b.json")]))
    #expect(log.entries == ["a.png b.json"])
    let folders = self.host(Importer(log: log, types: [.folder]))
    #expect(folders.chooseFolder(URL(fileURLWithPath: "/somewhere", isDirectory: true)))
    let nobody = self.host(Color.red)
    #expect(!nobody.chooseFiles([file("a.png")]))
    #expect(nobody.warnings.map(\.name) == [.invalidChoice])
  }

  @Test("A dialog that is cancelled tells no result")
  func cancelling() {
    let log = Log()
    let host = host(Importer(log: log))
    #expect(host.cancelFileDialog())
    #expect(texts(host) == ["not asking", "cancelled"])
    #expect(log.entries == [])
  }

  @Test("What views say of addresses counts as well as types")
  func predicates() {
    let log = Log()
    let host = host(
      Importer(log: log).fileDialogURLEnabled(#Predicate<URL> { $0.lastPathComponent.count > 5 })
        .fileDialogConfirmationLabel("Take").fileDialogDefaultDirectory(file("x")))
    #expect(host.fileDialogs.first?.confirmationLabel == Text("Take"))
    #expect(host.fileDialogs.first?.defaultDirectory == file("x"))
    #expect(!host.chooseFiles([file("a.png")]))
    #expect(host.chooseFiles([file("long.png")]))
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dialogs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func text(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }

  private struct Presenting<Content: View>: View {
    @ViewBuilder let content: (Binding<Bool>) -> Content
    @State private var isPresented = true
    var body: some View { content($isPresented) }
  }

  @Test("Documents and values are written into the folder that is chosen")
  func exporting() throws {
    try withFolder { folder in
      let log = Log()
      let document = host(
        Presenting {
          Color.red.fileExporter(
            isPresented: $0, document: Words("words"), contentType: .html, defaultFilename: "page"
          ) { log($0.map { [$0] }) }
        })
      #expect(document.fileDialogs.map(\.purpose) == [.exporting(fileNames: ["page.html"])])
      #expect(document.chooseFolder(folder))
      #expect(document.fileDialogs.isEmpty)
      let written1 = try text(folder.appendingPathComponent("page.html"))
      #expect(written1 == "public.html: words")

      let value = host(
        Presenting {
          Color.red.fileExporter(isPresented: $0, item: "value", defaultFilename: "a/b") { log($0.map { [$0] }) }
        })
      #expect(value.chooseFolder(folder))
      let written2 = try text(folder.appendingPathComponent("a-b"))
      #expect(written2 == "value")

      let objects = host(
        Presenting {
          Color.red.fileExporter(isPresented: $0, documents: [Ledger([1]), Ledger([2])], contentType: .json) { log($0) }
        })
      #expect(objects.chooseFolder(folder))
      let written3 = try text(folder.appendingPathComponent("Untitled 2.json"))
      #expect(written3 == "[2]")
      #expect(log.entries == ["page.html", "a-b", "Untitled.json Untitled 2.json"])
    }
  }

  @Test("What can't be written is told; nothing to write asks for nothing")
  func failing() throws {
    try withFolder { folder in
      let log = Log()
      let host = host(
        Presenting { Color.red.fileExporter(isPresented: $0, document: Words("")) { log($0.map { [$0] }) } })
      #expect(host.chooseFolder(folder))
      #expect(log.entries == ["failed"])
      let none = self.host(
        Presenting { Color.red.fileExporter(isPresented: $0, document: nil as Words?, contentType: .html) { _ in } })
      #expect(none.fileDialogs.isEmpty)
    }
  }

  @Test("Files are moved into the folder that is chosen")
  func moving() throws {
    try withFolder { folder in
      let log = Log()
      let source = folder.appendingPathComponent("a.txt")
      try Data("words".utf8).write(to: source)
      let target = folder.appendingPathComponent("inner")
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      let host = host(
        Presenting { Color.red.fileMover(isPresented: $0, file: source) { log($0.map { [$0] }) } })
      #expect(host.fileDialogs.map(\.purpose) == [.moving(files: [source])])
      #expect(host.chooseFolder(target))
      let written4 = try text(target.appendingPathComponent("a.txt"))
      #expect(written4 == "words")
      #expect(!FileManager.default.fileExists(atPath: source.path))
      #expect(log.entries == ["a.txt"])
    }
  }

  @Test("A folder in memory is written and read back")
  func wrappers() throws {
    try withFolder { folder in
      let wrapper = FileWrapper(directoryWithFileWrappers: ["a.txt": FileWrapper(regularFileWithContents: Data([1]))])
      #expect(wrapper.addRegularFile(withContents: Data([2]), preferredFilename: "a.txt") == "a.txt 2")
      let url = folder.appendingPathComponent("package")
      try wrapper.write(to: url, originalContentsURL: nil)
      let read = try FileWrapper(url: url)
      #expect(read.isDirectory)
      #expect(read.fileWrappers?.mapValues(\.regularFileContents) == ["a.txt": Data([1]), "a.txt 2": Data([2])])
      #expect(read.preferredFilename == "package")
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

extension UTType {
  fileprivate static let todo = UTType(exportedAs: "com.example.transferred-todo", conformingTo: .json)
}

private struct Todo: Codable, Equatable, Transferable {
  var text: String
  var isDone = false

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .todo)
    ProxyRepresentation(exporting: \.text)
  }
}

private struct Note: Equatable, Transferable {
  var words: String

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: \.words, importing: { Note(words: $0) })
  }
}

/// Written and read after a wait.
private struct Slow: Equatable, Transferable {
  var words: String

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: UTType(exportedAs: "com.example.slow")) { slow in
      await Task.yield()
      return Data(slow.words.utf8)
    } importing: { data in
      try await Task.sleep(for: .milliseconds(1))
      return Slow(words: String(decoding: data, as: UTF8.self))
    }
  }
}

private struct Table: Equatable, Transferable {
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .commaSeparatedText) { table in
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).csv")
      try Data(table.text.utf8).write(to: file)
      return SentTransferredFile(file)
    } importing: { received in
      Table(text: try String(contentsOf: received.file, encoding: .utf8))
    }
    .suggestedFileName("table.csv")
    DataRepresentation(exportedContentType: .html) { Data("<b>\($0.text)</b>".utf8) }
      .exportingCondition { !$0.text.isEmpty }
  }
}

/// Values that are handed over, as Apple's documentation of Core Transferable tells.
@Suite struct TransferableTests {
  private func provider<T: Transferable>(_ value: T) -> NSItemProvider { NSItemProvider(transferring: value) }

  @Test("A value is offered in the order of its representations, and read back")
  func codable() async throws {
    let item = provider(Todo(text: "water", isDone: true))
    #expect(item.registeredContentTypes == [.todo, .utf8PlainText])
    #expect(try await item.transferable(Todo.self) == Todo(text: "water", isDone: true))
    #expect(try await item.transferable(String.self) == "water")
    #expect(try await item.transferable(Note.self) == Note(words: "water"))
    #expect(Todo.importTypes == [.todo])
  }

  @Test("What doesn't suspend is read before the call returns")
  func atOnce() {
    nonisolated(unsafe) var read: [Todo] = []
    provider(Todo(text: "water")).loadTransferable(type: Todo.self) { result in
      if case .success(let todo) = result { read.append(todo) }
    }
    #expect(read == [Todo(text: "water")])
  }

  @Test("What suspends is read later")
  func later() async throws {
    #expect(try await provider(Slow(words: "late")).transferable(Slow.self) == Slow(words: "late"))
  }

  @Test("A value that can't be read says what it's read from and what there is")
  func unreadable() async {
    let error = await #expect(throws: (any Error).self) { try await provider(Todo(text: "a")).transferable(URL.self) }
    #expect(
      error?.localizedDescription
        == "URL is read from public.file-url, public.url, and the item can be had as com.example.transferred-todo, "
        + "public.utf8-plain-text")
  }

  @Test("Files, names and conditions")
  func files() async throws {
    let item = provider(Table(text: "a,b"))
    #expect(item.registeredContentTypes == [.commaSeparatedText, .html])
    #expect(item.suggestedName == "table")
    #expect(try await item.transferable(Table.self) == Table(text: "a,b"))
    #expect(provider(Table(text: "")).registeredContentTypes == [.commaSeparatedText])
  }

  @Test("Texts, bytes, addresses, colours and pictures")
  func values() async throws {
    #expect(try await provider("words").transferable(String.self) == "words")
    #expect(try await provider(Data([1, 2])).transferable(Data.self) == Data([1, 2]))
    #expect(try await provider("words").transferable(Data.self) == Data("words".utf8))
    #expect(try await provider(AttributedString("words")).transferable(String.self) == "words")
    let (web, file) = (URL(string: "https://example.com")!, URL(fileURLWithPath: "/tmp/a b"))
    #expect(provider(web).registeredContentTypes == [.url])
    #expect(provider(file).registeredContentTypes == [.fileURL, .url])
    #expect(try await provider(file).transferable(URL.self) == file)
    let red = Color(red: 1, green: 0.5, blue: 0)
    #expect(
      try await provider(red).transferable(Color.self).resolve(in: EnvironmentValues())
        == red.resolve(in: EnvironmentValues()))
    let picture = NSItemProvider()
    picture.registerDataRepresentation(for: .png) { completion in
      completion(Data([7]), nil)
      return nil
    }
    #expect(try await picture.transferable(Image.self) == Image(source: .data(Data([7]))))
    await #expect(throws: (any Error).self) { try await provider(Image("name")).transferable(Image.self) }
  }
}

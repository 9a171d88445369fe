// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// What a completion handler was given.
private final class Box<Value>: @unchecked Sendable {
  var value: Value?
}

/// Items that are handed over, as Apple's documentation of NSItemProvider tells.
@Suite struct NSItemProviderTests {
  @Test("An object is loaded back, as an object, as a value and as bytes of a kind of its type")
  func objects() {
    let provider = NSItemProvider(object: NSString(string: "words"))
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.url"))
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: URL.self))

    let (text, object, bytes, item) = (Box<String>(), Box<NSString>(), Box<Data>(), Box<Data>())
    provider.loadObject(ofClass: String.self) { value, _ in text.value = value }
    provider.loadObject(ofClass: NSString.self) { value, _ in object.value = value as? NSString }
    provider.loadDataRepresentation(forTypeIdentifier: UTType.plainText.identifier) { data, _ in bytes.value = data }
    provider.loadItem(forTypeIdentifier: UTType.text.identifier) { value, _ in item.value = value as? NSData as Data? }
    #expect(text.value == "words")
    #expect(object.value == NSString(string: "words"))
    #expect(bytes.value == Data("words".utf8))
    #expect(item.value == Data("words".utf8))
  }

  @Test("An address is a URL, and an item is given back as it was")
  func addresses() async throws {
    let address = try #require(URL(string: "https://example.com/a"))
    let loaded = Box<URL>()
    NSItemProvider(object: NSURL(string: "https://example.com/a")!).loadObject(ofClass: URL.self) { url, _ in
      loaded.value = url
    }
    #expect(loaded.value == address)

    let item = NSItemProvider(item: NSString(string: "kept"), typeIdentifier: "com.example.kept")
    #expect(try await item.loadItem(forTypeIdentifier: "com.example.kept") as? NSString == "kept")
  }

  @Test("What isn't there is an error that says what is")
  func missing() {
    let provider = NSItemProvider(object: NSString(string: "words"))
    let error = Box<any Error>()
    provider.loadDataRepresentation(for: .png) { _, reason in error.value = reason }
    #expect(
      error.value?.localizedDescription
        == "there's no public.png: the item can be had as public.utf8-plain-text")
    #expect((error.value as NSError?)?.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
  }

  @Test("A file is handed over as a copy that is gone afterwards, opened in place as itself; its address comes with it")
  func files() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("provider-\(UUID().uuidString).csv")
    try Data("a,b".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.registeredContentTypes == [.commaSeparatedText, .fileURL])
    #expect(provider.registeredContentTypes(conformingTo: .text) == [.commaSeparatedText])

    let (copy, words, original) = (Box<URL>(), Box<String>(), Box<URL>())
    provider.loadFileRepresentation(for: .text) { url, isOriginal, _ in
      #expect(!isOriginal)
      copy.value = url
      words.value = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    }
    #expect(words.value == "a,b")
    #expect(copy.value?.lastPathComponent == file.lastPathComponent)
    #expect(copy.value.map { FileManager.default.fileExists(atPath: $0.path) } == false)
    provider.loadFileRepresentation(for: .text, openInPlace: true) { url, _, _ in original.value = url }
    #expect(original.value == file)
    #expect(NSItemProvider(contentsOf: URL(fileURLWithPath: "/there/is/none")) == nil)
  }

  @Test("Bytes become a file named as suggested, with the type's extension")
  func namedFiles() {
    let provider = NSItemProvider()
    provider.suggestedName = "table"
    provider.registerDataRepresentation(for: .commaSeparatedText) { completion in
      completion(Data("1,2".utf8), nil)
      return nil
    }
    let name = Box<String>()
    provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, _ in name.value = url?.lastPathComponent }
    #expect(name.value == "table.csv")
  }
}

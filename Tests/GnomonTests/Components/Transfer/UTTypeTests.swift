// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Types of data, as Apple's documentation of Uniform Type Identifiers declares them.
@Suite struct UTTypeTests {
  @Test("A type conforms to itself and to all that its kinds conform to")
  func conformance() {
    #expect(UTType.png.conforms(to: .png))
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .item))
    #expect(!UTType.image.conforms(to: .png))
    #expect(UTType.image.isSupertype(of: .png))
    #expect(!UTType.png.isSubtype(of: .png))
    #expect(UTType.png.supertypes == [.image, .data, .content, .item])
    // By way of a type that has no name of its own.
    #expect(UTType.heic.conforms(to: .image))
    #expect(UTType.zip.conforms(to: .archive))
    #expect(UTType.vCard.supertypes.isSuperset(of: [.text, .contact]))
    #expect(UTType.swiftSource.conforms(to: .plainText))
    #expect(!UTType.folder.conforms(to: .data))
  }

  @Test("Names of files and MIME types tell types, the preferred ones are given back")
  func names() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType(mimeType: "image/png") == .png)
    #expect(UTType.json.preferredMIMEType == "application/json")
    #expect(UTType.data.preferredFilenameExtension == nil)
    #expect(UTType(filenameExtension: "txt", conformingTo: .text) == .plainText)
    #expect(UTType("public.png") == .png)
    #expect(UTType("there.is.none") == nil)
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType(filenameExtension: "a/b") == nil)
  }

  @Test("An extension that nobody knows makes a dynamic type, always the same one, that conforms to what was asked for")
  func dynamicTypes() throws {
    let type = try #require(UTType(filenameExtension: "gnomon", conformingTo: .text))
    #expect(type.isDynamic)
    #expect(!type.isDeclared)
    #expect(type.conforms(to: .data))
    #expect(type.preferredFilenameExtension == "gnomon")
    #expect(type == UTType(filenameExtension: "gnomon", conformingTo: .text))
    // An image that is called so isn't known: it isn't the text.
    #expect(UTType(filenameExtension: "txt", conformingTo: .image)?.isDynamic == true)
  }

  @Test("A type of one's own conforms to what is said of it, and is known by its identifier from then on")
  func exportedTypes() throws {
    let type = UTType(exportedAs: "com.example.exported-note", conformingTo: .json)
    #expect(type.conforms(to: .text))
    #expect(type.isDeclared)
    #expect(UTType("com.example.exported-note") == type)
    #expect(UTType(importedAs: "com.example.imported-note").supertypes.isEmpty)
    #expect(try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([type])) == [type])
  }

  @Test("Each type of the table is known by its name, and what it conforms to is known too")
  func table() {
    for line in UTTypeTable.system.split(separator: "\n") {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false)
      #expect(fields.count == 4)
      for parent in fields[1].split(separator: " ") { #expect(UTType(String(parent)) != nil, "\(parent)") }
    }
    #expect(UTType.mpeg4Audio.conforms(to: .movie))
    #expect(UTType.appleProtectedMPEG4Video.conforms(to: .movie))
  }

  @Test("A file's address is given the extension of a type once")
  func addresses() {
    let folder = URL(fileURLWithPath: "/folder")
    #expect(folder.appendingPathComponent("a", conformingTo: .png).path == "/folder/a.png")
    #expect(folder.appendingPathComponent("a.jpg", conformingTo: .jpeg).path == "/folder/a.jpg")
    #expect(folder.appendingPathComponent("a", conformingTo: .data).path == "/folder/a")
  }
}

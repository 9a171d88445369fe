// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest
import Testing

@testable import GnomonCLI

/// Files that a page changes.
@Suite struct SourceEditingTests {
  /// A folder with a file, as it really is.
  private func workspace(_ text: String = "let size = 12 // é 👨‍👩‍👧\nlet name = \"Ada\"\n") throws -> (
    workspace: Workspace, folder: String, file: String
  ) {
    let workspace = try Workspace()
    try workspace.write("open/Card.swift", text)
    let folder = try #require(realPath(workspace.folder.path)) + "/open"
    return (workspace, folder, folder + "/Card.swift")
  }

  private func print(_ text: String) -> String { SourceEdit.fingerprint(Array(text.utf8)) }

  private func failure(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("Edits are told in UTF-16 units of the text as it is, in whichever order")
  func edits() throws {
    let text = "a 👨‍👩‍👧 = 12, \"é\""
    let offset = { (part: String) in text.utf16.distance(from: text.startIndex, to: text.range(of: part)!.lowerBound) }
    let edits = [
      SourceEdit(offset: offset("12"), old: "12", new: "100"),
      SourceEdit(offset: offset("\"é"), old: "\"é\"", new: "\"\""),
    ]
    #expect(try SourceEdit.text(text, after: edits) == "a 👨‍👩‍👧 = 100, \"\"")
    #expect(try SourceEdit.text(text, after: edits.reversed()) == "a 👨‍👩‍👧 = 100, \"\"")
    for wrong in [
      SourceEdit(offset: 0, old: "b", new: ""), SourceEdit(offset: -1, old: "a", new: ""),
      SourceEdit(offset: 1_000, old: "", new: "x"),
      SourceEdit(offset: 3, old: "", new: "between two units of a letter"),
      SourceEdit(offset: text.utf16.count, old: "a", new: ""),
    ] {
      #expect(throws: SourceEdit.Misfit.self) { try SourceEdit.text(text, after: [wrong]) }
    }
    // One within another.
    let nested = [edits[0], SourceEdit(offset: edits[0].offset, old: "1", new: "2")]
    #expect(throws: SourceEdit.Misfit.self) { try SourceEdit.text(text, after: nested) }
  }

  @Test(
    "A draft is read in place of the file, which stays as it is; it goes when it's taken back, saved, or the file is another"
  )
  func drafts() throws {
    let (workspace, folder, file) = try workspace()
    defer { workspace.remove() }
    let editing = SourceEditing([folder])
    let edit = SourceEdit(offset: 11, old: "12", new: "40")
    func read() throws -> String { String(decoding: try SourceFile(path: file).bytes, as: UTF8.self) }
    let saved = try String(contentsOfFile: file, encoding: .utf8)
    _ = try editing.edit(file, print(saved), [edit], saves: false, known: [file])
    #expect(try read().hasPrefix("let size = 40 //"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == saved)
    _ = try editing.edit(file, "", [], saves: false, known: [file])
    #expect(try read() == saved)
    // A draft is of one state of the file.
    _ = try editing.edit(file, print(saved), [edit], saves: false, known: [file])
    try Data("let size = 1\n".utf8).write(to: URL(fileURLWithPath: file))
    #expect(try read() == "let size = 1\n")
    try Data(saved.utf8).write(to: URL(fileURLWithPath: file))
    #expect(try read() == saved)
    _ = try editing.edit(file, print(saved), [edit], saves: true, known: [file])
    #expect(try read().hasPrefix("let size = 40 //"))
    #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("let size = 40 // é 👨‍👩‍👧"))
  }

  @Test("A saved file keeps its rights, and nothing is left beside it")
  func rights() throws {
    let (workspace, folder, file) = try workspace()
    defer { workspace.remove() }
    chmod(file, 0o640)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let now = try SourceEditing([file]).edit(
      file, print(text), [SourceEdit(offset: 11, old: "12", new: "13")], saves: true, known: [file])
    #expect(now == print(try String(contentsOfFile: file, encoding: .utf8)))
    var info = stat()
    stat(file, &info)
    #expect(info.st_mode & 0o7777 == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["Card.swift"])
  }

  @Test("What isn't among the sources, lies outside, is reached by a link, has changed or isn't text is refused")
  func refusals() throws {
    let (workspace, folder, file) = try workspace()
    defer { workspace.remove() }
    try workspace.write("Secret.swift", "let size = 12\n")
    let outside = try #require(realPath(workspace.folder.path)) + "/Secret.swift"
    let link = folder + "/Link.swift"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: outside)
    let linkedFolder = folder + "/inner"
    try FileManager.default.createSymbolicLink(
      atPath: linkedFolder, withDestinationPath: workspace.folder.path)
    try workspace.write("open/.build/checkouts/Other.swift", "let size = 12\n")
    try Data([0x6C, 0xFF, 0xFE]).write(to: URL(fileURLWithPath: folder + "/Bytes.swift"))
    let built = folder + "/.build/checkouts/Other.swift"
    let all: Set = [
      file, outside, link, linkedFolder + "/Secret.swift", built, folder + "/Bytes.swift", folder + "/Gone.swift",
    ]
    let editing = SourceEditing([folder])
    let edit = [SourceEdit(offset: 11, old: "12", new: "13")]
    let text = print(try String(contentsOfFile: file, encoding: .utf8))
    for path in all.subtracting([file]) {
      for saves in [true, false] {
        #expect(
          failure {
            _ = try editing.edit(
              path, print((try? String(contentsOfFile: path, encoding: .utf8)) ?? ""), edit, saves: saves, known: all)
          } != nil, "\(path)")
      }
    }
    #expect(
      failure { _ = try editing.edit(file, text, edit, saves: true, known: []) }?.contains("none of the sources")
        == true)
    #expect(failure { _ = try editing.edit(link, text, edit, saves: true, known: all) }?.contains("outside") == true)
    // Anything else in the file may make the place another one.
    #expect(
      failure { _ = try editing.edit(file, print("let size = 12\n"), edit, saves: true, known: all) }?.contains(
        "has changed") == true)
    let other = [SourceEdit(offset: 11, old: "13", new: "14")]
    #expect(
      failure { _ = try editing.edit(file, text, other, saves: true, known: all) }?.contains("isn't there") == true)
    #expect(try String(contentsOfFile: outside, encoding: .utf8) == "let size = 12\n")
    #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("let size = 12 "))
  }

  @Test("A project's folder is what it lies in")
  func projects() throws {
    let (workspace, folder, file) = try workspace()
    defer { workspace.remove() }
    try workspace.write("open/App.xcodeproj/project.pbxproj", "")
    try workspace.write("open/App.xcworkspace/contents.xcworkspacedata", "")
    for name in ["App.xcodeproj", "App.xcodeproj/", "App.xcworkspace"] {
      let text = try String(contentsOfFile: file, encoding: .utf8)
      let editing = SourceEditing([folder + "/" + name])
      _ = try editing.edit(
        file, print(text), [SourceEdit(offset: 0, old: "let", new: "let ")], saves: true, known: [file])
    }
    #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("let    size"))
  }

  @Test("What the server and the command say is read again as it was")
  func messages() throws {
    let requests: [PreviewRequest] = [
      .compare(reference: nil, number: 0), .compare(reference: "main", number: 3),
      .edit(
        path: "/a/Card.swift", fingerprint: "f", [SourceEdit(offset: 3, old: "1", new: "2\n")], saves: true, number: 7),
      .prepare(path: "/a/b"),
    ]
    for request in requests {
      let line = try request.line()
      #expect(line.last == UInt8(ascii: "\n") && line.count { $0 == UInt8(ascii: "\n") } == 1)
      #expect(try JSONDecoder().decode(PreviewRequest.self, from: Data(line)) == request)
    }
    let update = PreviewUpdate.answered(7, text: nil, failure: "no")
    #expect(try JSONDecoder().decode(PreviewUpdate.self, from: update.line()) == update)
  }
}

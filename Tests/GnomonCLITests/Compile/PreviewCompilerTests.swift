// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest
import Testing

@testable import GnomonCLI

/// Modules that are compiled again and again.
@Suite(.serialized) struct PreviewCompilerTests {
  private static let card = """
    import SwiftUI
    struct Card: View {
      var title = "a"
      var body: some View { Text(title) }
    }
    """
  private static let list = """
    import SwiftUI
    struct Cards: View { var body: some View { VStack { Card(); Other() } } }
    #Preview { Cards() }
    """
  private static let other = """
    import SwiftUI
    struct Other: View { var body: some View { Color.red } }
    """

  @Test("A body alone is compiled alone, what others see with those, and nothing where nothing has changed")
  func edits() throws {
    let module = try EditedModule(["Card.swift": Self.card, "Cards.swift": Self.list, "Other.swift": Self.other])
    #expect(try module.compile() == 3)
    let first = module.kept.library
    #expect(try module.compile() == 0)
    #expect(first != nil && module.kept.library == first)
    try module.workspace.write("Card.swift", Self.card.replacing("Text(title)", with: "Text(title).bold()"))
    #expect(try module.compile() == 1)
    #expect(module.kept.library != first)
    try module.workspace.write("Card.swift", Self.card.replacing("title = \"a\"", with: "title = 1"))
    #expect(module.errors().contains("Card.swift:4:"))
    try module.workspace.write("Card.swift", Self.card.replacing("title = \"a\"", with: "title = \"a\", isWide = true"))
    #expect(try module.compile() == 3)
    // An error in one file leaves the others' objects good.
    try module.workspace.write("Other.swift", Self.other.replacing("Color.red", with: "Color.redder"))
    #expect(module.errors().contains("Other.swift:2:"))
    try module.workspace.write("Other.swift", Self.other)
    #expect(try module.compile() <= 1)
    // What is gone is missed, and what comes is there.
    try FileManager.default.removeItem(at: module.workspace.folder.appendingPathComponent("Other.swift"))
    #expect(module.errors().contains("Cards.swift:2:"))
    try module.workspace.write("Another.swift", Self.other)
    #expect(try module.compile() == 3)
  }

  @Test("A good file that was saved together with a bad one counts, once that is mended; old objects are gone")
  func goodAndBad() throws {
    let module = try EditedModule(["Card.swift": Self.card, "Cards.swift": Self.list, "Other.swift": Self.other])
    #expect(try module.compile() == 3)
    let first = module.kept.library
    for number in 1...3 {
      try module.workspace.write("Card.swift", Self.card.replacing("Text(title)", with: "Text(\"word \(number)\")"))
      try module.workspace.write("Other.swift", Self.other.replacing("Color.red", with: "Color.redder"))
      #expect(module.errors().contains("Other.swift:2:"))
      try module.workspace.write("Other.swift", Self.other)
      _ = try module.compile()
      #expect(try module.said("word \(number)") && module.kept.library != first)
    }
    for number in 1...6 {
      try module.workspace.write("Other.swift", Self.other + "\nlet number\(number) = 1\n")
      #expect(try module.compile() == 3)
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: module.kept.folder)
    #expect(files.filter { $0.hasSuffix(".o") }.count == 3 && files.filter { $0.hasSuffix(".so") }.count == 4)
  }

  @Test("A library has the modules that its package gives itself")
  func stubs() throws {
    let module = try EditedModule(
      [
        "Package.swift": "// swift-tools-version: 6.0\n",
        "Stubs/Tips/Tips.swift": "public func tip() -> String { \"a tip\" }\n",
        "Sources/Card/Card.swift":
          "import SwiftUI\nimport Tips\nstruct Card: View { var body: some View { Text(tip()) } }\n",
      ], in: "/Sources/Card")
    #expect(try module.compile() == 1)
    #expect(try module.said("a tip"))
  }

  @Test("A module that others import is made again where it has changed in any way, and what is behind it")
  func dependencies() throws {
    let cache = try ProgramCache()
    let kept = try KeptCompilation(cache)
    let workspace = try Workspace()
    defer { workspace.remove() }
    try workspace.write("A.swift", "let a = 1\n")
    let file = try SourceFile(path: workspace.folder.path + "/A.swift")
    var modules = ["A", "B", "C"].map { SourceModule(name: $0, title: $0, files: [file]) }
    func made(_ stubs: [String] = []) throws -> String {
      var made = ""
      try kept.make(dependencies: modules, stubs: stubs) { made += $0.name }
      return made
    }
    #expect(try made() == "ABC")
    #expect(try made() == "")
    modules[1].options = ["-D", "X"]
    #expect(try made() == "BC")
    modules[2].resourceFolder = "/resources"
    #expect(try made() == "C")
    modules[0].files[0].bytes += Array("// more".utf8)
    #expect(try made() == "ABC")
    #expect(try made(["-I", "stubs"]) == "ABC")
    #expect(throws: CommandFailure.self) {
      modules[0].files = []
      try kept.make(dependencies: modules, stubs: ["-I", "stubs"]) { _ in throw CommandFailure("no") }
    }
    #expect(try made(["-I", "stubs"]) == "ABC")
    try Data().write(to: URL(fileURLWithPath: kept.folder + "/B.swiftmodule"))
    modules.remove(at: 1)
    _ = try made(["-I", "stubs"])
    #expect(!FileManager.default.fileExists(atPath: kept.folder + "/B.swiftmodule"))
  }

  @Test("Literals of a file that is a module of its own are set without the compiler, from the beginning")
  func literals() throws {
    let text = Self.card.replacing("\"a\"", with: "\"a text\"").replacing("Text(title)", with: "Text(title).padding(4)")
    let module = try EditedModule(["Card.swift": text + "\n#Preview { Card(title: \"a title\") }\n"])
    #expect(try module.compile() == 1)
    for literal in ["5", "6"] {
      module.kept.prepareLiterals(after: .zero)
      module.kept.endPreparing(waits: true)
      try module.workspace.write(
        "Card.swift", text.replacing("4", with: literal) + "\n#Preview { Card(title: \"other\") }\n")
      #expect(try module.compile() == 0)
      #expect(module.kept.values.map(\.text).sorted() == [literal, "other"])
    }
  }

  @Test("What was read as for another system is read as for Linux as soon as nothing is missing any more")
  func readings() throws {
    let card = "import SwiftUI\nstruct Card: View { var body: some View { Text(phone) } }\n"
    let phone = "import SwiftUI\n#if os(iOS)\nlet phone = \"a phone\"\n#else\nlet server = \"a server\"\n#endif\n"
    let module = try EditedModule(["Card.swift": card, "Phone.swift": phone])
    _ = try module.compile()
    #expect(try module.said("a phone"))
    try module.workspace.write("Card.swift", card + "// more\n")
    _ = try module.compile()
    #expect(try module.said("a phone"))
    try module.workspace.write("Card.swift", card.replacing("phone", with: "server"))
    _ = try module.compile()
    #expect(try module.said("a server"))
    try module.workspace.write("Card.swift", card)
    _ = try module.compile()
    #expect(try module.said("a phone"))
    try module.workspace.write("Phone.swift", phone.replacing("let server", with: "let phone"))
    _ = try module.compile()
    #expect(try module.said("a server"))
  }

  @Test("A view that can't be made from nothing, and can later, is made")
  func drops() throws {
    let start = "import SwiftUI\nstruct Card: View {\n"
    let end = "var body: some View { Text(\"a\") }\n}\n"
    let module = try EditedModule(["Card.swift": start + "@available(*, unavailable) init() {}\n" + end])
    #expect(try module.compile() == 1)
    #expect(try module.said("can't be made"))
    try module.workspace.write("Card.swift", start + end)
    #expect(try module.compile() == 1)
    #expect(try !module.said("can't be made"))
  }

  @Test("Words of a line are read as a shell reads them")
  func words() {
    let line = #"a 'b c' d\ e "f 'g'" '' h"#
    #expect(CompilerCall.words(of: line) == ["a", "b c", "d e", "f 'g'", "", "h"])
  }

  @Test("Files that are no objects, or are cut off, have no options for the linker")
  func objects() throws {
    for bytes in [[], Array("\u{7F}ELF".utf8), [0x7F, 0x45, 0x4C, 0x46, 2, 1] + [UInt8](repeating: 0xFF, count: 200)] {
      #expect(ObjectFile.linkerOptions(in: bytes) == nil)
    }
    let own = [UInt8](
      try Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath(), options: .alwaysMapped)
        .prefix(4_096))
    #expect(ObjectFile.linkerOptions(in: own) == nil)
  }

  @Test("Places of file systems whose changes aren't told are known")
  func remotePlaces() {
    let mounts = "/dev/sda / ext4 rw 0 0\nhost:/a /net/a\\040b nfs4 rw 0 0\nx /f fuse.sshfs rw 0 0\nshort\n"
    #expect(SourceWatcher.remotePlaces(in: mounts) == ["/net/a b", "/f"])
  }

  @Test("The system tells of a saved file at once, and of files in folders that were added")
  func watcher() throws {
    let workspace = try Workspace()
    defer { workspace.remove() }
    try workspace.write("A.swift", "1")
    let watcher = SourceWatcher()
    watcher.watch([workspace.folder.path])
    let begin = RunRequest.Timings.now
    try workspace.write("A.swift", "2")
    watcher.wait(milliseconds: 20_000)
    #expect(watcher.tellsAll && RunRequest.Timings.now - begin < 15)
    watcher.watch([workspace.folder.path, workspace.folder.path + "/gone"])
    #expect(!watcher.tellsAll)
  }
}

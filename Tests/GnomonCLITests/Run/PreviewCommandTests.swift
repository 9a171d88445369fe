// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest
import Testing

@testable import GnomonCLI

/// The sources that `gnomon preview` follows.
@Suite struct PreviewCommandTests {
  @Test("Changes are seen however they're saved, and new files where sources lie")
  func watching() throws {
    let workspace = try Workspace()
    defer { workspace.remove() }
    let folder = workspace.folder.path
    for name in ["Sources/A.swift", "Sources/Parts/B.swift", "Sources/Empty/note.rtf", "Other/C.swift"] {
      try workspace.write(name, "import SwiftUI\n")
    }
    func watched() throws -> WatchedFiles {
      var files = WatchedFiles()
      files.add(try SourceSet.read([folder + "/Sources"], target: nil))
      return files
    }
    let manager = FileManager.default
    let changes: [(name: String, isSeen: Bool, change: () throws -> Void)] = [
      ("nothing", false, {}),
      ("another file's text", false, { try workspace.write("Other/C.swift", "import SwiftUI // c\n") }),
      ("a file's text", true, { try workspace.write("Sources/A.swift", "import SwiftUI // a\n") }),
      (
        "a file renamed over it", true,
        {
          try workspace.write("new", "import SwiftUI // b\n")
          rename(folder + "/new", folder + "/Sources/Parts/B.swift")
        }
      ),
      ("a new file", true, { try workspace.write("Sources/Parts/D.swift", "import SwiftUI\n") }),
      ("one where none was", true, { try workspace.write("Sources/Empty/E.swift", "import SwiftUI\n") }),
      ("a picture", true, { try workspace.write("Sources/Parts/a.png", "1") }),
      ("another picture in its place", true, { try workspace.write("Sources/Parts/a.png", "22") }),
      ("another kind of file's text", false, { try workspace.write("Sources/Empty/note.rtf", "22") }),
      ("one that is gone", true, { try manager.removeItem(atPath: folder + "/Sources/Parts/D.swift") }),
    ]
    for (name, isSeen, change) in changes {
      var files = try watched()
      try change()
      #expect((files.now != files.states) == isSeen, "\(name)")
      files.refresh()
      #expect(files.now == files.states)
    }
  }

  @Test("Beside files that are named, pictures and catalogues count, and not what lies in other folders")
  func beside() throws {
    let workspace = try Workspace()
    defer { workspace.remove() }
    for name in ["A.swift", "a.png", "Colors.xcassets/B.colorset/Contents.json", "Other/c.png", "Other/D.swift"] {
      try workspace.write(name, "import SwiftUI\n")
    }
    var files = WatchedFiles()
    files.add(try SourceSet.read([workspace.folder.path + "/A.swift"], target: nil), isWhole: false)
    let names = files.states.keys.map { $0.split(separator: "/").last.map(String.init) ?? "" }
    #expect(Set(names).isSuperset(of: ["A.swift", "a.png", "Contents.json", "B.colorset"]))
    #expect(!names.contains("c.png") && !names.contains("Other"))
  }

  @Test("The command serves a page, follows changes, and tells what can't be compiled, at first as later")
  func serving() throws {
    let workspace = try Workspace()
    defer { workspace.remove() }
    try workspace.write("Card.swift", "import SwiftUI\nstruct Card: View { var body: some View { Text(1) } }\n")
    let failed = try workspace.gnomon("preview", "Nothing.swift")
    #expect(failed.status == 1 && failed.errors.contains("Nothing.swift") && failed.output == "")
    let running = try workspace.begin(["preview", "Card.swift"])
    // A thread of Dispatch's blocks signals, and what it starts has that from it.
    defer { kill(running.process.processIdentifier, SIGKILL) }
    let lines = try #require(running.lines(2))
    #expect(lines[0].wholeMatch(of: #/http://localhost:\d+/\?token=[0-9a-f]{48}/#) != nil, "\(lines)")
    #expect(lines[1] == "nothing to show yet; changes of the sources are followed")
    #expect(running.errors { $0.contains("Card.swift:2:") })
    try workspace.write("Card.swift", "import SwiftUI\nstruct Card: View { var body: some View { Text(\"1\") } }\n")
    #expect(running.errors { $0.contains("gnomon: compiled in ") })
    try workspace.write("Card.swift", "import SwiftUI\nstruct Card: View { var body: some View { Text(2) } }\n")
    #expect(running.errors { $0.components(separatedBy: "Card.swift:2:").count > 2 && $0.contains("error: ") })
    try workspace.write("Card.swift", "import SwiftUI\nstruct Card: View { var body: some View { Text(\"2\") } }\n")
    #expect(running.errors { $0.components(separatedBy: "gnomon: compiled in ").count > 2 })
    // The server doesn't outlive the command.
    let address = try #require(URL(string: lines[0])?.port)
    kill(running.process.processIdentifier, SIGKILL)
    running.process.waitUntilExit()
    #expect(Self.isFree(port: address))
  }

  /// Whether nobody listens on a port, or soon nobody does.
  private static func isFree(port: Int) -> Bool {
    for _ in 0..<100 {
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(descriptor) }
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = UInt16(port).bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      let result = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      if result != 0 { return true }
      usleep(50_000)
    }
    return false
  }
}

extension Workspace {
  /// A command that goes on.
  struct Running {
    let process: Process
    let output: URL
    let errorFile: URL

    private func text(_ file: URL) -> String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

    private func wait(until isDone: () -> Bool) -> Bool {
      let end = Date(timeIntervalSinceNow: 120)
      while !isDone() {
        if Date() > end || !process.isRunning { return isDone() }
        usleep(50_000)
      }
      return true
    }

    /// The first lines of its output.
    func lines(_ count: Int) -> [String]? {
      guard wait(until: { text(output).split(separator: "\n").count >= count }) else { return nil }
      return text(output).split(separator: "\n").prefix(count).map(String.init)
    }

    /// Whether what it has said of errors comes to be as wanted.
    func errors(_ isWanted: (String) -> Bool) -> Bool { wait { isWanted(text(errorFile)) } }
  }

  func begin(_ arguments: [String]) throws -> Running {
    let process = process(arguments)
    let files = ["output", "errors"].map { folder.appendingPathComponent(".\($0)-\(UUID().uuidString)") }
    for file in files { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    return Running(process: process, output: files[0], errorFile: files[1])
  }
}

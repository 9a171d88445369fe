// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// What all visitors would share, if they shared a process.
nonisolated(unsafe) private var taps = 0

@main struct Visited: App {
  var body: some Scene {
    WindowGroup {
      Hall()
    }
  }
}

/// An app that does all that visitors of others shouldn't notice.
private struct Hall: View {
  @AppStorage("name") private var name = "nobody"
  @State private var count = 0
  @State private var text = ""
  @State private var room: [Data] = []
  @State private var pasted = "nothing"

  var body: some View {
    NavigationStack {
      List {
        Text("Name: \(name)")
        TextField("Name", text: $text)
        Button("Keep the name") { name = text }
        Button("Count") {
          count += 1
          taps += 1
        }
        Text("Counted \(count), all \(taps)")
        Text("Zone \(TimeZone.current.identifier)")
        Button("Copy") { UIPasteboard.general.string = "of \(name)" }
        Button("Paste") { pasted = UIPasteboard.general.string ?? "nothing" }
        Text("Pasted \(pasted)")
        Button("Trap") { fatalError("asked for") }
        Button("Hang") { while true {} }
        Button("Fill memory") {
          for _ in 0..<40 { room.append(Data(repeating: 7, count: 8 << 20)) }
        }
        Button("Take all memory") {
          while true { room.append(Data(repeating: 7, count: 64 << 20)) }
        }
        Button("Write a file") {
          try? Data("of \(name)".utf8).write(to: FileManager.default.temporaryDirectory.appendingPathComponent("note"))
        }
        Text("Files: \((try? FileManager.default.contentsOfDirectory(atPath: NSTemporaryDirectory()))?.count ?? -1)")
      }
      .navigationTitle("Hall")
    }
  }
}

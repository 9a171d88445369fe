// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import GnomonLive

/// What a client of a live view sends: a message in each line, data where a line begins with `!`.
final class LiveReader: Reader {
  private struct Screen: View {
    @State var text = "Ada"
    @State var isOn = false
    @State var asks = false

    var body: some View {
      List {
        TextField("Name", text: $text)
        Toggle("On", isOn: $isOn)
        Button("Open") { asks = true }
        ForEach(0..<1_000, id: \.self) { Text("Row \($0)") }
      }
      .fileImporter(isPresented: $asks, allowedContentTypes: [.plainText]) { _ in }
    }
  }

  func read(_ data: Data) {
    var configuration = ViewHost.Configuration()
    configuration.animations = .clocked
    let host = ViewHost(Screen(), configuration: configuration)
    let session = LiveSession(host)
    var isRefused = false
    session.onRefusal = { _ in isRefused = true }
    session.receive(.text(Array(#"{"t":"hello","i":-1,"protocol":1}"#.utf8)))
    for line in data.split(separator: UInt8(ascii: "\n")) {
      session.receive(line.first == UInt8(ascii: "!") ? .data([UInt8](line.dropFirst())) : .text([UInt8](line)))
    }
    host.update()
    let size = host.configuration.size
    if !(size.width > 0 && size.width <= 8_192 && size.height > 0 && size.height <= 8_192) {
      finding("A client has asked for a canvas of \(size).")
    }
    if !isRefused, host.semantics().root.children.isEmpty { finding("A screen has no elements.") }
    session.close()
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

@testable import GnomonCairo

/// A font file in a directory of fonts: found, measured, and drawn as pixels, as PDF, and as SVG of outlines and of embedded parts.
final class FontReader: Reader {
  let format: (any PartedFormat.Type)? = FontFormat.self
  private let folder = TemporaryFolder("fonts")
  private var count = 0

  var limits: Limits { Limits(length: 8192, seconds: 20, allocation: 256, memory: 1024) }

  func read(_ data: Data) {
    // Another name and another time for each, as fontconfig and Cairo keep what they have read of a file.
    count += 1
    let file = folder.url.appendingPathComponent("font-\(count).ttf")
    try? data.write(to: file)
    folder.setChanged(count)
    defer { unlink(file.path) }
    let engine = PangoTextEngine(fontDirectory: folder.url)
    guard engine.library.directoryWarning == nil else { return }
    draw(with: engine)
  }

  private func draw(with engine: PangoTextEngine) {
    let font = Font.custom("Seed", size: 20)
    let view = VStack {
      Text("Ab fi 12").font(font)
      Text("AVA\u{301} \u{5D0}b").font(font.bold().italic())
      Text("Aa").font(.system(size: 11)).tracking(1)
      Text("aB").font(font.smallCaps()).underline()
    }
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 120, height: 120)
    configuration.scale = 1
    let host = ViewHost(view, configuration: configuration, textEngine: engine, imageLoader: CairoImageLoader())
    host.update()
    let list = host.displayList()
    if list.commands.isEmpty { finding("Nothing is drawn of four texts.") }
    let renderer = CairoRenderer()
    _ = try? renderer.bitmap(list)
    _ = try? renderer.pdf(list)
    _ = try? renderer.svg(list, text: .outlines)
    _ = try? renderer.svg(list, text: .embedded)
  }
}

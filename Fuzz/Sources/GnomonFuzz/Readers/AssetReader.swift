// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

/// The `Contents.json` of an asset catalogue: of an image set, a colour set and a folder. What they name is drawn.
struct AssetReader: Reader {
  private let folder = TemporaryFolder("assets")
  private let files: [URL]

  init() {
    let catalog = folder.url.appendingPathComponent("A.xcassets")
    let sets = ["image.imageset", "color.colorset", "group/inner.colorset", "group"]
    files = sets.map { catalog.appendingPathComponent($0).appendingPathComponent("Contents.json") }
    for file in files {
      try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    let picture = try? CairoRenderer().png(Self.list(of: Color.red.frame(width: 2, height: 2), CairoImageLoader()))
    try? picture?.write(to: catalog.appendingPathComponent("image.imageset/a.png"))
  }

  func read(_ data: Data) {
    for file in files { try? data.write(to: file) }
    let loader = CairoImageLoader(directories: [folder.url])
    let names = ["color", "inner", "group/inner"].filter { loader.color(named: $0) != nil }
    guard loader.image(named: "image") != nil || !names.isEmpty else { return }
    let view = VStack {
      Image("image")
      ForEach(names, id: \.self) { Color($0) }
    }
    _ = try? CairoRenderer().bitmap(Self.list(of: view, loader))
  }

  private static let engine = PangoTextEngine()

  private static func list(of view: some View, _ loader: CairoImageLoader) -> DisplayList {
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 16, height: 16)
    configuration.scale = 1
    let host = ViewHost(view, configuration: configuration, textEngine: engine, imageLoader: loader)
    host.update()
    return host.displayList()
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

// What the documents quote; DocumentExampleTests runs it.

// document: first-picture
@MainActor func picture(of title: String) throws -> Data {
  var configuration = ViewHost.Configuration()
  configuration.size = CGSize(width: 360, height: 160)
  let host = ViewHost(Card(title: title), configuration: configuration)
  host.update()
  for warning in host.warnings { print(warning) }
  return try host.pngData()
}
// document: end

// document: reading-layout
@MainActor func titleFrame(in width: CGFloat) -> CGRect? {
  var configuration = ViewHost.Configuration()
  configuration.size = CGSize(width: width, height: 160)
  let host = ViewHost(Card(), configuration: configuration)
  host.update()
  return host.snapshot().root.first("Text")?.frame
}
// document: end

// document: counter
struct TapCounter: View {
  @State private var count = 0

  var body: some View {
    Button("\(count) times") { count += 1 }
  }
}

@MainActor func titleAfterTwoTaps() -> String? {
  let host = ViewHost(TapCounter())
  host.update()
  for _ in 1...2 {
    guard let button = host.snapshot().root.first("Text")?.frame else { return nil }
    host.tap(at: CGPoint(x: button.midX, y: button.midY))
  }
  return host.snapshot().root.first("Text")?.text
}
// document: end

// document: image-renderer
@MainActor func files() throws -> (png: Data, pdf: Data, svg: String) {
  let renderer = ImageRenderer(content: Card().frame(width: 360))
  renderer.scale = 2
  return (try renderer.pngData(), try renderer.pdfData(), try renderer.svgString())
}
// document: end

// document: server
struct CardPictures: Sendable {
  private let queue = DispatchQueue(label: "card pictures", attributes: .concurrent)

  /// A card as a PNG file. The main actor is kept for the layout alone.
  func png(title: String) async throws -> Data {
    let list = await frame(title: title)
    return try await withCheckedThrowingContinuation { continuation in
      queue.async {
        continuation.resume(with: Result { try CairoRenderer().png(list, mode: .fast) })
      }
    }
  }

  @MainActor private func frame(title: String) -> DisplayList {
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 360, height: 160)
    configuration.scale = 2
    configuration.recordsSources = false
    let host = ViewHost(Card(title: title), configuration: configuration)
    host.update()
    return host.displayList(onSystemBackground: true)
  }
}
// document: end

// document: pages
struct Report: View {
  var body: some View {
    VStack(spacing: 0) {
      ForEach(1...60, id: \.self) { number in
        Text("Row \(number)").frame(maxWidth: .infinity, alignment: .leading).padding(6)
      }
      PageBreak()
      Text("Annex")
    }
  }
}

@MainActor func document() throws -> Data {
  let a4 = CGSize(width: 595, height: 842)
  return try ImageRenderer(content: Report()).pdfData(
    pageSize: a4, information: DocumentInformation(title: "Rows", author: "Ada"))
}
// document: end

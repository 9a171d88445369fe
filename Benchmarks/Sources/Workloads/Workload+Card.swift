// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

extension Workload {
  /// The card of 1200×630 points as files: what a server does for each request.
  public static var card: [Workload] {
    func workload(_ name: String, _ what: String, _ data: @escaping @MainActor @Sendable (ViewHost) throws -> Data)
      -> Workload
    {
      Workload("card/\(name)", "the 1200×630 card to \(what), from the view to the bytes") {
        {
          let host = ShareCard.host()
          host.update()
          return Box(try data(host))
        }
      }
    }
    return [
      workload("png", "PNG") { try $0.pngData() },
      workload("png_fast", "PNG, fast encoding") { try $0.pngData(mode: .fast) },
      workload("pdf", "PDF") { try CairoRenderer().pdf($0.displayList(onSystemBackground: true)) },
      workload("svg", "SVG") { Data(try CairoRenderer().svg($0.displayList(onSystemBackground: true)).utf8) },
      Workload("card/layout", "the card's first frame alone", nodes: 0) {
        {
          let host = ShareCard.host()
          host.update()
          return host
        }
      },
    ]
  }
}

/// Keeps bytes until the time is taken.
private final class Box {
  let data: Data
  init(_ data: Data) { self.data = data }
}

extension ShareCard {
  @MainActor static func host() -> ViewHost {
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 1200, height: 630)
    configuration.scale = 1
    return ViewHost(ShareCard(), configuration: configuration)
  }

  /// The card as a PNG file, encoded as servers do it: what the program of the cold start does.
  @MainActor static func writePNG(to path: String) throws {
    let host = host()
    host.update()
    try host.pngData(mode: .fast).write(to: URL(fileURLWithPath: path))
  }
}

/// Cards of which no two are the same, as a server draws them.
public enum DifferentCard {
  @MainActor public static func displayList(_ number: Int) -> DisplayList {
    let view = ShareCard(
      title: "Issue \(number): what \(number * 7919 % 10007) views say",
      summary: "Read by \(number * 31 % 977) people today",
      author: ["Ada", "Grace", "Barbara", "Katherine"][number % 4],
      bars: (0..<20).map { 20 + 1.3 * CGFloat((37 * $0 + 11 * number) % 100) })
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 1200, height: 630)
    configuration.scale = 1
    let host = ViewHost(view, configuration: configuration)
    host.update()
    return host.displayList(onSystemBackground: true)
  }

  public static func png(_ list: DisplayList) throws -> Data { try CairoRenderer().png(list, mode: .fast) }
}

/// What a cold program writes; ``ShareCard`` itself isn't public since it's an example.
@MainActor public func writeShareCard(to path: String) throws { try ShareCard.writePNG(to: path) }

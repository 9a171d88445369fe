// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Foundation
import Gnomon
import GnomonCairo
import GnomonMetrics

/// Makes files of cards: views are evaluated on the main actor, drawn and encoded off it.
///
/// That is where the cores go: while one request's card is drawn, the next one's view is evaluated.
public struct CardRenderer: Sendable {
  private let metrics = FrameMetrics(dimensions: [("view", "Card")])
  /// Not the tasks' own threads: those answer requests, and drawing would keep them.
  private let drawing = DispatchQueue(label: "card.drawing", attributes: .concurrent)

  public init() {}

  /// A card's file. Throws a `RenderingError`, or a `CancellationError` between two steps.
  public func data(_ request: CardRequest) async throws -> Data {
    try Task.checkCancellation()
    let list = await frame(of: request)
    try Task.checkCancellation()
    return try await withCheckedThrowingContinuation { continuation in
      drawing.async { continuation.resume(with: Result { try file(of: list, request.format) }) }
    }
  }

  @MainActor private func frame(of request: CardRequest) -> DisplayList {
    var configuration = ViewHost.Configuration()
    configuration.size = Card.size
    configuration.scale = CGFloat(request.scale)
    configuration.recordsSources = false
    configuration.measuresPhases = true
    let host = ViewHost(Card(request: request), configuration: configuration)
    host.update()
    let list = host.displayList(onSystemBackground: true)
    metrics.record(host)
    return list
  }

  private func file(of list: DisplayList, _ format: CardFormat) throws -> Data {
    let start = ContinuousClock.now
    let data: Data
    var drawing: Duration?
    switch format {
    case .png:
      let picture = try CairoRenderer().timedPNG(list, mode: .fast)
      data = picture.data
      drawing = picture.drawing
    case .webp: data = try CairoRenderer().webP(list, quality: 0.85)
    case .pdf: data = try CairoRenderer().pdf(list, title: "Card")
    case .svg: data = Data(try CairoRenderer().svg(list).utf8)
    }
    let whole = start.duration(to: .now)
    metrics.recordPicture(
      drawing: drawing, encoding: whole - (drawing ?? .zero), bytes: data.count, format: format.rawValue)
    return data
  }
}

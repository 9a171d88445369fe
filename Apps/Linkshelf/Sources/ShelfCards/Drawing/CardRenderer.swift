// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Drawings
import Foundation
import Gnomon
import GnomonCairo

/// Draws the built-in cards, one at a time.
///
/// Pictures are decoded, and cards drawn and encoded, on a thread of the renderer's own. Only the layout needs the main actor, for
/// some milliseconds.
public actor CardRenderer {
  /// The cards that may wait for their turn. Another one is refused: what grows without end only makes everybody late.
  public static let waitingLimit = 256

  private let queue = DispatchQueue(label: "shelf.cards.drawing")
  private var last: Task<Void, Never>?
  private var waiting = 0

  /// A renderer. Programs need one.
  public init() {}

  /// A content's picture as a PNG file: always of the size that the content names, without transparent parts.
  ///
  /// The same content gives the same bytes on one machine. It takes some milliseconds, and more for a large picture, which is decoded.
  ///
  /// - Throws: a ``CardError`` where too many wait or there's no memory, a `CancellationError` where the task was cancelled meanwhile.
  public func png(for content: CardContent) async throws -> Data {
    try await inTurn("The card of “\(content.title.prefix(40))”") { [queue] in
      let model = await queue.result { CardModel(content) }
      try Task.checkCancellation()
      return await Self.frame(of: model, content.size)
    }
  }

  /// A chart, a year or a list as a PNG file.
  ///
  /// - Throws: as ``png(for:)-(CardContent)`` does.
  public func png(for drawing: Drawing) async throws -> Data {
    try await inTurn("The picture") { await Self.frame(of: drawing) }
  }

  /// Waits for those before, lays out, and draws on the renderer's own thread.
  private func inTurn(_ name: String, _ layout: @escaping @Sendable () async throws -> DisplayList) async throws -> Data
  {
    guard waiting < Self.waitingLimit else {
      throw CardError(.busy, "\(waiting) cards wait to be drawn. Ask again in some seconds.")
    }
    waiting += 1
    defer { waiting -= 1 }
    let before = last
    let work = Task { [queue] in
      await before?.value
      try Task.checkCancellation()
      let list = try await layout()
      return try await queue.result { Result { try CairoRenderer().png(list, mode: .fast) } }.get()
    }
    last = Task { _ = await work.result }
    do {
      return try await withTaskCancellationHandler {
        try await work.value
      } onCancel: {
        work.cancel()
      }
    } catch let error as RenderingError {
      throw CardError(.drawing, "\(name) can't be drawn: \(error)")
    }
  }

  @MainActor private static func frame(of drawing: Drawing) -> DisplayList {
    var configuration = ViewHost.Configuration()
    configuration.size = drawing.points
    configuration.scale = CGFloat(drawing.scale)
    configuration.colorScheme = drawing.isDark ? .dark : .light
    configuration.locale = CardModel.locale(drawing.language)
    configuration.recordsSources = false
    let host = ViewHost(DrawingView(drawing: drawing), configuration: configuration)
    host.update()
    return host.displayList(onSystemBackground: true)
  }

  static func configuration(of model: CardModel, _ size: CardSize) -> ViewHost.Configuration {
    var configuration = ViewHost.Configuration()
    configuration.size = size.points
    configuration.scale = CGFloat(size.scale)
    configuration.colorScheme = model.theme == .dark ? .dark : .light
    configuration.layoutDirection = model.isRightToLeft ? .rightToLeft : .leftToRight
    configuration.locale = model.locale
    configuration.recordsSources = false
    return configuration
  }

  @MainActor static func host(of model: CardModel, _ size: CardSize) -> ViewHost {
    let host = ViewHost(CardView(model: model, size: size), configuration: configuration(of: model, size))
    host.update()
    return host
  }

  @MainActor private static func frame(of model: CardModel, _ size: CardSize) -> DisplayList {
    host(of: model, size).displayList(onSystemBackground: true)
  }
}

extension DispatchQueue {
  /// Runs a function on the queue and waits for it without keeping a thread.
  func result<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      async { continuation.resume(returning: body()) }
    }
  }
}

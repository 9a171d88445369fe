// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Image {
  /// Says that there's no such picture, or that it can't be shown, and what is drawn in its place.
  func warnMissing(_ graph: Graph, _ node: ViewNode, in environment: EnvironmentValues) {
    if case .system(let name) = source {
      graph.warn(
        .missingSymbol, node, "there's no system symbol “\(name)”; a placeholder is drawn.",
        hint: "Draw a Shape, or bring a picture of your own.")
    } else if let reason = reasonUnreadable(in: environment) {
      graph.warn(
        .missingImage, node, "\(sourceDescription) can't be shown: \(reason); nothing is drawn in its place.",
        hint: "Save the picture anew, simpler where drawing it takes long.")
    } else {
      graph.warn(
        .missingImage, node, "there's no picture for \(sourceDescription); nothing is drawn in its place.",
        hint: "Put the file beside the source, or name its directory.")
    }
  }

  /// Says what is drawn in place of a symbol, once for each symbol.
  func warnStandIn(_ standIn: String, _ graph: Graph, _ node: ViewNode) {
    guard case .system(let name) = source else { return }
    graph.warn(
      .missingSymbol, node, "there's no system symbol “\(name)”; \(standIn) is drawn in its place.",
      hint: "Draw a Shape, or bring a picture of your own.", isOnce: true)
  }

  private var sourceDescription: String {
    switch source {
    case .named(let name), .system(let name): "“\(name)”"
    case .file(let url): "the file “\(url.lastPathComponent)”"
    case .data: "the given data"
    case .bitmap: "the given bitmap"
    case .drawing: "the given drawing"
    }
  }
}

extension DisplayCommand {
  /// The drawing for a symbol that isn't there: a crossed box.
  static func crossedBox(_ box: CGRect, paint: Paint) -> DisplayCommand {
    var path = Path(box.insetBy(dx: 0.5, dy: 0.5))
    path.move(to: CGPoint(x: box.minX, y: box.minY))
    path.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
    path.move(to: CGPoint(x: box.maxX, y: box.minY))
    path.addLine(to: CGPoint(x: box.minX, y: box.maxY))
    return .stroke(path, style: StrokeStyle(lineWidth: 1), paint: paint)
  }
}

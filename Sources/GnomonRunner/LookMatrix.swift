// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import GnomonRequest

/// The drawings of one view in several surroundings as one: the last axis of several values gives the columns, all others
/// together the rows.
@MainActor
struct LookMatrix {
  /// A matrix that has no picture, as a text for the user.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// What is said over a column or beside a row: an axis and its value.
  struct Label: Hashable {
    var axis: String
    var value: String
  }

  private let columns: [Label]
  /// Empty where one axis alone has several values.
  private let rows: [[Label]]
  private let cellCount: Int
  private let fontDirectory: URL?

  /// Makes the matrix of a request's looks, its words in the fonts of a configuration.
  init(_ request: RunRequest, _ configuration: ViewHost.Configuration) {
    var varying = request.varying
    columns = varying.popLast().map { axis in axis.values.map { Label(axis: axis.axis.rawValue, value: $0) } } ?? []
    var rows: [[Label]] = [[]]
    for axis in varying {
      rows = rows.flatMap { row in axis.values.map { row + [Label(axis: axis.axis.rawValue, value: $0)] } }
    }
    self.rows = varying.isEmpty ? [] : rows
    cellCount = request.lookCount
    fontDirectory = configuration.fontDirectory
  }

  /// One drawing of all, each as large as it is by itself, in the scale of the finest.
  ///
  /// - Parameter cells: the drawings, in the order of the request's looks.
  /// - Returns: the drawing with its labels.
  func drawing(of cells: [DisplayList]) -> DisplayList {
    let places = LookMatrixPlaces()
    let sheet = LookMatrixSheet(columns: columns, rows: rows, sizes: cells.map(\.size), places: places)
    let scale = cells.map(\.scale).max() ?? 1
    var configuration = ViewHost.Configuration()
    configuration.fontDirectory = fontDirectory
    configuration.scale = scale
    configuration.recordsSources = false
    let host = ViewHost(sheet, configuration: configuration)
    host.update()
    host.resizeToFit()
    let labels = host.displayList()
    // Whole points, so that what was snapped in a cell stays snapped in the picture.
    var picture = DisplayList(
      size: CGSize(width: labels.size.width.rounded(.up), height: labels.size.height.rounded(.up)), scale: scale)
    let bounds = CGRect(origin: .zero, size: picture.size)
    picture.commands = [.fill(Path(bounds), style: FillStyle(), paint: .color(Self.ground))] + labels.commands
    for (index, cell) in cells.enumerated() {
      guard let place = places[index] else { continue }
      picture.add(
        cell, at: CGPoint(x: place.minX.rounded(), y: place.minY.rounded()), edge: Self.edge, thickness: 1 / scale)
    }
    return picture
  }

  private static let ground = Color.Resolved(red: 0.9, green: 0.9, blue: 0.92)
  private static let edge = Color.Resolved(red: 0.65, green: 0.65, blue: 0.68)

  /// The bytes of the drawing in a form.
  func data(
    of drawing: DisplayList, _ output: RunRequest.Output, _ svgText: GnomonCairo.SVGText,
    onWarning: @escaping @Sendable (RuntimeWarning) -> Void
  ) throws -> Data {
    do {
      return try CairoRenderer(onWarning: onWarning).data(
        drawing, format: PictureFormat(rawValue: output.rawValue) ?? .png, svgText: svgText)
    } catch let error as RenderingError {
      switch error {
      case .canvasTooLarge, .pageTooLarge, .outOfMemory:
        throw Failure(
          description: "\(cellCount) pictures don't go into one: \(error)\n"
            + "hint: a smaller --scale, fewer values, or an SVG, which has no limit")
      default: throw error
      }
    }
  }
}

extension DisplayList {
  /// Adds a drawing at a place, with a line around it.
  fileprivate mutating func add(_ cell: DisplayList, at origin: CGPoint, edge: Color.Resolved, thickness: CGFloat) {
    let frame = CGRect(origin: origin, size: cell.size)
    commands += [
      .fill(Path(frame.insetBy(dx: -thickness, dy: -thickness)), style: FillStyle(), paint: .color(edge)),
      .save, .concatenate(CGAffineTransform(translationX: origin.x, y: origin.y)),
      .clip(Path(CGRect(origin: .zero, size: cell.size)), style: FillStyle()),
    ]
    // Glass blurs what lies below it. In a layer of its own that is the cell alone, as at the edges of a picture.
    let hasGlass = cell.commands.contains { if case .backdrop = $0 { true } else { false } }
    commands += hasGlass ? [.beginLayer(DisplayLayer())] + cell.commands + [.endLayer] : cell.commands
    commands.append(.restore)
  }
}

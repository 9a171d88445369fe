// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

/// Draws the difference of two high pictures. It takes up to some hundred megabytes, so that servers let another process do it.
public enum DifferenceDrawing {
  /// The drawing's version. It's raised with each change that is to be seen.
  static let version = 1

  /// The difference as a PNG file.
  ///
  /// - Throws: a ``CardError`` where a picture can't be read, or the pictures have different widths.
  @MainActor public static func png(_ request: DifferenceRequest) throws -> Data {
    let (strips, width) = try strips(request)
    let height = strips.reduce(0) { $0 + ($1.picture?.height ?? DifferenceBands.foldHeight) }
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: width, height: max(1, height))
    configuration.scale = 1
    configuration.colorScheme = .light
    configuration.recordsSources = false
    let host = ViewHost(DifferenceView(strips: strips, width: CGFloat(width)), configuration: configuration)
    host.update()
    do {
      return try CairoRenderer().png(host.displayList(onSystemBackground: true), mode: .fast)
    } catch {
      throw CardError(.drawing, "The difference can't be drawn: \(error)")
    }
  }

  static func strips(_ request: DifferenceRequest) throws -> (strips: [DifferenceView.Strip], width: Int) {
    let (old, new) = (TiledPicture(request.old), TiledPicture(request.new))
    let (oldRows, newRows) = (try features(old), try features(new))
    guard old.width == new.width else {
      throw CardError(
        .drawing, "The pictures are \(old.width) and \(new.width) pixels wide. Only pictures of one width are compared."
      )
    }
    let parts = ChangeWidening(oldRows, newRows).widened(RowAlignment(oldRows, newRows).parts)
    let bands = DifferenceBands(parts, hasInk: newRows.hasInk).bands
    let strips = try bands.enumerated().map { index, band in
      switch band {
      case .context(let rows):
        return DifferenceView.Strip(id: index, kind: .context, picture: try new.pixels(rows))
      case .removed(let rows, let other):
        let marks = marks(rows, oldRows, other, newRows, old.width)
        return .init(id: index, kind: .removed, picture: try old.pixels(rows), marks: marks)
      case .added(let rows, let other):
        let marks = marks(rows, newRows, other, oldRows, new.width)
        return .init(id: index, kind: .added, picture: try new.pixels(rows), marks: marks)
      case .folded(let count): return .init(id: index, kind: .left("= \(grouped(count)) ↕", isChange: false))
      case .cut(let count): return .init(id: index, kind: .left("± \(grouped(count)) ↕ …", isChange: true))
      }
    }
    return (strips, new.width)
  }

  private static func features(_ picture: TiledPicture) throws -> RowFeatures {
    var features: RowFeatures?
    try picture.eachRow { row in
      if features == nil { features = RowFeatures(width: row.count / 4) }
      features?.add(row)
    }
    guard let features else { throw CardError(.drawing, "There is no picture to compare.") }
    return features
  }

  /// The cells of rows that differ from those that took their places; all where none did. Near rows make one mark.
  private static func marks(
    _ rows: Range<Int>, _ features: RowFeatures, _ other: Int?, _ others: RowFeatures, _ width: Int
  ) -> [CGRect] {
    guard let other else { return [CGRect(x: 0, y: 0, width: width, height: rows.count)] }
    var marks = (0..<features.cells).map { _ in [Range<Int>]() }
    for y in 0..<rows.count {
      for cell in features.differences(rows.lowerBound + y, others, other + y) {
        if let last = marks[cell].last, y - last.upperBound <= gap {
          marks[cell][marks[cell].count - 1] = last.lowerBound..<y + 1
        } else {
          marks[cell].append(y..<y + 1)
        }
      }
    }
    let cellWidth = RowFeatures.cellWidth
    return marks.enumerated().flatMap { cell, ranges in
      // A row alone is the noise of a lossy picture beside a change.
      ranges.filter { $0.count > 1 }.map {
        CGRect(x: cell * cellWidth, y: $0.lowerBound, width: cellWidth, height: $0.count)
      }
    }
  }

  /// Rows between two marks of a cell that are marked with them.
  private static let gap = 12

  /// 12345 is `12,345`.
  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.enumerated().map { ($0 > 0 && (digits.count - $0) % 3 == 0 ? "," : "") + String($1) }.joined()
  }
}

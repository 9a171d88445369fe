// SPDX-License-Identifier: Apache-2.0
import Foundation

extension LayoutFile {
  /// Why bytes aren't a layout.
  package enum Unreadable: Error, Equatable {
    /// It was written by another version of the command, which counts from 1.
    case version(Int)
    /// It holds a layout for each of several looks.
    case several
    /// `isTooDeep` where JSON nests deeper than Foundation reads.
    case notALayout(isTooDeep: Bool)
  }

  private struct Head: Decodable {
    struct Cell: Decodable {}
    var version: Int
    var cells: [Cell]?
  }

  /// The layout of a file's bytes. Takes as long as the file is.
  package init(reading data: Data) throws(Unreadable) {
    do {
      let decoder = JSONDecoder()
      let head = try decoder.decode(Head.self, from: data)
      guard head.version == 1 else { throw Unreadable.version(head.version) }
      guard head.cells == nil else { throw Unreadable.several }
      self = try decoder.decode(LayoutFile.self, from: data)
    } catch let error as Unreadable {
      throw error
    } catch {
      throw .notALayout(isTooDeep: Self.isTooDeep(error))
    }
  }

  private static func isTooDeep(_ error: any Error) -> Bool {
    guard case DecodingError.dataCorrupted(let context) = error, let cause = context.underlyingError else {
      return false
    }
    return "\(cause)".contains("Too many nested")
  }
}

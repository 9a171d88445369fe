// SPDX-License-Identifier: Apache-2.0
import Crypto
import Drawings
import Foundation

extension Drawing {
  /// The designs' version. It's raised with each change that is to be seen, so that cached pictures aren't taken any more.
  static let designVersion = 1

  /// The size of the view, in points.
  var points: CGSize {
    switch subject {
    case .list: CGSize(width: 1200, height: 630)
    case .chart(let chart): CGSize(width: chart.width, height: chart.height)
    case .year(let year): year.size == .tall ? CGSize(width: 1080, height: 1920) : CGSize(width: 1200, height: 630)
    }
  }

  /// Pixels per point.
  var scale: Int {
    if case .chart = subject { return ChartDrawing.scale }
    return 1
  }

  /// A name for the picture: 64 hexadecimal digits, the same in each process for equal drawings.
  func digest() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var hash = FieldHash()
    hash.add("linkshelf-drawing-\(Self.designVersion)")
    hash.add(try encoder.encode(self))
    return hash.hexadecimal
  }
}

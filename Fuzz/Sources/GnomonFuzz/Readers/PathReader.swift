// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// A path's description in words.
struct PathReader: Reader {
  func read(_ data: Data) {
    guard let path = Path(String(decoding: data, as: UTF8.self)) else { return }
    guard let again = Path(path.description), again.description == path.description else {
      finding("A path isn't read as it's written: \(path.description)")
    }
    _ = path.boundingRect
    _ = path.contains(CGPoint(x: 1, y: 1))
    _ = path.strokedPath(StrokeStyle(lineWidth: 2, dash: [3, 1])).boundingRect
    _ = path.trimmedPath(from: 0.2, to: 0.7).boundingRect
  }
}

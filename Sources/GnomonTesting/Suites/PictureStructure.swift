// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// What of a frame's drawing looks otherwise with other fonts and other symbols: its lines of text and its pictures.
/// Places are in points.
struct PictureStructure {
  /// A line of a text, as far as it isn't clipped.
  struct Line {
    var box: CGRect
    /// The words of the whole text.
    var text: String
    /// Where the text has several lines, their ends lie elsewhere with other letters.
    var isOnlyOne: Bool
  }

  private(set) var lines: [Line] = []
  /// Symbols and pictures.
  private(set) var symbols: [CGRect] = []

  init(_ list: DisplayList) {
    var reader = Reader(clip: CGRect(origin: .zero, size: list.size))
    for command in list.commands { reader.read(command) }
    (lines, symbols) = (reader.lines, reader.symbols)
  }

  private struct Reader {
    private struct State {
      var transform = CGAffineTransform.identity
      var clip: CGRect
    }

    private var state: State
    private var saved: [State] = []
    var lines: [Line] = []
    var symbols: [CGRect] = []

    init(clip: CGRect) { state = State(clip: clip) }

    mutating func read(_ command: DisplayCommand) {
      switch command {
      case .save, .beginLayer: saved.append(state)
      case .restore, .endLayer: if let last = saved.popLast() { state = last }
      case .concatenate(let transform): state.transform = transform.concatenating(state.transform)
      case .clip(let path, _): state.clip = seen(path.boundingRect)
      case .text(let text, let box, _): add(text, box)
      case .image(_, let box):
        let box = seen(box)
        if box.width > 0, box.height > 0 { symbols.append(box) }
      case .fill, .stroke, .textPart, .link, .backdrop: break
      }
    }

    private func seen(_ rect: CGRect) -> CGRect {
      let (box, clip) = (rect.applying(state.transform), state.clip)
      let (left, top) = (max(box.minX, clip.minX), max(box.minY, clip.minY))
      return CGRect(
        x: left, y: top, width: max(0, min(box.maxX, clip.maxX) - left),
        height: max(0, min(box.maxY, clip.maxY) - top))
    }

    private mutating func add(_ text: any ShapedText, _ box: CGRect) {
      let found = text.lines(in: box.size)
      let words = text.text.runs.map(\.string).joined()
      for line in found {
        let place = seen(
          CGRect(
            x: box.minX + line.origin.x, y: box.minY + line.origin.y - line.ascent, width: line.width,
            height: line.ascent + line.descent))
        guard place.width > 0, place.height > 0 else { continue }
        lines.append(Line(box: place, text: words, isOnlyOne: found.count == 1))
      }
    }
  }
}

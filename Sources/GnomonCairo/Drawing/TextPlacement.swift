// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The places of lines and of their rules, for every exporter the same.
enum TextPlacement {
  /// An underline or a strikethrough; lengths are points, from the baseline downwards.
  struct Rule {
    var y: Double
    var thickness: Double
    /// The lengths of dashes and gaps, in widths of the line.
    var dash: [Double]
    /// The line's colour; nil is the paint of the run.
    var color: Color.Resolved?
  }

  /// How far a line of a width is moved from the left end of the room.
  static func inset(of width: Double, in room: Double, _ paragraph: ResolvedText.ParagraphStyle) -> Double {
    let free = room - width
    switch paragraph.alignment {
    case .center: return free / 2
    case .leading: return paragraph.layoutDirection == .rightToLeft ? free : 0
    case .trailing: return paragraph.layoutDirection == .rightToLeft ? 0 : free
    }
  }

  static func rules(of run: ResolvedText.Run) -> [Rule] {
    let size = run.font.pangoSize
    let rise = run.baselineOffset.isFinite ? -Double(run.baselineOffset) : 0
    let thickness = size / 16 * (run.font.weight >= 600 ? 1.4 : 1)
    var rules: [Rule] = []
    if let pattern = run.underline {
      rules.append(Rule(y: rise + size * 0.12, thickness: thickness, dash: pattern.lengths, color: run.underlineColor))
    }
    if let pattern = run.strikethrough {
      rules.append(
        Rule(y: rise - size * 0.27, thickness: thickness, dash: pattern.lengths, color: run.strikethroughColor))
    }
    // Those in the text's own colour first: the paint in force is its.
    return rules.sorted { $0.color == nil && $1.color != nil }
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

extension GeometryReaderNode: LayoutReasoning {
  func answerReason(_ axis: Axis) -> AnswerReason? {
    if proposal[axis] == nil {
      return AnswerReason(
        .fallback,
        "no \(axis.length) is proposed, and a reader doesn't ask its content: its ideal \(axis.length) is always 10")
    }
    return AnswerReason(.proposal, "a reader takes all that it's proposed")
  }

  func offerReason(to child: LayoutNode, _ axis: Axis) -> OfferReason? {
    OfferReason(.size, "a reader proposes its own \(axis.length)")
  }
}

extension ScrollNode: LayoutReasoning {
  private func scrolls(along axis: Axis) -> Bool { axes.contains(Axis.Set(axis)) }

  func answerReason(_ axis: Axis) -> AnswerReason? {
    if scrolls(along: axis) {
      return proposal[axis] == nil
        ? .child(contentStack, axis)
        : AnswerReason(.proposal, "a scroll view takes all that it's proposed along the axis that it scrolls")
    }
    return AnswerReason(
      .child, "across its axis a scroll view is as \(axis.adjective) as its content", child: contentStack)
  }

  func offerReason(to child: LayoutNode, _ axis: Axis) -> OfferReason? {
    guard scrolls(along: axis) else { return nil }
    return OfferReason(
      .unspecified,
      "it scrolls \(axis == .horizontal ? "horizontally" : "vertically"), so its content may be as "
        + "\(axis.adjective) as it wants")
  }
}

extension ViewThatFitsNode: LayoutReasoning {
  var arithmetic: [String] {
    var lines: [String] = []
    for candidate in children {
      let name = candidate.spokenName(inside: self) + (candidate.tracedLocation.map { " (\($0))" } ?? "")
      let ideal = candidate.size(
        for: ProposedViewSize(
          width: axes.contains(.horizontal) ? nil : proposal.width,
          height: axes.contains(.vertical) ? nil : proposal.height))
      var failures: [String] = []
      for axis in [Axis.horizontal, .vertical] where axes.contains(Axis.Set(axis)) {
        if let most = proposal[axis], ideal[axis] > most {
          failures.append("its ideal \(axis.length) \(points(ideal[axis])) is more than \(points(most))")
        }
      }
      if candidate === shown {
        let reason = failures.isEmpty ? "fits" : "is the last one, though " + failures.joined(separator: " and ")
        lines.append("\(name) \(reason): shown")
        break
      }
      lines.append("\(name) doesn't fit: " + failures.joined(separator: " and "))
    }
    return lines
  }
}

extension HostNode: LayoutReasoning {
  func answerReason(_ axis: Axis) -> AnswerReason? {
    AnswerReason(.own, "the host is \(points(size[axis])) \(axis.adjective)")
  }

  func offerReason(to child: LayoutNode, _ axis: Axis) -> OfferReason? {
    guard let given = child.proposal[axis] else { return nil }
    if sameLength(given, size[axis]) {
      return OfferReason(.own, "that's the host's \(axis.length)")
    }
    return OfferReason(
      .own, "the host is \(points(size[axis])) \(axis.adjective), of which \(points(given)) lie in the safe area")
  }
}

extension LayeredModifier.Node: LayoutReasoning {
  func answerReason(_ axis: Axis) -> AnswerReason? { child.map { .child($0, axis) } }

  func offerReason(to child: LayoutNode, _ axis: Axis) -> OfferReason? {
    guard child !== self.child else { return nil }
    return OfferReason(.size, "the \(axis.length) of the view that it's laid \(modifier.isAbove ? "over" : "under")")
  }
}

extension TextNode: LayoutReasoning {
  func answerReason(_ axis: Axis) -> AnswerReason? {
    let fit = currentFit
    let lines = fit.lineCount == 1 ? "one line" : "\(fit.lineCount) lines"
    if axis == .vertical { return AnswerReason(.own, "\(lines) of its font") }
    if fit.isTruncated { return AnswerReason(.own, "that much of its words fits; the rest is cut off") }
    return AnswerReason(
      .own, fit.lineCount == 1 ? "its words need that in one line" : "its longest of \(lines), broken to fit")
  }
}

extension ImageNode: LayoutReasoning {
  var recordedKind: LayoutRecord.Kind? { .image }

  func answerReason(_ axis: Axis) -> AnswerReason? {
    if isResizable, proposal[axis] != nil {
      return AnswerReason(.proposal, "a resizable picture takes all that it's proposed")
    }
    return AnswerReason(.own, "that's the picture's own \(axis.length)")
  }
}

extension TextNode {
  var recordedKind: LayoutRecord.Kind? { .text }
  var isCutOffText: Bool { currentFit.isTruncated && environment.lineLimit == nil }

  var marks: [LayoutMark] {
    let (first, last) = (VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key)
    let dimensions = dimensions(in: proposal)
    return [first, last].prefix(dimensions[first] == dimensions[last] ? 1 : 2).map {
      mark(.guide, CGRect(x: 0, y: dimensions[$0], width: size.width, height: 0), $0.spokenName)
    }
  }
}

extension LayeredModifier.Node {
  func placeReason(of child: LayoutNode, _ axis: Axis) -> String? {
    child === self.child ? "" : alignmentWords(modifier.alignment[axis], of: child)
  }
}

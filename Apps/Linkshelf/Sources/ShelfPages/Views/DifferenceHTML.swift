// SPDX-License-Identifier: Apache-2.0

/// Writes paragraphs with `ins` and `del`, and folds long parts that stayed the same.
///
/// Each change has the id `change-N`, so that links and keys lead to it.
struct DifferenceHTML {
  private(set) var html = ""
  private(set) var changes = 0
  /// Whether there were more paragraphs than are shown.
  private(set) var isCut = false
  private let texts: Texts
  private let added: String
  private let removed: String

  /// The paragraphs that a page shows.
  static let mostParagraphs = 5_000
  /// The paragraphs beside a change that aren't folded.
  private static let around = 1

  init(_ texts: Texts) {
    self.texts = texts
    // With a direction of its own it doesn't count for that of the paragraph.
    func label(_ key: String) -> String { "<span class=\"hidden\" dir=\"ltr\">\(Escaping.escape(texts[key])) </span>" }
    added = label("compare.added")
    removed = label("compare.removed")
  }

  mutating func write(_ paragraphs: [ComparedParagraph]) {
    isCut = paragraphs.count > Self.mostParagraphs
    let paragraphs = paragraphs.prefix(Self.mostParagraphs)
    var index = 0
    while index < paragraphs.count {
      let isSame = paragraphs[index].kind == .same
      let end = paragraphs[index...].firstIndex { ($0.kind == .same) != isSame } ?? paragraphs.count
      let part = paragraphs[index..<end]
      if isSame {
        writeSame(part, isFirst: index == 0, isLast: end == paragraphs.count && !isCut)
      } else {
        changes += 1
        html += "<div class=\"change\" id=\"change-\(changes)\" tabindex=\"-1\">"
        for paragraph in part { write(paragraph) }
        html += "</div>"
      }
      index = end
    }
  }

  private mutating func writeSame(_ part: ArraySlice<ComparedParagraph>, isFirst: Bool, isLast: Bool) {
    let before = isFirst ? 0 : Self.around
    let after = isLast ? 0 : Self.around
    guard part.count > before + after + 1 else {
      for paragraph in part { write(paragraph) }
      return
    }
    for paragraph in part.prefix(before) { write(paragraph) }
    let folded = part.dropFirst(before).dropLast(after)
    html += "<details class=\"fold\"><summary>\(Escaping.escape(texts.count("compare.folded", folded.count)))</summary>"
    for paragraph in folded { write(paragraph) }
    html += "</details>"
    for paragraph in part.suffix(after) { write(paragraph) }
  }

  private mutating func write(_ paragraph: ComparedParagraph) {
    let name =
      switch paragraph.kind {
      case .same: "same"
      case .removed: "removed"
      case .added: "added"
      case .changed: "changed"
      }
    html += "<p class=\"\(name)\(paragraph.isMoved ? " moved" : "")\" dir=\"auto\">"
    if paragraph.isMoved {
      let key = paragraph.kind == .added ? "compare.moved.here" : "compare.moved.away"
      html += "<span class=\"hint\" dir=\"ltr\">\(Escaping.escape(texts[key])) </span>"
    }
    for run in paragraph.runs {
      switch run.kind {
      case .same: html += Escaping.escape(run.text)
      case .removed: html += "<del>\(removed)\(Escaping.escape(run.text))</del>"
      case .added: html += "<ins>\(added)\(Escaping.escape(run.text))</ins>"
      }
    }
    html += "</p>"
  }
}

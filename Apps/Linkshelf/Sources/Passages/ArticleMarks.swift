// SPDX-License-Identifier: Apache-2.0

/// Puts marks into an article's HTML.
public struct ArticleMark: Sendable {
  /// Names the mark in the attribute `data-marks`.
  public var id: Int64
  /// A class of the element: letters of ASCII. Others are left out.
  public var name: String
  /// Whether a note belongs to it.
  public var hasNote: Bool
  /// Numbers of letters; see ``ArticleText``.
  public var range: Range<Int>

  public init(id: Int64, name: String, hasNote: Bool = false, range: Range<Int>) {
    (self.id, self.name, self.hasNote, self.range) = (id, name, hasNote, range)
  }
}

extension ArticleText {
  /// The HTML with `<mark>` around marked letters.
  ///
  /// A mark holds text only, never a tag: one over several elements becomes several. Where marks overlap, a piece names all of them, the last
  /// one begun first, and has that one's class. Costs one pass over the HTML, and the number of pieces times that of the marks in each.
  ///
  /// - Parameters:
  ///   - isPlain: Whether the marks have no attributes but their class.
  ///   - anchor: A place that gets an empty element with the id `shelf-here`; nil for none.
  public func marked(_ marks: [ArticleMark], isPlain: Bool = false, anchor: Int? = nil) -> String {
    let marks = marks.enumerated().filter { _, mark in
      mark.range.lowerBound >= 0 && mark.range.upperBound <= letters.count && !mark.range.isEmpty
    }
    let anchor = anchor.flatMap { (0..<letters.count).contains($0) ? $0 : nil }
    guard !marks.isEmpty || anchor != nil else { return String(decoding: html, as: UTF8.self) }
    var begins: [Int: [Int]] = [:]
    var ends: [Int: [Int]] = [:]
    var borders: Set<Int> = []
    let all = marks.map(\.element)
    for (index, mark) in all.enumerated() {
      begins[mark.range.lowerBound, default: []].append(index)
      ends[mark.range.upperBound, default: []].append(index)
      borders.insert(mark.range.lowerBound)
      borders.insert(mark.range.upperBound)
    }
    // A mark never goes over a tag.
    for run in runs where run.isAfterTag { borders.insert(Int(run.letter)) }
    if let anchor { borders.insert(anchor) }
    var named: Set<Int64> = []
    let sorted = borders.sorted()
    var out: [UInt8] = []
    out.reserveCapacity(html.count + html.count / 8)
    var copied = 0
    var active: [Int] = []
    for (position, start) in sorted.enumerated() {
      if let ended = ends[start] { active.removeAll { ended.contains($0) } }
      if let begun = begins[start] { active += begun }
      let end = position + 1 < sorted.count ? sorted[position + 1] : letters.count
      if start == anchor, htmlStart(of: start) >= copied {
        out += html[copied..<htmlStart(of: start)]
        out += "<span id=\"shelf-here\"></span>".utf8
        copied = htmlStart(of: start)
      }
      guard let last = active.last, start < end else { continue }
      let from = htmlStart(of: start)
      let to = htmlEnd(before: end)
      guard from >= copied, to >= from else { continue }
      out += html[copied..<from]
      // The first piece of each mark can be led to.
      let fresh = isPlain ? [] : active.map { all[$0].id }.filter { named.insert($0).inserted }
      for id in fresh.dropFirst() { out += "<span id=\"mark-\(id)\"></span>".utf8 }
      out += Self.begin(all[last], active.reversed().map { all[$0] }, fresh.first, isPlain: isPlain).utf8
      out += html[from..<to]
      out += "</mark>".utf8
      copied = to
    }
    out += html[copied...]
    return String(decoding: out, as: UTF8.self)
  }

  private static func begin(_ mark: ArticleMark, _ all: [ArticleMark], _ first: Int64?, isPlain: Bool) -> String {
    let name = mark.name.filter { $0.isASCII && $0.isLetter }
    guard !isPlain else { return "<mark class=\"\(name)\">" }
    let ids = all.map { "\($0.id)" }.joined(separator: " ")
    let id = first.map { " id=\"mark-\($0)\"" } ?? ""
    return "<mark\(id) class=\"hl \(name)\(all.contains(where: \.hasNote) ? " noted" : "")\" data-marks=\"\(ids)\">"
  }
}

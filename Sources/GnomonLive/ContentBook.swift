// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

/// What a client keeps by number: texts, glyphs, pictures. It knows what the client has, and what isn't used any more.
///
/// Groups hold the contents that they name, texts hold their glyphs, and those their pictures. What nobody holds for some
/// scenes is forgotten. So a scene costs no more than what is new in it, and what isn't there any more.
@MainActor
final class ContentBook {
  private struct TextKey: Hashable {
    let text: ObjectIdentifier
    let width: CGFloat
    let height: CGFloat
    let part: TextPart?
  }

  private enum PictureKey: Hashable {
    case bitmap(ObjectIdentifier)
    case glyph(Int)
    /// Commands that are drawn as pixels, as they were written.
    case commands([UInt8])
  }

  private enum Kind {
    case text(TextKey, glyphs: [Int])
    case glyph
    case picture(PictureKey)
  }

  private final class Entry {
    let kind: Kind
    /// What is held so that identities aren't given to others.
    let holder: AnyObject?
    /// The text as JSON, or a picture's file.
    let bytes: [UInt8]
    /// The number of those who hold it.
    var holds = 0
    /// The last scene that used it, where nobody holds it.
    var used = 0
    var isSent = false
    /// True while it stands among the news.
    var isNew = false
    /// A glyph's picture.
    var picture: Int?

    init(_ kind: Kind, holder: AnyObject?, bytes: [UInt8]) {
      (self.kind, self.holder, self.bytes) = (kind, holder, bytes)
    }
  }

  /// Contents that nobody holds, in the order in which that came about, with the last scene that used them.
  private struct Idle {
    private var entries: [(number: Int, used: Int)] = []
    private var start = 0

    mutating func add(_ number: Int, used: Int) { entries.append((number, used)) }

    /// Those that were used last before a scene.
    mutating func take(before scene: Int) -> ArraySlice<(number: Int, used: Int)> {
      let first = start
      while start < entries.count, entries[start].used < scene { start += 1 }
      let taken = entries[first..<start]
      if start > entries.count / 2 {
        entries.removeSubrange(..<start)
        start = 0
      }
      return taken
    }
  }

  private var textNumbers: [TextKey: Int] = [:]
  private var pictureNumbers: [PictureKey: Int] = [:]
  /// Texts and pictures by their numbers.
  private var entries: [Int: Entry] = [:]
  /// Glyphs by theirs, which the book gives.
  private var glyphs: [Int: Entry] = [:]
  /// Where pictures lie that were drawn from commands, in the canvas's points, and their pixels to a point.
  private var boxes: [Int: (box: CGRect, scale: CGFloat)] = [:]
  private var idle = Idle()
  private var idleGlyphs = Idle()
  /// The texts and pictures that the scene uses and the client lacks.
  private var news: [Int] = []
  private var last = 0
  private let book = GlyphBook()

  /// The number of the scene that is written.
  private var scene = 0
  /// The pixels to a point.
  private var scale: CGFloat = 1
  /// The contents that were used since ``takeUses()``.
  private var uses: [Int] = []
  /// How many scenes something isn't used before the client forgets it.
  private static let patience = 30

  func begin(scene: Int, scale: CGFloat) {
    (self.scene, self.scale) = (scene, scale)
    uses = []
  }

  // MARK: Who uses them

  /// The contents that were used since the last call.
  func takeUses() -> [Int] {
    defer { uses = [] }
    return uses
  }

  /// Puts back what was taken while something inside was written.
  func putBack(uses before: [Int]) { uses = before }

  func hold(_ numbers: [Int]) { for number in numbers { entries[number]?.holds += 1 } }

  /// What nobody else holds was used by the scene before for the last time.
  func letGo(_ numbers: [Int]) {
    for number in numbers {
      guard let entry = entries[number] else { continue }
      entry.holds -= 1
      if entry.holds == 0 {
        entry.used = scene - 1
        idle.add(number, used: scene - 1)
      }
    }
  }

  private func use(_ number: Int, _ entry: Entry) {
    uses.append(number)
    guard !entry.isSent, !entry.isNew else { return }
    entry.isNew = true
    news.append(number)
  }

  // MARK: Texts

  /// The number of a text, or of a part of one, as it's drawn in a size.
  func text(_ text: any ShapedText, part: TextPart?, in size: CGSize) -> Int {
    let key = TextKey(text: ObjectIdentifier(text), width: size.width, height: size.height, part: part)
    if let number = textNumbers[key], let entry = entries[number] {
      use(number, entry)
      return number
    }
    last += 1
    let lines = book.lines(of: text, part: part, in: size)
    // In their order: a program that is started again gives the same numbers.
    let glyphs = Set(lines.flatMap { $0.runs.flatMap { $0.glyphs.map(\.number) } }).sorted()
    let entry = Entry(.text(key, glyphs: glyphs), holder: text, bytes: Self.json(of: lines))
    for glyph in glyphs {
      let known = self.glyphs[glyph] ?? Entry(.glyph, holder: nil, bytes: [])
      self.glyphs[glyph] = known
      known.holds += 1
    }
    textNumbers[key] = last
    entries[last] = entry
    use(last, entry)
    return last
  }

  private static func json(of lines: [GlyphBook.Line]) -> [UInt8] {
    var json = JSONBytes()
    json.array { json in
      for line in lines {
        json.array { json in
          json.value(line.words)
          for value in [line.origin.x, line.origin.y, line.width, line.ascent, line.descent] { json.value(value) }
          json.array { json in for run in line.runs { Self.write(run, to: &json) } }
        }
      }
    }
    return json.bytes
  }

  private static func write(_ run: GlyphBook.Run, to json: inout JSONBytes) {
    json.array { json in
      json.value(run.paint)
      json.value(run.scale, decimals: 8)
      json.array { json in
        for glyph in run.glyphs {
          json.value(glyph.number)
          json.value(CGFloat(glyph.x))
          json.value(CGFloat(glyph.y))
        }
      }
      json.array { json in
        for stroke in run.strokes {
          json.array { json in
            json.value(stroke.path)
            json.value(CGFloat(stroke.width))
            json.array { json in for length in stroke.dash { json.value(CGFloat(length)) } }
            if let color = stroke.color { json.color(color) } else { json.null() }
          }
        }
      }
    }
  }

  // MARK: Pictures

  /// The number of a bitmap; nil where it can't be written.
  func picture(_ bitmap: Bitmap) -> Int? {
    picture(.bitmap(ObjectIdentifier(bitmap)), holder: bitmap) {
      (try? PNGEncoder.encode(bitmap, mode: .fast)).map { [UInt8]($0) }
    }
  }

  /// The number of commands drawn as pixels, and where they lie; nil where nothing is seen of them.
  func picture(
    of words: [UInt8], _ draw: () -> (png: Data, box: CGRect, scale: CGFloat)?
  ) -> (number: Int, box: CGRect, scale: CGFloat)? {
    var drawn: (box: CGRect, scale: CGFloat)?
    let number = picture(.commands(words), holder: nil) {
      guard let part = draw() else { return nil }
      drawn = (part.box, part.scale)
      return [UInt8](part.png)
    }
    guard let number else { return nil }
    if let drawn { boxes[number] = drawn }
    return boxes[number].map { (number, $0.box, $0.scale) }
  }

  private func picture(_ key: PictureKey, holder: AnyObject?, _ make: () -> [UInt8]?) -> Int? {
    if let number = pictureNumbers[key], let entry = entries[number] {
      use(number, entry)
      return number
    }
    guard let bytes = make() else { return nil }
    last += 1
    let entry = Entry(.picture(key), holder: holder, bytes: bytes)
    pictureNumbers[key] = last
    entries[last] = entry
    use(last, entry)
    return last
  }

  /// A number for a content of another kind.
  func nextNumber() -> Int {
    last += 1
    return last
  }

  // MARK: What the client has

  /// Forgets what the client has: all is sent from the beginning.
  func clientIsNew() {
    for entry in entries.values { (entry.isSent, entry.isNew) = (false, false) }
    for entry in glyphs.values { entry.isSent = false }
    news = []
  }

  /// Writes the texts and glyphs that a scene uses and the client doesn't have. Gives the pictures that it lacks, which
  /// are to be sent before the scene.
  func writeNews(to json: inout JSONBytes) -> [(number: Int, png: [UInt8])] {
    guard !news.isEmpty else { return [] }
    var texts: [(Int, Entry)] = []
    var newGlyphs: [(Int, Entry)] = []
    for number in news.sorted() {
      guard let entry = entries[number], case .text(_, let glyphs) = entry.kind else { continue }
      texts.append((number, entry))
      for glyph in glyphs {
        guard let known = self.glyphs[glyph], !known.isSent else { continue }
        known.isSent = true
        newGlyphs.append((glyph, known))
      }
    }
    if !texts.isEmpty {
      json.key("texts")
      json.object { json in
        for (number, text) in texts {
          json.key(number)
          json.json(text.bytes)
        }
      }
    }
    if !newGlyphs.isEmpty {
      json.key("glyphs")
      json.object { json in for (number, glyph) in newGlyphs { write(glyph, number, to: &json) } }
    }
    // Glyphs' pictures are among them by now.
    var pictures: [(number: Int, png: [UInt8])] = []
    for number in news.sorted() {
      guard let entry = entries[number] else { continue }
      (entry.isSent, entry.isNew) = (true, false)
      if case .picture = entry.kind { pictures.append((number, entry.bytes)) }
    }
    news = []
    return pictures
  }

  private func write(_ entry: Entry, _ number: Int, to json: inout JSONBytes) {
    let glyph = book.glyph(number, fineness: Double(scale) * 2)
    json.key(number)
    switch glyph {
    case .outline(let path): json.value(path)
    case .picture(let png, let rect):
      guard let content = picture(.glyph(number), holder: nil, { [UInt8](png) }) else { return json.value("") }
      // It's used as long as the glyph is.
      if entry.picture == nil {
        entry.picture = content
        hold([content])
      }
      json.array { json in
        json.value(content)
        for value in [rect.minX, rect.minY, rect.width, rect.height] { json.value(value) }
      }
    case nil: json.value("")
    }
  }

  /// Writes what the client may forget, and forgets it here.
  func writeForgotten(to json: inout JSONBytes) {
    var (oldTexts, oldPictures, oldGlyphs) = ([Int](), [Int](), [Int]())
    for (number, used) in idle.take(before: scene - Self.patience) {
      // It may have been used again meanwhile.
      guard let entry = entries[number], entry.holds == 0, entry.used == used else { continue }
      entries[number] = nil
      switch entry.kind {
      case .text(let key, let glyphs):
        if textNumbers[key] == number { textNumbers[key] = nil }
        oldTexts.append(number)
        letGo(glyphs: glyphs)
      case .picture(let key):
        if pictureNumbers[key] == number { pictureNumbers[key] = nil }
        boxes[number] = nil
        oldPictures.append(number)
      case .glyph: break
      }
    }
    for (number, used) in idleGlyphs.take(before: scene - Self.patience * 10) {
      guard let entry = glyphs[number], entry.holds == 0, entry.used == used else { continue }
      glyphs[number] = nil
      oldGlyphs.append(number)
      if let picture = entry.picture { letGo([picture]) }
    }
    book.forget(oldGlyphs)
    for (name, numbers) in [("texts" as StaticString, oldTexts), ("glyphs", oldGlyphs), ("contents", oldPictures)]
    where !numbers.isEmpty {
      json.key(name)
      json.array { json in for number in numbers { json.value(number) } }
    }
  }

  private func letGo(glyphs numbers: [Int]) {
    for number in numbers {
      guard let entry = glyphs[number] else { continue }
      entry.holds -= 1
      if entry.holds == 0 {
        entry.used = scene
        idleGlyphs.add(number, used: scene)
      }
    }
  }
}

extension JSONBytes {
  mutating func color(_ color: Color.Resolved) {
    self.color(red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
  }
}

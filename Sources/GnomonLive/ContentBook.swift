// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

/// What a client keeps by number: texts, glyphs, pictures. It knows what the client has, and what isn't used any more.
@MainActor
final class ContentBook {
  private struct TextKey: Hashable {
    let text: ObjectIdentifier
    let width: CGFloat
    let height: CGFloat
    let part: TextPart?
  }

  /// What is held so that identities aren't given to others.
  private struct Entry {
    let holder: AnyObject?
    /// The last scene that used it.
    var used: Int
    var isSent = false
    /// The text as JSON, or a picture's file.
    let bytes: [UInt8]
    /// The glyphs of a text.
    var glyphs: [Int] = []
  }

  private enum PictureKey: Hashable {
    case bitmap(ObjectIdentifier)
    case glyph(Int)
    /// Commands that are drawn as pixels, as they were written.
    case commands([UInt8])
  }

  private var textNumbers: [TextKey: Int] = [:]
  private var texts: [Int: Entry] = [:]
  private var pictureNumbers: [PictureKey: Int] = [:]
  private var pictures: [Int: Entry] = [:]
  /// Where pictures lie that were drawn from commands, in the canvas's points, and their pixels to a point.
  private var boxes: [Int: (box: CGRect, scale: CGFloat)] = [:]
  /// The last scene that used a glyph, and whether the client has it.
  private var glyphs: [Int: (used: Int, isSent: Bool)] = [:]
  private var last = 0
  private let book = GlyphBook()

  /// The number of the scene that is written.
  private var scene = 0
  /// The pixels to a point.
  private var scale: CGFloat = 1
  /// How many scenes something isn't used before the client forgets it.
  private static let patience = 30

  func begin(scene: Int, scale: CGFloat) {
    self.scene = scene
    self.scale = scale
  }

  // MARK: Texts

  /// The number of a text, or of a part of one, as it's drawn in a size.
  func text(_ text: any ShapedText, part: TextPart?, in size: CGSize) -> Int {
    let key = TextKey(text: ObjectIdentifier(text), width: size.width, height: size.height, part: part)
    if let number = textNumbers[key], texts[number] != nil {
      texts[number]!.used = scene
      return number
    }
    last += 1
    let lines = book.lines(of: text, part: part, in: size)
    var entry = Entry(holder: text, used: scene, bytes: Self.json(of: lines))
    entry.glyphs = Array(Set(lines.flatMap { $0.runs.flatMap { $0.glyphs.map(\.number) } }))
    textNumbers[key] = last
    texts[last] = entry
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
            json.value(stroke.path.words)
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
    if let number = pictureNumbers[key], pictures[number] != nil {
      pictures[number]!.used = scene
      return number
    }
    guard let bytes = make() else { return nil }
    last += 1
    pictureNumbers[key] = last
    pictures[last] = Entry(holder: holder, used: scene, bytes: bytes)
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
    for number in texts.keys { texts[number]!.isSent = false }
    for number in pictures.keys { pictures[number]!.isSent = false }
    for number in glyphs.keys { glyphs[number]!.isSent = false }
  }

  /// Writes the texts and glyphs that a scene uses and the client doesn't have. Gives the pictures that it lacks, which
  /// are to be sent before the scene.
  func writeNews(to json: inout JSONBytes) -> [(number: Int, png: [UInt8])] {
    let new = texts.filter { $0.value.used == scene && !$0.value.isSent }.map(\.key).sorted()
    var newGlyphs: [Int] = []
    for text in texts.values where text.used == scene {
      for glyph in text.glyphs {
        if glyphs[glyph]?.isSent != true { newGlyphs.append(glyph) }
        glyphs[glyph] = (scene, true)
      }
    }
    if !new.isEmpty {
      json.key("texts")
      json.object { json in
        for number in new {
          json.key(number)
          json.json(texts[number]!.bytes)
          texts[number]!.isSent = true
        }
      }
    }
    if !newGlyphs.isEmpty {
      json.key("glyphs")
      json.object { json in for number in newGlyphs { write(glyph: number, to: &json) } }
    }
    var news: [(number: Int, png: [UInt8])] = []
    for number in pictures.keys.sorted() where pictures[number]!.used == scene && !pictures[number]!.isSent {
      pictures[number]!.isSent = true
      news.append((number, pictures[number]!.bytes))
    }
    return news
  }

  private func write(glyph number: Int, to json: inout JSONBytes) {
    let glyph = book.glyph(number, fineness: Double(scale) * 2)
    json.key(number)
    switch glyph {
    case .outline(let path): json.value(path)
    case .picture(let png, let rect):
      guard let content = picture(.glyph(number), holder: nil, { [UInt8](png) }) else { return json.value("") }
      json.array { json in
        json.value(content)
        for value in [rect.minX, rect.minY, rect.width, rect.height] { json.value(value) }
      }
    case nil: json.value("")
    }
  }

  /// Writes what the client may forget, and forgets it here.
  func writeForgotten(to json: inout JSONBytes) {
    let oldTexts = texts.filter { scene - $0.value.used > Self.patience }.map(\.key)
    let oldGlyphs = glyphs.filter { scene - $0.value.used > Self.patience * 10 }.map(\.key)
    // A glyph's picture is used as long as the glyph is.
    let shown = Set(glyphs.keys.compactMap { pictureNumbers[.glyph($0)] })
    let oldPictures = pictures.filter { scene - $0.value.used > Self.patience && !shown.contains($0.key) }.map(\.key)
    for number in oldTexts { texts[number] = nil }
    if !oldTexts.isEmpty { textNumbers = textNumbers.filter { texts[$0.value] != nil } }
    for number in oldGlyphs { glyphs[number] = nil }
    book.forget(oldGlyphs)
    for number in oldPictures { (pictures[number], boxes[number]) = (nil, nil) }
    if !oldPictures.isEmpty { pictureNumbers = pictureNumbers.filter { pictures[$0.value] != nil } }
    for (name, numbers) in [("texts" as StaticString, oldTexts), ("glyphs", oldGlyphs), ("contents", oldPictures)]
    where !numbers.isEmpty {
      json.key(name)
      json.array { json in for number in numbers { json.value(number) } }
    }
  }
}

extension JSONBytes {
  mutating func color(_ color: Color.Resolved) {
    self.color(red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
  }
}

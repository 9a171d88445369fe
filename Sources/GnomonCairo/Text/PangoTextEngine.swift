// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon
import Synchronization

/// Shapes text with Pango. Safe to use from any thread.
///
/// Inter stands in for San Francisco, JetBrains Mono for its monospaced cut, Noto Color Emoji for emoji. Nothing is
/// hinted and sizes are at 72 dpi, so that a point is a unit and metrics repeat on every machine with the same fonts.
public final class PangoTextEngine: TextEngine {
  /// The family that `.system` fonts are set in: Inter.
  public static let systemFamily = "Inter"
  /// The family that `.system` fonts of the monospaced design are set in: JetBrains Mono.
  public static let monospacedFamily = "JetBrains Mono"
  /// The family that emoji are drawn with: Noto Color Emoji.
  public static let emojiFamily = "Noto Color Emoji"
  /// Extra advance per em of Inter in a `.system` font of a size in points, on top of the text's own tracking: it
  /// brings Inter's widths to within about one per cent of San Francisco's at 17 points (facts 11).
  ///
  /// Below 17 points it follows the tracking that Apple publishes for the system font. Above, that font goes over to
  /// another, narrower design, which takes up more than its published tracking gives: what's left is that of recorded
  /// widths of 22 and 26 points. Bold letters grow less in Inter than in San Francisco, thin ones shrink less (nine
  /// weights of 13 points, recorded).
  ///
  /// - Parameters:
  ///   - size: the font's size in points.
  ///   - weight: the font's weight from 100 to 900.
  ///   - correctsLetters: whether letters are corrected one by one on top, as on macOS: that was fitted to the published tracking.
  public static func systemTracking(size: Double, weight: Int = 400, correctsLetters: Bool = false) -> Double {
    let table = correctsLetters ? publishedTracking : measuredTracking
    let place = min(max(size, 6), 17) - 6
    let lower = Int(place)
    let upper = min(lower + 1, table.count - 1)
    let part = place - Double(lower)
    let display = 18.7 * min(max(size - 17, 0), 5) / 5 + 1.7 * min(max(size - 22, 0), 4) / 4
    let tracking = table[lower] * (1 - part) + table[upper] * part
    return (tracking + 2 - display + weightTracking[min(max((weight + 50) / 100, 1), 9) - 1]) / 1_000
  }

  /// Extra advance per em of JetBrains Mono in a `.system` font of the monospaced design: recorded at 13 points.
  public static let monospacedTracking = 0.018

  /// Extra advance per em of the fonts that stand in for the serif design: a width recorded at 13 points.
  static let serifTracking = ["Liberation Serif": 0.0475, "DejaVu Serif": -0.0588]

  /// The extra advance for each weight from 100 to 900, in thousandths of an em.
  private static let weightTracking: [Double] = [-6.4, -6.4, -3.2, 0, 6.4, 9.6, 17.5, 32, 41.7]

  /// Apple's published tracking for each size from 6 to 17 points, in thousandths of an em.
  private static let publishedTracking: [Double] = [41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26]

  /// The same as iOS's screens show it: their lines of 12, 14 and 16 points are 0.9 % narrower than Inter is with the published tracking, on
  /// average; 15 is taken to lie between (`t26-05…07`).
  private static let measuredTracking: [Double] = [41, 34, 26, 19, 12, 6, -4.5, -6, -16, -21, -25, -26]

  let library: FontLibrary
  private let isForDirectory: Bool
  private let usesPlainPath: Bool
  private let knownMissing = Mutex<[String]?>(nil)
  private let cache = Mutex(Cache())

  /// The shaped texts in two generations: what wasn't asked for since the last turn is forgotten at the next one.
  private struct Cache {
    private var young: [Key: PangoShapedText] = [:]
    private var old: [Key: PangoShapedText] = [:]
    /// The number of characters that the young texts have, more or less.
    private var size = 0

    /// The number of characters at which generations turn: a character takes some 75 bytes, so that both generations
    /// together stay below 25 MB.
    private static let limit = 160_000

    /// The number of registered fonts that the texts were shaped with: with more of them a text may look otherwise.
    private var fonts = BundleFonts.count

    /// A text with its hash, which is worked out once for all that is asked.
    struct Key: Hashable {
      let text: ResolvedText
      private let number: Int

      init(_ text: ResolvedText) { (self.text, number) = (text, text.hashValue) }

      static func == (a: Key, b: Key) -> Bool { a.number == b.number && a.text == b.text }

      func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    mutating func find(_ text: Key) -> PangoShapedText? {
      let fonts = BundleFonts.count
      if fonts != self.fonts { self = Cache() }
      if let found = young[text] { return found }
      guard !old.isEmpty, let found = old[text] else { return nil }
      insert(found, for: text)
      return found
    }

    mutating func insert(_ shaped: PangoShapedText, for text: Key) {
      // What a text takes besides its characters is as much as some of them.
      let own = 24 + shaped.content.runs.count
      if size + own > Cache.limit {
        old = young
        young = [:]
        size = 0
      }
      young[text] = shaped
      size += own
    }
  }

  /// An engine over the system's fonts, or only those in a directory, so that pictures don't hang on the machine.
  public convenience init(fontDirectory: URL? = nil) { self.init(fontDirectory: fontDirectory, usesPlainPath: true) }

  /// An engine over the fonts of a directory, and the machine's for the families that it lacks.
  package convenience init(completing fontDirectory: URL) {
    self.init(fontDirectory: fontDirectory, isCompleted: true, usesPlainPath: true)
  }

  /// `usesPlainPath` off for comparisons: then Pango shapes all.
  init(fontDirectory: URL?, isCompleted: Bool = false, usesPlainPath: Bool) {
    library = FontLibrary(directory: fontDirectory, isCompleted: isCompleted)
    isForDirectory = fontDirectory != nil && !isCompleted
    self.usesPlainPath = usesPlainPath
  }

  /// One sentence for each font that isn't installed, naming the Debian package that has it.
  public var missingFonts: [String] {
    knownMissing.withLock { known in
      if let known { return known }
      let found = findMissingFonts()
      known = found
      return found
    }
  }

  private func findMissingFonts() -> [String] {
    var missing = [library.directoryWarning].compactMap { $0 }
    let place = isForDirectory && missing.isEmpty ? "in the font directory" : "on this machine"
    let wanted = [
      (PangoTextEngine.systemFamily, "fonts-inter", "system fonts"),
      (PangoTextEngine.monospacedFamily, "fonts-jetbrains-mono", "monospaced fonts"),
      (PangoTextEngine.emojiFamily, "fonts-noto-color-emoji", "emoji"),
    ]
    for (family, package, role) in wanted where !library.hasFamily(family) {
      missing.append(
        "\(family) isn't \(place), so \(role) are drawn with another font and texts get other sizes: "
          + "install the package \(package).")
    }
    return missing
  }

  /// Shapes a text. A text that was shaped lately is given again without work. It is safe to call from any thread.
  public func shape(_ text: ResolvedText) -> any ShapedText { shapedText(text) }

  func shapedText(_ text: ResolvedText) -> PangoShapedText {
    let key = Cache.Key(text)
    if let known = cache.withLock({ $0.find(key) }) { return known }
    library.lock.lock()
    var shaper = TextShaper(library: library, text: text)
    shaper.usesPlainPath = usesPlainPath
    let content = shaper.shape()
    library.lock.unlock()
    let shaped = PangoShapedText(text: text, content: content, library: library)
    return cache.withLock { cache in
      if let known = cache.find(key) { return known }
      cache.insert(shaped, for: key)
      return shaped
    }
  }
}

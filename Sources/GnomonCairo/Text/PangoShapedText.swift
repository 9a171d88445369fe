// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Synchronization

/// A text that Pango shaped once; every width is fitted over the cached advances.
public final class PangoShapedText: ShapedText {
  /// The text that was shaped.
  public let text: ResolvedText
  let content: TextContent
  let library: FontLibrary
  private let state = Mutex(State())

  private struct State {
    /// The first answer that was given: mostly it's the only one.
    private var first: Fit?
    private var fits: [Fit] = []
    private var next = 0
    var ellipses: [Int: TextContent] = [:]
    /// The text's characters, made for vector canvases only.
    var scalars: [Unicode.Scalar]?
    /// The glyphs of each line in a space of a size, made only for texts that are drawn run by run.
    var glyphs: (size: CGSize, lines: [[LineGlyphs.Stretch]])?
    /// The lines in a space of a size, kept only for texts that are drawn line by line.
    var lines: (size: CGSize, lines: TextLines)?
    /// The lines of the text in no width, made only where that is asked for.
    var narrowest: NarrowestLines?

    /// The latest of the wanted ones, until they're more than are kept.
    func find(where isWanted: (Fit) -> Bool) -> Fit? {
      if let found = fits.last(where: isWanted) { return found }
      return first.flatMap { isWanted($0) ? $0 : nil }
    }

    mutating func add(_ fit: Fit) {
      if first == nil {
        first = fit
      } else if fits.count < PangoShapedText.remembered - 1 {
        fits.append(fit)
      } else {
        fits[next] = fit
        next = (next + 1) % fits.count
      }
    }
  }

  fileprivate struct Fit {
    var width: Double
    var height: Double
    var fit: TextFit
  }

  /// The number of answers that are kept: as many as a negotiation asks for in a frame.
  fileprivate static let remembered = 16

  init(text: ResolvedText, content: TextContent, library: FontLibrary) {
    self.text = text
    self.content = content
    self.library = library
  }

  /// The size that the text takes in a proposed space, in points, with its baselines.
  ///
  /// A nil or infinite width gives one line a paragraph, which is the ideal size; a nil or infinite height sets no
  /// limit. The last 16 answers are kept.
  public func fit(width: CGFloat?, height: CGFloat?) -> TextFit {
    let width = PangoShapedText.limit(width)
    let height = PangoShapedText.limit(height)
    // Nothing at all is taken of no width and no height at once (facts 4).
    guard width > 0 || height > 0, !content.runs.isEmpty else {
      let isTruncated = !content.runs.isEmpty
      return TextFit(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: isTruncated)
    }
    if width == 0 { return narrowestFit(height: height) }
    let known = state.withLock { state in state.find { $0.width == width && $0.height == height } }
    if let known { return known.fit }
    let lines = fitter.measure(width: width, height: height)
    let fit = TextFit(
      size: CGSize(width: roundedUp(lines.width), height: roundedUp(lines.height)),
      firstBaseline: lines.firstBaseline, lastBaseline: lines.lastBaseline, lineCount: lines.count,
      isTruncated: lines.isTruncated)
    state.withLock { $0.add(Fit(width: width, height: height, fit: fit)) }
    return fit
  }

  /// The fit in no width: each letter is a line (recorded on macOS 27). Stacks ask for it all the time, so that the
  /// lines are counted once and not kept.
  private func narrowestFit(height: Double) -> TextFit {
    let fitter = fitter
    let lines: NarrowestLines
    if let known = state.withLock({ $0.narrowest }) {
      lines = known
    } else {
      lines = NarrowestLines(fitter)
      state.withLock { $0.narrowest = lines }
    }
    let fit = fitter.shrunk { lines.fit(height: height, scale: $0, paragraph: text.paragraph) }
    return TextFit(
      size: CGSize(width: 0, height: roundedUp(fit.height)), firstBaseline: fit.firstBaseline,
      lastBaseline: fit.lastBaseline, lineCount: fit.count, isTruncated: fit.isTruncated)
  }

  /// The lines to draw in a rectangle of this size: those of the fit that answered it, where there was one.
  func lines(drawnIn size: CGSize) -> TextLines {
    let known = state.withLock { state in
      state.find {
        abs($0.fit.size.width - size.width) < 1e-6 && abs($0.fit.size.height - size.height) < 1e-6
      }
    }
    if let known { return lines(width: known.width, height: known.height) }
    return lines(width: PangoShapedText.limit(size.width), height: PangoShapedText.limit(size.height))
  }

  /// The same for a text that is drawn line by line: its lines are broken once.
  func keptLines(drawnIn size: CGSize) -> TextLines {
    let known = state.withLock { $0.lines }
    if let known, known.size == size { return known.lines }
    let lines = lines(drawnIn: size)
    state.withLock { $0.lines = (size, lines) }
    return lines
  }

  /// The characters that no font of the machine has.
  public var missingCharacters: [Unicode.Scalar] { content.missing }

  /// The families that were asked for and aren't there, each with the one that is drawn instead.
  public var substitutedFonts: [String: String] {
    var found: [String: String] = [:]
    for (index, run) in text.runs.enumerated() {
      guard case .custom(let name) = run.font.family, found[name] == nil, !library.knowsFamily(name) else { continue }
      let used = content.items.first { $0.glyphs.first?.run == index }?.font?.family
      found[name] = used ?? PangoTextEngine.systemFamily
    }
    return found
  }

  /// The text's characters, as its content numbers them.
  var scalars: [Unicode.Scalar] {
    if let known = state.withLock({ $0.scalars }) { return known }
    let made = text.runs.flatMap { Array($0.string.unicodeScalars) }
    state.withLock { $0.scalars = made }
    return made
  }

  /// The glyphs of all lines in a space, kept until another is asked for.
  func keptGlyphs(of lines: TextLines, in size: CGSize) -> [[LineGlyphs.Stretch]] {
    if let known = state.withLock({ $0.glyphs }), known.size == size { return known.lines }
    let made = lines.lines.map { LineGlyphs($0, of: self).stretches }
    state.withLock { $0.glyphs = (size, made) }
    return made
  }

  /// The shaped ellipsis in the font of a run.
  func ellipsis(run: Int) -> TextContent? {
    guard text.runs.indices.contains(run) else { return nil }
    if let known = state.withLock({ $0.ellipses[run] }) { return known }
    var mark = text.runs[run]
    mark.string = "…"
    let resolved = ResolvedText(runs: [mark], paragraph: text.paragraph)
    library.lock.lock()
    var shaper = TextShaper(library: library, text: resolved)
    let made = shaper.shape()
    library.lock.unlock()
    state.withLock { $0.ellipses[run] = made }
    return made
  }

  private func lines(width: Double, height: Double) -> TextLines { fitter.fit(width: width, height: height) }

  var fitter: LineFitter {
    LineFitter(content: content, paragraph: text.paragraph) { run in
      self.ellipsis(run: run)?.positions.last ?? 0
    }
  }

  /// A proposal as a limit: nil, ∞, what is longer than any text and what isn't a number are none.
  private static func limit(_ proposal: CGFloat?) -> Double {
    guard let proposal, proposal.isFinite, proposal < 1e9 else { return .infinity }
    return max(Double(proposal), 0)
  }

  /// A length rounded up to the next device pixel; a thousandth of one is a rounding error.
  private func roundedUp(_ value: Double) -> CGFloat {
    let scale = Double(text.paragraph.displayScale)
    guard scale.isFinite, scale > 0, value.isFinite else { return value.isFinite ? CGFloat(value) : 0 }
    return CGFloat((value * scale - 1e-3).rounded(.up) / scale)
  }
}

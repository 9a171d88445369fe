// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// The fonts of one text engine: the system's own faces, a Pango font map and context for all others, and what is known
/// of each font that it opened.
///
/// Pango's maps aren't safe to use from two threads, so whoever calls in holds ``lock``.
final class FontLibrary: @unchecked Sendable {
  let lock = NSRecursiveLock()
  /// The sentence that says why the font directory isn't used, if it isn't.
  let directoryWarning: String?
  /// What the system's fonts are opened by, where Pango isn't needed for it.
  let systemFaces: SystemFaces
  /// What HarfBuzz shapes in, one text after the other.
  let buffer = hb_buffer_create()
  private var pango: (map: UnsafeMutablePointer<PangoFontMap>?, context: OpaquePointer?)?
  /// The directory's fonts; nil for the machine's.
  private let folder: OpaquePointer?
  /// The directory, where the machine's fonts stand in for families that it lacks.
  private let completedDirectory: URL?
  /// The directory's fonts with the machine's, made when a text wants more than the directory has.
  private var completed: OpaquePointer?
  /// The looks of the texts that were set last without Pango.
  var plainStyles: [PlainStyle] = []
  private var opened: [UnsafeMutableRawPointer: OpenedFont] = [:]
  private var metrics: [ResolvedFont: FontMetrics] = [:]
  private var faces: [String: NamedFace?] = [:]
  /// How many fonts code had registered when a name was looked up last.
  private var registeredFonts = 0
  var smallCapitals: [String: Bool] = [:]
  /// What stands in documents for the fonts of a directory, whoever wrote them. nil for the system's, which go in as
  /// they are. Call with the lock held.
  let soundFonts: SoundFonts?

  /// Opens the system's fonts, or only those in `directory` when it holds any.
  ///
  /// - Parameter isCompleted: True takes the families that `directory` lacks from the machine, and from what code registers.
  init(directory: URL?, isCompleted: Bool = false) {
    if directory == nil || isCompleted { BundleFonts.add() }
    var warning: String?
    folder = directory.flatMap { directory in
      let made = FontLibrary.configuration(directory: directory)
      if made == nil { warning = "No font can be read in \(directory.path), so the system's fonts are used." }
      return made
    }
    directoryWarning = warning
    completedDirectory = isCompleted && folder != nil ? directory : nil
    soundFonts = folder == nil ? nil : SoundFonts()
    systemFaces = SystemFaces(config: folder, lock: lock)
  }

  deinit {
    opened.removeAll()
    plainStyles.removeAll()
    systemFaces.close()
    if let context = pango?.context { gnomon_object_unref(UnsafeMutableRawPointer(context)) }
    if let map = pango?.map { gnomon_object_unref(map) }
    hb_buffer_destroy(buffer)
    if let completed { FcConfigDestroy(completed) }
    if let folder { FcConfigDestroy(folder) }
  }

  /// What fonts are looked for in; nil is the machine's own configuration. Call with the lock held.
  private var config: OpaquePointer? {
    guard let completedDirectory else { return folder }
    if completed == nil { completed = FontLibrary.configuration(completing: completedDirectory) }
    return completed ?? folder
  }

  /// Pango's context, made for the first text that wants it: its font map has the whole of the machine's configuration
  /// read. Call with the lock held.
  var context: OpaquePointer? {
    if let pango { return pango.context }
    let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    if let config { gnomon_font_map_set_config(map, config) }
    let context = map.flatMap { pango_font_map_create_context($0) }
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_language(context, pango_language_from_string(FontLibrary.language))
    let options = FontLibrary.makeOptions()
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango = (map, context)
    return context
  }

  /// What texts are typeset for that don't say it themselves.
  static let language = "en-us"

  /// How glyphs are drawn: smooth, and as they are designed. The caller destroys them.
  static func makeOptions() -> OpaquePointer? {
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    return options
  }

  /// Where fontconfig keeps what it has read of font files, so that a directory is read once and not by each program;
  /// and that a cut which a family lacks is made of another, as it is of the machine's fonts. From semibold on, as
  /// browsers do: `bold()` asks for no more of most text styles.
  private static let rules = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
    <fontconfig>
      <cachedir>/var/cache/fontconfig</cachedir>
      <cachedir prefix="xdg">fontconfig</cachedir>
      <match target="font">
        <test name="slant"><const>roman</const></test>
        <test target="pattern" name="slant" compare="not_eq"><const>roman</const></test>
        <edit name="matrix" mode="assign">
          <times><name>matrix</name>
            <matrix><double>1</double><double>0.2</double><double>0</double><double>1</double></matrix></times>
        </edit>
        <edit name="slant" mode="assign"><const>oblique</const></edit>
      </match>
      <match target="font">
        <test name="weight" compare="less_eq"><const>medium</const></test>
        <test target="pattern" name="weight" compare="more_eq"><const>semibold</const></test>
        <edit name="embolden" mode="assign"><bool>true</bool></edit>
        <edit name="weight" mode="assign"><const>bold</const></edit>
      </match>
    </fontconfig>
    """

  /// The fonts of a directory alone; nil where it holds none.
  static func configuration(directory: URL) -> OpaquePointer? {
    guard let config = FcConfigCreate() else { return nil }
    FcConfigParseAndLoadFromMemory(config, rules, 1)
    FcConfigAppFontAddDir(config, directory.path)
    guard let fonts = FcConfigGetFonts(config, FcSetApplication), fonts.pointee.nfont > 0 else {
      FcConfigDestroy(config)
      return nil
    }
    return config
  }

  /// The fonts of a directory, with those of the machine whose families it lacks, found by the machine's own rules.
  private static func configuration(completing directory: URL) -> OpaquePointer? {
    guard let config = FcInitLoadConfig() else { return nil }
    FcConfigAppFontAddDir(config, directory.path)
    guard let fonts = FcConfigGetFonts(config, FcSetApplication) else {
      FcConfigDestroy(config)
      return nil
    }
    let own = Set(FontList.patterns(in: fonts).compactMap { FontList.family(of: $0) })
    for set in [FcSetApplication, FcSetSystem] {
      guard let others = FcConfigGetFonts(nil, set) else { continue }
      for pattern in FontList.patterns(in: others) {
        guard let family = FontList.family(of: pattern), !own.contains(family) else { continue }
        FcPatternReference(pattern)
        FcFontSetAdd(fonts, pattern)
      }
    }
    return config
  }

  /// Whether a family of this name is installed.
  func hasFamily(_ name: String) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    followRegistrations()
    return systemFaces.hasFamily(name) || FontLibrary.hasFamily(name, in: config)
  }

  /// Whether a configuration knows a family; the machine's own where it's nil.
  static func hasFamily(_ name: String, in config: OpaquePointer?) -> Bool {
    !FontList.fonts(where: FC_FAMILY, is: name, asking: [FC_FAMILY], in: config) { _ in true }.isEmpty
  }

  /// Whether a font of this family, PostScript or full name is installed; asked for once.
  func knowsFamily(_ name: String) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    return face(named: name) != nil || hasFamily(name)
  }

  /// The face of a PostScript or full name; nil for a family's, and where there's none. Call with the lock held.
  func face(named name: String) -> NamedFace? {
    followRegistrations()
    if let known = faces[name] { return known }
    if faces.count > 512 { faces.removeAll() }
    let found = hasFamily(name) ? nil : NamedFace(name, in: config)
    faces[name] = .some(found)
    return found
  }

  /// Forgets what was looked up before code registered fonts. A directory that isn't completed stays what it is. Call with the lock held.
  private func followRegistrations() {
    let count = BundleFonts.count
    if folder != nil && completedDirectory == nil || registeredFonts == count { return }
    registeredFonts = count
    faces.removeAll()
    opened.removeAll()
    metrics.removeAll()
    plainStyles.removeAll()
    if let context = pango?.context { gnomon_object_unref(UnsafeMutableRawPointer(context)) }
    if let map = pango?.map { gnomon_object_unref(map) }
    pango = nil
    if let completed { FcConfigDestroy(completed) }
    completed = nil
  }

  /// What is known of a font that Pango chose. Call with the lock held.
  func font(_ font: UnsafeMutablePointer<PangoFont>) -> OpenedFont {
    let key = UnsafeMutableRawPointer(font)
    if let known = opened[key] { return known }
    if opened.count > 512 { opened.removeAll() }
    let made = OpenedFont(font: font, lock: lock)
    opened[key] = made
    return made
  }

  /// The face that documents are made of; nil for a font that none can hold. Call with the lock held.
  func documentFace(of font: OpenedFont) -> FontFace? {
    guard let soundFonts else { return FontFace(font) }
    return soundFonts.entry(of: font)?.face
  }

  /// The line metrics of a font, as the profile gives them or else from its file. Call with the lock held.
  func metrics(of font: ResolvedFont) -> FontMetrics {
    if let known = metrics[font] { return known }
    if metrics.count > 512 { metrics.removeAll() }
    let made = makeMetrics(of: font)
    metrics[font] = made
    return made
  }

  /// A line that's kept for a font whether something stands in it or not.
  func reservedLine(of font: ResolvedFont) -> FontMetrics {
    guard let height = font.reservedHeight else { return metrics(of: font) }
    let ascent = min(metrics(of: font).ascent, Double(height))
    return FontMetrics(ascent: ascent, descent: Double(height) - ascent, pitch: Double(height))
  }

  private func makeMetrics(of font: ResolvedFont) -> FontMetrics {
    let size = font.pangoSize
    var ascent = size * FontMetrics.systemAscent
    var descent = size * FontMetrics.systemDescent
    var isSystem = false
    if case .system = font.family { isSystem = true }
    if !isSystem || font.lineHeight == nil {
      let description = face(of: font).makeDescription()
      defer { pango_font_description_free(description) }
      if let loaded = pango_context_load_font(context, description) {
        if let found = pango_font_get_metrics(loaded, nil) {
          ascent = Double(pango_font_metrics_get_ascent(found)) / Double(PANGO_SCALE)
          descent = Double(pango_font_metrics_get_descent(found)) / Double(PANGO_SCALE)
          pango_font_metrics_unref(found)
        }
        gnomon_object_unref(loaded)
      }
    }
    return FontMetrics(
      ascent: ascent, descent: descent, lineHeight: font.lineHeight, linePitch: font.linePitch,
      baseline: font.ascent)
  }
}

/// The vertical measures of one font, in points.
struct FontMetrics: Sendable, Equatable {
  /// San Francisco's ascent and descent, per em: where a system font's baseline lies.
  static let systemAscent = 0.952148
  static let systemDescent = 1.193359 - 0.952148

  var ascent: Double
  var descent: Double
  /// The distance of two baselines.
  var pitch: Double
  /// Whether the line's height was said, whatever else stands on it.
  private(set) var isSet = false

  /// The measures of a line of that height.
  static func line(of height: CGFloat, fontSize: CGFloat) -> FontMetrics {
    let ascent = fontSize.isFinite ? Double(fontSize).rounded() : 0
    var metrics = FontMetrics(ascent: ascent, descent: Double(height) - ascent, pitch: Double(height))
    metrics.isSet = true
    return metrics
  }

  /// The measures with room for letters above or below the baseline.
  func raised(by offset: CGFloat) -> FontMetrics {
    let offset = offset.isFinite ? Double(offset) : 0
    var metrics = self
    metrics.ascent += max(offset, 0)
    metrics.descent += max(-offset, 0)
    metrics.pitch += abs(offset)
    return metrics
  }

  /// What lies between two lines beyond what they reach.
  var leading: Double { pitch - ascent - descent }

  /// The distance of a line's baseline to that of the next one, which may have other measures.
  func step(to next: FontMetrics) -> Double { self == next ? pitch : descent + leading + next.ascent }

  init(ascent: Double, descent: Double, pitch: Double) {
    self.ascent = ascent
    self.descent = descent
    self.pitch = pitch
  }

  init(ascent: Double, descent: Double, lineHeight: CGFloat?, linePitch: CGFloat?, baseline: CGFloat?) {
    let own = ascent + descent
    if let lineHeight, lineHeight.isFinite, lineHeight > 0, own > 0 {
      self.ascent = baseline.map { min(Double($0), Double(lineHeight)) } ?? Double(lineHeight) * ascent / own
      self.descent = Double(lineHeight) - self.ascent
    } else {
      self.ascent = ascent
      self.descent = descent
    }
    if let linePitch, linePitch.isFinite, linePitch >= 0 {
      pitch = Double(linePitch)
    } else {
      pitch = self.ascent + self.descent
    }
  }
}

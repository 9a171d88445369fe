// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// What is called when memory is no longer needed: with what was handed over for it, the memory and its size.
public typealias CGDataProviderReleaseDataCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// Bytes for Core Graphics: those of a file, or given ones.
public final class CGDataProvider: @unchecked Sendable {
  /// A copy of the bytes.
  public let data: CFData?
  /// The file that they are of.
  let path: String?

  /// Takes bytes.
  public init?(data: CFData) { (self.data, path) = (data, nil) }

  /// Takes bytes.
  public convenience init?(data: NSData) { self.init(data: Data(referencing: data)) }

  /// Takes bytes of memory. They're copied, and let go at once.
  ///
  /// - Parameters:
  ///   - info: what is handed to `releaseData`.
  ///   - data: the bytes.
  ///   - size: how many there are.
  ///   - releaseData: is called when the memory is no longer needed.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: CGDataProviderReleaseDataCallback
  ) {
    guard size >= 0 else { return nil }
    (self.data, path) = (Data(bytes: data, count: size), nil)
    releaseData(info, data, size)
  }

  /// Reads a file. It's nil where it can't be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    (self.data, path) = (data, url.isFileURL ? url.path : nil)
  }

  /// Reads the file of a path. It's nil where it can't be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }
}

/// A font of bytes, without a size.
public final class CGFont: @unchecked Sendable {
  /// The name that code asks for it by.
  public let postScriptName: CFString?
  /// The name that people read.
  public let fullName: CFString?
  /// The file that texts take it from.
  let path: String
  /// Keeps bytes of no file open under ``path``.
  private let descriptor: Int32?

  /// Reads a font's bytes: TrueType, OpenType, or what else FreeType knows. It's nil where they hold none.
  public init?(_ provider: CGDataProvider) {
    var descriptor: Int32?
    if let path = provider.path {
      self.path = path
    } else {
      guard let data = provider.data else { return nil }
      let opened = data.withUnsafeBytes { gnomon_memory_file($0.baseAddress, $0.count) }
      guard opened >= 0 else { return nil }
      descriptor = opened
      path = "/proc/self/fd/\(opened)"
    }
    var faces: Int32 = 0
    guard let pattern = FcFreeTypeQuery(path, 0, nil, &faces) else {
      if let descriptor { close(descriptor) }
      return nil
    }
    defer { FcPatternDestroy(pattern) }
    func text(_ key: String) -> String? {
      var value: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch, let value else { return nil }
      return String(cString: value)
    }
    (postScriptName, fullName, self.descriptor) = (text(FC_POSTSCRIPT_NAME), text(FC_FULLNAME), descriptor)
  }

  /// The font's glyphs; nil where they can't be read.
  var face: _GlyphFace? {
    lock.withLock {
      if let found { return found }
      let face = _GlyphFace(path: path)
      found = .some(face)
      return face
    }
  }
  private var found: _GlyphFace??
  private let lock = NSLock()

  /// How many glyphs there are.
  public var numberOfGlyphs: Int { face?.count ?? 0 }
  /// How many units the size has.
  public var unitsPerEm: Int32 { Int32(face?.unitsPerEm ?? 0) }
  /// How far letters reach above the baseline, in units.
  public var ascent: Int32 { Int32(face?.lengths.ascent ?? 0) }
  /// How far letters reach below the baseline, in units: it's negative.
  public var descent: Int32 { Int32(face?.lengths.descent ?? 0) }
  /// What lies between lines, in units.
  public var leading: Int32 { Int32(face?.lengths.leading ?? 0) }
  /// The glyph of a name; 0 where there is none.
  public func getGlyphWithGlyphName(name: CFString) -> CGGlyph { face?.glyph(named: name) ?? 0 }
  /// A glyph's name; nil where it has none.
  public func name(for glyph: CGGlyph) -> CFString? { face?.name(of: glyph) }
  /// How far glyphs move the pen, in units. False where they can't be read.
  public func getGlyphAdvances(
    glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>
  ) -> Bool {
    guard let face else { return false }
    for index in 0..<max(count, 0) {
      advances[index] = Int32((face.advance(of: glyphs[index]) * CGFloat(face.unitsPerEm)).rounded())
    }
    return true
  }
  /// The boxes of glyphs' outlines, in units. False where they can't be read.
  public func getGlyphBBoxes(
    glyphs: UnsafePointer<CGGlyph>, count: Int, bboxes: UnsafeMutablePointer<CGRect>
  ) -> Bool {
    guard let face else { return false }
    let scale = CGFloat(face.unitsPerEm)
    for index in 0..<max(count, 0) {
      let outline = face.outline(of: glyphs[index])
      bboxes[index] =
        outline.isEmpty ? .zero : outline.boundingRect.applying(CGAffineTransform(scaleX: scale, y: scale))
    }
    return true
  }

  deinit {
    // Texts read a registered font's bytes for as long as the program runs.
    if let descriptor, !BundleFonts.contains(path) { close(descriptor) }
  }
}

/// Registers a font for the program: texts that are laid out from then on have it.
///
/// - Returns: false where a font of that name is registered already; the error says so.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  if !BundleFonts.isRegistered(font.path, name: font.postScriptName) {
    if BundleFonts.register(font.path, name: font.postScriptName) { return true }
    error?.pointee = .passRetained(NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 104))
  } else {
    error?.pointee = .passRetained(NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 105))
  }
  return false
}

/// Takes a font out again: false, for fonts stay as long as the program runs.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { false }

// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Synchronization

/// Finds pictures in directories, decodes PNG, JPEG, WebP and SVG, and draws the commonest system symbols. Safe to use
/// from any thread.
///
/// `Image("logo")` finds `logo@3x.png`, `logo@2x.png`, `logo.png` and the same with `.jpg`, `.jpeg` and `.webp`, the
/// finest first, `logo.svg`, and then the image set of that name in the directories' asset catalogs. Decoded pictures
/// are kept until their files change; catalogs are read once.
public final class CairoImageLoader: ImageLoader {
  /// The folders in which pictures are looked for, in this order.
  public let directories: [URL]
  /// The greatest number of pixels that a picture is decoded with: a file of a few bytes may claim any size. Decoding
  /// takes up to eight bytes for each.
  public let pixelLimit: Int

  private let state = Mutex(State())
  private let iconFonts: IconFonts

  private struct State {
    var files: [String: File] = [:]
    var catalogs: [URL: AssetCatalog] = [:]
  }

  private struct File {
    var changed: Date?
    var image: LoadedImage?
  }

  /// Makes a loader of directories, first match first. Files aren't read before a picture is asked for.
  public convenience init(directories: [URL] = [], pixelLimit: Int = 64_000_000) {
    self.init(directories: directories, pixelLimit: pixelLimit, iconFonts: .installed)
  }

  /// A loader that takes signs for symbols from other icon fonts than the installed ones.
  init(directories: [URL] = [], pixelLimit: Int = 64_000_000, iconFonts: IconFonts) {
    self.directories = directories
    self.pixelLimit = max(0, pixelLimit)
    self.iconFonts = iconFonts
  }

  /// The picture of a name in the directories, decoded; nil where there's none or it can't be read.
  public func image(named name: String) -> LoadedImage? {
    firstPlace(of: name) { load($0.path, scale: $0.scale) }
  }

  /// What the first of the files gives that a name may mean and that gives anything.
  private func firstPlace<Found>(of name: String, gives: (AssetCatalog.Entry) -> Found?) -> Found? {
    // A name can't lead out of the directories.
    guard !name.isEmpty, !name.hasPrefix("/"), !name.contains("\0"),
      !name.split(separator: "/").contains("..")
    else { return nil }
    for directory in directories {
      for candidate in CairoImageLoader.candidates(name) {
        let path = directory.appendingPathComponent(candidate).path
        var info = stat()
        guard stat(path, &info) == 0, info.st_mode & S_IFMT != S_IFDIR else { continue }
        let place = AssetCatalog.Entry(path: path, scale: CairoImageLoader.scale(of: path))
        if let found = gives(place) { return found }
      }
      if let found = catalog(of: directory).images[name].flatMap(gives) { return found }
    }
    return nil
  }

  /// The colour of a name in the directories' asset catalogs, first match first; nil where there's none.
  public func color(named name: String) -> NamedColor? {
    for directory in directories {
      if let color = catalog(of: directory).colors[name] { return color }
    }
    return nil
  }

  private func catalog(of directory: URL) -> AssetCatalog {
    if let known = state.withLock({ $0.catalogs[directory] }) { return known }
    let made = SharedCatalogs.catalog(of: directory) ?? AssetCatalog(in: directory)
    state.withLock { $0.catalogs[directory] = made }
    return made
  }

  /// The picture of a file's bytes, decoded; nil where they can't be read. An SVG's pixels are two a point.
  public func image(data: Data) -> LoadedImage? {
    try? read(data, scale: 1)
  }

  /// The reason why ``image(data:)`` can't read bytes, as the end of a sentence.
  public func reasonUnreadable(_ data: Data) -> String {
    Self.reason { _ = try read(data, scale: 1) } ?? "it can't be read"
  }

  /// The reason why a picture from the network isn't shown, as the end of a sentence; nil where it may be. An SVG is
  /// refused: it is a program of sorts, and drawing one may take any time and memory.
  public func reasonRefused(fetched data: Data) -> String? {
    SVGPicture.isMeant(by: data) ? "it's an SVG, which is drawn from files alone" : nil
  }

  /// The reason why the picture of a name can't be read, as the end of a sentence; nil where none of that name is
  /// there.
  public func reasonUnreadable(named name: String) -> String? {
    guard let place = firstPlace(of: name, gives: { $0 }) else {
      guard let file = directories.lazy.compactMap({ self.catalog(of: $0).unread[name] }).first else { return nil }
      return "\((file as NSString).pathExtension.uppercased()) isn't read here"
    }
    return Self.reason {
      guard let data = FileManager.default.contents(atPath: place.path) else { throw NotAllowed() }
      _ = try read(data, scale: place.scale)
    }
  }

  private struct NotAllowed: Error, CustomStringConvertible {
    var description: String { "the file can't be opened" }
  }

  private static func reason(_ read: () throws -> Void) -> String? {
    do {
      try read()
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// An SVG's bitmap has two pixels a point; what is drawn at other sizes is made of the picture itself.
  private func read(_ data: Data, scale: CGFloat) throws -> LoadedImage {
    guard SVGPicture.isMeant(by: data) else {
      return LoadedImage(bitmap: try ImageDecoder.decode(data, pixelLimit: pixelLimit), scale: scale)
    }
    let picture = try SVGPicture(data, pixelLimit: pixelLimit)
    let (width, height) = (Int((picture.size.width * 2).rounded(.up)), Int((picture.size.height * 2).rounded(.up)))
    let bitmap = try picture.drawn(width: max(1, width), height: max(1, height))
    var loaded = LoadedImage(bitmap: bitmap, scale: 2)
    loaded.vector = picture
    return loaded
  }

  /// The engine that measures texts in pictures that code draws.
  public var textEngine: (any TextEngine)? { CairoPainter.spareEngine }

  /// The pixels of a display list, drawn by Cairo; nil where its canvas is empty or too large.
  public func bitmap(of list: DisplayList) -> Bitmap? { try? CairoRenderer().bitmap(list) }

  /// A system symbol drawn at a font's size and weight; nil where none of that name can be drawn.
  ///
  /// A process keeps up to 512 drawings for all its loaders, and up to 16 MB of pixels of them. The display scale is taken between 0.25 and
  /// 8 pixels per point.
  public func symbol(named name: String, font: ResolvedFont, displayScale: CGFloat) -> LoadedImage? {
    let scale = displayScale.isFinite ? min(max(displayScale, 0.25), 8) : 1
    return SymbolStore.shared.symbol(
      named: name, size: Double(min(font.pangoSize, 1024)), weight: font.weight, scale: Double(scale))
  }

  /// The sign of an icon font that's nearest to a system symbol's name, drawn at a font's size in the place of a drawing of
  /// our own; nil where no such font is installed, and where none of its signs is meant by a word of the name.
  public func symbolStandIn(named name: String, font: ResolvedFont, displayScale: CGFloat) -> LoadedImage? {
    guard let sign = iconFonts.sign(for: name) else { return nil }
    let scale = displayScale.isFinite ? min(max(displayScale, 0.25), 8) : 1
    let unit = Double(min(font.pangoSize, 1024)) * 1.2 / 24 * Double(scale)
    let picture = StandInDrawing(path: sign.path, unit: unit)
    guard let bitmap = picture.bitmap() else { return nil }
    var made = LoadedImage(bitmap: bitmap, scale: scale)
    made.vector = picture
    made.standIn = "the icon “\(sign.name)” of \(sign.font)"
    return made
  }

  /// The names of the system symbols that can be drawn, without those made by adding `.fill`, `.slash`, a badge
  /// (`.badge.plus`) or what stands around a symbol (`.circle`, `.viewfinder`), and without numbers and letters
  /// (`1.circle`).
  public static var symbolNames: [String] { SymbolShapes.all.keys.filter { !$0.hasSuffix(".rtl") }.sorted() }

  private static func candidates(_ name: String) -> [String] {
    if AssetCatalog.endings.contains((name as NSString).pathExtension.lowercased()) { return [name] }
    return AssetCatalog.endings.dropLast().flatMap { ["\(name)@3x.\($0)", "\(name)@2x.\($0)", "\(name).\($0)"] }
      + ["\(name).svg", name]
  }

  private func load(_ path: String, scale: CGFloat) -> LoadedImage? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      (attributes[.type] as? FileAttributeType) != .typeDirectory
    else { return nil }
    let changed = attributes[.modificationDate] as? Date
    if let known = state.withLock({ $0.files[path] }), known.changed == changed { return known.image }
    let image = FileManager.default.contents(atPath: path).flatMap { try? read($0, scale: scale) }
    state.withLock { state in
      if state.files.count >= 1024 { state.files = [:] }
      state.files[path] = File(changed: changed, image: image)
    }
    return image
  }

  private static func scale(of path: String) -> CGFloat {
    let stem = (path as NSString).deletingPathExtension
    if stem.hasSuffix("@3x") { return 3 }
    return stem.hasSuffix("@2x") ? 2 : 1
  }
}

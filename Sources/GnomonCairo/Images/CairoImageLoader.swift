import Foundation
import Gnomon
import Synchronization

/// Finds pictures in directories, decodes PNG and JPEG, and draws the commonest system symbols. Safe to use from any
/// thread.
///
/// `Image("logo")` finds `logo@3x.png`, `logo@2x.png`, `logo.png` and the same with `.jpg` and `.jpeg`, the finest
/// first, and then the image set of that name in the directories' asset catalogs. Decoded pictures are kept until their
/// files change; catalogs are read once.
public final class CairoImageLoader: ImageLoader {
  /// Where pictures are looked for, in this order.
  public let directories: [URL]

  private let state = Mutex(State())

  private struct State {
    var files: [String: File] = [:]
    var catalogs: [URL: [String: AssetCatalog.Entry]] = [:]
    var symbols: [SymbolKey: LoadedImage] = [:]
  }

  private struct File {
    var changed: Date?
    var image: LoadedImage?
  }

  private struct SymbolKey: Hashable {
    var name: String
    var size: CGFloat
    var weight: Int
    var scale: CGFloat
  }

  public init(directories: [URL] = []) {
    self.directories = directories
  }

  public func image(named name: String) -> LoadedImage? {
    // A name can't lead out of the directories.
    guard !name.isEmpty, !name.hasPrefix("/"), !name.contains("\0"),
      !name.split(separator: "/").contains("..")
    else { return nil }
    for directory in directories {
      for candidate in CairoImageLoader.candidates(name) {
        let url = directory.appendingPathComponent(candidate)
        if let image = load(url.path, scale: CairoImageLoader.scale(of: url.path)) { return image }
      }
      if let entry = catalog(of: directory)[name], let image = load(entry.path, scale: entry.scale) { return image }
    }
    return nil
  }

  private func catalog(of directory: URL) -> [String: AssetCatalog.Entry] {
    if let known = state.withLock({ $0.catalogs[directory] }) { return known }
    let made = AssetCatalog.imageSets(in: directory)
    state.withLock { $0.catalogs[directory] = made }
    return made
  }

  public func image(data: Data) -> LoadedImage? {
    ImageDecoder.decode(data).map { LoadedImage(bitmap: $0, scale: 1) }
  }

  public var textEngine: (any TextEngine)? { CairoPainter.spareEngine }

  public func bitmap(of list: DisplayList) -> Bitmap? { try? CairoRenderer().bitmap(list) }

  public func symbol(named name: String, font: ResolvedFont, displayScale: CGFloat) -> LoadedImage? {
    let scale = displayScale.isFinite ? min(max(displayScale, 0.25), 8) : 1
    let size = CGFloat(min(font.pangoSize, 1024))
    let key = SymbolKey(name: name, size: size, weight: font.weight, scale: scale)
    if let known = state.withLock({ $0.symbols[key] }) { return known }
    guard let drawing = SymbolDrawing(named: name, size: Double(size), weight: font.weight, scale: Double(scale)),
      let bitmap = drawing.bitmap()
    else { return nil }
    let made = LoadedImage(bitmap: bitmap, scale: scale)
    return state.withLock { state in
      if let known = state.symbols[key] { return known }
      if state.symbols.count >= 512 { state.symbols = [:] }
      state.symbols[key] = made
      return made
    }
  }

  /// The names of the system symbols that can be drawn, without those made by adding `.fill`, `.circle` or `.square`.
  public static var symbolNames: [String] { SymbolShapes.all.keys.sorted() }

  private static func candidates(_ name: String) -> [String] {
    let endings = ["png", "jpg", "jpeg"]
    if endings.contains((name as NSString).pathExtension.lowercased()) { return [name] }
    return endings.flatMap { ["\(name)@3x.\($0)", "\(name)@2x.\($0)", "\(name).\($0)"] } + [name]
  }

  private func load(_ path: String, scale: CGFloat) -> LoadedImage? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      (attributes[.type] as? FileAttributeType) != .typeDirectory
    else { return nil }
    let changed = attributes[.modificationDate] as? Date
    if let known = state.withLock({ $0.files[path] }), known.changed == changed { return known.image }
    let image = FileManager.default.contents(atPath: path).flatMap { ImageDecoder.decode($0) }.map {
      LoadedImage(bitmap: $0, scale: scale)
    }
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

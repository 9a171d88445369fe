// SPDX-License-Identifier: Apache-2.0
import Foundation

extension EnvironmentValues {
  private enum ImageLoaderKey: EnvironmentKey {
    static var defaultValue: (any ImageLoader)? { nil }
  }

  /// The finder and decoder of pictures; nil where the host has none.
  package var imageLoader: (any ImageLoader)? {
    get { self[ImageLoaderKey.self] }
    set { self[ImageLoaderKey.self] = newValue }
  }
}

extension Image {
  /// The decoded picture in its shown orientation; nil where it can't be found or read.
  package func load(in environment: EnvironmentValues) -> LoadedImage? {
    guard var loaded = loadSource(in: environment) else { return nil }
    if let scale { loaded.scale = loaded.scale(shownAt: scale) }
    if orientation != .up {
      loaded.bitmap = loaded.bitmap.oriented(orientation)
      loaded.vector = nil
    }
    if !loaded.scale.isFinite || loaded.scale <= 0 { loaded.scale = 1 }
    return loaded
  }

  private func loadSource(in environment: EnvironmentValues) -> LoadedImage? {
    let loader = environment.imageLoader
    switch source {
    case .bitmap(let bitmap, let scale): return LoadedImage(bitmap: bitmap, scale: scale)
    case .named(let name): return loader?.image(named: name)
    case .drawing(let drawing): return drawing.load(in: environment)
    case .data(let data): return loader?.image(data: data)
    case .file(let url):
      guard let loader, let data = try? Data(contentsOf: url), var loaded = loader.image(data: data) else { return nil }
      loaded.scale = Self.scale(ofFileNamed: url.lastPathComponent) ?? loaded.scale
      return loaded
    case .system(let given):
      let name = Self.directed(given, environment.layoutDirection)
      let font = (environment.symbolFont ?? environment.font ?? .default).resolved(in: environment).scaled(
        by: environment.imageScale.factor)
      let scale = environment.displayScale
      let names = environment.layoutDirection == .rightToLeft ? [name + ".rtl", name] : [name]
      for name in names.flatMap({ [environment.symbolVariants.applied(to: $0), $0] }) {
        if let symbol = loader?.symbol(named: name, font: font, displayScale: scale) { return symbol }
      }
      let shown = environment.symbolVariants.applied(to: given)
      return loader?.symbolStandIn(named: shown, font: font, displayScale: scale)
    }
  }

  /// The symbol that one which follows text's direction is, as `arrow.forward`: the others' names say what they are.
  private static func directed(_ name: String, _ direction: LayoutDirection) -> String {
    guard name.hasPrefix("chevron.") || name.hasPrefix("arrow.") || name.contains(".arrow.") else { return name }
    let isMirrored = direction == .rightToLeft
    let parts = name.split(separator: ".").map { part in
      switch part {
      case "forward": isMirrored ? "left" : "right"
      case "backward": isMirrored ? "right" : "left"
      default: String(part)
      }
    }
    return parts.joined(separator: ".")
  }

  /// Why the picture isn't there, as the end of a sentence; nil where there's nothing to say.
  func reasonUnreadable(in environment: EnvironmentValues) -> String? {
    guard let loader = environment.imageLoader else { return nil }
    switch source {
    case .data(let data): return loader.reasonUnreadable(data)
    case .named(let name): return loader.reasonUnreadable(named: name)
    case .file(let url): return (try? Data(contentsOf: url)).map { loader.reasonUnreadable($0) }
    case .bitmap, .drawing, .system: return nil
    }
  }

  /// The scale that a name like "a@2x.png" gives.
  private static func scale(ofFileNamed name: String) -> CGFloat? {
    let base = name.split(separator: ".").first ?? ""
    guard base.hasSuffix("x"), let at = base.lastIndex(of: "@") else { return nil }
    let digits = base[base.index(after: at)...].dropLast()
    guard let scale = Int(digits), (1...9).contains(scale) else { return nil }
    return CGFloat(scale)
  }
}

extension ResolvedFont {
  fileprivate func scaled(by factor: Double) -> ResolvedFont {
    var copy = self
    copy.size *= factor
    return copy
  }
}

extension Bitmap {
  /// The picture turned and mirrored as an orientation says.
  package func oriented(_ orientation: Image.Orientation) -> Bitmap {
    if orientation == .up { return self }
    guard width > 0, height > 0, pixels.count >= width * height * 4 else { return self }
    let turns: Bool
    switch orientation {
    case .left, .leftMirrored, .right, .rightMirrored: turns = true
    default: turns = false
    }
    let (newWidth, newHeight) = turns ? (height, width) : (width, height)
    var result = [UInt8](repeating: 0, count: newWidth * newHeight * 4)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        let (fromX, fromY): (Int, Int) =
          switch orientation {
          case .up: (x, y)
          case .upMirrored: (width - 1 - x, y)
          case .down: (width - 1 - x, height - 1 - y)
          case .downMirrored: (x, height - 1 - y)
          case .leftMirrored: (y, x)
          case .right: (y, height - 1 - x)
          case .rightMirrored: (width - 1 - y, height - 1 - x)
          case .left: (width - 1 - y, x)
          }
        let (from, to) = ((fromY * width + fromX) * 4, (y * newWidth + x) * 4)
        for channel in 0..<4 { result[to + channel] = pixels[from + channel] }
      }
    }
    return Bitmap(width: newWidth, height: newHeight, pixels: result)
  }
}

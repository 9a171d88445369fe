// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Synchronization

extension ViewHost {
  /// Shows a view with Pango's text and pictures from the configuration's directories.
  ///
  /// Where a text needs a font that isn't installed, a warning names the package to install.
  public convenience init<V: View>(_ view: V, configuration: Configuration = Configuration()) {
    self.init(
      view, configuration: configuration,
      textEngine: TextEngines.engine(for: configuration),
      imageLoader: CairoImageLoader(
        directories: configuration.imageDirectories, pixelLimit: configuration.imagePixelLimit,
        iconFonts: .fonts(in: configuration.fontDirectory)))
  }

  /// The frame as a PNG picture at the host's scale, on the system's background unless `isOpaque` is false.
  ///
  /// Throws ``/GnomonCairo/RenderingError`` where the host is empty or too large to draw.
  public func pngData(mode: PNGEncoder.Mode = .small, isOpaque: Bool = true) throws -> Data {
    try CairoRenderer().png(displayList(onSystemBackground: isOpaque), mode: mode)
  }

  /// The frame's pixels at the host's scale, on the system's background unless `isOpaque` is false.
  ///
  /// Throws ``/GnomonCairo/RenderingError`` where the host is empty or too large to draw.
  public func bitmap(isOpaque: Bool = true) throws -> Bitmap {
    try CairoRenderer().bitmap(displayList(onSystemBackground: isOpaque))
  }
}

/// The text engines in use: one for each font directory, since finding the fonts takes time.
enum TextEngines {
  private struct Key: Hashable {
    var directory: URL
    var isCompleted: Bool
  }

  static let standard = PangoTextEngine(fontDirectory: nil)
  private static let known = Mutex<[Key: PangoTextEngine]>([:])

  static func engine(for configuration: ViewHost.Configuration) -> PangoTextEngine {
    guard let directory = configuration.fontDirectory else { return standard }
    let key = Key(directory: directory, isCompleted: configuration.completesFontDirectory)
    return known.withLock { known in
      if let engine = known[key] { return engine }
      let engine = key.isCompleted ? PangoTextEngine(completing: directory) : PangoTextEngine(fontDirectory: directory)
      known[key] = engine
      return engine
    }
  }
}

extension HostServices {
  /// The services of the host that was made or updated last, or of the body that is evaluated. Before there is any they
  /// are the machine's fonts and no directory.
  static var shown: HostServices {
    ViewHost.Configuration.services
      ?? HostServices(
        textEngine: TextEngines.standard,
        imageLoader: CairoImageLoader(directories: [], pixelLimit: ViewHost.Configuration().imagePixelLimit))
  }
}

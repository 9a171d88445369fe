// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

extension UIImage {
  /// How a picture is chosen and drawn, by UIKit's name.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// How a system symbol is drawn, by UIKit's name. Its size counts; weights and colours don't.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// How large a symbol is beside a text.
    ///
    /// A symbol that is large is drawn 1.25 times as large, a small one 0.8 times.
    public enum SymbolScale: Int, Sendable {
      /// As the picture has it.
      case `default` = -1
      /// It isn't said.
      case unspecified
      /// Small.
      case small
      /// Medium.
      case medium
      /// Large.
      case large
    }
    private let pointSize: CGFloat?
    private let scale: SymbolScale

    private init(pointSize: CGFloat?, scale: SymbolScale, isOwn: Void) {
      (self.pointSize, self.scale) = (pointSize, scale)
      super.init()
    }
    /// A symbol beside a text of a size in points.
    public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, scale: .unspecified, isOwn: ()) }
    /// A symbol beside a text of a size in points. The weight has no effect.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(pointSize: pointSize) }
    /// A symbol beside a text of a size in points. The weight has no effect.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, scale: scale, isOwn: ())
    }
    /// A symbol of a scale.
    public convenience init(scale: SymbolScale) { self.init(pointSize: nil, scale: scale, isOwn: ()) }
    /// A symbol of a weight, which has no effect.
    public convenience init(weight: SymbolWeight) { self.init(pointSize: nil, scale: .unspecified, isOwn: ()) }
    /// A symbol beside a text of a style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(font: .preferredFont(forTextStyle: textStyle)) }
    /// A symbol beside a text of a style.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }
    /// A symbol beside a text of a font.
    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }
    /// A symbol beside a text of a font.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(pointSize: font.pointSize, scale: scale, isOwn: ())
    }
    /// A symbol in colours, which have no effect.
    public convenience init(paletteColors: [UIColor]) { self.init(scale: .unspecified) }
    /// A symbol in shades of a colour, which have no effect.
    public convenience init(hierarchicalColor: UIColor) { self.init(scale: .unspecified) }
    /// This one, with what another one says.
    public func applying(_ otherConfiguration: UIImage.SymbolConfiguration?) -> UIImage.SymbolConfiguration {
      guard let other = otherConfiguration else { return self }
      return SymbolConfiguration(
        pointSize: other.pointSize ?? pointSize, scale: other.scale == .unspecified ? scale : other.scale, isOwn: ())
    }

    /// What a symbol's size beside a text of 17 points is multiplied by.
    var factor: CGFloat {
      let step: CGFloat =
        switch scale {
        case .small: 0.8
        case .large: 1.25
        default: 1
        }
      return (pointSize ?? 17) / 17 * step
    }
  }
  /// How thick a symbol's strokes are, by UIKit's name. It has no effect.
  public enum SymbolWeight: Int, Sendable {
    /// It isn't said.
    case unspecified
    /// The thinnest.
    case ultraLight
    /// Very thin.
    case thin
    /// Thin.
    case light
    /// The usual one.
    case regular
    /// A little thicker.
    case medium
    /// Thicker.
    case semibold
    /// Thick.
    case bold
    /// Very thick.
    case heavy
    /// The thickest.
    case black
  }
  /// How large a symbol is beside a text.
  public typealias SymbolScale = SymbolConfiguration.SymbolScale

  /// A system symbol; nil where there's none of that name.
  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    guard let plain = UIImage(systemName: name) else { return nil }
    self.init((configuration.map(plain.withConfiguration) ?? plain).image)
  }
  /// A system symbol; nil where there's none of that name. The traits have no effect.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name)
  }
  /// A picture of the host's image directories; nil where there's none of that name. Bundles aren't searched.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
    self.init(named: name)
  }
  /// The symbol in the configuration's size. Another picture stays as it is.
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    guard isSymbolImage, let symbol = configuration as? SymbolConfiguration, symbol.factor != 1, size.width > 0 else {
      return self
    }
    let size = CGSize(width: size.width * symbol.factor, height: size.height * symbol.factor)
    var stencil = image
    stencil.renderingMode = .template
    return UIImage(Image(size: size) { [stencil] in $0.draw(stencil, in: CGRect(origin: .zero, size: size)) })
      .withRenderingMode(.alwaysTemplate)
  }
  /// The symbol in the configuration's size; nil for another picture.
  public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }
}

extension Bundle {
  /// A picture of the host's image directories, by AppKit's name; nil where there's none of that name. Bundles aren't searched.
  public func image(forResource name: String) -> NSImage? { UIImage(named: name, in: self, compatibleWith: nil) }
}

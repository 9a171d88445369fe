// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// A picture by UIKit's name, drawn as `Image` draws its own.
open class UIImageView: UIView {
  /// The picture; nil is none.
  open var image: UIImage? { didSet { setNeedsDisplay() } }
  /// The picture where it's marked. It's kept.
  open var highlightedImage: UIImage?
  /// Whether it's marked. It's kept.
  open var isHighlighted = false
  /// Pictures that follow each other. The first is drawn where there's no other picture.
  open var animationImages: [UIImage]? { didSet { setNeedsDisplay() } }
  /// How long these last, in seconds. It's kept.
  open var animationDuration: TimeInterval = 0
  /// How often they're shown. It's kept.
  open var animationRepeatCount = 0
  /// The size of symbols. It's kept.
  open var preferredSymbolConfiguration: AnyHashable?
  /// Whether pictures follow each other: never.
  open var isAnimating: Bool { false }
  /// Has pictures follow each other. They don't.
  open func startAnimating() {}
  /// Has them stay.
  open func stopAnimating() {}

  /// A view as large as a picture.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
  }
  /// A view with a rectangle.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// A view of an archive: one without a picture.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The picture's size; none without a picture.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  /// The picture's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? size }
  /// A picture's is 251.
  open override var _hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (UILayoutPriority(251), UILayoutPriority(251))
  }
  /// The picture, by the content mode.
  open override func _content(in size: CGSize) -> AnyView? {
    guard let image = image ?? animationImages?.first else { return nil }
    let picture = Image(uiImage: image)
    func frame(_ view: some View, _ alignment: Alignment = .center) -> AnyView {
      AnyView(
        view.foregroundStyle(Color(uiColor: tintColor))
          .frame(width: size.width, height: size.height, alignment: alignment))
    }
    switch contentMode {
    case .scaleToFill, .redraw: return frame(picture.resizable())
    case .scaleAspectFit: return frame(picture.resizable().aspectRatio(contentMode: .fit))
    case .scaleAspectFill: return frame(picture.resizable().aspectRatio(contentMode: .fill))
    case .center: return frame(picture)
    case .top: return frame(picture, .top)
    case .bottom: return frame(picture, .bottom)
    case .left: return frame(picture, .leading)
    case .right: return frame(picture, .trailing)
    case .topLeft: return frame(picture, .topLeading)
    case .topRight: return frame(picture, .topTrailing)
    case .bottomLeft: return frame(picture, .bottomLeading)
    case .bottomRight: return frame(picture, .bottomTrailing)
    }
  }
}

/// A picture by AppKit's name, drawn as `Image` draws its own.
open class NSImageView: NSControl {
  /// The picture; nil is none.
  open var image: NSImage? { didSet { needsDisplay = true } }
  /// How it fills the view.
  open var imageScaling = NSImageScaling.scaleProportionallyDown { didSet { needsDisplay = true } }
  /// Whether pictures follow each other. It's kept.
  open var animates = false
  /// The colour of a stencil.
  open var contentTintColor: NSColor? { didSet { needsDisplay = true } }
  /// A view of a picture.
  public convenience init(image: NSImage) {
    self.init(frame: CGRect(origin: .zero, size: image.size))
    self.image = image
  }
  /// The picture's size; none without a picture.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  /// The picture.
  open override func _content(in size: CGSize) -> AnyView? {
    guard let image else { return nil }
    let picture = Image(nsImage: image)
    let isSmall = image.size.width <= size.width && image.size.height <= size.height
    let view: AnyView
    switch imageScaling {
    case .scaleNone: view = AnyView(picture)
    case .scaleAxesIndependently: view = AnyView(picture.resizable())
    case .scaleProportionallyDown where isSmall: view = AnyView(picture)
    default: view = AnyView(picture.resizable().aspectRatio(contentMode: .fit))
    }
    return AnyView(
      view.foregroundStyle(contentTintColor.map { Color(nsColor: $0) } ?? .primary)
        .frame(width: size.width, height: size.height))
  }
}

/// How a picture fills a view, by AppKit's name.
public enum NSImageScaling: UInt, Sendable {
  /// It shrinks where it's too large.
  case scaleProportionallyDown
  /// It's stretched.
  case scaleAxesIndependently
  /// It keeps its size.
  case scaleNone
  /// All of it is in sight, as large as it goes.
  case scaleProportionallyUpOrDown
}

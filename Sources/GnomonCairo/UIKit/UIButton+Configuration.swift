// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

extension UIButton {
  /// What a button is for.
  public enum Role: Int, Sendable {
    /// Nothing that its looks say.
    case normal
    /// It's the one that is expected.
    case primary
    /// It goes back.
    case cancel
    /// It destroys something.
    case destructive
  }

  /// How a button looks, as a value.
  @preconcurrency @MainActor
  public struct Configuration {
    /// The button's size.
    public enum Size: Int, Sendable {
      /// The usual one.
      case medium
      /// A small one.
      case small
      /// The smallest.
      case mini
      /// A large one.
      case large
    }
    /// Where the texts lie.
    public enum TitleAlignment: Int, Sendable {
      /// By the picture's place.
      case automatic
      /// Where reading begins.
      case leading
      /// In the middle.
      case center
      /// Where reading ends.
      case trailing
    }
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// By the background's radius.
      case fixed = -1
      /// By the background's radius, which follows the reader's size.
      case dynamic
      /// A little.
      case small
      /// As usual.
      case medium
      /// More.
      case large
      /// Half the height.
      case capsule
    }
    /// How it looks on a Mac.
    public enum MacIdiomStyle: Int, Sendable {
      /// As the system chooses.
      case automatic
      /// With a border.
      case bordered
      /// Without one.
      case borderless
      /// With a border of the tint.
      case borderedTinted
    }
    /// What points to a menu.
    public enum Indicator: Int, Sendable {
      /// As the system chooses.
      case automatic
      /// Nothing.
      case none
      /// Two arrows.
      case popup
    }
    enum Look { case plain, tinted, gray, filled }

    let look: Look
    /// What lies behind the content. Its colour comes before ``baseBackgroundColor``.
    public var background = UIBackgroundConfiguration.clear()
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// The size.
    public var buttonSize = Size.medium { didSet { setDefaultContentInsets() } }
    /// How it looks on a Mac. It's kept.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// The colour of texts and picture; nil is that of the looks.
    public var baseForegroundColor: UIColor?
    /// The colour behind; nil is that of the looks.
    public var baseBackgroundColor: UIColor?
    /// The picture.
    public var image: UIImage?
    /// What becomes of the picture's colour. It's called.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The settings of a symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether a spinner stands in the picture's place. It's kept and not drawn.
    public var showsActivityIndicator = false
    /// What becomes of the spinner's colour. It's kept.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The text.
    public var title: String? {
      get { words.title.map { String($0.characters) } }
      set { words.title = newValue.map { AttributedString($0) } }
    }
    /// The text with attributes.
    public var attributedTitle: AttributedString? {
      get { words.title }
      set { words.title = newValue }
    }
    /// What becomes of the text's attributes. It's called.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How the text's lines are broken.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The second text.
    public var subtitle: String? {
      get { words.subtitle.map { String($0.characters) } }
      set { words.subtitle = newValue.map { AttributedString($0) } }
    }
    /// The second text with attributes.
    public var attributedSubtitle: AttributedString? {
      get { words.subtitle }
      set { words.subtitle = newValue }
    }
    /// What becomes of the second text's attributes. It's called.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How the second text's lines are broken.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// What points to a menu. It's kept and not drawn.
    public var indicator = Indicator.automatic
    /// What becomes of its colour. It's kept.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// The distances around the content, in points.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The side of the texts that the picture lies at.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The room that is kept for the picture, in points. It's kept.
    public var imageReservation: CGFloat = 0
    /// The distance between picture and texts, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between the texts, in points.
    public var titlePadding: CGFloat = 1
    /// Where the texts lie.
    public var titleAlignment = TitleAlignment.automatic
    /// Whether it's drawn otherwise where the button is chosen. It's kept.
    public var automaticallyUpdateForSelection = true
    private struct Words {
      var title: AttributedString?
      var subtitle: AttributedString?
    }
    private var words = Words()

    private init(_ look: Look) {
      self.look = look
      background.backgroundColor = nil
      background.cornerRadius = 5.95
    }
    /// Text without anything behind it.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Text on a weak tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Text on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Text on the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Text without a border.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Text with a border: on grey.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Text with a border of the tint: on a weak tint.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Text with a border of the tint: on the tint.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Takes the distances that a button of this size has.
    public mutating func setDefaultContentInsets() {
      contentInsets =
        switch buttonSize {
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }
    /// How it looks in a button's state: the same. The colours of one that can't be used are chosen where it's drawn.
    public func updated(for button: UIButton) -> Configuration { self }
  }
}

extension UIButton.Configuration {
  /// The colour of texts and picture.
  private func front(_ button: UIButton) -> UIColor {
    if !button.isEnabled { return .tertiaryLabel }
    return baseForegroundColor ?? (look == .filled ? .white : button.tintColor ?? .label)
  }
  /// The colour behind; nil is none.
  private func ground(_ button: UIButton) -> UIColor? {
    if let color = background.backgroundColor {
      return background.backgroundColorTransformer.map { $0(color) } ?? color
    }
    let base = baseBackgroundColor ?? (look == .gray ? .secondarySystemFill : button.tintColor ?? .clear)
    let color: UIColor? =
      switch look {
      case .plain: nil
      case .gray: base
      case .tinted: button.isEnabled ? base.withAlphaComponent(0.18) : .tertiarySystemFill
      case .filled: button.isEnabled ? base : .tertiarySystemFill
      }
    return color.map { color in background.backgroundColorTransformer.map { $0(color) } ?? color }
  }
  private func radius(_ height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .fixed, .dynamic: background.cornerRadius
    case .small: 5
    case .medium: 8
    case .large: 11
    case .capsule: height / 2
    }
  }
  private var font: UIFont {
    switch buttonSize {
    case .mini, .small: .preferredFont(forTextStyle: .subheadline)
    case .medium, .large: .preferredFont(forTextStyle: .body)
    }
  }
  private func text(
    _ string: AttributedString, font: UIFont, color: UIColor, _ transformer: UIConfigurationTextAttributesTransformer?,
    _ mode: NSLineBreakMode
  ) -> some View {
    var whole = AttributedString(
      String(string.characters), attributes: AttributeContainer([.font: font, .foregroundColor: color]))
    if let transformer {
      whole.setAttributes(transformer(AttributeContainer([.font: font, .foregroundColor: color])))
    }
    let runs = NSMutableAttributedString(attributedString: NSAttributedString(whole))
    let own = NSAttributedString(string)
    own.enumerateAttributes(in: NSRange(location: 0, length: own.length)) { attributes, range, _ in
      runs.addAttributes(attributes, range: range)
    }
    return TextOfRuns.text(runs, font: font).font(font.font).truncationMode(mode.truncation)
      .lineLimit(mode == .byWordWrapping || mode == .byCharWrapping ? nil : 1)
  }
  /// Picture and texts, with the distances around.
  func content(of button: UIButton, title other: NSAttributedString?, image otherImage: UIImage?) -> AnyView {
    let color = front(button)
    let title = attributedTitle ?? other.map { AttributedString($0) }
    let side: HorizontalAlignment =
      switch titleAlignment {
      case .leading: .leading
      case .trailing: .trailing
      case .center: .center
      case .automatic: imagePlacement == .leading ? .leading : imagePlacement == .trailing ? .trailing : .center
      }
    let texts = VStack(alignment: side, spacing: titlePadding) {
      if let title { text(title, font: font, color: color, titleTextAttributesTransformer, titleLineBreakMode) }
      if let attributedSubtitle {
        text(
          attributedSubtitle, font: .preferredFont(forTextStyle: .footnote), color: color,
          subtitleTextAttributesTransformer, subtitleLineBreakMode)
      }
    }
    let hasTexts = title != nil || attributedSubtitle != nil
    let chosen = image ?? otherImage
    let shown = preferredSymbolConfigurationForImage.flatMap { chosen?.applyingSymbolConfiguration($0) } ?? chosen
    let picture = shown.map {
      Image(uiImage: $0).foregroundStyle(Color(uiColor: imageColorTransformer.map { $0(color) } ?? color))
    }
    let gap = hasTexts && picture != nil ? imagePadding : 0
    return AnyView(
      Group {
        if imagePlacement == .top || imagePlacement == .bottom {
          VStack(spacing: gap) {
            if imagePlacement == .top { picture }
            if hasTexts { texts }
            if imagePlacement == .bottom { picture }
          }
        } else {
          HStack(spacing: gap) {
            if imagePlacement != .trailing { picture }
            if hasTexts { texts }
            if imagePlacement == .trailing { picture }
          }
        }
      }
      .foregroundStyle(Color(uiColor: color))
      .padding(EdgeInsets(contentInsets)))
  }
  /// What lies behind, in a size.
  func back(of button: UIButton, in size: CGSize) -> AnyView {
    let insets = background.backgroundInsets
    let shape = RoundedRectangle(cornerRadius: radius(size.height - insets.top - insets.bottom))
    let stroke = background.strokeColor ?? button.tintColor ?? .clear
    return AnyView(
      shape.fill(Color(uiColor: ground(button) ?? .clear))
        .overlay { if let image = background.image { Image(uiImage: image).resizable().clipShape(shape) } }
        .overlay {
          if background.strokeWidth > 0 {
            shape.inset(by: -background.strokeOutset)
              .strokeBorder(
                Color(uiColor: background.strokeColorTransformer.map { $0(stroke) } ?? stroke),
                lineWidth: background.strokeWidth)
          }
        }
        .padding(EdgeInsets(insets)))
  }
}

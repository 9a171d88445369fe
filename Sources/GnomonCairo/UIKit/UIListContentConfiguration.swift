// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// What a row shows: a picture and two texts, by UIKit's name.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// Where a text's lines lie.
    public enum TextAlignment: Int, Sendable {
      /// Where reading begins.
      case natural
      /// In the middle.
      case center
      /// At both sides. They count as natural.
      case justified
    }
    /// How letters are written.
    public enum TextTransform: Int, Sendable {
      /// As they are.
      case none
      /// In capitals.
      case uppercase
      /// In small letters.
      case lowercase
      /// With a capital at each word's beginning.
      case capitalized
    }
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color = UIColor.label
    /// What becomes of the colour. It's called.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Where lines lie.
    public var alignment = TextAlignment.natural
    /// How lines are broken.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The greatest number of lines; 0 is none.
    public var numberOfLines = 0
    /// Whether the text shrinks to the width.
    public var adjustsFontSizeToFitWidth = false
    /// The least scale then.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters come closer before the text is cut. It's kept.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the reader's size. It's kept.
    public var adjustsFontForContentSizeCategory = true
    /// How letters are written.
    public var transform = TextTransform.none
    /// The colour after what becomes of it.
    public func resolvedColor() -> UIColor { colorTransformer.map { $0(color) } ?? color }
  }
  /// How a picture looks.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// The settings of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a picture that is a stencil; nil is that of its view.
    public var tintColor: UIColor?
    /// What becomes of the colour. It's called.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of its corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The greatest size, in points; 0 sets no limit.
    public var maximumSize = CGSize.zero
    /// The room that is kept for it, in points. It's kept.
    public var reservedLayoutSize = CGSize.zero
    /// Whether it follows reversed colours. It's kept.
    public var accessibilityIgnoresInvertColors = false
    /// The room of a standard size.
    public static let standardDimension: CGFloat = -1
  }

  /// The picture.
  public var image: UIImage?
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// The first text.
  public var text: String?
  /// The first text with attributes: it comes before the plain one.
  public var attributedText: NSAttributedString?
  /// How the first text looks.
  public var textProperties: TextProperties
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes: it comes before the plain one.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// Whether distances are at least those of what is around. It's kept.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The distances at the sides, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  /// Whether the texts lie side by side.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between the picture and the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 12
  /// The distance between texts one above the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(_ first: UIFont.TextStyle, _ second: UIFont.TextStyle, grey: Bool) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: first))
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: second))
    if grey { secondaryTextProperties.color = .secondaryLabel }
  }
  /// A row.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.body, .caption1, grey: false) }
  /// A row with a text below the other.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, .caption1, grey: true)
  }
  /// A row with a value beside the text.
  public static func valueCell() -> UIListContentConfiguration {
    var value = UIListContentConfiguration(.body, .body, grey: true)
    value.prefersSideBySideTextAndSecondaryText = true
    return value
  }
  /// The header of a plain list's section.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.headline, .subheadline, grey: true)
  }
  /// The footer of a plain list's section.
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(.subheadline, .subheadline, grey: true)
  }
  /// The header of a grouped list's section.
  public static func groupedHeader() -> UIListContentConfiguration {
    var header = UIListContentConfiguration(.footnote, .footnote, grey: true)
    header.textProperties.color = .secondaryLabel
    header.textProperties.transform = .uppercase
    return header
  }
  /// The footer of a grouped list's section.
  public static func groupedFooter() -> UIListContentConfiguration {
    var footer = UIListContentConfiguration(.footnote, .footnote, grey: true)
    footer.textProperties.color = .secondaryLabel
    return footer
  }
  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  /// A row of a sidebar with a text below the other.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  /// The header of a sidebar's section.
  public static func sidebarHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.headline, .subheadline, grey: true)
  }
  /// A row that leads to more.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }

  /// Makes a view that shows it.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// What is shown in a state: the texts are grey where the row can't be used.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled
    guard isDisabled == true else { return self }
    var result = self
    (result.textProperties.color, result.secondaryTextProperties.color) = (.tertiaryLabel, .tertiaryLabel)
    return result
  }
}

/// What becomes of a colour, by UIKit's name.
public struct UIConfigurationColorTransformer: Sendable {
  /// The function.
  public let transform: @Sendable (UIColor) -> UIColor
  /// Another colour by a function.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }
  /// The other colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  /// A shade of grey as light as the colour.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }
}

/// A view of a picture and two texts, by UIKit's name.
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  /// What it shows: a configuration of a list's. Another kind isn't taken, and a warning says so once.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let value = newValue as? UIListContentConfiguration else {
        return _FrameworkLack.say("UIListContentView shows configurations of lists alone.")
      }
      shown = value
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  /// A view of a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
  }
  /// A view of an archive: an empty row.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
  }

  private func words(
    _ plain: String?, _ runs: NSAttributedString?, _ looks: UIListContentConfiguration.TextProperties
  ) -> AnyView? {
    guard let string = runs ?? plain.map({ NSAttributedString(string: $0) }), string.length > 0 else { return nil }
    let written: Text.Case? =
      looks.transform == .uppercase ? .uppercase : looks.transform == .lowercase ? .lowercase : nil
    let text = looks.transform == .capitalized ? capitalized(string) : string
    return AnyView(
      TextOfRuns.text(text, font: looks.font).font(looks.font.font)
        .foregroundStyle(Color(uiColor: looks.resolvedColor()))
        .multilineTextAlignment(looks.alignment == .center ? .center : .leading)
        .truncationMode(looks.lineBreakMode.truncation)
        .lineLimit(looks.numberOfLines > 0 ? looks.numberOfLines : nil)
        .minimumScaleFactor(looks.adjustsFontSizeToFitWidth ? max(0.1, looks.minimumScaleFactor) : 1)
        .textCase(written))
  }

  /// The text with capitals, run by run.
  private func capitalized(_ string: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
      let part = string.attributedSubstring(from: range).string
      result.append(NSAttributedString(string: part.capitalized, attributes: attributes))
    }
    return result
  }

  private var row: some View {
    let shown = shown
    let margins = shown.directionalLayoutMargins
    let first = words(shown.text, shown.attributedText, shown.textProperties)
    let second = words(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
    let most = shown.imageProperties.maximumSize
    let settings = shown.imageProperties.preferredSymbolConfiguration
    let picture = shown.image.map { image in settings.map { image.withConfiguration($0) } ?? image }
    let tint = shown.imageProperties.tintColor.map { color in
      Color(uiColor: shown.imageProperties.tintColorTransformer.map { $0(color) } ?? color)
    }
    return HStack(spacing: shown.imageToTextPadding) {
      if let image = picture {
        let size = image.size
        let factor = min(
          most.width > 0 && size.width > 0 ? most.width / size.width : 1,
          most.height > 0 && size.height > 0 ? most.height / size.height : 1)
        Group {
          if factor < 1 {
            Image(uiImage: image).resizable().frame(width: size.width * factor, height: size.height * factor)
          } else {
            Image(uiImage: image)
          }
        }
        .foregroundStyle(tint ?? .accentColor)
        .clipShape(RoundedRectangle(cornerRadius: max(0, shown.imageProperties.cornerRadius)))
      }
      if first == nil, second == nil {
        // The picture alone has no distance to texts.
      } else if shown.prefersSideBySideTextAndSecondaryText {
        HStack(spacing: 0) {
          first
          Spacer(minLength: shown.textToSecondaryTextHorizontalPadding)
          second
        }
      } else {
        VStack(alignment: .leading, spacing: shown.textToSecondaryTextVerticalPadding) {
          first
          second
        }
        .frame(maxWidth: .infinity, alignment: shown.textProperties.alignment == .center ? .center : .leading)
      }
    }
    .padding(
      EdgeInsets(top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing))
  }

  /// The size of the texts in one line, with the distances around.
  open override var intrinsicContentSize: CGSize { ViewMeasure.size(of: row, in: .unspecified) }
  /// The size in another one's width; in an endless one, and in none, that of the texts in one line.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width < 1e7 ? size.width : nil
    return ViewMeasure.size(of: row, in: ProposedViewSize(width: width, height: nil))
  }
  /// The picture and the texts.
  open override func _content(in size: CGSize) -> AnyView? {
    AnyView(row.frame(width: size.width, height: size.height, alignment: .leading))
  }
}

extension UITableViewCell {
  /// The content that a row has without another: a text, and a smaller one below.
  public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
extension UICollectionViewCell {
  /// The content that an item of a list has without another: a text, and a smaller one below.
  public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

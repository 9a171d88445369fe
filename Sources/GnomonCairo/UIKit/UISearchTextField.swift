// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// A word of a search that stands for something, by UIKit's name. It's kept and not drawn.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// The picture.
  public let icon: UIImage?
  /// The text.
  public let text: String
  /// Something of the app's own.
  open var representedObject: Any?
  /// A word with a picture.
  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }
}

/// The field of a search, by UIKit's name: its text is drawn, and nothing is typed into it.
open class UISearchTextField: UITextField {
  /// The words that stand for something. They're kept.
  open var tokens: [UISearchToken] = []
  /// The colour behind them. It's kept.
  open var tokenBackgroundColor: UIColor!
  /// Whether they're deleted by typing. It's kept.
  open var allowsDeletingTokens = true
  /// Whether they're copied with the text. It's kept.
  open var allowsCopyingTokens = true
  /// Adds one, behind the others where there's no such place.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: max(0, min(tokenIndex, tokens.count)))
  }
  /// Takes one out. Nothing happens where there's none.
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }
}

/// The field of a search bar: its texts are the bar's.
private final class SearchBarField: UISearchTextField {
  weak var bar: UISearchBar?
  override var text: String? {
    get { bar.map { $0.text ?? "" } ?? super.text }
    set {
      super.text = newValue
      bar?.text = newValue
    }
  }
  override var placeholder: String? {
    get { bar.map { $0.placeholder } ?? super.placeholder }
    set {
      super.placeholder = newValue
      bar?.placeholder = newValue
    }
  }
}

extension UISearchBar {
  /// The field. Its text and its placeholder are the bar's; what is set in it isn't drawn.
  public var searchTextField: UISearchTextField {
    if let known = _field as? UISearchTextField { return known }
    let new = SearchBarField()
    new.bar = self
    _field = new
    return new
  }
  /// The key that ends typing. It's kept.
  public var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// Whether words are corrected. It's kept.
  public var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// Sets a picture in a state. It's kept.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    _icons[icon, default: [:]][state] = iconImage
  }
  /// A picture in a state.
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? { _icons[icon]?[state] as? UIImage }
}

extension UINavigationBar {
  /// Sets the picture behind the bar. It's kept.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    _backgroundImages[barMetrics] = backgroundImage
  }
  /// The picture behind the bar.
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { _backgroundImages[barMetrics] as? UIImage }
  /// The picture of the bar's line. It's kept.
  public var shadowImage: UIImage? {
    get { _shadowImage as? UIImage }
    set { _shadowImage = newValue }
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// A button by UIKit's name: its text and its picture are drawn.
open class UIButton: UIControl {
  /// The kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// Without looks of its own.
    case custom
    /// The system's.
    case system
    /// An arrow. It's drawn without.
    case detailDisclosure
    /// An i. It's drawn without.
    case infoLight
    /// An i. It's drawn without.
    case infoDark
    /// A plus. It's drawn without.
    case contactAdd
    /// It goes away. It's drawn without.
    case close = 7
  }
  private var titles: [State: String] = [:]
  private var attributed: [State: NSAttributedString] = [:]
  private var colors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var grounds: [State: UIImage] = [:]
  private var symbols: [State: UIImage.SymbolConfiguration] = [:]
  private var shadows: [State: UIColor] = [:]
  /// The kind.
  public private(set) var buttonType = ButtonType.custom
  /// A button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }
  /// The label of the text. Its font and its lines are used.
  public private(set) lazy var titleLabel: UILabel? = {
    let label = UILabel()
    label.font = .systemFont(ofSize: 18)
    return label
  }()
  /// The view of the picture. It's kept.
  public private(set) lazy var imageView: UIImageView? = UIImageView()
  /// Distances around the content, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsDisplay() } }
  /// Distances around the text, in points. They're kept.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// Distances around the picture, in points. They're kept.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// The menu. It's kept.
  open var menu: UIMenu?
  /// Whether the menu comes at once. It's kept.
  open var showsMenuAsPrimaryAction = false

  /// How the button looks, as a value; nil is by the other settings.
  open var configuration: Configuration? { didSet { changeOfLooks() } }
  /// What changes the looks when the state changes. It's called before the button is drawn or measured.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// What changes the looks.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void
  /// Whether the looks follow the state.
  open var automaticallyUpdatesConfiguration = true
  /// What the button is for. It's kept.
  open var role = Role.normal
  /// Whether a pointer changes it. It's kept: there is none.
  open var isPointerInteractionEnabled = false
  /// Whether it stays chosen. It's kept.
  open var changesSelectionAsPrimaryAction = false
  /// Whether a pointer is above it: false.
  open var isHovered: Bool { false }
  /// Whether it's held: false.
  open var isHeld: Bool { false }
  /// Whether the picture is darker while it's pressed. It's kept.
  open var adjustsImageWhenHighlighted = true
  /// Whether the picture is lighter where it can't be used. It's kept.
  open var adjustsImageWhenDisabled = true
  /// Whether it glows while it's touched. It's kept.
  open var showsTouchWhenHighlighted = false
  /// The label of the second text. It's kept.
  public private(set) lazy var subtitleLabel: UILabel? = UILabel()
  private var needsLooks = false
  private var stateOfLooks: State?
  private var isChangingLooks = false

  /// A button of a kind that does something.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    take(primaryAction)
  }
  /// A button that looks as a configuration says and does something.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    self.configuration = configuration
    take(primaryAction)
  }
  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }
  private func changeOfLooks() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
  /// Says that the looks have to be made anew.
  open func setNeedsUpdateConfiguration() {
    needsLooks = true
    if !isChangingLooks { changeOfLooks() }
  }
  /// Makes the looks for the state: the handler is called.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  private func updateLooks() {
    guard !isChangingLooks, needsLooks || automaticallyUpdatesConfiguration && stateOfLooks != state else { return }
    isChangingLooks = true
    defer { isChangingLooks = false }
    (needsLooks, stateOfLooks) = (false, state)
    updateConfiguration()
  }

  private func value<Value>(_ values: [State: Value], _ state: State) -> Value? { values[state] ?? values[.normal] }
  /// Sets the text in a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    setNeedsDisplay()
  }
  /// The text in a state.
  open func title(for state: State) -> String? { value(titles, state) }
  /// Sets the text with attributes in a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributed[state] = title
    setNeedsDisplay()
  }
  /// The text with attributes in a state.
  open func attributedTitle(for state: State) -> NSAttributedString? { value(attributed, state) }
  /// Sets the text's colour in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
    setNeedsDisplay()
  }
  /// The text's colour in a state.
  open func titleColor(for state: State) -> UIColor? { value(colors, state) }
  /// Sets the picture in a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    setNeedsDisplay()
  }
  /// The picture in a state.
  open func image(for state: State) -> UIImage? { value(images, state) }
  /// Sets the picture behind text and picture in a state. It's stretched to the button.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    grounds[state] = image
    setNeedsDisplay()
  }
  /// The picture behind text and picture in a state.
  open func backgroundImage(for state: State) -> UIImage? { value(grounds, state) }
  /// The picture behind text and picture now.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The text now.
  open var currentTitle: String? { title(for: state) }
  /// The picture now.
  open var currentImage: UIImage? { image(for: state) }
  /// The text with attributes now.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The text's colour now: white where none was set.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The settings of the symbol in a state. They're kept.
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
    symbols[state] = configuration
  }
  /// The settings of the symbol in a state.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    value(symbols, state)
  }
  /// Sets the colour of the text's shadow in a state. It's kept.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { shadows[state] = color }
  /// The colour of the text's shadow in a state.
  open func titleShadowColor(for state: State) -> UIColor? { value(shadows, state) }
  /// Where what lies behind is drawn: everywhere.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where text and picture are drawn. Nobody asks for it.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  private var shown: AnyView {
    updateLooks()
    guard let configuration else { return AnyView(plain) }
    let title = value(attributed, state) ?? currentTitle.map { NSAttributedString(string: $0) }
    return configuration.content(of: self, title: title, image: currentImage)
  }
  private var plain: some View {
    let text = value(attributed, state) ?? NSAttributedString(string: currentTitle ?? "")
    let color = titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor)
    let insets = contentEdgeInsets
    return HStack(spacing: 0) {
      if let image = currentImage { Image(uiImage: image) }
      if text.length > 0 { TextOfRuns.text(text, font: nil).lineLimit(titleLabel?.numberOfLines) }
    }
    .font((titleLabel?.font ?? .systemFont(ofSize: 18)).font)
    .foregroundStyle(Color(uiColor: color ?? .label))
    .padding(EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
  }
  /// The content's size.
  open override var intrinsicContentSize: CGSize { ViewMeasure.size(of: shown, in: .unspecified) }
  /// The content's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// The text and the picture, in the middle.
  open override func _content(in size: CGSize) -> AnyView? {
    let front = shown.frame(width: size.width, height: size.height)
    if let configuration { return AnyView(front.background { configuration.back(of: self, in: size) }) }
    guard let ground = currentBackgroundImage else { return AnyView(front) }
    return AnyView(front.background { Image(uiImage: ground).resizable() })
  }
}

extension UIAction {
  /// Something that is done, with a picture.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage?, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.init(
      title: title, subtitle: subtitle, identifier: identifier, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state, handler: handler)
    _image = image
  }
}

extension UICommand {
  /// A line of a menu that calls a method by its name, with a picture.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage?, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(
      title: title, subtitle: subtitle, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    _image = image
  }
}

extension UIMenuElement {
  /// The line's picture.
  public var image: UIImage? {
    get { _image as? UIImage }
    set { _image = newValue }
  }
}

extension UIBarItem {
  /// The picture.
  public var image: UIImage? {
    get { _image as? UIImage }
    set { _image = newValue }
  }
}

extension UINavigationBarAppearance {
  /// The picture that leads back; nil is the system's.
  public var backIndicatorImage: UIImage? { _backIndicatorImage as? UIImage }
  /// The mask of that picture while one bar turns into the next.
  public var backIndicatorTransitionMaskImage: UIImage? { _backIndicatorTransitionMaskImage as? UIImage }
  /// Sets the picture that leads back, and its mask while one bar turns into the next. With one of them nil both are the system's.
  public func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    let isWhole = backIndicatorImage != nil && transitionMaskImage != nil
    _backIndicatorImage = isWhole ? backIndicatorImage : nil
    _backIndicatorTransitionMaskImage = isWhole ? transitionMaskImage : nil
  }
}

extension UIBarButtonItem {
  /// A button of a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }
}

extension UITabBarItem {
  /// An item of a text and a picture.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage? = nil) {
    self.init()
    self.title = title
    self.image = image
  }
}

/// A button by AppKit's name: its text is drawn.
open class NSButton: NSControl {
  /// The text.
  open var title = "" { didSet { needsDisplay = true } }
  /// The text's font; nil is the system's.
  open var font: NSFont? { didSet { needsDisplay = true } }
  /// The picture.
  open var image: NSImage? { didSet { needsDisplay = true } }
  /// Whether it has a border.
  open var isBordered = true { didSet { needsDisplay = true } }
  /// Whether it's on. It's kept.
  open var state = NSControl.StateValue.off
  /// The picture where it's on. It's kept.
  open var alternateImage: NSImage?
  /// The text where it's on. It's kept.
  open var alternateTitle = ""
  /// The text with fonts and colours. Its letters are drawn.
  open var attributedTitle: NSAttributedString {
    get { NSAttributedString(string: title) }
    set { title = newValue.string }
  }
  /// Where the picture lies. It's kept.
  open var imagePosition = NSControl.ImagePosition.noImage
  /// How the picture fills its place. It's kept.
  open var imageScaling = NSImageScaling.scaleProportionallyDown
  /// Whether the picture lies close to the text. It's kept.
  open var imageHugsTitle = false
  /// How it looks. It's kept.
  open var bezelStyle = BezelStyle.rounded
  /// The border's colour. It's kept.
  open var bezelColor: NSColor?
  /// The colour of a stencil and of the text. It's kept.
  open var contentTintColor: NSColor?
  /// Whether its border is there only under the mouse. It's kept.
  open var showsBorderOnlyWhileMouseInside = false
  /// Whether it may be neither on nor off. It's kept.
  open var allowsMixedState = false
  /// The key.
  open var keyEquivalent = ""
  /// The keys that are held with it.
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
  /// Whether what it does destroys something. It's kept.
  open var hasDestructiveAction = false
  /// Whether it looks clear. It's kept.
  open var isTransparent = false
  /// Sets what it does where it's pressed. Nothing changes: it's drawn as a button.
  open func setButtonType(_ type: ButtonType) {}
  /// Goes on to the next of its states: off and on.
  open func setNextState() { state = state == .on ? .off : .on }
  /// How it looks.
  public enum BezelStyle: UInt, Sendable {
    /// As the system chooses.
    case automatic = 0
    /// Round.
    case rounded = 1
    /// Square.
    case regularSquare = 2
    /// With a triangle that opens.
    case disclosure = 5
    /// Square without a shadow.
    case shadowlessSquare = 6
    /// As a circle.
    case circular = 7
    /// With a texture.
    case texturedSquare = 8
    /// With a question mark.
    case helpButton = 9
    /// Small and square.
    case smallSquare = 10
    /// As in a bar.
    case texturedRounded = 11
    /// Very round.
    case roundRect = 12
    /// Round where the mouse is above it.
    case recessed = 13
    /// Round with a triangle that opens.
    case roundedDisclosure = 14
    /// Beside a line.
    case inline = 15
    /// Push.
    public static var push: BezelStyle { .rounded }
    /// As high as its content.
    public static var flexiblePush: BezelStyle { .regularSquare }
    /// As in a bar.
    public static var toolbar: BezelStyle { .texturedRounded }
    /// As beside a line.
    public static var accessoryBarAction: BezelStyle { .roundRect }
    /// As in a bar below.
    public static var accessoryBar: BezelStyle { .recessed }
    /// A number.
    public static var badge: BezelStyle { .inline }
    /// With a triangle.
    public static var pushDisclosure: BezelStyle { .roundedDisclosure }
  }
  /// What it does where it's pressed.
  public enum ButtonType: UInt, Sendable {
    /// It lights up.
    case momentaryLight
    /// It stays pressed.
    case pushOnPushOff
    /// It changes its picture.
    case toggle
    /// It's a box with a tick.
    case `switch`
    /// It's one of several.
    case radio
    /// It changes while it's pressed.
    case momentaryChange
    /// It's on or off.
    case onOff
    /// It goes in.
    case momentaryPushIn
    /// It calls its action again and again.
    case accelerator
    /// It calls its action as it's pressed harder.
    case multiLevelAccelerator
  }
  /// A box with a tick, of a text. It's drawn as a button.
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
  }
  /// One of several, of a text. It's drawn as a button.
  public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
  }
  /// A button of a picture.
  public convenience init(image: NSImage, target: Any?, action: Selector?) {
    self.init(title: "", target: target, action: action)
    self.image = image
  }
  /// A button of a text and a picture.
  public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    self.image = image
  }
  /// A cell that has the control's values.
  open override func _makeCell() -> NSCell {
    let cell = NSButtonCell()
    cell.controlView = self
    return cell
  }
  /// A button of a text.
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    (self.title, self.target, self.action) = (title, target as AnyObject?, action)
  }
  private var shown: some View {
    Button(action: {}) {
      HStack {
        if let image { Image(nsImage: image) }
        if !title.isEmpty { Text(verbatim: title).font(font?.font) }
      }
    }
    .disabled(!isEnabled)
  }
  /// The content's size.
  open override var intrinsicContentSize: CGSize { ViewMeasure.size(of: shown, in: .unspecified) }
  /// A button of SwiftUI's.
  open override func _content(in size: CGSize) -> AnyView? {
    isBordered
      ? AnyView(shown.frame(width: size.width, height: size.height))
      : AnyView(shown.buttonStyle(.plain).frame(width: size.width, height: size.height))
  }
}

extension NSControl {
  /// Whether a control is on, by AppKit's name.
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    /// 1, 0, or −1 for some of what it stands for.
    public let rawValue: Int
    /// A value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It's on.
    public static let on = StateValue(rawValue: 1)
    /// It's off.
    public static let off = StateValue(rawValue: 0)
    /// Some of what it stands for is on.
    public static let mixed = StateValue(rawValue: -1)
  }
}

extension NSControl {
  /// Where a picture lies beside a text, by AppKit's name.
  public enum ImagePosition: UInt, Sendable {
    /// There's none.
    case noImage
    /// There's no text.
    case imageOnly
    /// At the left.
    case imageLeft
    /// At the right.
    case imageRight
    /// Below.
    case imageBelow
    /// Above.
    case imageAbove
    /// Under the text.
    case imageOverlaps
    /// Before the text.
    case imageLeading
    /// After the text.
    case imageTrailing
  }
}

/// The cell of a button, by AppKit's name: it has the button's values, and its own where it's of none.
open class NSButtonCell: NSActionCell {
  private var button: NSButton? { controlView as? NSButton }
  /// How it looks. It's kept.
  open var bezelStyle: NSButton.BezelStyle {
    get { button?.bezelStyle ?? kept["bezelStyle"] as? NSButton.BezelStyle ?? .rounded }
    set { if let button { button.bezelStyle = newValue } else { kept["bezelStyle"] = newValue } }
  }
  /// Where the picture lies. It's kept.
  open var imagePosition: NSControl.ImagePosition {
    get { button?.imagePosition ?? kept["imagePosition"] as? NSControl.ImagePosition ?? .noImage }
    set { if let button { button.imagePosition = newValue } else { kept["imagePosition"] = newValue } }
  }
  /// How the picture fills its place. It's kept.
  open var imageScaling: NSImageScaling {
    get { button?.imageScaling ?? kept["imageScaling"] as? NSImageScaling ?? .scaleProportionallyDown }
    set { if let button { button.imageScaling = newValue } else { kept["imageScaling"] = newValue } }
  }
  /// The key.
  open var keyEquivalent: String {
    get { button?.keyEquivalent ?? kept["keyEquivalent"] as? String ?? "" }
    set { if let button { button.keyEquivalent = newValue } else { kept["keyEquivalent"] = newValue } }
  }
  /// The ground's colour. It's kept.
  open var backgroundColor: NSColor?
  /// Sets what it does where it's pressed. Nothing changes: it's drawn as a button.
  open func setButtonType(_ type: NSButton.ButtonType) {}
}

extension NSCell {
  /// Whether the control is on.
  public var state: NSControl.StateValue {
    get { (controlView as? NSButton)?.state ?? kept["state"] as? NSControl.StateValue ?? .off }
    set {
      if let button = controlView as? NSButton { button.state = newValue } else { kept["state"] = newValue }
    }
  }
  /// The picture.
  public var image: NSImage? {
    get { (controlView as? NSButton)?.image ?? kept["image"] as? NSImage }
    set {
      if let button = controlView as? NSButton { button.image = newValue } else { kept["image"] = newValue }
    }
  }
  /// Where lines lie.
  public var alignment: NSTextAlignment {
    get { kept["alignment"] as? NSTextAlignment ?? .natural }
    set { kept["alignment"] = newValue }
  }
  /// How lines are broken.
  public var lineBreakMode: NSLineBreakMode {
    get { kept["lineBreakMode"] as? NSLineBreakMode ?? .byWordWrapping }
    set { kept["lineBreakMode"] = newValue }
  }
  /// The font.
  public var font: NSFont? {
    get { kept["font"] as? NSFont }
    set { kept["font"] = newValue }
  }
}

extension NSMenuItem {
  /// The picture. It's kept.
  public var image: NSImage? {
    get { kept["image"] as? NSImage }
    set { kept["image"] = newValue }
  }
  /// Whether there's a tick.
  public var state: NSControl.StateValue {
    get { kept["state"] as? NSControl.StateValue ?? .off }
    set { kept["state"] = newValue }
  }
  /// The text with fonts and colours. It's kept.
  public var attributedTitle: NSAttributedString? {
    get { kept["attributedTitle"] as? NSAttributedString }
    set { kept["attributedTitle"] = newValue }
  }
}

extension NSToolbarItem {
  /// The picture. It's kept.
  public var image: NSImage? {
    get { kept["image"] as? NSImage }
    set { kept["image"] = newValue }
  }
}

extension NSSegmentedControl {
  /// Sets a button's picture. It's kept.
  public func setImage(_ image: NSImage?, forSegment segment: Int) { setPicture(image, forSegment: segment) }
  /// A button's picture.
  public func image(forSegment segment: Int) -> NSImage? { picture(forSegment: segment) as? NSImage }
}

extension NSWindow {
  /// A button of its title: none, a host's window has no title.
  public func standardWindowButton(_ b: ButtonType) -> NSButton? { nil }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Views in a row or a column, by UIKit's name. They lie one after the other, each with its own size along the row; the last takes what is left where they fill it.
open class UIStackView: UIView {
  /// Where the views lie across the row.
  public enum Alignment: Int, Sendable {
    /// They fill it.
    case fill
    /// At its start.
    case leading
    /// By their first lines. It counts as its start.
    case firstBaseline
    /// In its middle.
    case center
    /// At its end.
    case trailing
    /// By their last lines. It counts as its end.
    case lastBaseline
    /// At the top.
    public static let top = Alignment.leading
    /// At the bottom.
    public static let bottom = Alignment.trailing
  }
  /// How the views share the row.
  public enum Distribution: Int, Sendable {
    /// The last takes what is left.
    case fill
    /// All are as long.
    case fillEqually
    /// By their own lengths.
    case fillProportionally
    /// Each has its own length, and gaps are as long.
    case equalSpacing
    /// Their middles lie as far from each other. It counts as gaps as long.
    case equalCentering
  }
  /// A row with a rectangle in the view that it will be in, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A row of an archive: an empty one.
  public required init(coder: NSCoder) { super.init(frame: .zero) }
  /// A row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  /// The views in the row.
  public private(set) var arrangedSubviews: [UIView] = []
  /// The row's direction.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
  /// The distance of the views, in points.
  open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Where they lie across the row.
  open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
  /// How they share the row.
  open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
  /// Whether the margins count.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }
  private var gaps: [ObjectIdentifier: CGFloat] = [:]
  /// Puts a view at the row's end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
  /// Puts a view into the row.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }
  /// Takes a view out of the row. It stays in this view.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsLayout()
  }
  /// A view that goes is in the row no more.
  open override func willRemoveSubview(_ subview: UIView) { arrangedSubviews.removeAll { $0 === subview } }
  /// Sets the distance behind a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    gaps[ObjectIdentifier(arrangedSubview)] = spacing
    setNeedsLayout()
  }
  /// The distance behind a view, in points.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    gaps[ObjectIdentifier(arrangedSubview)] ?? spacing
  }

  private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
  private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }
  private func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func breadth(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }
  private func ownSize(_ view: UIView) -> CGSize {
    let (own, fixed) = (view.intrinsicContentSize, ConstraintReading.fixedSize(of: view))
    return CGSize(width: fixed.width ?? max(0, own.width), height: fixed.height ?? max(0, own.height))
  }
  /// The views' lengths with their distances, and the greatest breadth.
  open override var intrinsicContentSize: CGSize {
    let views = shown
    guard !views.isEmpty else { return super.intrinsicContentSize }
    let sizes = views.map(ownSize)
    var along: CGFloat = 0
    for size in sizes { along += length(size) }
    for view in views.dropLast() { along += customSpacing(after: view) }
    let across = sizes.map(breadth).max() ?? 0
    let inner = axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    return CGSize(
      width: inner.width + margins.left + margins.right, height: inner.height + margins.top + margins.bottom)
  }
  /// Places the views of the row.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let (views, area) = (shown, bounds.inset(by: margins))
    guard !views.isEmpty else { return }
    var lengths = views.map { length(ownSize($0)) }
    var distances = views.dropLast().map { customSpacing(after: $0) }
    let free = length(area.size) - distances.reduce(0, +)
    let sum = lengths.reduce(0, +)
    switch distribution {
    case .fill: lengths[lengths.count - 1] = max(0, lengths[lengths.count - 1] + free - sum)
    case .fillEqually: lengths = lengths.map { _ in max(0, free / CGFloat(views.count)) }
    case .fillProportionally where sum > 0: lengths = lengths.map { max(0, $0 * free / sum) }
    case .equalSpacing, .equalCentering:
      if views.count > 1 { distances = distances.map { $0 + max(0, (free - sum) / CGFloat(views.count - 1)) } }
    default: break
    }
    var start = axis == .horizontal ? area.minX : area.minY
    for (index, view) in views.enumerated() {
      let room = breadth(area.size)
      let own = alignment == .fill ? room : min(breadth(ownSize(view)), room)
      let offset: CGFloat =
        switch alignment {
        case .center: (room - own) / 2
        case .trailing, .lastBaseline: room - own
        default: 0
        }
      view.frame =
        axis == .horizontal
        ? CGRect(x: start, y: area.minY + offset, width: lengths[index], height: own)
        : CGRect(x: area.minX + offset, y: start, width: own, height: lengths[index])
      start += lengths[index] + (index < distances.count ? distances[index] : 0)
    }
  }
}

/// A wheel that says that something goes on, by UIKit's name. It's drawn as `ProgressView` draws its own.
open class UIActivityIndicatorView: UIView {
  /// The sizes of a wheel.
  public enum Style: Int, Sendable {
    /// A large white one.
    case whiteLarge
    /// A white one.
    case white
    /// A grey one.
    case gray
    /// The usual one: 20 points.
    case medium = 100
    /// A large one: 37 points.
    case large = 101
  }
  /// The size.
  open var style = Style.medium { didSet { changed() } }
  /// The colour.
  open var color: UIColor! { didSet { changed() } }
  /// Whether it goes when it stands still.
  open var hidesWhenStopped = true { didSet { changed() } }
  /// Whether it turns.
  open private(set) var isAnimating = false { didSet { changed() } }
  /// A wheel of a size.
  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    bounds.size = intrinsicContentSize
  }
  /// A wheel with a rectangle.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A wheel of an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Has it turn.
  open func startAnimating() { isAnimating = true }
  /// Has it stand still.
  open func stopAnimating() { isAnimating = false }
  private var side: CGFloat { style == .large || style == .whiteLarge ? 37 : 20 }
  /// 20 points square, 37 for a large one.
  open override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }
  /// The wheel's own size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// The wheel keeps its size.
  open override var _hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }
  /// A wheel of SwiftUI's.
  open override func _content(in size: CGSize) -> AnyView? {
    if !isAnimating && hidesWhenStopped { return nil }
    let wheel = ProgressView().controlSize(side > 20 ? .large : .regular)
    if let color { return AnyView(wheel.tint(Color(uiColor: color))) }
    return AnyView(wheel)
  }
}

/// What is laid over what lies behind a view, by UIKit's name.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// None.
  public override init() { super.init() }
}

/// A blur of what lies behind a view, by UIKit's name: drawn as SwiftUI's material of that kind.
open class UIBlurEffect: UIVisualEffect {
  /// The kinds of blurs.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// By light and dark.
    case regular = 4
    /// By light and dark, strong.
    case prominent
    /// The thinnest material.
    case systemUltraThinMaterial
    /// A thin material.
    case systemThinMaterial
    /// The usual material.
    case systemMaterial
    /// A thick material.
    case systemThickMaterial
    /// A bar's material.
    case systemChromeMaterial
    /// The thinnest material, light.
    case systemUltraThinMaterialLight
    /// A thin material, light.
    case systemThinMaterialLight
    /// The usual material, light.
    case systemMaterialLight
    /// A thick material, light.
    case systemThickMaterialLight
    /// A bar's material, light.
    case systemChromeMaterialLight
    /// The thinnest material, dark.
    case systemUltraThinMaterialDark
    /// A thin material, dark.
    case systemThinMaterialDark
    /// The usual material, dark.
    case systemMaterialDark
    /// A thick material, dark.
    case systemThickMaterialDark
    /// A bar's material, dark.
    case systemChromeMaterialDark

    var material: Material {
      switch self {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: .thin
      case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .extraLight, .prominent: .thick
      case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
      default: .regular
      }
    }
    var scheme: ColorScheme? {
      switch self {
      case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
        .systemThickMaterialLight, .systemChromeMaterialLight:
        .light
      case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
        .systemChromeMaterialDark:
        .dark
      default: nil
      }
    }
  }
  let style: Style
  /// A blur of a kind.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// Glass over what lies behind a view, by UIKit's name: drawn as SwiftUI's glass.
open class UIGlassEffect: UIVisualEffect {
  /// The kinds of glass.
  public enum Style: Int, Sendable {
    /// The usual one.
    case regular
    /// A clearer one.
    case clear
  }
  let style: Style
  /// Whether it follows touches. It's kept.
  open var isInteractive = false
  /// The glass's colour; nil is none.
  open var tintColor: UIColor?
  /// Glass of a kind.
  public init(style: Style = .regular) {
    self.style = style
    super.init()
  }
}

/// What has several pieces of glass flow together, by UIKit's name. It's kept and not drawn.
open class UIGlassContainerEffect: UIVisualEffect {
  /// How near pieces flow together, in points.
  open var spacing: CGFloat = 0
}

/// What lets the blur below a view shine through it, by UIKit's name. It's kept and not drawn.
open class UIVibrancyEffect: UIVisualEffect {
  /// Over a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
  /// Over a blur, of a style.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

/// The kinds of that, by UIKit's name.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// For texts.
  case label
  /// For texts of less weight.
  case secondaryLabel
  /// For texts of still less weight.
  case tertiaryLabel
  /// For texts of the least weight.
  case quaternaryLabel
  /// For areas.
  case fill
  /// For areas of less weight.
  case secondaryFill
  /// For areas of still less weight.
  case tertiaryFill
  /// For lines.
  case separator
}

/// A view with an effect, by UIKit's name. A blur is drawn as a material.
open class UIVisualEffectView: UIView {
  /// The effect; nil is none.
  open var effect: UIVisualEffect? { didSet { changed() } }
  /// The view that holds what lies on the effect.
  public let contentView = UIView()
  /// A view with an effect.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    addContent()
  }
  /// A view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }
  /// A view of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }
  private func addContent() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = bounds
    addSubview(contentView)
  }
  /// The content fills the view.
  open override func layoutSubviews() {
    contentView.frame = bounds
    super.layoutSubviews()
  }
  /// The material, or the glass.
  open override func _content(in size: CGSize) -> AnyView? {
    if let glass = effect as? UIGlassEffect {
      let kind: Glass = glass.style == .clear ? .clear : .regular
      return AnyView(Color.clear.glassEffect(kind.tint(glass.tintColor.map { Color(uiColor: $0) }), in: Rectangle()))
    }
    guard let blur = effect as? UIBlurEffect else { return nil }
    let area = Rectangle().fill(blur.style.material)
    if let scheme = blur.style.scheme { return AnyView(area.environment(\.colorScheme, scheme)) }
    return AnyView(area)
  }
}

/// A switch, by UIKit's name: drawn as `Toggle` draws its own.
open class UISwitch: UIControl {
  /// Whether it's on.
  open var isOn = false { didSet { changed() } }
  /// Sets whether it's on.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// The colour where it's on.
  open var onTintColor: UIColor? { didSet { changed() } }
  /// The knob's colour. It's kept.
  open var thumbTintColor: UIColor?
  /// 51 × 31 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
  /// The switch's own size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// The switch keeps its size.
  open override var _hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }
  /// A switch of SwiftUI's.
  open override func _content(in size: CGSize) -> AnyView? {
    let view = Toggle(isOn: .constant(isOn)) { EmptyView() }.labelsHidden().toggleStyle(.switch).disabled(!isEnabled)
    if let onTintColor { return AnyView(view.tint(Color(uiColor: onTintColor))) }
    return AnyView(view)
  }
}

/// A slider, by UIKit's name: drawn as `Slider` draws its own.
open class UISlider: UIControl {
  /// The value.
  open var value: Float = 0 { didSet { changed() } }
  /// The least value.
  open var minimumValue: Float = 0 { didSet { changed() } }
  /// The greatest value.
  open var maximumValue: Float = 1 { didSet { changed() } }
  /// Whether each movement is told. It's kept.
  open var isContinuous = true
  /// The colour before the knob.
  open var minimumTrackTintColor: UIColor? { didSet { changed() } }
  /// The colour behind the knob. It's kept.
  open var maximumTrackTintColor: UIColor?
  /// The knob's colour. It's kept.
  open var thumbTintColor: UIColor?
  /// Sets the value.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// 31 points high, and as wide as there is room.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 31) }
  /// The slider keeps its height.
  open override var _hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) { (.defaultLow, .defaultHigh) }
  /// A slider of SwiftUI's.
  open override func _content(in size: CGSize) -> AnyView? {
    guard minimumValue < maximumValue else { return nil }
    let place = Double(min(max(value, minimumValue), maximumValue))
    let view = Slider(value: .constant(place), in: Double(minimumValue)...Double(maximumValue))
    if let color = minimumTrackTintColor { return AnyView(view.tint(Color(uiColor: color))) }
    return AnyView(view)
  }
}

/// A bar that says how much is done, by UIKit's name: drawn as `ProgressView` draws its own.
open class UIProgressView: UIView {
  /// From 0 to 1.
  open var progress: Float = 0 { didSet { changed() } }
  /// Sets how much is done.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  /// The colour of what is done.
  open var progressTintColor: UIColor? { didSet { changed() } }
  /// The colour of what isn't. It's kept.
  open var trackTintColor: UIColor?
  /// 4 points high, and as wide as there is room.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
  /// The bar keeps its height.
  open override var _hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) { (.defaultLow, .defaultHigh) }
  /// A bar of SwiftUI's.
  open override func _content(in size: CGSize) -> AnyView? {
    let view = ProgressView(value: Double(min(max(progress, 0), 1)))
    if let color = progressTintColor { return AnyView(view.tint(Color(uiColor: color))) }
    return AnyView(view)
  }
}

/// Dots that say which of several pages is shown, by UIKit's name.
open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0 { didSet { changed() } }
  /// The page, from 0.
  open var currentPage = 0 { didSet { changed() } }
  /// Whether it goes where there is one page.
  open var hidesForSinglePage = false { didSet { changed() } }
  /// The dots' colour.
  open var pageIndicatorTintColor: UIColor? { didSet { changed() } }
  /// The colour of the page's dot.
  open var currentPageIndicatorTintColor: UIColor? { didSet { changed() } }
  /// Whether the dots wait for `updateCurrentPageDisplay()`. It's kept: they don't.
  open var defersCurrentPageDisplay = false
  /// Shows the page. It's shown already.
  open func updateCurrentPageDisplay() {}
  /// How the ground looks. It's kept.
  open var backgroundStyle = BackgroundStyle.automatic
  /// How the ground of the dots looks.
  public enum BackgroundStyle: Int, Sendable {
    /// As the system chooses.
    case automatic
    /// There is one.
    case prominent
    /// There is none.
    case minimal
  }
  /// The size for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, pageCount)) * 17 + 18, height: 26)
  }
  /// The dots' room.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  /// The dots.
  open override func _content(in size: CGSize) -> AnyView? {
    if numberOfPages < 1 || hidesForSinglePage && numberOfPages == 1 { return nil }
    let (count, page) = (min(numberOfPages, 200), currentPage)
    let others = pageIndicatorTintColor.map { Color(uiColor: $0) } ?? Color.white.opacity(0.3)
    let own = currentPageIndicatorTintColor.map { Color(uiColor: $0) } ?? .white
    return AnyView(
      HStack(spacing: 10) {
        ForEach(0..<count, id: \.self) { Circle().fill($0 == page ? own : others).frame(width: 7, height: 7) }
      })
  }
}

/// Buttons of which one is chosen, by UIKit's name. Its name is drawn.
open class UISegmentedControl: UIControl {
  private var titles: [String?] = []
  /// Buttons of texts.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String }
  }
  /// A control with a rectangle.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A control of an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The chosen button; −1 for none.
  open var selectedSegmentIndex = -1 { didSet { changed() } }
  /// The number of buttons.
  open var numberOfSegments: Int { titles.count }
  /// The chosen button's colour. It's kept.
  open var selectedSegmentTintColor: UIColor?
  /// The text of a button.
  open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }
  /// Puts a button in.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title, at: min(max(0, segment), titles.count))
  }
  /// Takes all buttons out.
  open func removeAllSegments() { titles = [] }
  /// Sets the attributes of the texts in a state. They're kept by nobody.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
  /// 32 points high.
  open override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(titles.count) * 60, height: 32) }
  /// Why it isn't drawn.
  open override var _lack: String? { "use Picker with the segmented style" }
}

/// Two buttons that change a number, by UIKit's name. Its name is drawn.
open class UIStepper: UIControl {
  /// The number.
  open var value = 0.0
  /// The least number.
  open var minimumValue = 0.0
  /// The greatest number.
  open var maximumValue = 100.0
  /// How much a button changes it.
  open var stepValue = 1.0
  /// 94 × 32 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
  /// Why it isn't drawn.
  open override var _lack: String? { "use Stepper" }
}

/// A field for a date, by UIKit's name. Its name is drawn.
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// A time.
    case time
    /// A date.
    case date
    /// A date and a time.
    case dateAndTime
    /// A length of time.
    case countDownTimer
  }
  /// The looks.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime
  /// The date.
  open var date = Date()
  /// The earliest date.
  open var minimumDate: Date?
  /// The latest date.
  open var maximumDate: Date?
  /// The minutes between two times.
  open var minuteInterval = 1
  /// The length of time in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The calendar.
  open var calendar: Calendar! = .current
  /// The language.
  open var locale: Locale?
  /// The time zone.
  open var timeZone: TimeZone?
  /// 320 × 216 points for wheels, 320 × 330 for a month, else 200 × 34: about what UIKit's take.
  open override var intrinsicContentSize: CGSize {
    switch preferredDatePickerStyle {
    case .wheels: CGSize(width: 320, height: 216)
    case .inline: CGSize(width: 320, height: 330)
    default: CGSize(width: 200, height: 34)
    }
  }
  /// Why it isn't drawn.
  open override var _lack: String? { "use DatePicker" }
}

/// The looks of a field for a date, by UIKit's name.
public enum UIDatePickerStyle: Int, Sendable {
  /// As the system chooses.
  case automatic
  /// Wheels.
  case wheels
  /// Small.
  case compact
  /// A month.
  case inline
}

/// Wheels of which something is chosen, by UIKit's name. Its name is drawn.
open class UIPickerView: UIView {
  /// What tells how many rows there are.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// What tells what the rows say.
  open weak var delegate: (any UIPickerViewDelegate)?
  private var selected: [Int: Int] = [:]
  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Turns a wheel to a row.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { selected[component] = row }
  /// The row that a wheel shows; -1 where nothing was chosen and there is no row.
  open func selectedRow(inComponent component: Int) -> Int {
    selected[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
  }
  /// Asks anew how many rows there are. Nothing is drawn of them.
  open func reloadAllComponents() {}
  /// Asks anew how many rows a wheel has. Nothing is drawn of them.
  open func reloadComponent(_ component: Int) {}
  /// 320 × 216 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  /// Why it isn't drawn.
  open override var _lack: String? { "use Picker with the wheel style" }
}

/// What tells how many rows wheels have, by UIKit's name.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What tells what the rows of wheels say, by UIKit's name. It's never asked here.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// What a row says.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// A row was chosen.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  /// How wide a wheel is, in points.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// How high a row is, in points.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The view of a row.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
}

extension UIPickerViewDelegate {
  /// nil unless the delegate says something.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// Does nothing unless the delegate does it.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
  /// The whole width unless the delegate says otherwise.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    pickerView.bounds.width
  }
  /// 32 unless the delegate says otherwise (unverified).
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
  /// An empty view unless the delegate gives one.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { view ?? UIView() }
}

/// A field for a colour, by UIKit's name. Its name is drawn.
open class UIColorWell: UIControl {
  /// The colour.
  open var selectedColor: UIColor?
  /// What is said above the colours.
  open var title: String?
  /// Whether opacity can be chosen.
  open var supportsAlpha = true
  /// Why it isn't drawn.
  open override var _lack: String? { "use ColorPicker" }
}

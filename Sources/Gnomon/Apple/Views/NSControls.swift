// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view that is used, by AppKit's name. It keeps its target.
open class NSControl: NSView {
  /// Whether it can be used.
  open var isEnabled = true { didSet { changed() } }
  /// The object that is called. It isn't: methods aren't called by their names on Linux.
  open weak var target: AnyObject?
  /// The method that is called.
  open var action: Selector?
  /// The value as text.
  open var stringValue = "" { didSet { changed() } }
  /// The value as a number.
  open var doubleValue = 0.0 { didSet { changed() } }
  /// The value as a number.
  open var integerValue: Int {
    get { Int(exactly: doubleValue.rounded()) ?? 0 }
    set { doubleValue = Double(newValue) }
  }
  /// The value as a number.
  open var floatValue: Float {
    get { Float(doubleValue) }
    set { doubleValue = Double(newValue) }
  }
  /// Gives the control the size of its content.
  open func sizeToFit() { frame.size = fittingSize }
  /// The size. It's kept; some classes draw by it.
  open var controlSize = ControlSize.regular { didSet { changed() } }
  /// Whether it looks pressed. It's kept.
  open var isHighlighted = false
  /// Whether its action is called while it changes. It's kept.
  open var isContinuous = false
  /// What it draws itself with: one is made for those that ask.
  open lazy var cell: NSCell? = _makeCell()
  /// Makes what it draws itself with. It's for classes of Gnomon.
  open func _makeCell() -> NSCell { NSActionCell() }
  /// A value of its own.
  open var objectValue: Any?
  /// Calls the method that it stands for. False: methods aren't called by their names on Linux.
  @discardableResult
  open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    _FrameworkLack.say(
      "\(type(of: self)) doesn't call its action: on Linux methods aren't called by their names.")
    return false
  }
  /// Clicks it: its action isn't called.
  open func performClick(_ sender: Any?) { sendAction(action, to: target) }
  /// Whether it's typed into: nothing is.
  open func currentEditor() -> NSText? { nil }
  /// Ends typing. False: nothing is typed.
  @discardableResult
  open func abortEditing() -> Bool { false }
}

/// A view that blurs what lies behind it, by AppKit's name: drawn as a material.
open class NSVisualEffectView: NSView {
  /// The kinds of materials.
  public enum Material: Int, Sendable {
    /// A title's.
    case titlebar = 3
    /// A selection's.
    case selection
    /// A menu's.
    case menu
    /// A popover's.
    case popover
    /// A sidebar's.
    case sidebar
    /// A header's.
    case headerView = 10
    /// A sheet's.
    case sheet
    /// A window's.
    case windowBackground
    /// A message's.
    case hudWindow
    /// A full screen's.
    case fullScreenUI = 15
    /// A tip's.
    case toolTip = 17
    /// A content's.
    case contentBackground
    /// That below a window.
    case underWindowBackground = 21
    /// That below a page.
    case underPageBackground

    var material: Gnomon.Material {
      switch self {
      case .titlebar, .headerView: .bar
      case .sidebar, .underWindowBackground, .underPageBackground: .thin
      case .windowBackground, .contentBackground, .sheet: .thick
      default: .regular
      }
    }
  }
  /// What is blurred. It's kept.
  public enum BlendingMode: Int, Sendable {
    /// What lies behind the window.
    case behindWindow
    /// What lies in the window.
    case withinWindow
  }
  /// Whether it's that of an active window. It's kept.
  public enum State: Int, Sendable {
    /// As the window is.
    case followsWindowActiveState
    /// Active.
    case active
    /// Not active.
    case inactive
  }
  /// The material.
  open var material = Material.popover { didSet { changed() } }
  /// What is blurred. It's kept.
  open var blendingMode = BlendingMode.behindWindow
  /// Whether it's that of an active window. It's kept.
  open var state = State.followsWindowActiveState
  /// Whether it's that of a selection. It's kept.
  open var isEmphasized = false
  /// The material.
  open override func _content(in size: CGSize) -> AnyView? { AnyView(Rectangle().fill(material.material)) }
}

/// A wheel or a bar that says that something goes on, by AppKit's name: drawn as `ProgressView` draws its own.
open class NSProgressIndicator: NSView {
  /// The looks.
  public enum Style: UInt, Sendable {
    /// A bar.
    case bar
    /// A wheel.
    case spinning
  }
  /// The looks.
  open var style = Style.bar { didSet { changed() } }
  /// Whether it isn't known how much is done.
  open var isIndeterminate = true { didSet { changed() } }
  /// How much is done.
  open var doubleValue = 0.0 { didSet { changed() } }
  /// The least value.
  open var minValue = 0.0 { didSet { changed() } }
  /// The greatest value.
  open var maxValue = 100.0 { didSet { changed() } }
  /// The size.
  open var controlSize = NSControl.ControlSize.regular { didSet { changed() } }
  /// Whether it goes when it stands still.
  open var isDisplayedWhenStopped = true { didSet { changed() } }
  private var isAnimating = false { didSet { changed() } }
  /// Has it turn.
  open func startAnimation(_ sender: Any?) { isAnimating = true }
  /// Has it stand still.
  open func stopAnimation(_ sender: Any?) { isAnimating = false }
  /// A wheel has 32 points, a small one 16; a bar is 20 high.
  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = controlSize == .small || controlSize == .mini ? 16 : 32
    return style == .spinning ? CGSize(width: side, height: side) : CGSize(width: NSView.noIntrinsicMetric, height: 20)
  }
  /// It keeps its size.
  open override func _hugging(_ orientation: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Priority {
    .defaultHigh
  }
  /// One of SwiftUI's.
  open override func _content(in size: CGSize) -> AnyView? {
    if !isAnimating && !isDisplayedWhenStopped { return nil }
    if isIndeterminate || minValue >= maxValue { return AnyView(ProgressView()) }
    return AnyView(
      ProgressView(value: min(max(doubleValue, minValue), maxValue) - minValue, total: maxValue - minValue))
  }
}

extension NSControl {
  /// The size of a control, by AppKit's name.
  public enum ControlSize: UInt, Sendable {
    /// The usual one.
    case regular
    /// A small one.
    case small
    /// The smallest one.
    case mini
    /// A large one.
    case large
  }
}

/// A view that is larger inside than outside, by AppKit's name. It shows its content's start.
open class NSScrollView: NSView {
  /// The view that is scrolled.
  open var documentView: NSView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let documentView { contentView.addSubview(documentView) }
    }
  }
  /// The view that shows a part of that.
  open lazy var contentView: NSClipView = {
    let view = NSClipView(frame: bounds)
    view.autoresizingMask = [.width, .height]
    addSubview(view)
    return view
  }()
  /// The rectangle of the content that is shown, in points.
  open var documentVisibleRect: CGRect { contentView.bounds }
  /// Whether there's a bar down. It's kept.
  open var hasVerticalScroller = false
  /// Whether there's a bar across. It's kept.
  open var hasHorizontalScroller = false
  /// Whether bars go. It's kept.
  open var autohidesScrollers = false
  /// Whether it draws a ground. It's kept.
  open var drawsBackground = true
  /// The ground's colour. It's kept.
  open var backgroundColor: NSColor = .clear
  /// Distances around the content, in points. They're kept.
  open var contentInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  /// Whether distances follow bars. It's kept.
  open var automaticallyAdjustsContentInsets = true
  /// How bars look. It's kept.
  open var scrollerStyle = NSScroller.Style.overlay
  /// The bar down. It's kept and not drawn.
  open var verticalScroller: NSScroller?
  /// The bar across. It's kept and not drawn.
  open var horizontalScroller: NSScroller?
  /// How it gives way down. It's kept.
  open var verticalScrollElasticity = Elasticity.automatic
  /// How it gives way across. It's kept.
  open var horizontalScrollElasticity = Elasticity.automatic
  /// Whether it's scrolled along one axis at once. It's kept.
  open var usesPredominantAxisScrolling = true
  /// What border it has. It's kept.
  open var borderType = NSBorderType.noBorder
  /// Whether it can be made larger. It's kept.
  open var allowsMagnification = false
  /// How large its content is shown. It's kept.
  open var magnification: CGFloat = 1
  /// The content's size, in points.
  open var contentSize: CGSize { contentView.bounds.size }
  /// Sets the bars. Nothing is due.
  open func reflectScrolledClipView(_ cView: NSClipView) {}
  /// Places the view in it. It's there.
  open func tile() { contentView.frame = CGRect(origin: .zero, size: bounds.size) }
  /// How a view gives way.
  public enum Elasticity: Int, Sendable {
    /// As the system does.
    case automatic
    /// Not at all.
    case none
    /// It does.
    case allowed
  }
  /// The name of the notification that it begins to be scrolled. It's never posted.
  nonisolated public static let willStartLiveScrollNotification = Notification.Name(
    "NSScrollViewWillStartLiveScrollNotification")
  /// The name of the notification that it's scrolled. It's never posted.
  nonisolated public static let didLiveScrollNotification = Notification.Name("NSScrollViewDidLiveScrollNotification")
  /// The name of the notification that it's no longer scrolled. It's never posted.
  nonisolated public static let didEndLiveScrollNotification = Notification.Name(
    "NSScrollViewDidEndLiveScrollNotification")
  /// Coordinates go down.
  open override var isFlipped: Bool { true }
}

/// A bar that scrolls, by AppKit's name. It isn't drawn.
open class NSScroller: NSControl {
  /// How bars look.
  public enum Style: Int, Sendable {
    /// Beside the content.
    case legacy
    /// Above the content.
    case overlay
  }
  /// How it looks. It's kept.
  open var scrollerStyle = Style.overlay
  /// How much of the whole is in sight, from 0 to 1. It's kept.
  open var knobProportion: CGFloat = 1
  /// How bars look where nothing else is said: above the content.
  open class var preferredScrollerStyle: Style { .overlay }
}

/// What border a view has, by AppKit's name.
public enum NSBorderType: UInt, Sendable {
  /// None.
  case noBorder
  /// A line.
  case lineBorder
  /// One with depth.
  case bezelBorder
  /// A groove.
  case grooveBorder
}

/// The view that shows a part of another one, by AppKit's name.
open class NSClipView: NSView {
  /// Coordinates go down.
  open override var isFlipped: Bool { true }
  /// Shows another part.
  open func scroll(to newOrigin: CGPoint) { bounds.origin = newOrigin }
  /// The view of which a part is shown.
  open var documentView: NSView? {
    get { subviews.first }
    set { subviews = newValue.map { [$0] } ?? [] }
  }
  /// The rectangle of that which is shown, in points.
  open var documentVisibleRect: CGRect { bounds }
  /// Whether it draws a ground. It's kept.
  open var drawsBackground = true
  /// The ground's colour. It's kept.
  open var backgroundColor: NSColor = .clear
  /// The part that may be shown: as asked for.
  open func constrainBoundsRect(_ proposedBounds: CGRect) -> CGRect { proposedBounds }
}

/// A list of rows, by AppKit's name. Its name is drawn.
open class NSTableView: NSControl {
  /// The ground's colour. It's kept.
  open var backgroundColor: NSColor = .clear
  /// How a selected row looks. It's kept.
  open var selectionHighlightStyle = SelectionHighlightStyle.regular
  /// How a selected row looks.
  public enum SelectionHighlightStyle: Int, Sendable {
    /// No otherwise.
    case none = -1
    /// The usual way.
    case regular
  }
  /// Why it isn't drawn.
  open override var _lack: String? { "use List or Table" }
}
/// A list that opens, by AppKit's name. Its name is drawn.
open class NSOutlineView: NSTableView {}
/// Views side by side, by AppKit's name. It's kept.
open class NSSplitView: NSView {
  /// Whether they lie side by side. It's kept.
  open var isVertical = false
}
/// Views of which one is shown, by AppKit's name. Its name is drawn.
open class NSTabView: NSView {
  /// Why it isn't drawn.
  open override var _lack: String? { "use TabView" }
}
/// A slider, by AppKit's name: drawn as `Slider` draws its own.
open class NSSlider: NSControl {
  /// The least value.
  open var minValue = 0.0 { didSet { changed() } }
  /// The greatest value.
  open var maxValue = 1.0 { didSet { changed() } }
  /// 20 points high.
  open override var intrinsicContentSize: CGSize { CGSize(width: NSView.noIntrinsicMetric, height: 20) }
  /// A slider of SwiftUI's.
  open override func _content(in size: CGSize) -> AnyView? {
    guard minValue < maxValue else { return nil }
    return AnyView(Slider(value: .constant(min(max(doubleValue, minValue), maxValue)), in: minValue...maxValue))
  }
}
/// Two buttons that change a number, by AppKit's name. Its name is drawn.
open class NSStepper: NSControl {
  /// Why it isn't drawn.
  open override var _lack: String? { "use Stepper" }
}
/// A switch, by AppKit's name. Its name is drawn.
open class NSSwitch: NSControl {
  /// Why it isn't drawn.
  open override var _lack: String? { "use Toggle" }
}
/// A field for a date, by AppKit's name. Its name is drawn.
open class NSDatePicker: NSControl {
  /// The date.
  open var dateValue = Date()
  /// Why it isn't drawn.
  open override var _lack: String? { "use DatePicker" }
}
/// A button with a menu, by AppKit's name. Its name is drawn.
open class NSPopUpButton: NSControl {
  /// Why it isn't drawn.
  open override var _lack: String? { "use Picker" }
}
/// A field for a colour, by AppKit's name. Its name is drawn.
open class NSColorWell: NSControl {
  /// The colour.
  open var color: NSColor = .black
  /// Why it isn't drawn.
  open override var _lack: String? { "use ColorPicker" }
}

/// A text with lines, by AppKit's name. It isn't drawn.
open class NSText: NSView {
  /// The text.
  open var string = "" { didSet { changed() } }
  /// The colour.
  open var textColor: NSColor?
  /// Whether it has a ground. It's kept.
  open var drawsBackground = true
  /// The ground's colour. It's kept.
  open var backgroundColor: NSColor! = .textBackgroundColor
  /// Whether it's edited. It's kept.
  open var isEditable = true
  /// Whether its text can be selected. It's kept.
  open var isSelectable = true
  /// Whether it has fonts and colours. It's kept.
  open var isRichText = true
  /// Whether it's that of a field. It's kept.
  open var isFieldEditor = false
  /// What is selected. It's kept.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Whether it grows down. It's kept.
  open var isVerticallyResizable = true
  /// Whether it grows across. It's kept.
  open var isHorizontallyResizable = false
  /// The least size, in points. It's kept.
  open var minSize = CGSize.zero
  /// The greatest size, in points. It's kept.
  open var maxSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// Selects all.
  open func selectAll(_ sender: Any?) { selectedRange = NSRange(location: 0, length: string.utf16.count) }
  /// Puts a text in the place of a part.
  open func replaceCharacters(in range: NSRange, with string: String) {
    guard let range = Range(range, in: self.string) else { return }
    self.string.replaceSubrange(range, with: string)
  }
  /// Shows a part. It's kept.
  open func scrollRangeToVisible(_ range: NSRange) {}
  /// Copies what is selected. Nothing is.
  open func copy(_ sender: Any?) {}
  /// Cuts what is selected. Nothing is.
  open func cut(_ sender: Any?) {}
  /// Puts in what was copied. Nothing is.
  open func paste(_ sender: Any?) {}
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What controls draw themselves with, by AppKit's name. It's kept and draws nothing: a control is drawn by its own values.
@preconcurrency @MainActor
open class NSCell: NSObject {
  /// A cell of a text.
  public init(textCell string: String) {
    stringValue = string
    super.init()
  }
  /// A cell without a text.
  public convenience override init() { self.init(textCell: "") }
  /// One of an archive: a cell without a text.
  public required init(coder: NSCoder) {
    stringValue = ""
    super.init()
  }
  /// The control that it's of.
  open weak var controlView: NSView?
  /// The text.
  open var stringValue: String
  /// The text.
  open var title: String {
    get { stringValue }
    set { stringValue = newValue }
  }
  /// A value of its own.
  open var objectValue: Any?
  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it looks pressed.
  open var isHighlighted = false
  /// Whether it's edited.
  open var isEditable = false
  /// Whether its text can be selected.
  open var isSelectable = false
  /// Whether it has a border.
  open var isBordered = false
  /// Whether it has a border with depth.
  open var isBezeled = false
  /// Whether its text is longer than the cell.
  open var isScrollable = false
  /// Whether its text goes on in further lines.
  open var wraps = false
  /// Whether its text is one line.
  open var usesSingleLineMode = false
  /// The size.
  open var controlSize = NSControl.ControlSize.regular
  /// A number to find it by.
  open var tag = 0
  /// The object that is called.
  open weak var target: AnyObject?
  /// The method that is called.
  open var action: Selector?
  /// What it stands for.
  open var representedObject: Any?
  /// The size that it needs, in points: none.
  open var cellSize: CGSize { .zero }
  /// Clicks it: its action isn't called, on Linux methods aren't called by their names.
  open func performClick(_ sender: Any?) {
    // Not the control's own performClick: a class of the app's may call its cell there.
    guard let control = controlView as? NSControl else { return }
    control.sendAction(control.action, to: control.target)
  }
  /// Where it's drawn.
  open func drawingRect(forBounds rect: CGRect) -> CGRect { rect }
  /// Where its text is drawn.
  open func titleRect(forBounds rect: CGRect) -> CGRect { rect }
  /// Draws it. It isn't called here.
  open func draw(withFrame cellFrame: CGRect, in controlView: NSView) {}
  /// Draws what is in it. It isn't called here.
  open func drawInterior(withFrame cellFrame: CGRect, in controlView: NSView) {}
  /// What modules above keep of it: its state and its picture.
  package var kept: [String: Any] = [:]
}

/// A cell that is used, by AppKit's name.
open class NSActionCell: NSCell {}

/// The cell of buttons of which one is chosen, by AppKit's name.
open class NSSegmentedCell: NSActionCell {
  private var numbers: [Int: Int] = [:]
  /// The control whose buttons they are.
  private var control: NSSegmentedControl? { controlView as? NSSegmentedControl }
  /// The number of buttons.
  open var segmentCount: Int {
    get { control?.segmentCount ?? 0 }
    set { control?.segmentCount = newValue }
  }
  /// The chosen button; −1 is none.
  open var selectedSegment: Int {
    get { control?.selectedSegment ?? -1 }
    set { control?.selectedSegment = newValue }
  }
  /// How buttons are chosen.
  open var trackingMode: NSSegmentedControl.SwitchTracking {
    get { control?.trackingMode ?? .selectOne }
    set { control?.trackingMode = newValue }
  }
  /// Sets a button's number.
  open func setTag(_ tag: Int, forSegment segment: Int) { numbers[segment] = tag }
  /// A button's number.
  open func tag(forSegment segment: Int) -> Int { numbers[segment] ?? 0 }
}

/// Buttons of which one is chosen, by AppKit's name: drawn as a `Picker` draws its own, where they have texts.
open class NSSegmentedControl: NSControl {
  /// How buttons are chosen.
  public enum SwitchTracking: UInt, Sendable {
    /// One.
    case selectOne
    /// Any.
    case selectAny
    /// None: each is a button.
    case momentary
    /// One that is pressed harder.
    case momentaryAccelerator
  }
  /// How it looks. It's kept.
  public enum Style: Int, Sendable {
    /// As the system chooses.
    case automatic
    /// Round.
    case rounded
    /// With a texture, and round.
    case texturedRounded
    /// Very round.
    case roundRect
    /// With a texture, and square.
    case texturedSquare
    /// As a capsule.
    case capsule
    /// Square and small.
    case smallSquare
    /// Apart from each other.
    case separated
  }
  /// How widths are shared out. It's kept.
  public enum Distribution: Int, Sendable {
    /// By what they hold.
    case fit
    /// What is left goes to all.
    case fill
    /// All are as wide.
    case fillEqually
    /// By what they hold, in proportion.
    case fillProportionally
  }
  private struct Segment {
    var label: String?
    var width: CGFloat = 0
    var isEnabled = true
    var isSelected = false
    var menu: NSMenu?
    var toolTip: String?
    var tag = 0
    var picture: Any?
  }
  private var segments: [Segment] = [] { didSet { changed() } }
  private func set(_ index: Int, _ change: (inout Segment) -> Void) {
    if segments.indices.contains(index) { change(&segments[index]) }
  }
  private func segment(_ index: Int) -> Segment? { segments.indices.contains(index) ? segments[index] : nil }
  /// A cell that has the control's values.
  open override func _makeCell() -> NSCell {
    let cell = NSSegmentedCell()
    cell.controlView = self
    return cell
  }
  /// Buttons of texts.
  public convenience init(labels: [String], trackingMode: SwitchTracking, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    segmentCount = labels.count
    for (index, label) in labels.enumerated() { setLabel(label, forSegment: index) }
    self.trackingMode = trackingMode
    (self.target, self.action) = (target as AnyObject?, action)
  }
  /// The number of buttons: from 0 to 10,000, whatever is set.
  open var segmentCount: Int {
    get { segments.count }
    set {
      let count = min(max(0, newValue), 10_000)
      segments = segments.prefix(count) + Array(repeating: Segment(), count: max(0, count - segments.count))
    }
  }
  private var last = -1
  /// The button that was chosen last; −1 is none.
  open var selectedSegment: Int {
    get { last }
    set { setSelected(true, forSegment: newValue) }
  }
  /// The button that was chosen last; −1 is none.
  open var indexOfSelectedItem: Int { selectedSegment }
  /// Sets whether a button is chosen.
  open func setSelected(_ selected: Bool, forSegment segment: Int) {
    if trackingMode != .selectAny, selected { for index in segments.indices { segments[index].isSelected = false } }
    set(segment) { $0.isSelected = selected }
    if selected {
      last = segments.indices.contains(segment) ? segment : -1
    } else if last == segment {
      last = -1
    }
  }
  /// Whether a button is chosen.
  open func isSelected(forSegment segment: Int) -> Bool { self.segment(segment)?.isSelected ?? false }
  /// How buttons are chosen.
  open var trackingMode = SwitchTracking.selectOne
  /// How it looks. It's kept.
  open var segmentStyle = Style.automatic
  /// How widths are shared out. It's kept.
  open var segmentDistribution = Distribution.fit
  /// Sets a button's text.
  open func setLabel(_ label: String, forSegment segment: Int) { set(segment) { $0.label = label } }
  /// A button's text.
  open func label(forSegment segment: Int) -> String? { self.segment(segment)?.label }
  /// Sets a button's width, in points; 0 is that of its text.
  open func setWidth(_ width: CGFloat, forSegment segment: Int) { set(segment) { $0.width = width } }
  /// A button's width, in points; 0 is that of its text.
  open func width(forSegment segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }
  /// Sets whether a button can be used.
  open func setEnabled(_ enabled: Bool, forSegment segment: Int) { set(segment) { $0.isEnabled = enabled } }
  /// Whether a button can be used.
  open func isEnabled(forSegment segment: Int) -> Bool { self.segment(segment)?.isEnabled ?? false }
  /// Sets a button's menu.
  open func setMenu(_ menu: NSMenu?, forSegment segment: Int) { set(segment) { $0.menu = menu } }
  /// A button's menu.
  open func menu(forSegment segment: Int) -> NSMenu? { self.segment(segment)?.menu }
  /// Sets what is said of a button.
  open func setToolTip(_ toolTip: String?, forSegment segment: Int) { set(segment) { $0.toolTip = toolTip } }
  /// What is said of a button.
  open func toolTip(forSegment segment: Int) -> String? { self.segment(segment)?.toolTip }
  /// Sets a button's number.
  open func setTag(_ tag: Int, forSegment segment: Int) { set(segment) { $0.tag = tag } }
  /// A button's number.
  open func tag(forSegment segment: Int) -> Int { self.segment(segment)?.tag ?? 0 }
  /// Sets what a module above keeps as a button's picture.
  package func setPicture(_ picture: Any?, forSegment segment: Int) { set(segment) { $0.picture = picture } }
  /// What a module above keeps as a button's picture.
  package func picture(forSegment segment: Int) -> Any? { self.segment(segment)?.picture }
  /// 24 points high, and as wide as its buttons say, where all do.
  open override var intrinsicContentSize: CGSize {
    let widths = segments.map(\.width)
    let isSet = !widths.isEmpty && widths.allSatisfy { $0 > 0 }
    return CGSize(width: isSet ? widths.reduce(0, +) : NSView.noIntrinsicMetric, height: 24)
  }
  /// A picker of SwiftUI's.
  open override func _content(in size: CGSize) -> AnyView? {
    let labels = segments.map { $0.label ?? "" }
    guard !labels.isEmpty else { return nil }
    return AnyView(
      Picker("", selection: .constant(last)) {
        ForEach(labels.indices, id: \.self) { Text(verbatim: labels[$0]).tag($0) }
      }
      .pickerStyle(.segmented).labelsHidden())
  }
}

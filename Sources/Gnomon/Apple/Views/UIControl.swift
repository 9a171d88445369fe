// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view that is used, by UIKit's name. It keeps its targets. ``sendActions(for:)`` calls those that are closures: a method can't be called by its name on Linux.
open class UIControl: UIView {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The events as bits.
    public let rawValue: UInt
    /// The events of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger came down.
    public static let touchDown = Event(rawValue: 1)
    /// A finger moved inside.
    public static let touchDragInside = Event(rawValue: 4)
    /// A finger moved outside.
    public static let touchDragOutside = Event(rawValue: 8)
    /// A finger moved in.
    public static let touchDragEnter = Event(rawValue: 16)
    /// A finger moved out.
    public static let touchDragExit = Event(rawValue: 32)
    /// A finger went up inside.
    public static let touchUpInside = Event(rawValue: 64)
    /// A finger went up outside.
    public static let touchUpOutside = Event(rawValue: 128)
    /// A touch was ended from outside.
    public static let touchCancel = Event(rawValue: 256)
    /// The value has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main thing that the control does.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing has begun.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text has changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing has ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing has ended by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All editing.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// All.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Where the content lies across.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left side.
    case left
    /// At the right side.
    case right
    /// It fills the control.
    case fill
    /// Where reading begins.
    case leading
    /// Where reading ends.
    case trailing
  }
  /// Where the content lies down.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// It fills the control.
    case fill
  }
  /// What state a control is in.
  public struct State: OptionSet, Hashable, Sendable {
    /// The states as bits.
    public let rawValue: UInt
    /// The states of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The usual one.
    public static let normal: State = []
    /// It's pressed.
    public static let highlighted = State(rawValue: 1)
    /// It can't be used.
    public static let disabled = State(rawValue: 2)
    /// It's chosen.
    public static let selected = State(rawValue: 4)
    /// It has the focus.
    public static let focused = State(rawValue: 8)
  }

  private struct Target {
    weak var target: AnyObject?
    var selector: Selector?
    var action: UIAction?
    var events: Event
  }
  private var targetActions: [Target] = []

  /// A control with a rectangle in the view that it will be in, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A control that does something.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  /// A control without a size.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether it can be used.
  open var isEnabled = true { didSet { changed() } }
  /// Whether it's chosen.
  open var isSelected = false { didSet { changed() } }
  /// Whether it's pressed.
  open var isHighlighted = false { didSet { changed() } }
  /// What state it's in.
  open var state: State { controlState }
  /// Where the content lies across. It's kept.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where the content lies down. It's kept.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// Whether a finger is on it: false.
  open var isTracking: Bool { false }

  var controlState: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Keeps a target and its method's name. The method can't be called on Linux.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targetActions.append(Target(target: target as AnyObject?, selector: action, action: nil, events: controlEvents))
  }
  /// Takes a target out.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targetActions.removeAll {
      $0.action == nil && (target == nil || $0.target === target as AnyObject?)
        && (action == nil || $0.selector == action) && !$0.events.isDisjoint(with: controlEvents)
    }
  }
  /// Keeps what is called for events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    targetActions.removeAll { $0.action?.identifier == action.identifier && $0.events == controlEvents }
    targetActions.append(Target(target: nil, selector: nil, action: action, events: controlEvents))
  }
  /// Takes what is called out.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    targetActions.removeAll { $0.action?.identifier == action.identifier && $0.events == controlEvents }
  }
  /// The targets.
  open var allTargets: Set<AnyHashable> {
    Set(targetActions.compactMap { ($0.target as? NSObject).map { AnyHashable($0) } })
  }
  /// Calls what was added for events. A method's name alone can't be called: a warning says so once.
  open func sendActions(for controlEvents: Event) {
    for one in targetActions where !one.events.isDisjoint(with: controlEvents) {
      if let action = one.action {
        action.handler(action)
      } else if let name = one.selector {
        UIView.unsupported(
          "\(type(of: self)) can't call '\(name)': on Linux methods aren't called by their names.",
          hint: "addAction(_:for:) with a UIAction is called.")
      }
    }
  }
}

/// Something that is done by a control or a menu, by UIKit's name.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// What an action is found by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  /// What the action is found by.
  public let identifier: Identifier
  /// What is called.
  let handler: (UIAction) -> Void
  /// How it may be used. It's kept.
  open var attributes: UIMenuElement.Attributes
  /// Whether it's marked. It's kept.
  open var state: UIMenuElement.State
  /// What it's called where there is more room. It's kept.
  open var discoverabilityTitle: String?
  /// The action's text.
  open override var title: String {
    get { ownTitle }
    set { ownTitle = newValue }
  }
  /// What it was sent by: nil.
  open var sender: Any? { nil }

  /// Something that is done.
  public init(
    title: String = "", subtitle: String? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    self.attributes = attributes
    self.state = state
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title)
    self.subtitle = subtitle
  }
}

/// A line of a menu, by UIKit's name.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// How a line may be used.
  public struct Attributes: OptionSet, Sendable {
    /// The ways as bits.
    public let rawValue: UInt
    /// The ways of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Not at all.
    public static let disabled = Attributes(rawValue: 1)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 2)
    /// It isn't shown.
    public static let hidden = Attributes(rawValue: 4)
  }
  /// Whether a line is marked.
  public enum State: Int, Sendable {
    /// It isn't.
    case off
    /// It is.
    case on
    /// Some of what it stands for is.
    case mixed
  }
  /// The line's text.
  open var title: String { ownTitle }
  /// More words below it. They're kept.
  open var subtitle: String?
  /// The line's picture: a `UIImage`. It's for classes of Gnomon.
  public var _image: AnyObject?
  var ownTitle: String
  init(title: String) {
    ownTitle = title
    super.init()
  }
}

/// A menu, by UIKit's name. It's kept and not shown.
open class UIMenu: UIMenuElement {
  /// What it holds.
  public let children: [UIMenuElement]
  /// A menu of lines.
  public init(title: String = "", children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title)
  }
}

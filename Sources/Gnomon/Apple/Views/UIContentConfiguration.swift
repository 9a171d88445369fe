// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A key of a value of your own in a state, by UIKit's name.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String
  /// The key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The key of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What a view's content depends on, by UIKit's name.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// A state of some traits.
  init(traitCollection: UITraitCollection)
  /// The traits.
  var traitCollection: UITraitCollection { get set }
  /// A value of your own.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// What the content of a view depends on, by UIKit's name.
public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether it can't be used.
  public var isDisabled = false
  /// Whether it's pressed.
  public var isHighlighted = false
  /// Whether it's selected.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it stays where the list is scrolled.
  public var isPinned = false
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  /// A state of some traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  /// A value of your own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// What the content of a cell depends on, by UIKit's name.
public struct UICellConfigurationState: UIConfigurationState {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether it can't be used.
  public var isDisabled = false
  /// Whether it's pressed.
  public var isHighlighted = false
  /// Whether it's selected.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it stays where the list is scrolled.
  public var isPinned = false
  /// Whether its list is edited.
  public var isEditing = false
  /// Whether it's expanded.
  public var isExpanded = false
  /// Whether it's swept aside.
  public var isSwiped = false
  /// Whether it's being moved.
  public var isReordering = false
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  /// A state of some traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  /// A value of your own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// What a view shows, as a value, by UIKit's name.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Makes a view that shows it.
  func makeContentView() -> any UIView & UIContentView
  /// What is shown in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration, by UIKit's name.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether it can show a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}
extension UIContentView {
  /// Whether it's of the same type.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// Some of the two directions, by UIKit's name.
public struct UIAxis: OptionSet, Sendable {
  /// The directions as bits.
  public let rawValue: UInt
  /// The directions of some bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// None.
  public static let neither = UIAxis([])
  /// From side to side.
  public static let horizontal = UIAxis(rawValue: 1)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both = UIAxis(rawValue: 3)
}

/// What a cell shows by a configuration: the view that stands in the place of its content view. It's an object: a configuration that makes its view
/// may ask the cell for what it shows.
@MainActor
final class CellContent {
  /// What it shows; nil is what was added to the content view.
  private(set) var configuration: (any UIContentConfiguration)?
  private var view: (any UIView & UIContentView)?
  private var isUpdating = false

  /// Updates the content. What asks for an update meanwhile gets none: it would have no end.
  func update(_ body: () -> Void) {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    body()
  }

  /// Shows a configuration in a view, by the view that is there where it can.
  func show(_ configuration: (any UIContentConfiguration)?, in content: UIView) {
    self.configuration = configuration
    guard let configuration else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(configuration) { return view.configuration = configuration }
    view?.removeFromSuperview()
    let new = configuration.makeContentView()
    new.frame = content.bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(new)
    view = new
  }

  /// Gives what is shown the content view's size: a view doesn't follow one that had none.
  func fill(_ content: UIView) { view?.frame = content.bounds }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A list of rows, by UIKit's name. It keeps what is set, and asks for no rows: its name is drawn.
open class UITableView: UIScrollView, _TableScrolling {
  /// The looks of a list.
  public enum Style: Int, Sendable {
    /// Rows without gaps.
    case plain
    /// Groups of rows.
    case grouped
    /// Groups of rows within distances.
    case insetGrouped
  }
  /// The lines between rows.
  public enum CellSeparatorStyle: Int, Sendable {
    /// None.
    case none
    /// One.
    case singleLine
  }
  /// The looks.
  public private(set) var style = Style.plain
  /// A list of some looks.
  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    self.style = style
  }
  /// A list with a rectangle.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A list of an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The lines between rows. It's kept.
  open var separatorStyle = CellSeparatorStyle.singleLine
  /// The effect of the lines between rows. It's kept.
  open var separatorEffect: UIVisualEffect?
  /// The lines' colour. It's kept.
  open var separatorColor: UIColor?
  /// The lines' distances. They're kept.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// The rows' height in points. It's kept.
  open var rowHeight: CGFloat = -1
  /// The rows' height until it's known. It's kept.
  open var estimatedRowHeight: CGFloat = -1
  /// The distance above a section's header. It's kept.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// The height of sections' headers in points. It's kept.
  open var sectionHeaderHeight: CGFloat = -1
  /// The height of sections' footers in points. It's kept.
  open var sectionFooterHeight: CGFloat = -1
  /// The height of sections' headers until it's known. It's kept.
  open var estimatedSectionHeaderHeight: CGFloat = -1
  /// The height of sections' footers until it's known. It's kept.
  open var estimatedSectionFooterHeight: CGFloat = -1
  /// A view above the rows. It's kept.
  open var tableHeaderView: UIView?
  /// A view below the rows. It's kept.
  open var tableFooterView: UIView?
  /// A view behind the rows. It's kept.
  open var backgroundView: UIView?
  /// Whether rows can be selected. It's kept.
  open var allowsSelection = true
  /// Whether several rows can be selected. It's kept.
  open var allowsMultipleSelection = false
  /// Whether rows are moved and deleted. It's kept.
  open var isEditing = false
  /// Whether rows are moved and deleted. It's kept.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// What gives the rows: it isn't asked.
  open weak var dataSource: (any UITableViewDataSource)?
  /// Asks for the rows again. Nothing happens.
  open func reloadData() {}
  /// Says how rows are made. It's kept by nobody.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  /// A row that can be used again: a new one.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// A row that can be used again: none.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  /// The rows in sight: none.
  open var visibleCells: [UITableViewCell] { [] }
  /// The selected row: none.
  open var indexPathForSelectedRow: IndexPath? { nil }
  /// Why it isn't drawn.
  open override var _lack: String? { dataSource == nil ? nil : "use List" }
}

/// A section's header or footer in a list, by UIKit's name.
open class UITableViewHeaderFooterView: UIView {
  /// What headers are used again by.
  public private(set) var reuseIdentifier: String?
  /// A header that is used again.
  public init(reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    self.reuseIdentifier = reuseIdentifier
    addSubview(contentView)
  }
  /// A header with a rectangle.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }
  /// A header of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
  /// The view that holds what the header shows.
  public let contentView = UIView()
  /// A view behind that. It's kept.
  open var backgroundView: UIView?
  /// Called before it's used again. Nobody calls it.
  open func prepareForReuse() {}
}

/// A row of a list, by UIKit's name.
open class UITableViewCell: UIView {
  /// The looks of a row.
  public enum CellStyle: Int, Sendable {
    /// A text.
    case `default`
    /// A text and a value.
    case value1
    /// A value and a text.
    case value2
    /// A text and another below.
    case subtitle
  }
  /// How a selected row looks.
  public enum SelectionStyle: Int, Sendable {
    /// No otherwise.
    case none
    /// Blue.
    case blue
    /// Grey.
    case gray
    /// The system's.
    case `default`
  }
  /// What rows are used again by.
  public private(set) var reuseIdentifier: String?
  /// A row of some looks.
  public init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    self.reuseIdentifier = reuseIdentifier
    addSubview(contentView)
  }
  /// A row of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
  /// The view that holds what the row shows.
  public let contentView = UIView()
  /// A view behind that. It's kept.
  open var backgroundView: UIView?
  /// A view behind that of a selected row. It's kept.
  open var selectedBackgroundView: UIView?
  /// How it looks when it's selected. It's kept.
  open var selectionStyle = SelectionStyle.default
  /// Whether it's selected.
  open var isSelected = false
  /// Whether it's pressed.
  open var isHighlighted = false
  /// Distances of the line below it. They're kept.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// Called before it's used again.
  open func prepareForReuse() {}
  /// Sets whether it's selected.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Sets whether it's pressed.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  private let shown = CellContent()
  /// What it shows by a configuration; nil is what was added to the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { shown.configuration }
    set { shown.show(newValue, in: contentView) }
  }
  /// Whether the configuration follows the state. It's kept: it does where it's updated.
  open var automaticallyUpdatesContentConfiguration = true
  /// What the content depends on.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
  /// What is called to set the content anew.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Sets the content anew, at once. Asked for by what is called for that, nothing more is done.
  open func setNeedsUpdateConfiguration() { shown.update { updateConfiguration(using: configurationState) } }
  /// Sets the content for a state: calls the handler, or asks the configuration for the state's.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if let configurationUpdateHandler { return configurationUpdateHandler(self, state) }
    guard automaticallyUpdatesContentConfiguration, let contentConfiguration else { return }
    self.contentConfiguration = contentConfiguration.updated(for: state)
  }
  /// The content fills the row.
  open override func layoutSubviews() {
    contentView.frame = bounds
    shown.fill(contentView)
    super.layoutSubviews()
  }
}

/// What gives a list's rows, by UIKit's name. It isn't asked.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// The number of sections.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The number of a section's rows.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// A row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The title of a section's header.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The title of a section's footer.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be edited.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether a row can be moved.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// A row was edited.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// A row was moved.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// nil.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// nil.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// True.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// False.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

/// What is told of a list, by UIKit's name. Nothing is told here.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// A row was selected.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// A row is selected no more.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// The row that is selected; nil where none may be.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Whether a row looks pressed.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// A row is about to be shown.
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// A row's height in points.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The height of a section's header in points.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The height of a section's footer in points.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// A section's header.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// A section's footer.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
}

extension UITableViewDelegate {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// The same row.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// True.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  /// The list's height of rows.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  /// The list's height of headers.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  /// The list's height of footers.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }
  /// nil.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  /// nil.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
}

/// A grid of items, by UIKit's name. It keeps what is set, and asks for no items: its name is drawn.
open class UICollectionView: UIScrollView, _CollectionScrolling {
  /// How the items lie. It's kept, and knows its grid.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      if oldValue !== collectionViewLayout, oldValue.collectionView === self { oldValue.collectionView = nil }
      collectionViewLayout.collectionView = self
    }
  }
  /// A grid whose items lie in some way.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  /// A grid of an archive.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }
  /// A view behind the items. It's kept.
  open var backgroundView: UIView?
  /// Whether items can be selected. It's kept.
  open var allowsSelection = true
  /// Whether several items can be selected. It's kept.
  open var allowsMultipleSelection = false
  /// Whether items are dragged. It's kept.
  open var dragInteractionEnabled = false
  /// What is asked of drags. Nobody asks.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  /// What is asked of drops. Nobody asks.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// When items make room for one that is dragged. It's kept.
  open var reorderingCadence = ReorderingCadence.immediate
  /// What gives the items: it isn't asked.
  open weak var dataSource: (any UICollectionViewDataSource)?
  /// Asks for the items again. Nothing happens.
  open func reloadData() {}
  /// Says how items are made. It's kept by nobody.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  /// An item that can be used again: a new one.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    UICollectionViewCell()
  }
  /// The items in sight: none.
  open var visibleCells: [UICollectionViewCell] { [] }
  /// Sets how the items lie.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }
  /// Why it isn't drawn.
  open override var _lack: String? { dataSource == nil ? nil : "use LazyVGrid or List" }
}

/// An item of a grid that can be used again, by UIKit's name.
open class UICollectionReusableView: UIView {
  /// Called before it's used again.
  open func prepareForReuse() {}
  /// What it's used again by: nil.
  open var reuseIdentifier: String? { nil }
  /// Takes where it lies. It isn't called here.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Where it wishes to lie: as it's told.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// An item of a grid, by UIKit's name.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds what the item shows.
  public private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }()
  /// A view behind that. It's kept.
  open var backgroundView: UIView?
  /// Whether it's selected.
  open var isSelected = false
  /// Whether it's pressed.
  open var isHighlighted = false
  private let shown = CellContent()
  /// What it shows by a configuration; nil is what was added to the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { shown.configuration }
    set { shown.show(newValue, in: contentView) }
  }
  /// Whether the configuration follows the state. It's kept: it does where it's updated.
  open var automaticallyUpdatesContentConfiguration = true
  /// What the content depends on.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
  /// What is called to set the content anew.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Sets the content anew, at once. Asked for by what is called for that, nothing more is done.
  open func setNeedsUpdateConfiguration() { shown.update { updateConfiguration(using: configurationState) } }
  /// Sets the content for a state: calls the handler, or asks the configuration for the state's.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if let configurationUpdateHandler { return configurationUpdateHandler(self, state) }
    guard automaticallyUpdatesContentConfiguration, let contentConfiguration else { return }
    self.contentConfiguration = contentConfiguration.updated(for: state)
  }
  /// The content fills the item.
  open override func layoutSubviews() {
    contentView.frame = bounds
    shown.fill(contentView)
    super.layoutSubviews()
  }
}

/// How a grid's items lie, by UIKit's name. It's kept.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// A way of no kind.
  public override init() { super.init() }
  /// A way of an archive.
  public required init?(coder: NSCoder) { super.init() }
  /// Has it worked out again. Nothing happens.
  open func invalidateLayout() {}
  /// Has some of it worked out again. Nothing happens.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
  /// The grid whose items lie so.
  open internal(set) weak var collectionView: UICollectionView?
  /// The size of all items, in points: zero, none are laid out.
  open var collectionViewContentSize: CGSize { .zero }
  /// Works it out. It isn't called here.
  open func prepare() {}
  /// The items in a rectangle: none.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Where an item lies: nowhere.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a header or footer lies: nowhere.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where an ornament lies: nowhere.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where scrolling ends: where it would by itself. It isn't asked here.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Whether it's worked out again for other bounds: false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// The class that says what is worked out again.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
  /// The class that says where an item lies.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// What is worked out again for other bounds.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let kind = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return kind?.init() ?? UICollectionViewLayoutInvalidationContext()
  }
}

/// Items in lines, by UIKit's name. It's kept.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The items' size in points.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The least distance of lines, in points.
  open var minimumLineSpacing: CGFloat = 10
  /// The least distance of items, in points.
  open var minimumInteritemSpacing: CGFloat = 10
  /// Distances of a section, in points.
  open var sectionInset = UIEdgeInsets.zero
  /// The direction of scrolling.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The items' size until it's known, in points. Zero is no guess.
  open var estimatedItemSize = CGSize.zero
  /// The size that an item of a layout works out by itself.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// The size of a section's header, in points.
  open var headerReferenceSize = CGSize.zero
  /// The size of a section's footer, in points.
  open var footerReferenceSize = CGSize.zero
  /// Whether headers stay in sight.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay in sight.
  open var sectionFootersPinToVisibleBounds = false
  /// The class that says what is worked out again.
  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }
}

extension UICollectionView {
  /// A direction of scrolling, by UIKit's name.
  public enum ScrollDirection: Int, Sendable {
    /// Down.
    case vertical
    /// Across.
    case horizontal
  }
}

/// What gives a grid's items, by UIKit's name. It isn't asked.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// The number of sections.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// The number of a section's items.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// An item.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  /// A header or footer.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Whether an item can be moved.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// An item was moved.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
  /// 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// A plain one.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  /// False.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

/// What is told of a grid, by UIKit's name. Nothing is told here.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// An item was selected.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

/// A list's ``UIScrollView/delegate`` by its own kind.
@preconcurrency @MainActor
public protocol _TableScrolling: UIScrollView {}

extension _TableScrolling {
  /// What is told of the list.
  public var delegate: (any UITableViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UITableViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }
}

/// A grid's ``UIScrollView/delegate`` by its own kind.
@preconcurrency @MainActor
public protocol _CollectionScrolling: UIScrollView {}

extension _CollectionScrolling {
  /// What is told of the grid.
  public var delegate: (any UICollectionViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UICollectionViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }
}

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
  /// Called before it's used again.
  open func prepareForReuse() {}
  /// Sets whether it's selected.
  open func setSelected(_ selected: Bool, animated: Bool) {}
  /// The content fills the row.
  open override func layoutSubviews() {
    contentView.frame = bounds
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
}

extension UITableViewDataSource {
  /// 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// What is told of a list, by UIKit's name. Nothing is told here.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// A row was selected.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

/// A grid of items, by UIKit's name. It keeps what is set, and asks for no items: its name is drawn.
open class UICollectionView: UIScrollView, _CollectionScrolling {
  /// How the items lie. It's kept.
  open var collectionViewLayout: UICollectionViewLayout
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
  }
  /// A view behind the items. It's kept.
  open var backgroundView: UIView?
  /// Whether items can be selected. It's kept.
  open var allowsSelection = true
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
}

/// How a grid's items lie, by UIKit's name. It's kept.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The grid whose items lie so.
  open internal(set) weak var collectionView: UICollectionView?
  /// A way of no kind.
  public override init() { super.init() }
  /// A way of an archive.
  public required init?(coder: NSCoder) { super.init() }
  /// Has it worked out again. Nothing happens.
  open func invalidateLayout() {}
  /// The size of all items, in points: zero.
  open var collectionViewContentSize: CGSize { .zero }
  /// Called before places are asked for. It isn't called here.
  open func prepare() {}
  /// Where the items in a rectangle lie: nil. It isn't asked here.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Where an item lies: nil. It isn't asked here.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a header or footer lies: nil. It isn't asked here.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where an ornament lies: nil. It isn't asked here.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether it's worked out again for other bounds: false. It isn't asked here.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Where scrolling ends: where it would by itself. It isn't asked here.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
}

/// Where an item of a grid lies, by UIKit's name. It's kept.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// The item's place in the grid.
  open var indexPath: IndexPath
  /// The kind of header, footer or ornament; nil is an item.
  public let representedElementKind: String?
  /// The item's middle in the grid, in points.
  open var center = CGPoint.zero
  /// The item's size in points.
  open var size = CGSize.zero
  /// How it's turned and scaled.
  open var transform = CGAffineTransform.identity
  /// The opacity.
  open var alpha: CGFloat = 1
  /// How far in front it lies.
  open var zIndex = 0
  /// Whether it's out of sight.
  open var isHidden = false

  /// Where an item lies.
  public convenience init(forCellWith indexPath: IndexPath) { self.init(nil, indexPath) }
  /// Where a header or footer lies.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(elementKind, indexPath)
  }
  /// Where an ornament lies.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(decorationViewKind, indexPath)
  }
  private init(_ kind: String?, _ indexPath: IndexPath) {
    (representedElementKind, self.indexPath) = (kind, indexPath)
    super.init()
  }

  /// The rectangle in the grid, in points.
  open var frame: CGRect {
    get { CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height) }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  /// The rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
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
}

extension UICollectionView {
  /// The kind of sections' headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of sections' footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  /// Says how headers and footers are made. It's kept by nobody.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {}
  /// A header or footer that can be used again: a new one.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  /// The number of sections, as who gives the items says.
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// The number of a section's items, as who gives them says.
  public func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  /// The places of the items in sight: none.
  public var indexPathsForVisibleItems: [IndexPath] { [] }
  /// The places of the selected items: none.
  public var indexPathsForSelectedItems: [IndexPath]? { nil }
  /// The places of the headers or footers in sight: none.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The headers or footers in sight: none.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] { [] }
  /// The place of an item in sight: nil.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
  /// The place of the item at a point: nil.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  /// The item in sight at a place: nil.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
  /// Where an item lies: as the layout says.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// Selects an item. Nothing happens.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  /// Selects an item no more. Nothing happens.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {}
  /// Brings an item into sight. Nothing happens.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
  /// Puts items in. Nothing happens.
  public func insertItems(at indexPaths: [IndexPath]) {}
  /// Takes items out. Nothing happens.
  public func deleteItems(at indexPaths: [IndexPath]) {}
  /// Asks for items again. Nothing happens.
  public func reloadItems(at indexPaths: [IndexPath]) {}
  /// Asks for sections again. Nothing happens.
  public func reloadSections(_ sections: IndexSet) {}
  /// Calls a function that changes items, and another when that is shown: at once.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }

  /// Where an item is brought to, by UIKit's name.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The places as bits.
    public let rawValue: UInt
    /// The places of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle from left to right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

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
  /// A header or footer.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// The number of sections.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// The number of a section's items.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// An item.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
}

extension UICollectionViewDataSource {
  /// An empty one.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  /// 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
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

/// What tells the lengths of items in lines, by UIKit's name. It isn't asked.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// The distances of a section.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// The least distance of lines.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The least distance of items.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The size of a section's header.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// The size of a section's footer.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// The layout's own.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
  /// The layout's own.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
  /// The layout's own.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
  /// The layout's own.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
  /// The layout's own.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
  /// The layout's own.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
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

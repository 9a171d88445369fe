// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Where an item of a grid lies, by UIKit's name.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The kinds of items.
  public enum ElementCategory: UInt, Sendable {
    /// An item.
    case cell
    /// A header or footer.
    case supplementaryView
    /// Something behind items.
    case decorationView
  }
  /// The item's place.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The rectangle, in points.
  open var frame: CGRect = .zero
  /// The middle, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// The size, in points.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }
  /// The rectangle from its own corner, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// How it's turned.
  open var transform = CGAffineTransform.identity
  /// How much it covers what is behind: from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether it lies over others: those with more lie over those with less.
  open var zIndex = 0
  /// Whether it's hidden.
  open var isHidden = false
  /// The kind.
  public private(set) var representedElementCategory = ElementCategory.cell
  /// The name of a header's or footer's kind.
  public private(set) var representedElementKind: String?
  /// Where an item lies.
  public required override init() { super.init() }
  /// Where the item of a place lies.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  /// Where the header or footer of a place lies.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    (self.indexPath, representedElementKind, representedElementCategory) = (indexPath, elementKind, .supplementaryView)
  }
  /// Another object of the same class with the same values. A class with values of its own adds them.
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = type(of: self).init()
    (other.indexPath, other.frame, other.transform) = (indexPath, frame, transform)
    (other.alpha, other.zIndex, other.isHidden) = (alpha, zIndex, isHidden)
    other.representedElementCategory = representedElementCategory
    other.representedElementKind = representedElementKind
    return other
  }
}

/// What of a grid is worked out again, by UIKit's name. It's kept.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Nothing.
  public required override init() { super.init() }
  /// Whether all is: false.
  open var invalidateEverything: Bool { false }
  /// Whether the data source's numbers are: false.
  open var invalidateDataSourceCounts: Bool { false }
  /// The items.
  public private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// How far the content is moved, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much larger the content is, in points.
  open var contentSizeAdjustment = CGSize.zero
  /// Adds items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Adds headers or footers.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
}
/// What of items in lines is worked out again, by UIKit's name. It's kept.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate's sizes are.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the layout's attributes are.
  open var invalidateFlowLayoutAttributes = true
}

extension UICollectionView {
  /// When items make room for one that is dragged.
  public enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate
    /// Soon.
    case fast
    /// Late.
    case slow
  }
  /// Where an item lies when the grid is scrolled to it.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The places as bits.
    public let rawValue: UInt
    /// The places of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }
  /// The kind of sections' headers.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of sections' footers.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  /// The selected items: none.
  public var indexPathsForSelectedItems: [IndexPath]? { [] }
  /// The places of the items in sight: none.
  public var indexPathsForVisibleItems: [IndexPath] { [] }
  /// The places of the headers or footers in sight: none.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Where an item lies: as the layout says.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// Selects an item. There is none.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  /// Selects an item no more. There is none.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {}
  /// Shows an item. There is none.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
  /// The item at a place: nil, none is shown.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
  /// The place of an item: nil, none is shown.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
  /// The place of the item at a point: nil, none is shown.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  /// The headers or footers in sight: none.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] { [] }
  /// Says how headers or footers are made. It's kept by nobody.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {}
  /// A header or footer that can be used again: a new one.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  /// Makes changes of items together.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }
  /// Whether something is dragged out of it: false.
  public var hasActiveDrag: Bool { false }
  /// Whether something is dragged over it: false.
  public var hasActiveDrop: Bool { false }
  /// The number of sections: what the data source says.
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// The number of a section's items: what the data source says.
  public func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
}

/// What says how large a grid's items in lines are, by UIKit's name. Nobody asks.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// An item's size, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// Distances of a section, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// The least distance of lines, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The least distance of items, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The size of a section's header, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// The size of a section's footer, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// The layout's.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
  /// The layout's.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
  /// The layout's.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
  /// The layout's.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
  /// The layout's.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
  /// The layout's.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}

/// What is asked of drags out of a grid, by UIKit's name. Nobody asks.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// What is dragged.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
}
/// What is asked of drops into a grid, by UIKit's name. Nobody asks.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// It's dropped.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
}
/// A drop into a grid, by UIKit's name. There is none here.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// What is dropped.
  var items: [any UICollectionViewDropItem] { get }
  /// Where it's dropped.
  var destinationIndexPath: IndexPath? { get }
  /// What is done with it.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Moves it to an item's place with an animation.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}
/// What is dropped into a grid, by UIKit's name. There is none here.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// What is dragged.
  var dragItem: UIDragItem { get }
  /// Where it was in the grid.
  var sourceIndexPath: IndexPath? { get }
}
/// What would be done with what is dropped into a grid, by UIKit's name.
open class UICollectionViewDropProposal: UIDropProposal {
  /// How it would lie.
  public enum Intent: Int, Sendable {
    /// As the grid chooses.
    case unspecified
    /// Between items.
    case insertAtDestinationIndexPath
    /// In an item.
    case insertIntoDestinationIndexPath
  }
  /// How it would lie.
  public private(set) var intent = Intent.unspecified
  /// What is done, and how it would lie.
  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation)
    self.intent = intent
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A controller of a list, by UIKit's name. It's the list's data source and delegate; the list asks for no rows.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private var style = UITableView.Style.plain

  /// A controller of a list with some looks.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// A controller. Nibs aren't read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// A controller of an archive: a plain one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The list: the controller's view.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }
  /// Whether the selection goes when the list is shown. It's kept.
  open var clearsSelectionOnViewWillAppear = true
  /// What is pulled to load the list again. It's kept.
  open var refreshControl: UIRefreshControl?
  /// Makes the list.
  open override func loadView() {
    let table = UITableView(frame: .zero, style: style)
    (table.dataSource, table.delegate) = (self, self)
    view = table
  }

  /// 1.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// 0.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// A plain row.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  /// nil.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// nil.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// True.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// False.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// The list's height of rows.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { tableView.rowHeight }
  /// The list's height of headers.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  /// The list's height of footers.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }
  /// nil.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  /// nil.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  /// Does nothing.
  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  /// True.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  /// The same row.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// Does nothing.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Does nothing.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

extension UITableView {
  /// How rows come and go. None are shown.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade
    /// From the right.
    case right
    /// From the left.
    case left
    /// From the top.
    case top
    /// From the bottom.
    case bottom
    /// Not at all.
    case none
    /// From the middle.
    case middle
    /// As the list chooses.
    case automatic = 100
  }
  /// Where a row lies when the list is scrolled to it.
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere in sight.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }
  /// The height of rows that work it out by themselves.
  nonisolated public static let automaticDimension: CGFloat = -1
  /// Begins changes of rows. Nothing happens.
  public func beginUpdates() {}
  /// Ends changes of rows. Nothing happens.
  public func endUpdates() {}
  /// Makes changes of rows together.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }
  /// Asks for rows again. Nothing happens.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Asks for sections again. Nothing happens.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Says that there are more rows. Nothing happens.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Says that rows are gone. Nothing happens.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Shows a row. There is none.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
  /// Selects a row. There is none.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  /// Selects a row no more. There is none.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  /// The places of the rows in sight: none.
  public var indexPathsForVisibleRows: [IndexPath]? { [] }
  /// The places of the selected rows: none.
  public var indexPathsForSelectedRows: [IndexPath]? { nil }
  /// The place of a row: nil, none is shown.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  /// The place of the row at a point: nil, none is shown.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  /// The row at a place: nil, none is shown.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  /// The number of sections: what the data source says.
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  /// The number of a section's rows: what the data source says.
  public func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  /// Says how headers and footers are made. It's kept by nobody.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}
  /// A header or footer that can be used again: none.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? { nil }
}

extension UITableViewCell {
  /// What editing does to a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none
    /// It's deleted.
    case delete
    /// Another is added.
    case insert
  }
  /// The lines between rows.
  public typealias SeparatorStyle = UITableView.CellSeparatorStyle
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A place in a table or a collection: the section, and the row or item in it. UIKit's names for an index path's two indices.
extension IndexPath {
  /// The place of a row in a table's section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The place of an item in a collection's section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section: the first index. 0 where there is none.
  public var section: Int {
    get { isEmpty ? 0 : self[0] }
    set { self = IndexPath(indexes: [newValue, row]) }
  }
  /// The row in its section: the second index. 0 where there is none.
  public var row: Int {
    get { count < 2 ? 0 : self[1] }
    set { self = IndexPath(indexes: [section, newValue]) }
  }
  /// The item in its section: the second index. 0 where there is none.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}

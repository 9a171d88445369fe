// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Blocks of two to ten columns.
extension TableColumnBuilder {
  /// Puts two columns beside each other, in a table with the builder's sort comparator.
  public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> TupleTableColumnContent<RowValue, Sort, (C0, C1)>
  where C0: TableColumnContent, C1: TableColumnContent, C0.TableRowValue == RowValue, C1.TableRowValue == RowValue {
    TupleTableColumnContent((c0, c1)) { [$0.0._columns, $0.1._columns] }
  }

  /// Puts two columns beside each other that rows can't be sorted by.
  @_disfavoredOverload
  public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> TupleTableColumnContent<RowValue, Never, (C0, C1)>
  where
    C0: TableColumnContent, C1: TableColumnContent, C0.TableRowValue == RowValue, C1.TableRowValue == RowValue,
    C0.TableColumnSortComparator == Never, C1.TableColumnSortComparator == Never
  {
    TupleTableColumnContent((c0, c1)) { [$0.0._columns, $0.1._columns] }
  }

  /// Puts three columns beside each other, in a table with the builder's sort comparator.
  public static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> TupleTableColumnContent<
    RowValue, Sort, (C0, C1, C2)
  >
  where
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C0.TableRowValue == RowValue,
    C1.TableRowValue == RowValue, C2.TableRowValue == RowValue
  {
    TupleTableColumnContent((c0, c1, c2)) { [$0.0._columns, $0.1._columns, $0.2._columns] }
  }

  /// Puts three columns beside each other that rows can't be sorted by.
  @_disfavoredOverload
  public static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> TupleTableColumnContent<
    RowValue, Never, (C0, C1, C2)
  >
  where
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C0.TableRowValue == RowValue,
    C1.TableRowValue == RowValue, C2.TableRowValue == RowValue, C0.TableColumnSortComparator == Never,
    C1.TableColumnSortComparator == Never, C2.TableColumnSortComparator == Never
  {
    TupleTableColumnContent((c0, c1, c2)) { [$0.0._columns, $0.1._columns, $0.2._columns] }
  }

  /// Puts four columns beside each other, in a table with the builder's sort comparator.
  public static func buildBlock<C0, C1, C2, C3>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> TupleTableColumnContent<
    RowValue, Sort, (C0, C1, C2, C3)
  >
  where
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
    C3.TableRowValue == RowValue
  {
    TupleTableColumnContent((c0, c1, c2, c3)) { [$0.0._columns, $0.1._columns, $0.2._columns, $0.3._columns] }
  }

  /// Puts four columns beside each other that rows can't be sorted by.
  @_disfavoredOverload
  public static func buildBlock<C0, C1, C2, C3>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> TupleTableColumnContent<
    RowValue, Never, (C0, C1, C2, C3)
  >
  where
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
    C3.TableRowValue == RowValue, C0.TableColumnSortComparator == Never, C1.TableColumnSortComparator == Never,
    C2.TableColumnSortComparator == Never, C3.TableColumnSortComparator == Never
  {
    TupleTableColumnContent((c0, c1, c2, c3)) { [$0.0._columns, $0.1._columns, $0.2._columns, $0.3._columns] }
  }

  /// Puts five columns beside each other, in a table with the builder's sort comparator.
  public static func buildBlock<C0, C1, C2, C3, C4>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4)
    -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4)>
  where
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
    C3.TableRowValue == RowValue, C4.TableRowValue == RowValue
  {
    TupleTableColumnContent((c0, c1, c2, c3, c4)) {
      [$0.0._columns, $0.1._columns, $0.2._columns, $0.3._columns, $0.4._columns]
    }
  }

  /// Puts five columns beside each other that rows can't be sorted by.
  @_disfavoredOverload
  public static func buildBlock<C0, C1, C2, C3, C4>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4)
    -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2, C3, C4)>
  where
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
    C3.TableRowValue == RowValue, C4.TableRowValue == RowValue, C0.TableColumnSortComparator == Never,
    C1.TableColumnSortComparator == Never, C2.TableColumnSortComparator == Never, C3.TableColumnSortComparator == Never,
    C4.TableColumnSortComparator == Never
  {
    TupleTableColumnContent((c0, c1, c2, c3, c4)) {
      [$0.0._columns, $0.1._columns, $0.2._columns, $0.3._columns, $0.4._columns]
    }
  }

  /// Puts six columns beside each other, in a table with the builder's sort comparator.
  public static func buildBlock<C0, C1, C2, C3, C4, C5>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5)
    -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5)>
  where
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent, C0.TableRowValue == RowValue, C1.TableRowValue == RowValue,
    C2.TableRowValue == RowValue, C3.TableRowValue == RowValue, C4.TableRowValue == RowValue,
    C5.TableRowValue == RowValue
  {
    TupleTableColumnContent((c0, c1, c2, c3, c4, c5)) {
      [$0.0._columns, $0.1._columns, $0.2._columns, $0.3._columns, $0.4._columns, $0.5._columns]
    }
  }

  /// Puts six columns beside each other that rows can't be sorted by.
  @_disfavoredOverload
  public static func buildBlock<C0, C1, C2, C3, C4, C5>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5)
    -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2, C3, C4, C5)>
  where
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent, C0.TableRowValue == RowValue, C1.TableRowValue == RowValue,
    C2.TableRowValue == RowValue, C3.TableRowValue == RowValue, C4.TableRowValue == RowValue,
    C5.TableRowValue == RowValue, C0.TableColumnSortComparator == Never, C1.TableColumnSortComparator == Never,
    C2.TableColumnSortComparator == Never, C3.TableColumnSortComparator == Never, C4.TableColumnSortComparator == Never,
    C5.TableColumnSortComparator == Never
  {
    TupleTableColumnContent((c0, c1, c2, c3, c4, c5)) {
      [$0.0._columns, $0.1._columns, $0.2._columns, $0.3._columns, $0.4._columns, $0.5._columns]
    }
  }

  /// Puts seven columns beside each other, in a table with the builder's sort comparator.
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6)>
  where
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C0.TableRowValue == RowValue,
    C1.TableRowValue == RowValue, C2.TableRowValue == RowValue, C3.TableRowValue == RowValue,
    C4.TableRowValue == RowValue, C5.TableRowValue == RowValue, C6.TableRowValue == RowValue
  {
    TupleTableColumnContent((c0, c1, c2, c3, c4, c5, c6)) {
      [$0.0._columns, $0.1._columns, $0.2._columns, $0.3._columns, $0.4._columns, $0.5._columns, $0.6._columns]
    }
  }

  /// Puts seven columns beside each other that rows can't be sorted by.
  @_disfavoredOverload
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2, C3, C4, C5, C6)>
  where
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C0.TableRowValue == RowValue,
    C1.TableRowValue == RowValue, C2.TableRowValue == RowValue, C3.TableRowValue == RowValue,
    C4.TableRowValue == RowValue, C5.TableRowValue == RowValue, C6.TableRowValue == RowValue,
    C0.TableColumnSortComparator == Never, C1.TableColumnSortComparator == Never, C2.TableColumnSortComparator == Never,
    C3.TableColumnSortComparator == Never, C4.TableColumnSortComparator == Never, C5.TableColumnSortComparator == Never,
    C6.TableColumnSortComparator == Never
  {
    TupleTableColumnContent((c0, c1, c2, c3, c4, c5, c6)) {
      [$0.0._columns, $0.1._columns, $0.2._columns, $0.3._columns, $0.4._columns, $0.5._columns, $0.6._columns]
    }
  }

  /// Puts eight columns beside each other, in a table with the builder's sort comparator.
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7)>
  where
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent,
    C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
    C3.TableRowValue == RowValue, C4.TableRowValue == RowValue, C5.TableRowValue == RowValue,
    C6.TableRowValue == RowValue, C7.TableRowValue == RowValue
  {
    TupleTableColumnContent((c0, c1, c2, c3, c4, c5, c6, c7)) {
      [
        $0.0._columns, $0.1._columns, $0.2._columns, $0.3._columns, $0.4._columns, $0.5._columns, $0.6._columns,
        $0.7._columns,
      ]
    }
  }

  /// Puts eight columns beside each other that rows can't be sorted by.
  @_disfavoredOverload
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2, C3, C4, C5, C6, C7)>
  where
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent,
    C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
    C3.TableRowValue == RowValue, C4.TableRowValue == RowValue, C5.TableRowValue == RowValue,
    C6.TableRowValue == RowValue, C7.TableRowValue == RowValue, C0.TableColumnSortComparator == Never,
    C1.TableColumnSortComparator == Never, C2.TableColumnSortComparator == Never, C3.TableColumnSortComparator == Never,
    C4.TableColumnSortComparator == Never, C5.TableColumnSortComparator == Never, C6.TableColumnSortComparator == Never,
    C7.TableColumnSortComparator == Never
  {
    TupleTableColumnContent((c0, c1, c2, c3, c4, c5, c6, c7)) {
      [
        $0.0._columns, $0.1._columns, $0.2._columns, $0.3._columns, $0.4._columns, $0.5._columns, $0.6._columns,
        $0.7._columns,
      ]
    }
  }

  /// Puts nine columns beside each other, in a table with the builder's sort comparator.
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>
  where
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent,
    C8: TableColumnContent, C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
    C3.TableRowValue == RowValue, C4.TableRowValue == RowValue, C5.TableRowValue == RowValue,
    C6.TableRowValue == RowValue, C7.TableRowValue == RowValue, C8.TableRowValue == RowValue
  {
    TupleTableColumnContent((c0, c1, c2, c3, c4, c5, c6, c7, c8)) {
      [
        $0.0._columns, $0.1._columns, $0.2._columns, $0.3._columns, $0.4._columns, $0.5._columns, $0.6._columns,
        $0.7._columns, $0.8._columns,
      ]
    }
  }

  /// Puts nine columns beside each other that rows can't be sorted by.
  @_disfavoredOverload
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>
  where
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent,
    C8: TableColumnContent, C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
    C3.TableRowValue == RowValue, C4.TableRowValue == RowValue, C5.TableRowValue == RowValue,
    C6.TableRowValue == RowValue, C7.TableRowValue == RowValue, C8.TableRowValue == RowValue,
    C0.TableColumnSortComparator == Never, C1.TableColumnSortComparator == Never, C2.TableColumnSortComparator == Never,
    C3.TableColumnSortComparator == Never, C4.TableColumnSortComparator == Never, C5.TableColumnSortComparator == Never,
    C6.TableColumnSortComparator == Never, C7.TableColumnSortComparator == Never, C8.TableColumnSortComparator == Never
  {
    TupleTableColumnContent((c0, c1, c2, c3, c4, c5, c6, c7, c8)) {
      [
        $0.0._columns, $0.1._columns, $0.2._columns, $0.3._columns, $0.4._columns, $0.5._columns, $0.6._columns,
        $0.7._columns, $0.8._columns,
      ]
    }
  }

  /// Puts ten columns beside each other, in a table with the builder's sort comparator.
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  where
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent,
    C8: TableColumnContent, C9: TableColumnContent, C0.TableRowValue == RowValue, C1.TableRowValue == RowValue,
    C2.TableRowValue == RowValue, C3.TableRowValue == RowValue, C4.TableRowValue == RowValue,
    C5.TableRowValue == RowValue, C6.TableRowValue == RowValue, C7.TableRowValue == RowValue,
    C8.TableRowValue == RowValue, C9.TableRowValue == RowValue
  {
    TupleTableColumnContent((c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)) {
      [
        $0.0._columns, $0.1._columns, $0.2._columns, $0.3._columns, $0.4._columns, $0.5._columns, $0.6._columns,
        $0.7._columns, $0.8._columns, $0.9._columns,
      ]
    }
  }

  /// Puts ten columns beside each other that rows can't be sorted by.
  @_disfavoredOverload
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  where
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent,
    C8: TableColumnContent, C9: TableColumnContent, C0.TableRowValue == RowValue, C1.TableRowValue == RowValue,
    C2.TableRowValue == RowValue, C3.TableRowValue == RowValue, C4.TableRowValue == RowValue,
    C5.TableRowValue == RowValue, C6.TableRowValue == RowValue, C7.TableRowValue == RowValue,
    C8.TableRowValue == RowValue, C9.TableRowValue == RowValue, C0.TableColumnSortComparator == Never,
    C1.TableColumnSortComparator == Never, C2.TableColumnSortComparator == Never, C3.TableColumnSortComparator == Never,
    C4.TableColumnSortComparator == Never, C5.TableColumnSortComparator == Never, C6.TableColumnSortComparator == Never,
    C7.TableColumnSortComparator == Never, C8.TableColumnSortComparator == Never, C9.TableColumnSortComparator == Never
  {
    TupleTableColumnContent((c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)) {
      [
        $0.0._columns, $0.1._columns, $0.2._columns, $0.3._columns, $0.4._columns, $0.5._columns, $0.6._columns,
        $0.7._columns, $0.8._columns, $0.9._columns,
      ]
    }
  }
}

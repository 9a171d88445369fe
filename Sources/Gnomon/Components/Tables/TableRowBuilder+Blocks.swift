// SPDX-License-Identifier: Apache-2.0
/// Blocks of two to ten contents.
extension TableRowBuilder {
  /// Puts two contents, each of any number of rows, below each other.
  public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> TupleTableRowContent<Value, (C0, C1)>
  where C0: TableRowContent, C1: TableRowContent, C0.TableRowValue == Value, C1.TableRowValue == Value {
    TupleTableRowContent((c0, c1)) { [$0.0._rows($1), $0.1._rows($1)] }
  }

  /// Puts three contents, each of any number of rows, below each other.
  public static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> TupleTableRowContent<Value, (C0, C1, C2)>
  where
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C0.TableRowValue == Value, C1.TableRowValue == Value,
    C2.TableRowValue == Value
  {
    TupleTableRowContent((c0, c1, c2)) { [$0.0._rows($1), $0.1._rows($1), $0.2._rows($1)] }
  }

  /// Puts four contents, each of any number of rows, below each other.
  public static func buildBlock<C0, C1, C2, C3>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> TupleTableRowContent<
    Value, (C0, C1, C2, C3)
  >
  where
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C0.TableRowValue == Value,
    C1.TableRowValue == Value, C2.TableRowValue == Value, C3.TableRowValue == Value
  {
    TupleTableRowContent((c0, c1, c2, c3)) { [$0.0._rows($1), $0.1._rows($1), $0.2._rows($1), $0.3._rows($1)] }
  }

  /// Puts five contents, each of any number of rows, below each other.
  public static func buildBlock<C0, C1, C2, C3, C4>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4)
    -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4)>
  where
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
    C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value, C3.TableRowValue == Value,
    C4.TableRowValue == Value
  {
    TupleTableRowContent((c0, c1, c2, c3, c4)) {
      [$0.0._rows($1), $0.1._rows($1), $0.2._rows($1), $0.3._rows($1), $0.4._rows($1)]
    }
  }

  /// Puts six contents, each of any number of rows, below each other.
  public static func buildBlock<C0, C1, C2, C3, C4, C5>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5)
    -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5)>
  where
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
    C5: TableRowContent, C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value,
    C3.TableRowValue == Value, C4.TableRowValue == Value, C5.TableRowValue == Value
  {
    TupleTableRowContent((c0, c1, c2, c3, c4, c5)) {
      [$0.0._rows($1), $0.1._rows($1), $0.2._rows($1), $0.3._rows($1), $0.4._rows($1), $0.5._rows($1)]
    }
  }

  /// Puts seven contents, each of any number of rows, below each other.
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6)>
  where
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
    C5: TableRowContent, C6: TableRowContent, C0.TableRowValue == Value, C1.TableRowValue == Value,
    C2.TableRowValue == Value, C3.TableRowValue == Value, C4.TableRowValue == Value, C5.TableRowValue == Value,
    C6.TableRowValue == Value
  {
    TupleTableRowContent((c0, c1, c2, c3, c4, c5, c6)) {
      [$0.0._rows($1), $0.1._rows($1), $0.2._rows($1), $0.3._rows($1), $0.4._rows($1), $0.5._rows($1), $0.6._rows($1)]
    }
  }

  /// Puts eight contents, each of any number of rows, below each other.
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7)>
  where
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
    C5: TableRowContent, C6: TableRowContent, C7: TableRowContent, C0.TableRowValue == Value, C1.TableRowValue == Value,
    C2.TableRowValue == Value, C3.TableRowValue == Value, C4.TableRowValue == Value, C5.TableRowValue == Value,
    C6.TableRowValue == Value, C7.TableRowValue == Value
  {
    TupleTableRowContent((c0, c1, c2, c3, c4, c5, c6, c7)) {
      [
        $0.0._rows($1), $0.1._rows($1), $0.2._rows($1), $0.3._rows($1), $0.4._rows($1), $0.5._rows($1), $0.6._rows($1),
        $0.7._rows($1),
      ]
    }
  }

  /// Puts nine contents, each of any number of rows, below each other.
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>
  where
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
    C5: TableRowContent, C6: TableRowContent, C7: TableRowContent, C8: TableRowContent, C0.TableRowValue == Value,
    C1.TableRowValue == Value, C2.TableRowValue == Value, C3.TableRowValue == Value, C4.TableRowValue == Value,
    C5.TableRowValue == Value, C6.TableRowValue == Value, C7.TableRowValue == Value, C8.TableRowValue == Value
  {
    TupleTableRowContent((c0, c1, c2, c3, c4, c5, c6, c7, c8)) {
      [
        $0.0._rows($1), $0.1._rows($1), $0.2._rows($1), $0.3._rows($1), $0.4._rows($1), $0.5._rows($1), $0.6._rows($1),
        $0.7._rows($1), $0.8._rows($1),
      ]
    }
  }

  /// Puts ten contents, each of any number of rows, below each other.
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  where
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
    C5: TableRowContent, C6: TableRowContent, C7: TableRowContent, C8: TableRowContent, C9: TableRowContent,
    C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value, C3.TableRowValue == Value,
    C4.TableRowValue == Value, C5.TableRowValue == Value, C6.TableRowValue == Value, C7.TableRowValue == Value,
    C8.TableRowValue == Value, C9.TableRowValue == Value
  {
    TupleTableRowContent((c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)) {
      [
        $0.0._rows($1), $0.1._rows($1), $0.2._rows($1), $0.3._rows($1), $0.4._rows($1), $0.5._rows($1), $0.6._rows($1),
        $0.7._rows($1), $0.8._rows($1), $0.9._rows($1),
      ]
    }
  }
}

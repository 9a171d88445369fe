// SPDX-License-Identifier: Apache-2.0
/// Arithmetic on long rows of numbers, `Float` or `Double`.
///
/// Rows that are worked on together have to be of the same length, as the ones that results are written to: what isn't is an error of the
/// program, as on Apple's systems, and ends it.
public enum vDSP {
  /// The number of elements.
  public typealias Length = UInt
  /// The distance from an element to the next.
  public typealias Stride = Int

  /// Writes an array of results.
  @inlinable static func array<A: AccelerateBuffer>(
    _ a: A, _ operation: (A.Element) -> A.Element
  ) -> [A.Element] {
    a.withUnsafeBufferPointer { a in a.map(operation) }
  }

  /// Writes an array of results of two rows.
  @inlinable static func array<A: AccelerateBuffer, B: AccelerateBuffer>(
    _ a: A, _ b: B, _ operation: (A.Element, B.Element) -> A.Element
  ) -> [A.Element] {
    check(a.count, b.count)
    return a.withUnsafeBufferPointer { a in
      b.withUnsafeBufferPointer { b in a.indices.map { operation(a[$0], b[$0]) } }
    }
  }

  /// Writes results into memory that is there.
  @inlinable static func write<A: AccelerateBuffer, R: AccelerateMutableBuffer>(
    _ a: A, _ result: inout R, _ operation: (A.Element) -> R.Element
  ) {
    check(a.count, result.count)
    a.withUnsafeBufferPointer { a in
      result.withUnsafeMutableBufferPointer { result in
        for index in a.indices { result[index] = operation(a[index]) }
      }
    }
  }

  /// Writes results of two rows into memory that is there.
  @inlinable static func write<A: AccelerateBuffer, B: AccelerateBuffer, R: AccelerateMutableBuffer>(
    _ a: A, _ b: B, _ result: inout R, _ operation: (A.Element, B.Element) -> R.Element
  ) {
    check(a.count, b.count)
    check(a.count, result.count)
    a.withUnsafeBufferPointer { a in
      b.withUnsafeBufferPointer { b in
        result.withUnsafeMutableBufferPointer { result in
          for index in a.indices { result[index] = operation(a[index], b[index]) }
        }
      }
    }
  }

  /// Makes one number of all.
  @inlinable static func reduce<A: AccelerateBuffer, R>(
    _ a: A, _ start: R, _ operation: (inout R, A.Element) -> Void
  ) -> R {
    a.withUnsafeBufferPointer { a in a.reduce(into: start, operation) }
  }

  @inlinable static func check(_ one: Int, _ other: Int) {
    precondition(one == other, "vDSP: rows of \(one) and \(other) numbers don't go together")
  }
}

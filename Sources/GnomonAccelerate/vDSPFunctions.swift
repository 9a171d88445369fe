// SPDX-License-Identifier: Apache-2.0
// The functions of C's that are used most: numbers lie in memory at distances, and their names end in D where they are `Double`.

/// The number of elements.
public typealias vDSP_Length = UInt
/// The distance from an element to the next, in elements.
public typealias vDSP_Stride = Int

/// Calls an operation with the places of each element.
@inlinable func forEach(_ count: vDSP_Length, _ operation: (Int) -> Void) {
  for index in 0..<Int(count) { operation(index) }
}

/// The sums of a and b.
@inlinable public func vDSP_vadd(
  _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>, _ strideB: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) { forEach(count) { c[$0 * strideC] = a[$0 * strideA] + b[$0 * strideB] } }

/// The differences of the second row and the first, as in C: c = b - a.
@inlinable public func vDSP_vsub(
  _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>, _ strideB: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) { forEach(count) { c[$0 * strideC] = b[$0 * strideB] - a[$0 * strideA] } }

/// The products of a and b.
@inlinable public func vDSP_vmul(
  _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>, _ strideB: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) { forEach(count) { c[$0 * strideC] = a[$0 * strideA] * b[$0 * strideB] } }

/// The quotients: the second row is divided, as in C: c = b / a.
@inlinable public func vDSP_vdiv(
  _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>, _ strideB: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) { forEach(count) { c[$0 * strideC] = b[$0 * strideB] / a[$0 * strideA] } }

/// Each with the same number added.
@inlinable public func vDSP_vsadd(
  _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ strideC: vDSP_Stride, _ count: vDSP_Length
) { forEach(count) { c[$0 * strideC] = a[$0 * strideA] + b.pointee } }

/// Each multiplied by the same number.
@inlinable public func vDSP_vsmul(
  _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ strideC: vDSP_Stride, _ count: vDSP_Length
) { forEach(count) { c[$0 * strideC] = a[$0 * strideA] * b.pointee } }

/// Each through the same number.
@inlinable public func vDSP_vsdiv(
  _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ strideC: vDSP_Stride, _ count: vDSP_Length
) { forEach(count) { c[$0 * strideC] = a[$0 * strideA] / b.pointee } }

/// The sum.
@inlinable public func vDSP_sve(
  _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length
) {
  var sum: Float = 0
  forEach(count) { sum += a[$0 * strideA] }
  c.pointee = sum
}

/// The mean; of none it isn't a number.
@inlinable public func vDSP_meanv(
  _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length
) {
  var sum: Float = 0
  forEach(count) { sum += a[$0 * strideA] }
  c.pointee = sum / Float(count)
}

/// The mean of the squares; of none it isn't a number.
@inlinable public func vDSP_measqv(
  _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length
) {
  var sum: Float = 0
  forEach(count) { sum += a[$0 * strideA] * a[$0 * strideA] }
  c.pointee = sum / Float(count)
}

/// The root of the mean of the squares; of none it isn't a number.
@inlinable public func vDSP_rmsqv(
  _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length
) {
  var sum: Float = 0
  forEach(count) { sum += a[$0 * strideA] * a[$0 * strideA] }
  c.pointee = (sum / Float(count)).squareRoot()
}

/// The greatest number; -∞ of none.
@inlinable public func vDSP_maxv(
  _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length
) {
  var sum: Float = -Float.infinity
  forEach(count) { sum = max(sum, a[$0 * strideA]) }
  c.pointee = sum
}

/// The least number; ∞ of none.
@inlinable public func vDSP_minv(
  _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length
) {
  var sum: Float = Float.infinity
  forEach(count) { sum = min(sum, a[$0 * strideA]) }
  c.pointee = sum
}

/// The greatest number without signs; 0 of none.
@inlinable public func vDSP_maxmgv(
  _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length
) {
  var sum: Float = 0
  forEach(count) { sum = max(sum, abs(a[$0 * strideA])) }
  c.pointee = sum
}

/// The sum of the products of a and b.
@inlinable public func vDSP_dotpr(
  _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>, _ strideB: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length
) {
  var sum: Float = 0
  forEach(count) { sum += a[$0 * strideA] * b[$0 * strideB] }
  c.pointee = sum
}

/// Writes zeros.
@inlinable public func vDSP_vclr(_ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ count: vDSP_Length) {
  forEach(count) { c[$0 * strideC] = 0 }
}

/// The sums of a and b.
@inlinable public func vDSP_vaddD(
  _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>, _ strideB: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) { forEach(count) { c[$0 * strideC] = a[$0 * strideA] + b[$0 * strideB] } }

/// The differences of the second row and the first, as in C: c = b - a.
@inlinable public func vDSP_vsubD(
  _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>, _ strideB: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) { forEach(count) { c[$0 * strideC] = b[$0 * strideB] - a[$0 * strideA] } }

/// The products of a and b.
@inlinable public func vDSP_vmulD(
  _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>, _ strideB: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) { forEach(count) { c[$0 * strideC] = a[$0 * strideA] * b[$0 * strideB] } }

/// The quotients: the second row is divided, as in C: c = b / a.
@inlinable public func vDSP_vdivD(
  _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>, _ strideB: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) { forEach(count) { c[$0 * strideC] = b[$0 * strideB] / a[$0 * strideA] } }

/// Each with the same number added.
@inlinable public func vDSP_vsaddD(
  _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
  _ strideC: vDSP_Stride, _ count: vDSP_Length
) { forEach(count) { c[$0 * strideC] = a[$0 * strideA] + b.pointee } }

/// Each multiplied by the same number.
@inlinable public func vDSP_vsmulD(
  _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
  _ strideC: vDSP_Stride, _ count: vDSP_Length
) { forEach(count) { c[$0 * strideC] = a[$0 * strideA] * b.pointee } }

/// Each through the same number.
@inlinable public func vDSP_vsdivD(
  _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
  _ strideC: vDSP_Stride, _ count: vDSP_Length
) { forEach(count) { c[$0 * strideC] = a[$0 * strideA] / b.pointee } }

/// The sum.
@inlinable public func vDSP_sveD(
  _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
  var sum: Double = 0
  forEach(count) { sum += a[$0 * strideA] }
  c.pointee = sum
}

/// The mean; of none it isn't a number.
@inlinable public func vDSP_meanvD(
  _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
  var sum: Double = 0
  forEach(count) { sum += a[$0 * strideA] }
  c.pointee = sum / Double(count)
}

/// The mean of the squares; of none it isn't a number.
@inlinable public func vDSP_measqvD(
  _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
  var sum: Double = 0
  forEach(count) { sum += a[$0 * strideA] * a[$0 * strideA] }
  c.pointee = sum / Double(count)
}

/// The root of the mean of the squares; of none it isn't a number.
@inlinable public func vDSP_rmsqvD(
  _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
  var sum: Double = 0
  forEach(count) { sum += a[$0 * strideA] * a[$0 * strideA] }
  c.pointee = (sum / Double(count)).squareRoot()
}

/// The greatest number; -∞ of none.
@inlinable public func vDSP_maxvD(
  _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
  var sum: Double = -Double.infinity
  forEach(count) { sum = max(sum, a[$0 * strideA]) }
  c.pointee = sum
}

/// The least number; ∞ of none.
@inlinable public func vDSP_minvD(
  _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
  var sum: Double = Double.infinity
  forEach(count) { sum = min(sum, a[$0 * strideA]) }
  c.pointee = sum
}

/// The greatest number without signs; 0 of none.
@inlinable public func vDSP_maxmgvD(
  _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
  var sum: Double = 0
  forEach(count) { sum = max(sum, abs(a[$0 * strideA])) }
  c.pointee = sum
}

/// The sum of the products of a and b.
@inlinable public func vDSP_dotprD(
  _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>, _ strideB: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
  var sum: Double = 0
  forEach(count) { sum += a[$0 * strideA] * b[$0 * strideB] }
  c.pointee = sum
}

/// Writes zeros.
@inlinable public func vDSP_vclrD(_ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ count: vDSP_Length) {
  forEach(count) { c[$0 * strideC] = 0 }
}

/// What ``vDSP_vgen(_:_:_:_:_:)`` does, for numbers of both lengths.
@inlinable func generate<Number: BinaryFloatingPoint>(
  _ a: Number, _ b: Number, _ c: UnsafeMutablePointer<Number>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
  let step = count > 1 ? (b - a) / Number(count - 1) : 0
  forEach(count) { c[$0 * strideC] = a + Number($0) * step }
}

/// What ``vDSP_vgenp(_:_:_:_:_:_:_:_:)`` does, for numbers of both lengths.
@inlinable func interpolate<Number: BinaryFloatingPoint>(
  _ a: UnsafePointer<Number>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Number>, _ strideB: vDSP_Stride,
  _ c: UnsafeMutablePointer<Number>, _ strideC: vDSP_Stride, _ count: vDSP_Length, _ points: vDSP_Length
) {
  let points = Int(points)
  if points == 0 { return }
  var next = 0
  forEach(count) { index in
    let place = Number(index)
    while next < points, b[next * strideB].rounded(.towardZero) < place { next += 1 }
    guard next > 0, next < points else {
      c[index * strideC] = a[min(next, points - 1) * strideA]
      return
    }
    let (start, end) = (b[(next - 1) * strideB].rounded(.towardZero), b[next * strideB].rounded(.towardZero))
    let (first, last) = (a[(next - 1) * strideA], a[next * strideA])
    c[index * strideC] = first + (last - first) * (place - start) / (end - start)
  }
}

/// Writes numbers at equal distances, from a to b. Of one number a is written.
@inlinable public func vDSP_vgen(
  _ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride,
  _ count: vDSP_Length
) {
  generate(a.pointee, b.pointee, c, strideC, count)
}

/// Writes numbers on the lines between points, which are at the whole places of b and have the values of a; before the first point and behind the
/// last one their values.
///
/// - Parameters:
///   - count: how many numbers are written.
///   - points: how many points there are. With none nothing is written.
@inlinable public func vDSP_vgenp(
  _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>, _ strideB: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ count: vDSP_Length, _ points: vDSP_Length
) {
  interpolate(a, strideA, b, strideB, c, strideC, count, points)
}

/// Writes numbers at equal distances, from a to b. Of one number a is written.
@inlinable public func vDSP_vgenD(
  _ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride,
  _ count: vDSP_Length
) {
  generate(a.pointee, b.pointee, c, strideC, count)
}

/// Writes numbers on the lines between points, which are at the whole places of b and have the values of a; before the first point and behind the
/// last one their values.
///
/// - Parameters:
///   - count: how many numbers are written.
///   - points: how many points there are. With none nothing is written.
@inlinable public func vDSP_vgenpD(
  _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>, _ strideB: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ count: vDSP_Length, _ points: vDSP_Length
) {
  interpolate(a, strideA, b, strideB, c, strideC, count, points)
}

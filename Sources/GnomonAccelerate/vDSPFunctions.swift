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

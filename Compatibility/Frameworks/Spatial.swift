// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import Spatial`: points, sizes, vectors and boxes in space as values, with their arithmetic. It's real.
@_exported import CoreGraphics

/// A place in space.
public struct Point3D: Hashable, Codable, Sendable {
  /// The place across.
  public var x: Double
  /// The place down.
  public var y: Double
  /// The place in depth.
  public var z: Double
  /// A place.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
  /// A place of whole or other numbers.
  public init<F: BinaryFloatingPoint>(x: F, y: F, z: F) { self.init(x: Double(x), y: Double(y), z: Double(z)) }
  /// The place that a vector leads to from the origin.
  public init(_ xyz: Vector3D) { self.init(x: xyz.x, y: xyz.y, z: xyz.z) }
  /// The origin.
  public static let zero = Point3D()
  /// The place that a vector leads to.
  public static func + (lhs: Point3D, rhs: Vector3D) -> Point3D {
    Point3D(x: lhs.x + rhs.x, y: lhs.y + rhs.y, z: lhs.z + rhs.z)
  }
  /// The place that a vector leads from.
  public static func - (lhs: Point3D, rhs: Vector3D) -> Point3D { lhs + -rhs }
  /// The vector that leads from one place to the other.
  public static func - (lhs: Point3D, rhs: Point3D) -> Vector3D {
    Vector3D(x: lhs.x - rhs.x, y: lhs.y - rhs.y, z: lhs.z - rhs.z)
  }
  /// The distance of two places.
  public func distance(to other: Point3D) -> Double { (other - self).length }
}

/// A length with a direction in space.
public struct Vector3D: Hashable, Codable, Sendable {
  /// The part across.
  public var x: Double
  /// The part down.
  public var y: Double
  /// The part in depth.
  public var z: Double
  /// A vector of its parts.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
  /// A vector of whole or other numbers.
  public init<F: BinaryFloatingPoint>(x: F, y: F, z: F) { self.init(x: Double(x), y: Double(y), z: Double(z)) }
  /// The vector from the origin to a place.
  public init(_ point: Point3D) { self.init(x: point.x, y: point.y, z: point.z) }
  /// The vector along a box.
  public init(_ size: Size3D) { self.init(x: size.width, y: size.height, z: size.depth) }
  /// No vector.
  public static let zero = Vector3D()
  /// The length.
  public var length: Double { lengthSquared.squareRoot() }
  /// The length times itself.
  public var lengthSquared: Double { dot(self) }
  /// The same direction with a length of 1; not numbers where it has no direction.
  public var normalized: Vector3D { self / length }
  /// The product that is 0 for vectors at right angles.
  public func dot(_ other: Vector3D) -> Double { x * other.x + y * other.y + z * other.z }
  /// The vector at right angles to both.
  public func cross(_ other: Vector3D) -> Vector3D {
    Vector3D(x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
  }
  /// One behind the other.
  public static func + (lhs: Vector3D, rhs: Vector3D) -> Vector3D {
    Vector3D(x: lhs.x + rhs.x, y: lhs.y + rhs.y, z: lhs.z + rhs.z)
  }
  /// One against the other.
  public static func - (lhs: Vector3D, rhs: Vector3D) -> Vector3D { lhs + -rhs }
  /// The same in the other direction.
  public static prefix func - (vector: Vector3D) -> Vector3D { vector * -1 }
  /// The same direction with another length.
  public static func * (lhs: Vector3D, rhs: Double) -> Vector3D {
    Vector3D(x: lhs.x * rhs, y: lhs.y * rhs, z: lhs.z * rhs)
  }
  /// The same direction with another length.
  public static func * (lhs: Double, rhs: Vector3D) -> Vector3D { rhs * lhs }
  /// The same direction with another length.
  public static func / (lhs: Vector3D, rhs: Double) -> Vector3D {
    Vector3D(x: lhs.x / rhs, y: lhs.y / rhs, z: lhs.z / rhs)
  }
}

/// A size in space.
public struct Size3D: Hashable, Codable, Sendable {
  /// The length across.
  public var width: Double
  /// The length down.
  public var height: Double
  /// The length in depth.
  public var depth: Double
  /// A size.
  public init(width: Double = 0, height: Double = 0, depth: Double = 0) {
    (self.width, self.height, self.depth) = (width, height, depth)
  }
  /// A size of whole or other numbers.
  public init<F: BinaryFloatingPoint>(width: F, height: F, depth: F) {
    self.init(width: Double(width), height: Double(height), depth: Double(depth))
  }
  /// A size on the plane, with a depth.
  public init(_ size: CGSize, depth: Double = 0) {
    self.init(width: Double(size.width), height: Double(size.height), depth: depth)
  }
  /// No size.
  public static let zero = Size3D()
  /// 1 in each direction.
  public static let one = Size3D(width: 1, height: 1, depth: 1)
  /// The room in it.
  public var volume: Double { width * height * depth }
  /// Each length times a number.
  public static func * (lhs: Size3D, rhs: Double) -> Size3D {
    Size3D(width: lhs.width * rhs, height: lhs.height * rhs, depth: lhs.depth * rhs)
  }
  /// Each length by a number.
  public static func / (lhs: Size3D, rhs: Double) -> Size3D {
    Size3D(width: lhs.width / rhs, height: lhs.height / rhs, depth: lhs.depth / rhs)
  }
}

/// A box in space, along the axes.
public struct Rect3D: Hashable, Codable, Sendable {
  /// The corner with the least numbers.
  public var origin: Point3D
  /// The size.
  public var size: Size3D
  /// A box of its corner and size.
  public init(origin: Point3D = .zero, size: Size3D = .zero) { (self.origin, self.size) = (origin, size) }
  /// A box of its middle and size.
  public init(center: Point3D, size: Size3D) { self.init(origin: center - Vector3D(size) / 2, size: size) }
  /// A rectangle as a box without depth.
  public init(_ rect: CGRect) {
    self.init(origin: Point3D(x: rect.minX, y: rect.minY, z: 0), size: Size3D(rect.size))
  }
  /// A box of no size at the origin.
  public static let zero = Rect3D()
  /// The corner with the least numbers.
  public var min: Point3D { origin }
  /// The corner with the greatest numbers.
  public var max: Point3D { origin + Vector3D(size) }
  /// The middle.
  public var center: Point3D { origin + Vector3D(size) / 2 }
  /// Whether it has no room.
  public var isEmpty: Bool { size.width <= 0 || size.height <= 0 || size.depth <= 0 }
  /// Whether a place lies in it.
  public func contains(point: Point3D) -> Bool {
    point.x >= min.x && point.x <= max.x && point.y >= min.y && point.y <= max.y && point.z >= min.z && point.z <= max.z
  }
}

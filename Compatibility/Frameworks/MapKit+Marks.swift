// SPDX-License-Identifier: Apache-2.0
// Marks on maps and rectangles of the flat map, by MapKit's names. Rectangles are worked out; marks are kept and not drawn.
public import Gnomon
public import GnomonCairo

/// Where the device is, as a mark on a map. It isn't known.
open class MKUserLocation: NSObject, MKAnnotation {
  /// The place: its degrees are no numbers.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: .nan, longitude: .nan) }
  /// The place with its accuracy: nil.
  open var location: CLLocation? { nil }
  /// Whether it's searched for: it isn't.
  open var isUpdating: Bool { false }
  /// The text.
  open var title: String?
  /// The text below.
  open var subtitle: String?
}

/// How a mark looks. It's kept and not drawn.
open class MKAnnotationView: UIView {
  /// The mark.
  open var annotation: (any MKAnnotation)?
  /// What it's used again by.
  public private(set) var reuseIdentifier: String?
  /// A mark's looks.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  /// Looks of an archive: those of no mark.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The picture. It's kept.
  open var image: UIImage?
  /// How far its middle lies from the place, in points. It's kept.
  open var centerOffset = CGPoint.zero
  /// How far its words lie from it, in points. They're kept.
  open var calloutOffset = CGPoint.zero
  /// Whether words are shown for it. It's kept.
  open var canShowCallout = false
  /// What is at the left side of its words. It's kept.
  open var leftCalloutAccessoryView: UIView?
  /// What is at the right side of its words. It's kept.
  open var rightCalloutAccessoryView: UIView?
  /// What is below its words. It's kept.
  open var detailCalloutAccessoryView: UIView?
  /// Whether it can be used. It's kept.
  open var isEnabled = true
  /// Whether it's pressed. It's kept.
  open var isHighlighted = false
  /// Whether it's selected. It's kept.
  open var isSelected = false
  /// Whether it can be pulled elsewhere. It's kept.
  open var isDraggable = false
  /// Marks of one name are shown as one where they're near. It's kept.
  open var clusteringIdentifier: String?
  /// Called before it's used again.
  open func prepareForReuse() {}
  /// Called before it's shown. It isn't called here.
  open func prepareForDisplay() {}
  /// Sets whether it's selected.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

extension MKMapPoint {
  /// The place on the flat map, which is 268 435 456 points wide and high, by Mercator's rule.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let width = MKMapRect.world.size.width
    let angle = min(max(coordinate.latitude, -85.05112877980659), 85.05112877980659) * .pi / 180
    self.init(
      x: (coordinate.longitude + 180) / 360 * width, y: width / 2 - width / (2 * .pi) * log(tan(.pi / 4 + angle / 2)))
  }
  /// The place by its degrees.
  public var coordinate: CLLocationCoordinate2D {
    let width = MKMapRect.world.size.width
    return CLLocationCoordinate2D(
      latitude: (2 * atan(exp((width / 2 - y) * 2 * .pi / width)) - .pi / 2) * 180 / .pi,
      longitude: x / width * 360 - 180)
  }
}
extension MKMapRect {
  /// The whole flat map.
  public static let world = MKMapRect(x: 0, y: 0, width: 268_435_456, height: 268_435_456)
  /// No rectangle at all.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// Whether it's none at all.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  /// Whether it holds nothing.
  public var isEmpty: Bool { isNull || size.width == 0 && size.height == 0 }
  /// The left side.
  public var minX: Double { origin.x }
  /// The top.
  public var minY: Double { origin.y }
  /// The middle between the sides.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle between top and bottom.
  public var midY: Double { origin.y + size.height / 2 }
  /// The right side.
  public var maxX: Double { origin.x + size.width }
  /// The bottom.
  public var maxY: Double { origin.y + size.height }
  /// The width.
  public var width: Double { size.width }
  /// The height.
  public var height: Double { size.height }
  /// Whether a place lies in it.
  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
  /// Whether another one lies in it.
  public func contains(_ rect: MKMapRect) -> Bool {
    !isNull && !rect.isNull && rect.minX >= minX && rect.minY >= minY && rect.maxX <= maxX && rect.maxY <= maxY
  }
  /// The least rectangle that holds both.
  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (left, top) = (min(minX, rect.minX), min(minY, rect.minY))
    return MKMapRect(x: left, y: top, width: max(maxX, rect.maxX) - left, height: max(maxY, rect.maxY) - top)
  }
  /// What both have in common; null where that's nothing.
  public func intersection(_ rect: MKMapRect) -> MKMapRect {
    let (left, top) = (max(minX, rect.minX), max(minY, rect.minY))
    let (right, bottom) = (min(maxX, rect.maxX), min(maxY, rect.maxY))
    guard !isNull, !rect.isNull, left <= right, top <= bottom else { return .null }
    return MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
  }
  /// Whether both have something in common.
  public func intersects(_ rect: MKMapRect) -> Bool { !intersection(rect).isNull }
  /// The rectangle with less at the sides, and at top and bottom.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
  /// The rectangle elsewhere.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
}

extension MKCoordinateRegion {
  /// The part of the earth that a rectangle of the flat map holds.
  public init(_ rect: MKMapRect) {
    let (top, bottom) = (
      MKMapPoint(x: rect.minX, y: rect.minY).coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    )
    self.init(
      center: CLLocationCoordinate2D(
        latitude: (top.latitude + bottom.latitude) / 2, longitude: (top.longitude + bottom.longitude) / 2),
      span: MKCoordinateSpan(
        latitudeDelta: top.latitude - bottom.latitude, longitudeDelta: bottom.longitude - top.longitude))
  }
}

extension MKMapView {
  /// The part that is shown, as a rectangle of the flat map. Set to no rectangle at all, it stays as it is.
  public var visibleMapRect: MKMapRect {
    get {
      let (center, span) = (region.center, region.span)
      func point(_ side: Double) -> MKMapPoint {
        MKMapPoint(
          CLLocationCoordinate2D(
            latitude: center.latitude - side * span.latitudeDelta / 2,
            longitude: center.longitude + side * span.longitudeDelta / 2))
      }
      let (top, bottom) = (point(-1), point(1))
      return MKMapRect(x: top.x, y: top.y, width: bottom.x - top.x, height: bottom.y - top.y)
    }
    set { if !newValue.isNull { region = MKCoordinateRegion(newValue) } }
  }
  /// Sets the part that is shown.
  public func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) { visibleMapRect = mapRect }
  /// The marks in a rectangle of the flat map.
  public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    let inside = annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }
    return Set(inside.compactMap { ($0 as? NSObject).map(AnyHashable.init) })
  }
  /// Adds those of some marks that aren't there, and shows the part that holds them. Marks without a place don't count for it.
  public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    var known = Set(self.annotations.map { ObjectIdentifier($0) })
    addAnnotations(annotations.filter { known.insert(ObjectIdentifier($0)).inserted })
    let placed = annotations.filter { CLLocationCoordinate2DIsValid($0.coordinate) }
    let rect = placed.reduce(MKMapRect.null) { rect, mark in
      rect.union(MKMapRect(origin: MKMapPoint(mark.coordinate), size: MKMapSize()))
    }
    if !rect.isNull { visibleMapRect = rect }
  }
  /// How a mark looks: nil, none is shown.
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Looks that can be used again: none.
  public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
  /// Says how marks are shown. None is.
  public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
}

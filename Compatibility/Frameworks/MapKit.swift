// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import MapKit`: regions are real; a map is a place with its name in it.
@_exported import CoreLocation
public import Gnomon

/// How much of the earth a map shows, in degrees.
public struct MKCoordinateSpan: Sendable {
  /// The degrees from north to south.
  public var latitudeDelta: CLLocationDegrees
  /// The degrees from west to east.
  public var longitudeDelta: CLLocationDegrees
  /// Degrees along both axes.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
  /// No degrees.
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
}
/// A part of the earth around a place.
public struct MKCoordinateRegion: Sendable {
  /// The place.
  public var center: CLLocationCoordinate2D
  /// How much is around it.
  public var span: MKCoordinateSpan
  /// A part around a place, in degrees.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
  /// A part around a place, in metres. A degree from north to south has 111 195 metres.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let degree = 6_371_008.8 * Double.pi / 180
    let across = max(cos(centerCoordinate.latitude * .pi / 180), 1e-9) * degree
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: min(180, latitudinalMeters / degree), longitudeDelta: min(360, longitudinalMeters / across)))
  }
  /// The part around the place of 0 degrees.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
}

/// A map: it isn't fetched. Its place is drawn with its name.
public struct Map<Content>: View {
  /// A map of a region.
  public init(coordinateRegion: Binding<MKCoordinateRegion>, showsUserLocation: Bool = false)
  where Content == EmptyView {}
  /// A map of a region with marks, which aren't drawn.
  public init<Items: RandomAccessCollection>(
    coordinateRegion: Binding<MKCoordinateRegion>, showsUserLocation: Bool = false, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Content
  ) where Items.Element: Identifiable {}
  /// The place.
  public var body: some View { _FrameworkPlaceholder(name: "Map", reason: "MapKit fetches no maps") }
}
/// A mark of a place on a map. It isn't drawn.
public struct MapMarker {
  /// A mark of a place.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
/// A pin of a place on a map. It isn't drawn.
public struct MapPin {
  /// A pin of a place.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
/// A view at a place of a map. It isn't drawn.
public struct MapAnnotation<Content: View> {
  /// A view at a place.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {}
}

/// A map by UIKit's name. It isn't fetched: its name is drawn.
open class MKMapView: _FrameworkView {
  /// The part that is shown.
  open var region = MKCoordinateRegion()
  /// Sets the part that is shown.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// Whether the device's place is marked. It's kept.
  open var showsUserLocation = false
  /// Whether it may be pulled. It's kept.
  open var isScrollEnabled = true
  /// Whether it may be made larger. It's kept.
  open var isZoomEnabled = true
  /// What is told of it. Nothing is.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The marks.
  public private(set) var annotations: [any MKAnnotation] = []
  /// Adds a mark.
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  /// Adds marks.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  /// Takes a mark out.
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
  /// Takes marks out.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    let gone = Set(annotations.map { ObjectIdentifier($0) })
    self.annotations.removeAll { gone.contains(ObjectIdentifier($0)) }
    selectedAnnotations.removeAll { gone.contains(ObjectIdentifier($0)) }
  }
  /// The place in the middle.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  /// Goes to a place. It's there at once.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
  /// The region that the map would show: the region itself.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  /// The place at a point of a view: nowhere, there is no map.
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: .nan, longitude: .nan)
  }
  /// The point of a place: nowhere, there is no map.
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    CGPoint(x: CGFloat.nan, y: .nan)
  }
  /// The device's place: it isn't known.
  public let userLocation = MKUserLocation()
  /// Whether it may be turned. It's kept.
  open var isRotateEnabled = true
  /// Whether it may be tilted. It's kept.
  open var isPitchEnabled = true
  /// The selected marks.
  open var selectedAnnotations: [any MKAnnotation] = []
  /// Selects a mark. It isn't shown, and nobody is told.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard annotations.contains(where: { $0 === annotation }) else { return }
    selectedAnnotations = [annotation]
  }
  /// Selects a mark no more; nil means all. Nobody is told.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations.removeAll { annotation == nil || $0 === annotation }
  }
  /// Why it isn't drawn.
  open override var _lack: String? { "MapKit fetches no maps" }
}
/// What is told of a map. Nothing is.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
  /// Another part will be shown.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// Another part is shown.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// The part that is shown changes.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// The map is there.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  /// The map didn't come.
  func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
  /// How a mark looks.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Marks are shown.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// A mark's looks were selected.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// A mark's looks are selected no more.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// The device is elsewhere.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// The device's place isn't found.
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
}
extension MKMapViewDelegate {
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}
  /// nil.
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
}
/// A mark on a map.
public protocol MKAnnotation: NSObjectProtocol {
  /// The place.
  var coordinate: CLLocationCoordinate2D { get }
}
/// A mark on a map.
open class MKPointAnnotation: NSObject, MKAnnotation {
  /// The place.
  open var coordinate = CLLocationCoordinate2D()
  /// The text.
  open var title: String?
  /// The text below.
  open var subtitle: String?
}

/// A place on a flat map of the world.
public struct MKMapPoint: Sendable {
  /// How far from the left side.
  public var x: Double
  /// How far from the top.
  public var y: Double
  /// A place.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  /// Nowhere.
  public init() { self.init(x: 0, y: 0) }
}
/// How large something is on a flat map of the world.
public struct MKMapSize: Sendable {
  /// How wide.
  public var width: Double
  /// How high.
  public var height: Double
  /// A size.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  /// No size.
  public init() { self.init(width: 0, height: 0) }
}
/// A rectangle on a flat map of the world.
public struct MKMapRect: Sendable {
  /// The top left corner.
  public var origin: MKMapPoint
  /// The size.
  public var size: MKMapSize
  /// A rectangle.
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  /// A rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
  /// No rectangle.
  public init() { self.init(x: 0, y: 0, width: 0, height: 0) }
}
/// Whether a map follows the device. It means nothing here.
public enum MapUserTrackingMode: Sendable {
  /// It doesn't.
  case none
  /// It does.
  case follow
}
/// What a finger may do to a map. It means nothing here.
public struct MapInteractionModes: OptionSet, Sendable {
  /// What it may do, as bits.
  public let rawValue: Int
  /// What some bits say.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It's pulled.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// It's made larger.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// All.
  public static let all: MapInteractionModes = [.pan, .zoom]
}

extension Map {
  /// A map of a region, with what may be done to it.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes,
    showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == EmptyView {}
}

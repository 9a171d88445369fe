// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import CoreLocation`: places and distances are real. Where the device is isn't known: the manager is denied.
@_exported import GnomonFoundation
import Gnomon

/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// A speed in metres a second.
public typealias CLLocationSpeed = Double
/// A direction in degrees.
public typealias CLLocationDirection = Double
/// An accuracy in metres.
public typealias CLLocationAccuracy = Double

/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// The best accuracy for finding a way.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// An accuracy of ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Each movement counts.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// A place that isn't one.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich.
  public var longitude: CLLocationDegrees
  /// A place by its degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
  /// The place of 0 degrees each.
  public init() { self.init(latitude: 0, longitude: 0) }
}

/// Whether a place's degrees are within their limits.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}
/// A place by its degrees.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// A place with its time and accuracy.
open class CLLocation: NSObject, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The height above the sea, in metres.
  public let altitude: CLLocationDistance
  /// The accuracy of the place, in metres.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The accuracy of the height, in metres.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of the movement, in degrees; −1 isn't known.
  public let course: CLLocationDirection
  /// The speed in metres a second; −1 isn't known.
  public let speed: CLLocationSpeed
  /// The time.
  public let timestamp: Date
  /// A place by its degrees, now.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
      verticalAccuracy: -1, timestamp: Date())
  }
  /// A place with its accuracy and time.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection = -1, speed: CLLocationSpeed = -1,
    timestamp: Date
  ) {
    (self.coordinate, self.altitude, horizontalAccuracy) = (coordinate, altitude, hAccuracy)
    (verticalAccuracy, self.course, self.speed, self.timestamp) = (vAccuracy, course, speed, timestamp)
    super.init()
  }
  /// The distance to another place along the earth, in metres: on a sphere of 6 371 km, up to half a percent from that on the earth's own shape.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let (a, b) = (coordinate, location.coordinate)
    let (down, across) = (sin(radians(b.latitude - a.latitude) / 2), sin(radians(b.longitude - a.longitude) / 2))
    let part = down * down + cos(radians(a.latitude)) * cos(radians(b.latitude)) * across * across
    return 2 * 6_371_008.8 * asin(min(1, sqrt(part)))
  }
}

/// Whether an app may know where it is.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The user wasn't asked.
  case notDetermined
  /// It isn't possible.
  case restricted
  /// It may not.
  case denied
  /// It may at any time.
  case authorizedAlways
  /// It may while it's used.
  case authorizedWhenInUse
}
/// How exactly an app may know where it is.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// As exactly as it goes.
  case fullAccuracy
  /// Roughly.
  case reducedAccuracy
}

/// Why a place isn't known.
public struct CLError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// It isn't known now.
    case locationUnknown
    /// It isn't allowed.
    case denied
    /// There is no network.
    case network
  }
  /// The reason.
  public let code: Code
  /// An error for a reason.
  public init(_ code: Code) { self.code = code }
  /// It isn't allowed.
  public static let denied = Code.denied
  /// It isn't known now.
  public static let locationUnknown = Code.locationUnknown
  /// There is no network.
  public static let network = Code.network
}

/// What finds out where the device is: it's denied.
open class CLLocationManager: NSObject {
  /// What is told of it.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// The accuracy that is wished. It's kept.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// The least movement that is told, in metres. It's kept.
  open var distanceFilter = kCLDistanceFilterNone
  /// Whether it may go on in the background. It's kept.
  open var allowsBackgroundLocationUpdates = false
  /// Whether it rests by itself. It's kept.
  open var pausesLocationUpdatesAutomatically = true
  /// Where the device is: nil.
  open var location: CLLocation? { nil }
  /// Whether the app may know it: denied.
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  /// How exactly: roughly.
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  /// Whether the app may know it: denied.
  public class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  /// Whether the device can find it out: false.
  public class func locationServicesEnabled() -> Bool { false }
  private func deny() {
    _FrameworkLack.say("CLLocationManager is denied: where the device is isn't known.")
    delegate?.locationManager(self, didFailWithError: CLError(.denied))
  }
  /// Asks the user. The delegate is told that it's denied.
  open func requestWhenInUseAuthorization() { delegate?.locationManagerDidChangeAuthorization(self) }
  /// Asks the user. The delegate is told that it's denied.
  open func requestAlwaysAuthorization() { delegate?.locationManagerDidChangeAuthorization(self) }
  /// Begins to tell where the device is. The delegate is told that it fails.
  open func startUpdatingLocation() { deny() }
  /// Ends that.
  open func stopUpdatingLocation() {}
  /// Tells where the device is. The delegate is told that it fails.
  open func requestLocation() { deny() }
  /// Begins to tell the direction. The delegate is told that it fails.
  open func startUpdatingHeading() { deny() }
  /// Ends that.
  open func stopUpdatingHeading() {}
}

/// What is told of where the device is.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// The device is somewhere else. It isn't called.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// It failed.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Whether the app may know it is decided.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

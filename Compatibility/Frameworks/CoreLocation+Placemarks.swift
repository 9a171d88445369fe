// SPDX-License-Identifier: Apache-2.0
// Places with their addresses, by Core Location's names. None is looked up: there is no service for it.
public import Gnomon

/// A place with its address. What isn't known is nil.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// The place.
  public let location: CLLocation?
  /// The name.
  public let name: String?
  /// A place with the name and the place of another one.
  public init(placemark: CLPlacemark) {
    (location, name) = (placemark.location, placemark.name)
    super.init()
  }
  /// A place of a location. Gnomon's own.
  public init(_location location: CLLocation?, name: String?) {
    (self.location, self.name) = (location, name)
    super.init()
  }
  /// The street: nil, it isn't looked up. So are those below.
  open var thoroughfare: String? { nil }
  /// The number in the street.
  open var subThoroughfare: String? { nil }
  /// The town.
  open var locality: String? { nil }
  /// The part of the town.
  open var subLocality: String? { nil }
  /// The state.
  open var administrativeArea: String? { nil }
  /// The part of the state.
  open var subAdministrativeArea: String? { nil }
  /// The postal code.
  open var postalCode: String? { nil }
  /// The code of the country.
  open var isoCountryCode: String? { nil }
  /// The country.
  open var country: String? { nil }
  /// The lake or river.
  open var inlandWater: String? { nil }
  /// The ocean.
  open var ocean: String? { nil }
  /// What is of interest there.
  open var areasOfInterest: [String]? { nil }
  /// The time zone.
  open var timeZone: TimeZone? { nil }
}

/// What is called with places.
public typealias CLGeocodeCompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

/// Looks places and addresses up. It fails as without a network: there is no service for it.
open class CLGeocoder: NSObject {
  /// Whether it looks something up: it never does.
  open var isGeocoding: Bool { false }
  /// Looks the address of a place up. It fails.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  /// Looks the address of a place up. It fails.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  /// Looks the address of a place up. It fails.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw lack() }
  /// Looks the address of a place up. It fails.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] { throw lack() }
  /// Looks the place of an address up. It fails.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  /// Looks the place of an address up. It fails.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw lack() }
  /// Ends looking up. There's nothing to end.
  open func cancelGeocode() {}

  private func fail(_ completionHandler: @escaping CLGeocodeCompletionHandler) {
    let error = lack()
    DispatchQueue.main.async { completionHandler(nil, error) }
  }
  private func lack() -> CLError {
    _FrameworkLack.say("CLGeocoder looks nothing up: there is no service for it.")
    return CLError(.network)
  }
}

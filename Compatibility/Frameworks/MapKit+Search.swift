// SPDX-License-Identifier: Apache-2.0
// Places and the search for them, by MapKit's names. Nothing is found: there is no service for it.
public import Gnomon

/// The domain of a map's errors.
public let MKErrorDomain = "MKErrorDomain"
/// Why a map or a search failed.
public struct MKError: CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: UInt, Sendable {
    /// It isn't known.
    case unknown = 1
    /// The service failed.
    case serverFailure
    /// It was asked too often.
    case loadingThrottled
    /// There's no such place.
    case placemarkNotFound
    /// There's no way.
    case directionsNotFound
    /// What came can't be read.
    case decodingFailed
  }
  /// The reason.
  public let code: Code
  /// An error for a reason.
  public init(_ code: Code) { self.code = code }
  /// The errors' domain.
  public static var errorDomain: String { MKErrorDomain }
  /// The reason's number.
  public var errorCode: Int { Int(code.rawValue) }
  /// The service failed.
  public static let serverFailure = Code.serverFailure
  /// It isn't known.
  public static let unknown = Code.unknown
  /// It was asked too often.
  public static let loadingThrottled = Code.loadingThrottled
  /// There's no way.
  public static let directionsNotFound = Code.directionsNotFound
  /// What came can't be read.
  public static let decodingFailed = Code.decodingFailed
  /// There's no such place.
  public static let placemarkNotFound = Code.placemarkNotFound
}

/// A place with its address, as a mark on a map.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// A place.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(_location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude), name: nil)
  }
  /// A place. What the address says isn't kept.
  public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.init(coordinate: coordinate)
  }
  /// A place with the name and the place of another one. Where that has none, the degrees are out of their limits.
  public override init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
    super.init(placemark: placemark)
  }
  /// The text of the mark: the name.
  open var title: String? { name }
  /// The text below: nil.
  open var subtitle: String? { nil }
  /// The code of the country: nil, it isn't looked up.
  open var countryCode: String? { isoCountryCode }
}

/// A kind of places.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// The kind's name.
  public let rawValue: String
  /// The kind of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A place on maps. No map is opened for it.
open class MKMapItem: NSObject, @unchecked Sendable {
  /// The place.
  public let placemark: MKPlacemark
  /// Whether it's where the device is.
  public let isCurrentLocation: Bool
  /// The name.
  open var name: String?
  /// The number of its telephone.
  open var phoneNumber: String?
  /// Its page.
  open var url: URL?
  /// Its time zone.
  open var timeZone: TimeZone?
  /// Its kind.
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  /// A place.
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    isCurrentLocation = false
    name = placemark.name
    super.init()
  }
  private init(current: Void) {
    placemark = MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: .nan, longitude: .nan))
    isCurrentLocation = true
    super.init()
  }
  /// The place of the device: it isn't known, and its degrees are no numbers.
  open class func forCurrentLocation() -> MKMapItem { MKMapItem(current: ()) }
  /// Shows the place in the app for maps. False: there is none.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    MKMapItem.openMaps(with: [self], launchOptions: launchOptions)
  }
  /// Shows places in the app for maps. False: there is none.
  @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
    _FrameworkLack.say("MKMapItem opens no maps: there is no app for them.")
    return false
  }
}

/// A search for places. It fails: there is no service for it.
open class MKLocalSearch: NSObject {
  /// What is searched for.
  public struct ResultType: OptionSet, Sendable {
    /// What is searched for, as bits.
    public let rawValue: UInt
    /// What some bits say.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Places of interest.
    public static let pointOfInterest = ResultType(rawValue: 2)
  }
  /// What is searched for, and where.
  open class Request: NSObject {
    /// The words.
    open var naturalLanguageQuery: String?
    /// Where.
    open var region = MKCoordinateRegion()
    /// What is searched for.
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    /// No words.
    public override init() { super.init() }
    /// What a completion says.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(
        naturalLanguageQuery: [completion.title, completion.subtitle].filter { !$0.isEmpty }.joined(separator: ", "))
    }
    /// Some words.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }
    /// Some words, and where.
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }
  }
  /// What was found. Nobody makes one here.
  open class Response: NSObject, @unchecked Sendable {
    /// The places.
    public let mapItems: [MKMapItem]
    /// The part of the earth that holds them.
    public let boundingRegion: MKCoordinateRegion
    init(mapItems: [MKMapItem], boundingRegion: MKCoordinateRegion) {
      (self.mapItems, self.boundingRegion) = (mapItems, boundingRegion)
      super.init()
    }
  }
  /// What is called when the search has ended.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void
  /// A search.
  public init(request: Request) { super.init() }
  /// Whether it searches: it never does.
  open var isSearching: Bool { false }
  /// Searches. It fails: the completion is called later, with an error.
  @preconcurrency
  open func start(completionHandler: @escaping @MainActor @Sendable (Response?, (any Error)?) -> Void) {
    _FrameworkLack.say("MKLocalSearch finds nothing: there is no service for it.")
    DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
  }
  /// Searches. It fails.
  open func start() async throws -> Response {
    _FrameworkLack.say("MKLocalSearch finds nothing: there is no service for it.")
    throw MKError(.serverFailure)
  }
  /// Ends the search.
  open func cancel() {}
}

/// A place that words may mean. Nobody makes one here.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  /// The first line.
  public let title: String
  /// The second line.
  public let subtitle: String
  /// The parts of the first line that the words are in: none.
  open var titleHighlightRanges: [NSValue] { [] }
  /// The parts of the second line that the words are in: none.
  open var subtitleHighlightRanges: [NSValue] { [] }
  init(title: String, subtitle: String) {
    (self.title, self.subtitle) = (title, subtitle)
    super.init()
  }
}

/// What words that are being written may mean. It finds nothing, and says to its delegate that it failed.
open class MKLocalSearchCompleter: NSObject {
  /// What is searched for.
  public struct ResultType: OptionSet, Sendable {
    /// What is searched for, as bits.
    public let rawValue: UInt
    /// What some bits say.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Places of interest.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Searches.
    public static let query = ResultType(rawValue: 4)
  }
  /// The words. Setting some fails: the delegate is told later.
  open var queryFragment = "" {
    didSet {
      guard !queryFragment.isEmpty else { return }
      _FrameworkLack.say("MKLocalSearchCompleter finds nothing: there is no service for it.")
      let completer = Reference(self)
      DispatchQueue.main.async {
        guard let completer = completer.completer else { return }
        completer.delegate?.completer(completer, didFailWithError: MKError(.serverFailure))
      }
    }
  }
  /// Where.
  open var region = MKCoordinateRegion()
  /// What is searched for.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// What is told of it.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// What was found: nothing.
  open var results: [MKLocalSearchCompletion] { [] }
  /// Whether it searches: it never does.
  open var isSearching: Bool { false }
  /// Ends the search.
  open func cancel() {}

  /// Goes to the main queue, on which alone it's read.
  private final class Reference: @unchecked Sendable {
    weak var completer: MKLocalSearchCompleter?
    init(_ completer: MKLocalSearchCompleter) { self.completer = completer }
  }
}
/// What is told of a completer.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// There are results. It's never called.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// It failed.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
  /// Does nothing.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Does nothing.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

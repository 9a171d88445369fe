// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Writes measurements and units in a language's words: `62.137 mph`, `kilometers`.
///
/// It's what Apple's Foundation has and that can't be used on Linux.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Which unit a measurement is written in.
  public struct UnitOptions: OptionSet, Sendable {
    public var rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The measurement's own unit, whatever the locale prefers.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// A unit of the measurement's size: `10 km` for 10,000 m.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// A temperature without its scale: `36°`.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// Which unit a measurement is written in. By default one of the locale's, where it has others than the measurement's.
  open var unitOptions: UnitOptions = []
  /// How far a unit's name is written out. Medium, an abbreviation, by default.
  open var unitStyle: UnitStyle = .medium
  /// The locale, whose language and units are used. The current one by default; nil stands for it.
  open var locale: Locale! = .current
  /// Writes the number. By default a decimal formatter of the locale, of up to three digits behind the point; nil stands for it.
  open var numberFormatter: NumberFormatter! {
    get {
      if let ownNumberFormatter { return ownNumberFormatter }
      let formatter = NumberFormatter()
      formatter.numberStyle = .decimal
      formatter.locale = locale ?? .current
      return formatter
    }
    set { ownNumberFormatter = newValue }
  }
  private var ownNumberFormatter: NumberFormatter?

  /// Makes a formatter of abbreviations.
  public override init() { super.init() }

  /// Formatters of this kind aren't archived.
  public required init?(coder: NSCoder) { nil }

  /// Writes a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    string(measurement.value, measurement.unit)
  }

  /// Writes a unit's name alone, as it stands beside many: `kilometers`, `km`.
  open func string(from unit: Unit) -> String {
    let locale = locale ?? .current
    let measure = UnitNames.name(of: unit)
      .flatMap { ICUMeasure.measure("unit/\($0) unit-width-\(width.rawValue)", locale: locale.identifier) }
    return measure?.unitName ?? unit.symbol
  }

  /// Writes a measurement of any unit; nil for something else.
  open override func string(for obj: Any?) -> String? {
    (obj as? any MeasurementValue).map { string($0.value, $0.anyUnit) }
  }

  private func string(_ value: Double, _ unit: Unit) -> String {
    let locale = locale ?? .current
    let formatter = numberFormatter
    let text = MeasurementText(
      width: width, locale: locale, usage: prefersOther(unit, in: locale) ? "default" : nil,
      number: { formatter?.string(from: NSNumber(value: $0)) },
      hidesScaleName: unitOptions.contains(.temperatureWithoutUnit))
    return text.text(value, unit)
  }

  private var width: UnitWidth {
    switch unitStyle {
    case .short: .narrow
    case .medium: .short
    case .long: .wide
    @unknown default: .short
    }
  }

  /// Whether the locale writes the measurement in another unit.
  private func prefersOther(_ unit: Unit, in locale: Locale) -> Bool {
    if unitOptions.contains(.providedUnit) { return false }
    let hasScale = UnitNames.hasPreferences(unit)
    if unitOptions.contains(.naturalScale) { return hasScale }
    if unit is UnitTemperature { return true }
    guard hasScale, let isMetric = UnitNames.isMetric(unit) else { return false }
    switch locale.measurementSystem {
    case .us: return isMetric
    // Roads and speeds are in miles there, all else in metres and its like.
    case .uk: return unit is UnitSpeed || unit is UnitLength ? isMetric : !isMetric
    default: return !isMetric
    }
  }
}

/// A measurement whose unit isn't known at compile time.
private protocol MeasurementValue {
  var value: Double { get }
  var anyUnit: Unit { get }
}

extension Measurement: MeasurementValue {
  fileprivate var anyUnit: Unit { unit }
}

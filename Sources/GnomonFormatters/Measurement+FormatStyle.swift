// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What a measurement is for: a locale may have other units for roads than for persons.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// ICU's name of it; nil keeps the unit that a measurement has.
  let name: String?

  /// The locale's common unit.
  public static var general: Self { Self(name: "default") }
  /// The unit that the measurement has.
  public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The height of a person, as a number alone.
  public static var person: Self { Self(name: "person") }
  /// The height of a person, as it's told: `6 ft, 1 in` in the United States.
  public static var personHeight: Self { Self(name: "person-height") }
  /// A distance on roads.
  public static var road: Self { Self(name: "road") }
  /// The focal length of optics.
  public static var focalLength: Self { Self(name: "focal-length") }
  /// An amount of rain.
  public static var rainfall: Self { Self(name: "rainfall") }
  /// An amount of snow.
  public static var snowfall: Self { Self(name: "snowfall") }
  /// How far one sees.
  public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy in food.
  public static var food: Self { Self(name: "food") }
  /// The energy that sports take.
  public static var workout: Self { Self(name: "default") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a body.
  public static var person: Self { Self(name: "person") }
  /// The temperature of the weather.
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// A liquid.
  public static var liquid: Self { Self(name: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// The pressure of the air.
  public static var barometric: Self { Self(name: "baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The speed of the wind.
  public static var wind: Self { Self(name: "wind") }
}

extension Measurement where UnitType: Dimension {
  /// Writes measurements in a language's words: `62 mph`.
  ///
  /// It's what Apple's Foundation has and that on Linux lacks.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How far a unit's name is written out.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let width: GnomonFormatters.UnitWidth

      /// The whole name: `62 miles per hour`.
      public static var wide: Self { Self(width: .wide) }
      /// An abbreviation: `62 mph`.
      public static var abbreviated: Self { Self(width: .short) }
      /// As little as possible: `62mph`.
      public static var narrow: Self { Self(width: .narrow) }
    }

    /// How far the unit's name is written out.
    public var width: UnitWidth
    /// The locale, whose language and units are used.
    public var locale: Locale
    /// What the measurement is for; nil is as `general`.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How the number is written; nil is as the locale and the usage have it.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether a temperature's scale is left out.
    fileprivate var hidesScale = false

    /// Makes a style of its parts.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// Writes a measurement.
    public func format(_ value: Measurement) -> String {
      let style = numberFormatStyle?.locale(locale)
      let text = MeasurementText(
        width: width.width, locale: locale, usage: usageName(of: value.unit),
        number: style.map { style in { style.format($0) } }, hidesScaleName: hidesScale)
      return text.text(value.value, value.unit)
    }

    /// The style in another locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    private func usageName(of unit: UnitType) -> String? {
      UnitNames.hasPreferences(unit) ? usage.map(\.name) ?? "default" : nil
    }
  }

  /// The measurement in the current locale's units, with abbreviations.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// The measurement as a style writes it.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement {
    style.format(self)
  }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// Whether the scale is left out: `36°`.
  public var hidesScaleName: Bool {
    get { hidesScale }
    set { hidesScale = newValue }
  }

  /// Makes a style for temperatures of its parts.
  public init(
    width: UnitWidth, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    hidesScale = hidesScaleName
  }
}

extension FormatStyle {
  /// Writes measurements in a language's words.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Writes temperatures in a language's words, with or without the scale's name.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
  /// Writes amounts of data as files and memory have them: `5 MB`.
  public struct ByteCount: FormatStyle, Sendable {
    /// How bytes are counted and written.
    public var style: ByteCountFormatStyle.Style
    /// The units that may be used.
    public var allowedUnits: ByteCountFormatStyle.Units
    /// Whether 0 is a word.
    public var spellsOutZero: Bool
    /// Whether the number of bytes stands behind it.
    public var includesActualByteCount: Bool
    /// The locale, whose language is used.
    public var locale: Locale

    /// Makes a style of its parts.
    public init(
      style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units, spellsOutZero: Bool,
      includesActualByteCount: Bool, locale: Locale
    ) {
      self.style = style
      self.allowedUnits = allowedUnits
      self.spellsOutZero = spellsOutZero
      self.includesActualByteCount = includesActualByteCount
      self.locale = locale
    }

    /// Writes an amount of data, to whole bytes. More than `Int64` holds is as its greatest number; what isn't a number is as 0.
    public func format(_ value: Measurement<UnitInformationStorage>) -> String {
      let bytes = value.converted(to: .bytes).value
      let limit = Double(Int64.max)
      let count: Int64 =
        bytes.isNaN ? 0 : bytes >= limit ? .max : bytes <= -limit ? .min : Int64(bytes.rounded())
      return ByteCountFormatStyle(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount, locale: locale
      )
      .format(count)
    }

    /// The style in another locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
  /// Writes amounts of data as files and memory have them.
  public static func byteCount(
    style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
    spellsOutZero: Bool = true, includesActualByteCount: Bool = false
  ) -> Self {
    Self(
      style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount, locale: .autoupdatingCurrent)
  }
}

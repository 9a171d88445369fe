// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonFormatters
import Testing

/// The formatters that Apple's Foundation has and that on Linux lacks. What is expected is what Apple's documentation shows, unless a comment says
/// otherwise.
@Suite struct FormatterTests {
  private static let english = Locale(identifier: "en_US")
  private static let german = Locale(identifier: "de_DE")

  /// A text without spaces that don't break a line, which the language's data have.
  private static func withPlainSpaces(_ text: String) -> String {
    text.replacing("\u{a0}", with: " ").replacing("\u{202f}", with: " ")
  }

  private func lengths(_ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale = Self.english)
    -> DateComponentsFormatter
  {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    return formatter
  }

  @Test("9 hours, 41 minutes and 30 seconds in each style")
  func unitsStyles() {
    let expected: [(DateComponentsFormatter.UnitsStyle, String)] = [
      (.spellOut, "nine hours, forty-one minutes, thirty seconds"), (.full, "9 hours, 41 minutes, 30 seconds"),
      (.short, "9 hr, 41 min, 30 sec"), (.brief, "9hr 41min 30sec"), (.abbreviated, "9h 41m 30s"),
      (.positional, "9:41:30"),
    ]
    for (style, text) in expected {
      #expect(lengths(style).string(from: DateComponents(hour: 9, minute: 41, second: 30)) == text)
      #expect(lengths(style).string(from: 34_890) == text)
    }
  }

  @Test("Years, months and days stand in each style before the rest")
  func longUnits() {
    let components = DateComponents(year: 3, month: 9, day: 26, hour: 19, second: 17)
    func text(_ style: DateComponentsFormatter.UnitsStyle) -> String? {
      let formatter = lengths(style)
      // Weeks would take 21 of the days.
      formatter.allowedUnits = [.year, .month, .day, .hour, .minute, .second]
      return formatter.string(from: components)
    }
    #expect(text(.full) == "3 years, 9 months, 26 days, 19 hours, 17 seconds")
    #expect(text(.short) == "3 yrs, 9 mths, 26 days, 19 hr, 17 sec")
    #expect(text(.brief) == "3yrs 9mths 26days 19hr 17sec")
    #expect(text(.abbreviated) == "3y 9mo 26d 19h 17s")
  }

  @Test("What zeros become")
  func zeros() {
    func text(
      _ style: DateComponentsFormatter.UnitsStyle, _ behavior: DateComponentsFormatter.ZeroFormattingBehavior,
      _ units: NSCalendar.Unit, _ seconds: TimeInterval
    ) -> String? {
      let formatter = lengths(style)
      formatter.zeroFormattingBehavior = behavior
      formatter.allowedUnits = units
      return formatter.string(from: seconds)
    }
    #expect(text(.positional, .default, [.hour, .minute, .second], 3610) == "1:00:10")
    #expect(text(.positional, .pad, [.hour, .minute, .second], 3610) == "01:00:10")
    #expect(text(.positional, [], [.hour, .minute, .second], 3610) == "1:0:10")
    #expect(text(.abbreviated, .default, [.day, .hour, .minute, .second], 3610) == "1h 10s")
    #expect(text(.abbreviated, .dropLeading, [.day, .hour, .minute, .second], 600) == "10m 0s")
    #expect(text(.abbreviated, .dropMiddle, [.day, .hour, .minute, .second], 3610) == "0d 1h 10s")
    #expect(text(.abbreviated, .dropTrailing, [.day, .hour, .minute, .second], 3600) == "0d 1h")
    #expect(text(.positional, .pad, [.minute, .second], 65) == "01:05")
    #expect(text(.abbreviated, .default, [.minute, .second], 0) == "0s")
  }

  @Test("Phrases, counts, fractions and collapsed units")
  func options() {
    let remaining = lengths(.full)
    remaining.includesApproximationPhrase = true
    remaining.includesTimeRemainingPhrase = true
    remaining.allowedUnits = [.minute]
    #expect(remaining.string(from: 300) == "About 5 minutes remaining")
    let short = lengths(.abbreviated)
    short.maximumUnitCount = 2
    #expect(short.string(from: 4230) == "1h 10m")
    let fraction = lengths(.abbreviated)
    fraction.allowedUnits = [.hour]
    fraction.allowsFractionalUnits = true
    #expect(fraction.string(from: 5400) == "1.5h")
    let collapsed = lengths(.abbreviated)
    collapsed.allowedUnits = [.minute, .second]
    collapsed.collapsesLargestUnit = true
    #expect(collapsed.string(from: 63) == "63s")
    #expect(collapsed.string(from: 123) == "2m 3s")
    #expect(lengths(.full).string(from: .infinity) == nil)
    #expect(lengths(.full).string(for: "an hour") == nil)
  }

  @Test("Lengths of time are in the words of the calendar's locale")
  func languages() {
    // As the Unicode project's data have them.
    let components = DateComponents(hour: 1, minute: 10)
    #expect(lengths(.full, Self.german).string(from: components) == "1 Stunde und 10 Minuten")
    let french = lengths(.full, Locale(identifier: "fr_FR")).string(from: components)
    #expect(french.map(Self.withPlainSpaces) == "1 heure et 10 minutes")
    #expect(lengths(.full, Locale(identifier: "ja_JP")).string(from: components) == "1時間 10分")
    #expect(lengths(.spellOut, Self.german).string(from: DateComponents(day: 3)) == "drei Tage")
  }

  @Test("Weeks and days are told as far or by name")
  func relative() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Self.english
    #expect(formatter.localizedString(from: DateComponents(weekOfMonth: -1)) == "1 week ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(weekOfMonth: -1)) == "last week")
    #expect(formatter.localizedString(from: DateComponents(day: 1)) == "tomorrow")
    formatter.dateTimeStyle = .numeric
    let months = DateComponents(month: -2)
    let styles: [(RelativeDateTimeFormatter.UnitsStyle, String)] = [
      (.full, "2 months ago"), (.spellOut, "two months ago"), (.short, "2 mo. ago"),
    ]
    for (style, text) in styles {
      formatter.unitsStyle = style
      #expect(formatter.localizedString(from: months) == text)
    }
    formatter.unitsStyle = .full
    let now = Date(timeIntervalSinceReferenceDate: 0)
    #expect(formatter.localizedString(for: now.addingTimeInterval(7200), relativeTo: now) == "in 2 hours")
    #expect(formatter.localizedString(fromTimeInterval: -86_400 * 14) == "2 weeks ago")
    #expect(formatter.localizedString(fromTimeInterval: .nan) == "in 0 seconds")
    formatter.formattingContext = .beginningOfSentence
    #expect(formatter.localizedString(fromTimeInterval: 60) == "In 1 minute")
    formatter.locale = Self.german
    formatter.formattingContext = .unknown
    #expect(formatter.localizedString(fromTimeInterval: -60) == "vor 1 Minute")
  }

  @Test("Items are joined as the language does")
  func lists() {
    let formatter = ListFormatter()
    formatter.locale = Self.english
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    formatter.locale = Self.german
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b und c")
    let numbers = NumberFormatter()
    numbers.minimumFractionDigits = 2
    numbers.locale = Self.german
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [NSNumber(value: 1.5), NSNumber(value: 2)])?.hasSuffix("1,50 und 2,00") == true)
  }

  @Test("A measurement's style takes the locale's unit, or the one that it has")
  func measurementStyles() {
    func text<U: Dimension>(
      _ value: Double, _ unit: U, _ style: Measurement<U>.FormatStyle, _ locale: Locale = Self.english
    ) -> String {
      Self.withPlainSpaces(Measurement(value: value, unit: unit).formatted(style.locale(locale)))
    }
    let french = Locale(identifier: "fr_FR")
    #expect(text(38, UnitTemperature.celsius, .measurement(width: .abbreviated)) == "100°F")
    #expect(text(38, UnitTemperature.celsius, .measurement(width: .abbreviated), french) == "38 °C")
    #expect(text(38, UnitTemperature.celsius, .measurement(width: .wide)) == "100 degrees Fahrenheit")
    #expect(text(100, UnitTemperature.fahrenheit, .measurement(width: .narrow)) == "100°")
    #expect(text(36.8, UnitTemperature.celsius, .measurement(width: .abbreviated, usage: .asProvided)) == "36.8°C")
    let road: MeasurementFormatUnitUsage<UnitLength> = .road
    #expect(text(36, UnitLength.miles, .measurement(width: .wide, usage: road)) == "36 miles")
    #expect(text(36, UnitLength.miles, .measurement(width: .wide, usage: .road), french) == "58 kilomètres")
    let raw = [100, 1000, 10_000, 100_000, 1_000_000].map {
      text(
        $0, UnitLength.kilometers,
        .measurement(width: .narrow, usage: .asProvided, numberFormatStyle: .number))
    }
    #expect(raw == ["100km", "1,000km", "10,000km", "100,000km", "1,000,000km"])
    // The number that a style writes is the converted one.
    let exact = text(
      100, UnitSpeed.kilometersPerHour,
      .measurement(width: .wide, numberFormatStyle: .number.precision(.fractionLength(3))))
    #expect(exact == "62.137 miles per hour")
    #expect(
      text(20, UnitTemperature.celsius, .measurement(width: .narrow, usage: .asProvided, hidesScaleName: true)) == "20°"
    )
    #expect(
      text(5, UnitLength(symbol: "smoot", converter: UnitConverterLinear(coefficient: 1.7)), .measurement(width: .wide))
        == "5 smoot")
    let size = Measurement(value: 5, unit: UnitInformationStorage.megabytes)
    #expect(size.formatted(.byteCount(style: .file).locale(Self.english)) == "5 MB")
  }

  @Test("A measurement formatter takes the locale's unit, or the one that it has")
  func measurementFormatters() {
    let formatter = MeasurementFormatter()
    formatter.locale = Self.english
    let cold = Measurement(value: 293, unit: UnitTemperature.kelvin)
    let distance = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(formatter.string(from: cold) == "67.73°F")
    #expect(formatter.string(from: distance) == "3.107 mi")
    let gravity = Measurement(value: 9.8, unit: UnitAcceleration.gravity)
    let styles: [(Formatter.UnitStyle, String)] = [(.short, "9.8Gs"), (.medium, "9.8 G"), (.long, "9.8 g-force")]
    for (style, text) in styles {
      formatter.unitStyle = style
      #expect(formatter.string(from: gravity) == text)
    }
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: distance) == "5 kilometers")
    #expect(formatter.string(from: UnitLength.kilometers) == "kilometers")
    formatter.numberFormatter.maximumFractionDigits = 0
    formatter.locale = Locale(identifier: "en_GB")
    formatter.unitOptions = []
    formatter.unitStyle = .medium
    #expect(formatter.string(from: cold) == "19.85°C")
    formatter.locale = Self.german
    #expect(formatter.string(from: Measurement(value: 10_000, unit: UnitLength.meters)) == "10.000 m")
    formatter.unitOptions = .naturalScale
    #expect(formatter.string(from: Measurement(value: 10_000, unit: UnitLength.meters)) == "10 km")
    formatter.unitOptions = .temperatureWithoutUnit
    #expect(formatter.string(from: Measurement(value: 36, unit: UnitTemperature.celsius)) == "36°")
  }

  @Test("Each unit of Foundation's has a text in each width, and one in German")
  func units() {
    let kinds: [[Unit]] = [
      [UnitAngle.degrees, UnitAngle.arcSeconds], [UnitArea.hectares, UnitArea.squareMiles], [UnitDuration.hours],
      [UnitEnergy.kilowattHours, UnitEnergy.kilocalories], [UnitFrequency.megahertz], [UnitIlluminance.lux],
      [UnitMass.kilograms, UnitMass.ouncesTroy, UnitMass.slugs], [UnitPressure.hectopascals],
      [UnitVolume.imperialGallons, UnitVolume.metricCups], [UnitElectricCharge.ampereHours],
      [UnitFuelEfficiency.milesPerImperialGallon],
    ]
    let names = kinds.joined().map { unit in
      let formatter = MeasurementFormatter()
      formatter.locale = Self.english
      formatter.unitStyle = .long
      return formatter.string(from: unit)
    }
    // Names of the Unicode project's data; the last of them have none, so that the symbol stands for them.
    #expect(
      names == [
        "degrees", "arcseconds", "hectares", "square miles", "hours", "kilowatt-hours", "kilocalories", "megahertz",
        "lux",
        "kilograms", "troy ounces", "slug", "hectopascals", "Imp. gallons", "metric cups", "Ah",
        "miles per Imp. gallon",
      ])
  }

  @Test("Names are written short and long, and with the family first where their letters ask for it")
  func persons() {
    var name = PersonNameComponents()
    name.namePrefix = "Dr."
    name.givenName = "Thomas"
    name.middleName = "Louis"
    name.familyName = "Clark"
    name.nameSuffix = "Esq."
    name.nickname = "Tom"
    #expect(name.formatted() == "Thomas Clark")
    #expect(name.formatted(.name(style: .short)) == "Tom")
    #expect(name.formatted(.name(style: .medium)) == "Thomas Clark")
    #expect(name.formatted(.name(style: .long)) == "Dr. Thomas Louis Clark Esq.")
    #expect(name.formatted(.name(style: .abbreviated)) == "TC")
    var other = PersonNameComponents()
    other.givenName = "太郎"
    other.familyName = "山田"
    #expect(other.formatted() == "山田太郎")
    #expect(PersonNameComponents().formatted() == "")
  }
}
